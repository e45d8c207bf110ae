import type { Form } from '../wording.ts';

/** Second person of the order and third person, where the rule for -er does not give them. */
const IRREGULAR: Readonly<Record<string, readonly [order: string, third: string]>> = {
  acquérir: ['acquérez', 'acquiert'],
  affréter: ['affrétez', 'affrète'],
  déployer: ['déployez', 'déploie'],
  détruire: ['détruisez', 'détruit'],
  faire: ['faites', 'fait'],
  générer: ['générez', 'génère'],
  mettre: ['mettez', 'met'],
  payer: ['payez', 'paie'],
  perdre: ['perdez', 'perd'],
  prendre: ['prenez', 'prend'],
  rappeler: ['rappelez', 'rappelle'],
  reprendre: ['reprenez', 'reprend'],
};

export function conjugate(verb: string, form: Form): string {
  if (form === 'infinitive') return verb;
  const irregular = IRREGULAR[verb];
  if (irregular) return form === 'order' ? irregular[0] : irregular[1];
  return verb.slice(0, -2) + (form === 'order' ? 'ez' : 'e');
}
