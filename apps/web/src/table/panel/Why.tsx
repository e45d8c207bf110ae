import type { Reason } from '@landsraad/kernel';
import { useWords } from '../../app/language.ts';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { useWording } from '../desk/wording.ts';
import { words } from '../panel-words.ts';

/** Why something may not be done, and the way to the rule. */
export function Why({ reason }: { readonly reason: Reason }) {
  const wording = useWording();
  const say = useWords(words);
  const { code, rule } = reason;
  if (!/^[A-Z]/.test(rule)) return <p data-why={code}>{wording.reason(reason)}</p>;
  return (
    <>
      <p data-why={code}>{wording.reason({ ...reason, rule: '' })}</p>{' '}
      <RuleLink rule={rule} title={say.ruleLink} />
    </>
  );
}
