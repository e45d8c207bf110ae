import { type ImperiumView, imperium } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import { thinkers as fetched } from '../../src/imperium/thinking/thinkers-fetched.ts';
import { type Bot, botNamed, greedy, playGame, seated } from '../../src/index.ts';
import { LEVEL_NAMES } from '../../src/names.ts';
import { choiceAt, otherwise, turnsOf } from './positions.ts';

const level = (name: string): Bot<ImperiumView> => botNamed(imperium, name);

const TRADE = [
  'secure-contract',
  'sell-melange',
  'hagga-basin',
  'the-great-flat',
  'imperial-basin',
];

describe('the levels', () => {
  const [turn] = turnsOf({ ix: true, immortality: true }, 'levels', 1).slice(30);

  it.each(LEVEL_NAMES)('%s answers the same wherever the hidden things lie', (name) => {
    const other = otherwise(turn!, name);
    expect(other.position).not.toEqual(turn!.position);
    expect(choiceAt(other, level(name))).toEqual(choiceAt(turn!, level(name)));
  });

  it.each(LEVEL_NAMES)('%s answers at a glance when it may not think', (name) => {
    const choice = choiceAt(turn!, level(name), () => false);
    if (name !== 'level-1') expect(choice).toEqual(choiceAt(turn!, greedy));
  });

  /** The strongest, in a single world each time. */
  const hasty: Bot<ImperiumView> = {
    ...level('level-5'),
    decide: (decision, view, random, worlds) => {
      let asked = 0;
      return level('level-5').decide(decision, view, random, worlds, () => asked++ < 1);
    },
  };

  it.each([{ players: 1 }, { players: 2, ix: true, immortality: true }] as const)(
    'play every table to its end: %o',
    (options) => {
      const parsed = imperium.parseOptions(options);
      const bots = [hasty, level('level-1')].slice(0, imperium.seats(parsed));
      const outcome = playGame({ game: imperium, options: parsed, bots, check: true }, 'levels');
      expect(outcome).toMatchObject({ finished: true });
    },
  );

  it('have players beside them who fight, trade or court the Factions more than others', () => {
    const styles = ['fighter', 'trader', 'courtier', 'level-2'] as const;
    const done = Object.fromEntries(
      styles.map((name) => [name, { fights: 0, trades: 0, courts: 0 }]),
    );
    const watched = styles.map((name): Bot<ImperiumView> => {
      const bot = level(name);
      const own = done[name]!;
      return {
        ...bot,
        decide: (decision, view, ...more) => {
          const choice = bot.decide(decision, view, ...more);
          const { kind, seat } = decision;
          if (kind === 'deploy') own.fights += Number(choice);
          if (kind === 'agent.space' && TRADE.includes(String(choice))) own.trades++;
          if (kind === 'turn.kind')
            for (const steps of Object.values(view().players[seat]!.influence)) own.courts += steps;
          return choice;
        },
      };
    });
    const options = imperium.parseOptions({});
    for (let n = 0; n < 16; n++)
      playGame({ game: imperium, options, bots: seated(watched, 4, n) }, `styles/${n}`);
    const most = (what: 'fights' | 'trades' | 'courts') =>
      styles.reduce((a, b) => (done[b]![what] > done[a]![what] ? b : a));
    expect(most('fights')).toBe('fighter');
    expect(most('trades')).toBe('trader');
    expect(most('courts')).toBe('courtier');
  });

  it('think on a page with what was fetched, and as they do elsewhere', async () => {
    const thinker = fetched['level-3'];
    await thinker.ready!();
    expect(choiceAt(turn!, thinker)).toEqual(choiceAt(turn!, level('level-3')));
  });
});
