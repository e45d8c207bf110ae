import { useLanguage } from '../../../app/language.ts';
import type { Difference } from '../../../games/protocol.ts';
import { wordReasons } from './reasons.ts';

export default function Reasons({ reasons }: { readonly reasons: readonly Difference[] }) {
  return wordReasons(reasons, useLanguage()).map((line) => <span key={line}>{line}. </span>);
}
