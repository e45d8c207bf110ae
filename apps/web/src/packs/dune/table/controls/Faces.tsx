import { type DuneOption, type PlanElement, strongholdsHeld } from '@landsraad/dune';
import type { ReactNode } from 'react';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { OptionButton } from '../../../../table/panel/OptionList.tsx';
import { isNumbered } from '../../../../table/panel/order.ts';
import { Emblem } from '../../art/Art.tsx';
import { FactionMark } from '../../FactionMark.tsx';
import { LOOKS } from '../../factions.ts';
import type { DuneAsked } from '../../spots.ts';
import { choices } from '../choices.ts';
import { useDune } from '../desk.ts';
import { words as tableWords } from '../words.ts';
import style from './Faces.module.css';
import { words } from './words.ts';

/** Whom or what to choose, by their faces: the factions around the table, the parts of a plan. */
export function Faces({ decision }: { readonly decision: DuneAsked }) {
  const { language } = useWording();
  if (decision.shape !== 'one') return null;
  const order = choices
    .groupsOf(decision.options, language)
    .filter(isNumbered)
    .flatMap(({ options }) => options);
  const faced = order.filter(hasFace);
  return (
    <>
      {decision.kind.startsWith('alliance') && <Alliances />}
      <ul className={style.faces}>
        {faced.map((option) => (
          <li key={option.id}>
            <Face option={option} n={order.indexOf(option) + 1} decision={decision} />
          </li>
        ))}
      </ul>
      {order.map(
        (option, i) =>
          !hasFace(option) && (
            <OptionButton key={option.id} option={option} decision={decision} n={i + 1} />
          ),
      )}
    </>
  );
}

const hasFace = ({ type }: DuneOption): boolean =>
  type === 'seat' || type === 'faction' || type === 'element';

const ELEMENTS: Readonly<Record<PlanElement, IconName>> = {
  leader: 'signet',
  weapon: 'sword',
  defense: 'garrison',
  dial: 'strength',
};

interface FaceProps {
  readonly option: DuneOption;
  readonly n: number;
  readonly decision: DuneAsked;
}

function Face({ option, n, decision }: FaceProps) {
  const { answer } = useActs();
  const { busy } = useDraft();
  const { option: word } = useWording();
  const { view } = useDune().snapshot;
  const key = n <= 9 ? String(n) : undefined;
  const faction =
    option.type === 'faction'
      ? option.faction
      : option.type === 'seat'
        ? view.factions[option.seat]!.id
        : null;
  return (
    <button
      type="button"
      className={style.face}
      data-option={option.id}
      aria-keyshortcuts={key}
      aria-disabled={busy || undefined}
      style={faction ? { borderColor: LOOKS[faction].colour } : undefined}
      onClick={() => answer(option.id)}
    >
      {key && (
        <span className={style.key} aria-hidden="true">
          {key}
        </span>
      )}
      {faction ? (
        <>
          <Emblem of={faction} />
          <FactionMark faction={faction} />
        </>
      ) : (
        option.type === 'element' && <Icon name={ELEMENTS[option.element]} size={2} />
      )}
      <b>{word(option, decision)}</b>
      {option.type === 'seat' && <Facts seat={option.seat} />}
    </button>
  );
}

/** What everybody knows of them. */
function Facts({ seat }: { readonly seat: number }): ReactNode {
  const { view } = useDune().snapshot;
  const { short } = useWording();
  const say = useWords(tableWords);
  const { held, needed } = strongholdsHeld(view, seat);
  const { handSize, allies } = view.factions[seat]!;
  return (
    <small>
      <Icon name="garrison" size={1} title={say.strongholds} /> {held}/{needed}{' '}
      <Icon name="cards" size={1} title={say.cards(handSize)} /> {handSize}
      {allies.length > 0 && `, ${say.ally(allies.map(short).join(', '))}`}
    </small>
  );
}

/** Who is allied with whom, as a Nexus begins. */
function Alliances() {
  const { view } = useDune().snapshot;
  const { short } = useWording();
  const say = useWords(words);
  const pairs = view.factions.flatMap(({ allies }, seat) =>
    allies.filter((ally) => ally > seat).map((ally) => [seat, ally] as const),
  );
  return (
    <p className={style.allied}>
      {pairs.length === 0
        ? say.noAlliances
        : pairs.map((pair) => (
            <span key={pair.join()}>
              {pair.map((seat) => (
                <span key={seat}>
                  <FactionMark faction={view.factions[seat]!.id} /> {short(seat)}
                </span>
              ))}
            </span>
          ))}
    </p>
  );
}
