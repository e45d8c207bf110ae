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
import { type CSSProperties, memo } from 'react';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { useActs } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { seatColour } from '../../../../table/seats/shapes.ts';
import { Tooltip } from '../../../../ui/Tooltip.tsx';
import { Portrait } from '../../art/Picture.tsx';
import { faceOf } from '../../components.ts';
import { ModuleParts } from '../../modules/Parts.tsx';
import { useImperium, useOwnPlayer, usePlannedPlayer } from '../desk.ts';
import { words } from '../words.ts';
import { Amount } from './Amount.tsx';
import styles from './OwnPlate.module.css';

/** Who one is, and what one has. */
export const OwnPlate = memo(function OwnPlate() {
  const me = useOwnPlayer();
  const then = usePlannedPlayer();
  const { seat } = useImperium();
  const say = useWords(words);
  if (!me || seat === null) return null;
  return (
    <section
      className={styles.plate}
      data-part="purse"
      aria-label={say.purse}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <LeaderLine player={me} seat={seat} />
      <ul className={styles.purse}>
        <Resources player={me} seat={seat} />
        <Amount seat={seat} unit="vp" icon="point" n={me.vp} then={then?.vp} label={say.points} />
      </ul>
      <Troops player={me} seat={seat} />
    </section>
  );
});

interface Sitting {
  readonly player: PlayerView;
  readonly seat: Seat;
}

export function Resources({ player, seat }: Sitting) {
  const { language } = useWording();
  const then = usePlannedPlayer();
  return RESOURCES.map((resource) => (
    <Amount
      key={resource}
      seat={seat}
      unit={resource}
      icon={resource}
      n={player[resource]}
      then={then?.[resource]}
      label={resourceName(resource, language)}
    />
  ));
}

function Troops({ player, seat }: Sitting) {
  const { snapshot, offers } = useImperium();
  const { press } = useActs();
  const say = useWords(words);
  const garrison = offers.may.has('garrison');
  return (
    <div className={styles.troops}>
      <ul>
        <Amount
          seat={seat}
          unit="agent"
          icon="agent"
          n={player.agents + (snapshot.view.mentat === seat ? 1 : 0)}
          label={say.agents}
        />
      </ul>
      <button
        type="button"
        className={styles.garrison}
        data-spot="garrison"
        data-takes={garrison ? '' : undefined}
        data-offered={garrison || undefined}
        aria-label={say.troops(player.supply, player.garrison, player.conflict)}
        aria-disabled={!garrison || undefined}
        onClick={() => garrison && press('garrison')}
      >
        {(['garrison', 'supply'] as const).map((icon) => (
          <span key={icon} data-amount={icon} data-n={player[icon]}>
            <Icon name={icon} size={1.15} /> <b>{player[icon]}</b>
          </span>
        ))}
      </button>
      <ModuleParts part="Pieces" seat={seat} />
    </div>
  );
}

function Marks({ player, seat }: Sitting) {
  const { view } = useImperium().snapshot;
  const say = useWords(words);
  const marks: [IconName, string, boolean][] = [
    ['first-player', say.firstPlayer, view.firstPlayer === seat],
    ['council', say.council, player.council],
    ['swordmaster', say.swordmaster, player.swordmaster],
  ];
  return (
    <span className={styles.marks}>
      {marks.map(
        ([icon, title, has]) => has && <Icon key={icon} name={icon} title={title} size={1.15} />,
      )}
      <ModuleParts part="Marks" seat={seat} />
    </span>
  );
}

function LeaderLine({ player, seat }: Sitting) {
  const { offers } = useImperium();
  const { language, name } = useWording();
  const { inspect, press } = useActs();
  const asked = offers.may.has('own-leader');
  const leader = isLeader(player.leader) ? leaderOf(player.leader) : null;
  const known = name(seat);
  const full = leader && nameOf(leader, language);
  return (
    <div className={styles.leader}>
      <button
        type="button"
        className={styles.name}
        data-spot="own-leader"
        data-offered={asked || undefined}
        disabled={!leader}
        onClick={() => {
          if (asked) press('own-leader');
          else if (leader) inspect({ kind: 'leader', id: leader.id });
        }}
      >
        <span className={styles.face}>
          <Portrait of={player.leader || `${seat}`} />
        </span>
        <strong>{known}</strong>
      </button>
      {leader && (
        <span className={styles.abilities}>
          {full !== known && <span>{full}</span>}
          <Tooltip text={textOf(player.leader, 'ability', language)}>
            <span>{leader.ability.name[language]}</span>
          </Tooltip>
          <Tooltip text={textOf(player.leader, 'signet', language)}>
            <span>
              <Icon name="signet" size={1} /> {leader.signet.name[language]}
            </span>
          </Tooltip>
        </span>
      )}
      <Marks player={player} seat={seat} />
    </div>
  );
}

/** What an ability does, on hover and on focus; the Leader's name opens all of it. */
const textOf = (leader: string, part: PartId, language: Language): string =>
  faceOf({ kind: 'leader', id: leader }, language)
    .parts.filter(({ id }) => id === part)
    .flatMap(({ lines }) => lines)
    .join(' ');
