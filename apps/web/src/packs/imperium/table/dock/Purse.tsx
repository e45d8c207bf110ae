import {
  isLeader,
  leaderOf,
  nameOf,
  type PartId,
  type PlayerView,
  RESOURCES,
  resourceName,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { ReactNode } from 'react';
import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { useActs } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { Tooltip } from '../../../../ui/Tooltip.tsx';
import { faceOf } from '../../components.ts';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import { useImperium } from '../desk.ts';
import { words } from '../words.ts';
import styles from './Dock.module.css';

interface PurseProps {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** Who one is, and what one has. */
export function Purse({ player, seat }: PurseProps) {
  const { snapshot, offers } = useImperium();
  const { language } = useWording();
  const { press } = useActs();
  const say = useWords(words);
  const { view } = snapshot;
  const garrison = offers.may.has('garrison');
  return (
    <section className={styles.purse} data-part="purse" aria-label={say.purse}>
      <LeaderPlate player={player} seat={seat} />
      <ul className={styles.amounts}>
        <Amount icon="point" n={player.vp} label={say.points} />
        {RESOURCES.map((resource) => (
          <Amount
            key={resource}
            icon={resource}
            n={player[resource]}
            label={resourceName(resource, language)}
          />
        ))}
        <Amount
          icon="agent"
          n={player.agents + (view.mentat === seat ? 1 : 0)}
          label={say.agents}
        />
      </ul>
      <button
        type="button"
        className={styles.troops}
        data-spot="garrison"
        data-offered={garrison || undefined}
        aria-label={say.troops(player.supply, player.garrison, player.conflict)}
        title={say.troops(player.supply, player.garrison, player.conflict)}
        aria-disabled={!garrison || undefined}
        onClick={() => garrison && press('garrison')}
      >
        <Count icon="supply" n={player.supply} word={say.supply} />
        <Count icon="garrison" n={player.garrison} word={say.garrison} />
        <Count icon="conflict" n={player.conflict} word={say.conflict} />
      </button>
    </section>
  );
}

function LeaderPlate({ player, seat }: PurseProps) {
  const { snapshot, offers } = useImperium();
  const { language, name } = useWording();
  const { inspect, press } = useActs();
  const say = useWords(words);
  const { view } = snapshot;
  const asked = offers.may.has('own-leader');
  const leader = isLeader(player.leader) ? leaderOf(player.leader) : null;
  const marks: [IconName, string, boolean][] = [
    ['first-player', say.firstPlayer, view.firstPlayer === seat],
    ['council', say.council, player.council],
    ['swordmaster', say.swordmaster, player.swordmaster],
    ['mentat', say.mentat, view.mentat === seat],
  ];
  return (
    <div className={styles.leader} data-offered={asked || undefined}>
      <button
        type="button"
        className={styles.leaderName}
        data-spot="own-leader"
        disabled={!leader}
        onClick={() => {
          if (asked) press('own-leader');
          else if (leader) inspect({ kind: 'leader', id: leader.id });
        }}
      >
        <SeatMark seat={seat} size={1.05} /> <strong>{name(seat)}</strong>
        <span className={styles.marks}>
          {marks.map(
            ([icon, title, has]) => has && <Icon key={icon} name={icon} title={title} size={1.1} />,
          )}
        </span>
      </button>
      {leader && (
        <p className={styles.abilities}>
          <Ability words={textOf(player.leader, 'ability', language)}>
            {leader.ability.name[language]}
          </Ability>
          <Ability words={textOf(player.leader, 'signet', language)}>
            <Icon name="signet" size={1} /> {leader.signet.name[language]}
            <EffectIcons effects={leader.signet.effects} />
          </Ability>
        </p>
      )}
      {leader && nameOf(leader, language) !== name(seat) && (
        <p className={styles.house}>{nameOf(leader, language)}</p>
      )}
    </div>
  );
}

/** What an ability does, on hover and on focus; the Leader's name opens all of it. */
function Ability({
  words: text,
  children,
}: {
  readonly words: string;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip text={text}>
      <span>{children}</span>
    </Tooltip>
  );
}

const textOf = (leader: string, part: PartId, language: Language): string =>
  faceOf({ kind: 'leader', id: leader }, language)
    .parts.filter(({ id }) => id === part)
    .flatMap(({ lines }) => lines)
    .join(' ');

export function Amount({
  icon,
  n,
  label,
}: {
  readonly icon: IconName;
  readonly n: number;
  readonly label: string;
}) {
  return (
    <Tooltip text={label}>
      <li data-amount={icon} data-n={n}>
        <span style={{ color: colourOf(icon) }}>
          <Icon name={icon} title={label} size={1.35} />
        </span>
        <b>{n}</b>
      </li>
    </Tooltip>
  );
}

function Count({
  icon,
  n,
  word,
}: {
  readonly icon: IconName;
  readonly n: number;
  readonly word: string;
}) {
  return (
    <span data-amount={icon} data-n={n}>
      <Icon name={icon} size={1.2} /> <b>{n}</b> <small>{word}</small>
    </span>
  );
}
