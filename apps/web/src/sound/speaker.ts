import { type Settings, useSettings } from '../app/settings.ts';
import type { SoundName } from './sounds.ts';

/* The one loudspeaker of the page. It comes with the first sound that may be heard. */

/** Milliseconds between sounds that come at once. */
const APART = 110;

/** The loudest of them, one shortly after the other, come to no more than a loudspeaker can do. */
const HEADROOM = 0.8;

interface Speaker {
  readonly say: (names: readonly SoundName[]) => void;
  readonly wind: () => () => void;
}

let coming: Promise<Speaker> | null = null;

/** A browser lets nothing be heard before the first press. */
const mayBeHeard = (): boolean =>
  useSettings.getState().volume > 0 && navigator.userActivation.hasBeenActive;

async function speaker(): Promise<Speaker> {
  const { sound, wind } = await import('./synth.ts');
  const context = new AudioContext();
  const master = context.createGain();
  master.connect(context.destination);
  // Squared, as the ear hears it.
  const setVolume = ({ volume }: Settings) => {
    master.gain.value = HEADROOM * volume ** 2;
  };
  setVolume(useSettings.getState());
  useSettings.subscribe(setVolume);
  let free = 0;
  return {
    say: (names) => {
      void context.resume();
      for (const name of names) {
        const at = Math.max(context.currentTime, free);
        sound(context, name, at, master);
        free = at + APART / 1000;
      }
    },
    wind: () => {
      void context.resume();
      return wind(context, master);
    },
  };
}

/** A device without sound stays silent. */
const withSpeaker = (use: (speaker: Speaker) => void): void => {
  if (!mayBeHeard()) return;
  coming ??= speaker();
  coming.then(use, () => {
    coming = null;
  });
};

/** Lets sounds be heard, one shortly after the other. */
export const hear = (names: readonly SoundName[]): void => withSpeaker(({ say }) => say(names));

/** The desert, until the function it gives back is called. */
export function hearWind(): () => void {
  let over = false;
  let stop = () => {};
  withSpeaker(({ wind }) => {
    if (!over) stop = wind();
  });
  return () => {
    over = true;
    stop();
  };
}
