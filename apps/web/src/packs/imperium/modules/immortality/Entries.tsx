import { WRITING } from '@landsraad/kernel/wording';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { useImperium } from '../../table/desk.ts';
import { Entry, Things } from '../../table/plates/Entry.tsx';
import type { OfSeat } from '../module.ts';
import { words as pane } from './pane-words.ts';
import { said } from './said.ts';
import { words } from './words.ts';

/** All that somebody has of Immortality. */
export function Entries({ seat }: OfSeat) {
  const { view } = useImperium().snapshot;
  const { language } = useWording();
  const { tab } = useWords(words);
  const say = useWords(pane);
  const { returning } = view.immortality!.seats[seat]!;
  const all = said(view, seat, language);
  return (
    <>
      {all.length > 0 && <Entry term={tab}>{WRITING[language].apart(all)}</Entry>}
      {returning.length > 0 && (
        <Entry term={say.returning}>
          <Things of={returning.map((id) => ({ kind: 'card', id }))} />
        </Entry>
      )}
    </>
  );
}
