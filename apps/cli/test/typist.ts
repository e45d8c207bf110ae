import { below, seeded } from '@landsraad/kernel';

const number = (text: string | undefined): number => Number(text);

/** Types what a question of Dune allows, drawn from a seed. */
export function typist(seed: string): (said: string) => string {
  const chance = seeded(seed);
  let read = 0;
  return (said) => {
    const news = said.slice(read);
    const question = news.slice(news.lastIndexOf('\n\n') + 1);
    read = said.length;
    const between = (min: number, max: number) => String(min + below(chance, max - min + 1));
    const bid = /(?:Type your bid|Tapez votre mise), (?:de )?(\d+)(?: (?:to|à) (\d+))?/.exec(
      question,
    );
    if (bid) {
      // Bids that creep up one by one make a game long.
      const [min, max] = [number(bid[1]), number(bid[2] ?? bid[1])];
      return below(chance, 3) === 0 ? between(min, Math.min(max, min + 3)) : '0';
    }
    const plan = question.lastIndexOf(/Your plan:/.test(question) ? 'Your plan:' : 'Votre plan');
    const choices = [...question.matchAll(/(?:^ {2}| {2}|· |\) )(\d+)\. /gm)].map(([, n]) =>
      number(n),
    );
    const most = Math.max(0, ...choices);
    if (plan >= 0) return /^.*\((?:DUN|ATR|BEN)-/m.test(question) ? between(2, most) : '1';
    const several = /(?:Pick|Faites) (?:de )?(\d+)/.exec(question);
    if (several)
      return most === 0 ? '0' : choices.slice(0, Math.max(1, number(several[1]))).join(' ');
    if (most > 0) return between(1, most);
    const range = [...question.matchAll(/\((?:de\s)?(\d+)\s(?:to|à)\s(\d+)\)/g)].at(-1);
    if (range) return between(number(range[1]), number(range[2]));
    throw new Error(`nothing to type at:\n${question.slice(-1500)}`);
  };
}
