import { Coach } from '../../../guide/Coach.tsx';
import { guidance } from './guidance.ts';

export default function DuneCoach() {
  return <Coach guidance={guidance} />;
}
