import type { DuneOption, TreacheryId, VoiceTarget } from '@landsraad/dune';
import { useWords } from '../../../../app/language.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { OptionButton } from '../../../../table/panel/OptionList.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { CardPicture } from '../../art/Art.tsx';
import type { DuneAsked } from '../../spots.ts';
import style from './Faces.module.css';
import { words } from './words.ts';

/** A card of each kind that can be ordered, for its face. */
const FACES: Readonly<Record<VoiceTarget, TreacheryId>> = {
  'weapon-poison': 'chaumas',
  'weapon-projectile': 'maula-pistol',
  'weapon-lasgun': 'lasgun',
  'defense-poison': 'snooper',
  'defense-projectile': 'shield',
  worthless: 'kulon',
  'cheap-hero': 'cheap-hero',
};

/** Play it, or do not: each kind of card by its face. */
export function Voice({ decision }: { readonly decision: DuneAsked }) {
  const say = useWords(words).voice;
  if (decision.shape !== 'one') return null;
  const orders = decision.options.filter(({ type }) => type === 'voice');
  const targets = Object.keys(FACES) as VoiceTarget[];
  return (
    <>
      <ul className={style.orders}>
        {targets.map((target) => (
          <li key={target}>
            <CardPicture of={FACES[target]} />
            <span>{say.kinds[target]}</span>
            {orders.map((option, i) => (
              <Order key={option.id} option={option} of={target} n={i + 1} decision={decision} />
            ))}
          </li>
        ))}
      </ul>
      {decision.options.map(
        (option) =>
          option.type !== 'voice' && (
            <OptionButton key={option.id} option={option} decision={decision} n={null} />
          ),
      )}
    </>
  );
}

interface OrderProps {
  readonly option: DuneOption;
  readonly of: VoiceTarget;
  /** Its number among the orders: the first nine have a key. */
  readonly n: number;
  readonly decision: DuneAsked;
}

function Order({ option, of, n, decision }: OrderProps) {
  const { answer } = useActs();
  const { busy } = useDraft();
  const { option: word } = useWording();
  const say = useWords(words).voice;
  if (option.type !== 'voice' || option.target !== of) return null;
  return (
    <Button
      size="small"
      data-option={option.id}
      aria-label={word(option, decision)}
      aria-keyshortcuts={n <= 9 ? String(n) : undefined}
      disabled={busy}
      onClick={() => answer(option.id)}
    >
      {say[option.order]}
    </Button>
  );
}
