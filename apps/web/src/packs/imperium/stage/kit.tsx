import {
  cardOf,
  conflictOf,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumView,
  nameOf,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import { capitalised } from '@landsraad/kernel/wording';
import { lazy } from 'react';
import { once } from '../../../app/once.ts';
import type { Speaking } from '../../../table/kit.ts';
import type { Passage } from '../../../table/log/story.ts';
import type { Scene, SceneLook } from '../../../table/stage/beats.ts';
import type { StageKit } from '../../../table/stage/kit.ts';
import { Picture, Portrait } from '../art/Picture.tsx';
import { countryOf } from '../cards/country.ts';
import type { Component } from '../spots.ts';
import type { PassageKind } from '../table/story.ts';
import { iconOf, wordAmount } from './amounts.ts';
import { beatsOf, isDeserted, isRecall } from './beats.ts';
import { words } from './words.ts';

const Held = lazy(() => import('./Held.tsx'));
const Whole = lazy(() => import('./Whole.tsx'));
const recap = once(() => import('./recap.ts'));

/** What Dune: Imperium brings to the stage. */
export const stage: StageKit<ImperiumView, ImperiumOption, ImperiumEvent, Component> = {
  beatsOf,
  lookOf,
  recap,
  title,
  amount: wordAmount,
  icon: iconOf,
  Portrait: ({ seat, view }) => <Portrait of={view.players[seat]?.leader || `${seat}`} />,
  Face: ({ thing }) => <Held component={thing} />,
  Small: ({ thing }) =>
    thing.kind === 'card' ? <Picture of={thing} country={countryOf(cardOf(thing.id))} /> : null,
  Whole: (props) => <Whole {...props} />,
};

/** The Conflict takes the screen, and so does what a round came to; but the last one ends the game. */
function lookOf(
  passage: Passage<ImperiumEvent>,
  { phase }: ImperiumView,
): Exclude<SceneLook, 'brief'> {
  const { kind, lines } = passage;
  if (kind === 'end') return lines.some(isRecall) ? 'recap' : 'turn';
  const fought =
    kind === 'combat' && !isDeserted(passage) && (lines.length > 0 || phase === 'combat');
  return fought ? 'whole' : 'turn';
}

function title(
  { passage: { kind, seat }, round, beats }: Scene<ImperiumEvent, Component>,
  { seatName }: Speaking,
  language: Language,
): string {
  const say = words[language];
  const name = seat === null ? '' : capitalised(seatName(seat));
  switch (kind as PassageKind) {
    case 'agent':
      return beats.some((beat) => beat.kind === 'agent') ? say.sends(name) : say.plays(name);
    case 'reveal':
      return say.reveals(name);
    case 'passed':
      return say.passes(name);
    case 'combat': {
      const fought = beats.at(-1)?.things[0];
      return fought?.kind === 'conflict'
        ? say.nobody(nameOf(conflictOf(fought.id), language))
        : say.combat;
    }
    default:
      return say.round(round);
  }
}
