import { useWords } from '../../app/language.ts';
import { useMe } from '../../online/me.ts';
import { Way } from '../home/Way.tsx';
import { words } from '../home/words.ts';

/** To the tables of the server, where there is one; else around one screen. */
export default function FriendsWay() {
  const { friends, friendsHint, friendsHere } = useWords(words);
  const online = useMe().is === 'known';
  return (
    <Way
      href={online ? '/lobby' : '/new'}
      title={friends}
      hint={online ? friendsHint : friendsHere}
    />
  );
}
