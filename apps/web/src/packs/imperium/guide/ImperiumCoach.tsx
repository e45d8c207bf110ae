import { Coach } from '../../../guide/Coach.tsx';
import { guidance } from './guidance.ts';

export default function ImperiumCoach() {
  return <Coach guidance={guidance} />;
}
