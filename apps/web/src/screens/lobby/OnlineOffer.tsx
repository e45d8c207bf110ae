import { useEffect, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { api } from '../../online/api.ts';
import { showTurns } from '../../online/app-badge.ts';
import { useMe } from '../../online/me.ts';
import { isPlayedHere } from '../../packs/packs.ts';
import { Button } from '../../ui/Button.tsx';
import { Offer } from '../../ui/Offer.tsx';
import { isMyTurn } from './order.ts';
import { words } from './words.ts';

/** On the start screen, where the server has tables: one press to lay one, one to join. */
export default function OnlineOffer() {
  const text = useWords(words).offer;
  const { is, me } = useMe();
  const turns = useTurns(me?.name);
  if (is !== 'known') return null;
  return (
    <Offer title={text.title}>
      <Button asLink="/online/new" icon="link">
        {text.lay}
      </Button>
      <Button asLink="/lobby" icon="person" variant={turns > 0 ? 'primary' : 'quiet'}>
        {turns > 0 ? text.turns(turns) : text.join}
      </Button>
    </Offer>
  );
}

/** At how many tables it is this person's turn; a stranger to the server has none. */
function useTurns(name: string | undefined): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (!name) return;
    let gone = false;
    api.mine().then(
      (tables) => {
        if (gone) return;
        const mine = tables.filter((table) => isPlayedHere(table) && isMyTurn(table)).length;
        setTurns(mine);
        showTurns(mine);
      },
      () => undefined, // an extra: the button still leads there
    );
    return () => {
      gone = true;
    };
  }, [name]);
  return turns;
}
