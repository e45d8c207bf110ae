import { type TerritoryId, territoryOf } from '@landsraad/dune';
import { DRAWN } from '../map/DuneMap.tsx';
import map from '../map/Map.module.css';
import { cellOf } from '../map/planet.ts';
import style from './BattleScene.module.css';

/** How far around it one sees, at least. */
const NEAR = 42;

/** Where it is fought: the map that lies under the scene, seen from near. */
export const Place = ({ of }: { readonly of: TerritoryId }) => (
  <div className={style.place}>
    <svg aria-hidden="true" className={map.map} viewBox={around(of)}>
      <use href={`#${DRAWN}`} />
    </svg>
  </div>
);

function around(territory: TerritoryId): string {
  const points = territoryOf(territory).cells.flatMap((cell) => cellOf(cell).polygon);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const reach = Math.max(NEAR, wide / 2 + 8, high / 2 + 8);
  const [x, y] = [left + wide / 2, top + high / 2];
  return [x - reach, y - reach, 2 * reach, 2 * reach].map(Math.round).join(' ');
}
