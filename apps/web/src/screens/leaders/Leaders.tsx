import { useLanguage } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { useGameList } from '../../games/useGameList.ts';
import { useRecord } from '../../games/useRecord.ts';
import { USUAL, usePart } from '../../packs/packs.ts';

/** Everybody whom one can play, and what one has done with them here. */
export default function Leaders() {
  const language = useLanguage();
  const { title, lead, Everybody } = usePart(USUAL, 'gallery');
  const { list } = useGameList();
  const { results } = useRecord();
  const own = ({ of = USUAL.id }: { readonly of?: string }) => of === USUAL.id;
  return (
    <Shell title={title(language)} wide>
      <p>{lead(language)}</p>
      <Everybody
        games={(list ?? []).filter(({ game }) => game === USUAL.id)}
        results={(results ?? []).filter(own)}
      />
    </Shell>
  );
}
