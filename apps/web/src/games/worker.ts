import { engineOf } from '../packs/engines.ts';
import { CHANNEL } from './channel.ts';
import { realClock } from './clock.ts';
import { LocalGames, type OtherTabs } from './local-games.ts';
import { browserStore } from './store.ts';
import { serve } from './wire.ts';

/* The worker that runs and keeps the games of this device. */

function tabs(): OtherTabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (id) => channel.postMessage(id),
    onTold: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
    },
  };
}

const draw = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const games = new LocalGames({
  store: browserStore(),
  clock: realClock,
  tabs: tabs(),
  engineOf,
  draw,
});
const crashed = serve(games, {
  send: (text) => postMessage(text),
  onText: (listener) =>
    addEventListener('message', ({ data }: MessageEvent<string>) => listener(data)),
});
addEventListener('unhandledrejection', ({ reason }) =>
  crashed(reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)),
);
