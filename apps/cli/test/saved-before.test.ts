import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { botNamed } from '@landsraad/bots';
import { Match, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { savedText } from '../src/saved-match.ts';
import { emptyFolder, landsraad } from './harness.ts';

/* Games that `save` wrote, in a folder for each version of the rules: never written again. */

const SAVED = new URL('./fixtures/saved/', import.meta.url);
const FILES = readdirSync(SAVED).flatMap((version) =>
  readdirSync(new URL(version, SAVED)).map((file) => `${version}/${file}`),
);

describe.each(FILES)('a game saved before: %s', (name) => {
  const file = fileURLToPath(new URL(name, SAVED));
  const { seating, ...saved } = JSON.parse(readFileSync(file, 'utf8'));

  it('is told again and comes out as it was saved', async () => {
    const { code, out, err } = await landsraad(['replay', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Played again with the same outcome: ${saved.answers.length} answers.`);
  });

  it('goes on to its end by its own rules', async () => {
    const { game } = gameNamed(saved.game)!;
    const match = Match.load(game, saved);
    const chance = seeded(name);
    while (!match.over) {
      const [decision] = match.pending;
      const bot = botNamed(game, seating.bots[decision!.seat] || 'random');
      const view = () => match.view(decision!.seat);
      match.answer(decision!.seat, bot.decide(decision!, view, chance));
    }
    expect(match.save().gameVersion).toBe(saved.gameVersion);
    const ended = path.join(emptyFolder(), 'ended.json');
    writeFileSync(ended, savedText(match, seating));
    expect(await landsraad(['replay', ended])).toMatchObject({ code: 0, err: '' });
  });

  it('is taken up by a person', async () => {
    const cwd = emptyFolder();
    cpSync(file, path.join(cwd, 'game.json'));
    const play = ['play', saved.game, '--load', 'game.json'];
    const { code, out } = await landsraad(play, { cwd, input: ['save again.json', 'quit'] });
    expect(code).toBe(0);
    expect(out).toContain(saved.seed);
    if (saved.checkpoint.state.phase === 'over') return;
    const again = JSON.parse(readFileSync(path.join(cwd, 'again.json'), 'utf8'));
    expect(again.gameVersion).toBe(saved.gameVersion);
    expect(again.answers.slice(0, saved.answers.length)).toEqual(saved.answers);
  });
});

describe('a file of rules that this program does not play', () => {
  const { game } = gameNamed('imperium')!;
  const { checkpoint, ...record } = Match.start(game, game.parseOptions({}), 'rules').save();

  it.each([
    [game.version + 1, 'a newer one is needed', 'il en faut un plus récent'],
    [game.oldest - 1, 'an older one is needed', 'il en faut un plus ancien'],
  ])('is refused in both languages: version %i', async (gameVersion, en, fr) => {
    const cwd = emptyFolder();
    writeFileSync(path.join(cwd, 'other.json'), JSON.stringify({ ...record, gameVersion }));
    for (const command of [['replay'], ['play', 'imperium', '--load']])
      for (const [said, LANG] of [
        [en, 'C'],
        [fr, 'fr_FR.UTF-8'],
      ]) {
        const world = { cwd, env: { LANG: LANG! } };
        const { code, out, err } = await landsraad([...command, 'other.json'], world);
        expect([code, out]).toEqual([2, '']);
        expect(err).toContain(`other.json`);
        expect(err).toContain(`version ${gameVersion}`);
        expect(err).toContain(said);
      }
  });
});
