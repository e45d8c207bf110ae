import { RESOURCES, resourceName } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { inOneBreath } from '../../../../table/board/roles.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { words as board } from '../../board/words.ts';
import { tellingAt } from '../../modules/telling.ts';
import { isHouseHagal, isRival } from '../../seats/rivals.ts';
import { isActive, useImperium } from '../desk.ts';
import { words } from '../words.ts';

/** A player's plate in one breath. */
export function usePlateLabel(seat: Seat): string {
  const { snapshot } = useImperium();
  const { name, language } = useWording();
  const say = useWords(board);
  const around = useWords(words);
  const { view } = snapshot;
  const player = view.players[seat]!;
  const plain = isHouseHagal(view, seat);
  return inOneBreath([
    name(seat),
    isRival(view, seat) && say.rival,
    !plain && say.points(player.vp),
    ...(plain ? [] : RESOURCES.map((one) => `${resourceName(one, language)} ${player[one]}`)),
    !isRival(view, seat) && around.hasHand(player.handSize),
    !plain && around.hasIntrigue(player.intrigueCount),
    say.garrison(player.garrison),
    say.inConflict(player.conflict),
    say.strength(player.strength),
    say.agentsLeft(player.agents + (view.mentat === seat ? 1 : 0)),
    ...tellingAt(view.options).flatMap(({ said }) => said(view, seat, language)),
    view.mentatPromised === seat && say.mentatPromised,
    view.firstPlayer === seat && say.firstPlayer,
    isActive(snapshot, seat) && say.plays,
  ]);
}
