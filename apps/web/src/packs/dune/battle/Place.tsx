import { type TerritoryId, territoryOf } from '@landsraad/dune';
import { DRAWN } from '../map/DuneMap.tsx';
import map from '../map/Map.module.css';
import { cellOf } from '../map/planet.ts';
import style from './BattleScene.module.css';

/** How far around it one sees, at least. */
const NEAR = 46;
/** What is asked lies above: the place is seen under it. */
const LOW = 0.25;

/** Where it is fought: the map that lies under the scene, seen from near. */
export const Place = ({ of }: { readonly of: TerritoryId }) => (
  <svg
    aria-hidden="true"
    className={`${map.map} ${style.place}`}
    viewBox={around(of)}
    preserveAspectRatio="xMidYMid slice"
  >
    <use href={`#${DRAWN}`} />
  </svg>
);

function around(territory: TerritoryId): string {
  const points = territoryOf(territory).cells.flatMap((cell) => cellOf(cell).polygon);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const reach = Math.max(NEAR, wide / 2 + 8, high / 2 + 8);
  const [x, y] = [left + wide / 2, top + high / 2 - LOW * reach];
  return [x - reach, y - reach, 2 * reach, 2 * reach].map(Math.round).join(' ');
}
