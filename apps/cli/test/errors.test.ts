import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, filesIn, landsraad } from './harness.ts';

/** A folder with files that are not what they should be. */
function brokenFiles(): string {
  const folder = emptyFolder();
  const write = (name: string, content: unknown) =>
    writeFileSync(
      path.join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  const match = { format: 'landsraad-match', version: 1, game: 'imperium', gameVersion: 1 };
  const scenario = { title: 't', rules: [], game: 'imperium', position: {}, steps: [] };
  write('text.json', 'hello');
  write('foreign.json', { hello: 'world' });
  write('list.json', []);
  write('null.json', 'null');
  write('other-game.json', { ...match, game: 'chess' });
  write('other-version.json', { ...match, version: 99 });
  write('no-answers.json', { ...match, options: {}, seed: 's' });
  write('bad-options.json', { ...match, options: { players: 9 }, seed: 's', answers: [] });
  write('bad-answer.json', { ...match, options: {}, seed: 's', answers: [[0, 'cheat']] });
  write('unknown-rule.json', { ...scenario, rules: ['IMP-99.9'] });
  write('unknown-card.json', {
    ...scenario,
    position: { players: [{ hand: ['dagger', 'daggger'] }] },
  });
  write('unknown-key.json', { ...scenario, positon: {} });
  mkdirSync(path.join(folder, 'folder.json'));
  return folder;
}

/** The command line, then a part of the line it earns in English. */
const WRONG: readonly (readonly [string, string])[] = [
  ['', 'say what to do'],
  ['fly', 'unknown command: fly'],
  ['--fly', 'unknown option: --fly'],
  ['play', 'missing: the game'],
  ['play chess', 'unknown game: chess'],
  ['play imperium twice', 'unexpected: twice'],
  ['play imperium --lang de', '--lang must be en or fr'],
  ['play imperium --players 5', '--players must be a whole number from 1 to 4, not 5'],
  ['play imperium --players 0', '--players must be a whole number from 1 to 4, not 0'],
  ['play imperium --difficulty mentat', '--difficulty is for the solo game: add --players 1'],
  ['play imperium --players 2 --rivals memnon', '--rivals is for the solo game'],
  ['play imperium --players 1 --difficulty hard', '--difficulty must be mercenary or sardaukar'],
  ['play imperium --players 1 --rivals paul', 'paul-atreides cannot be a Rival (these can: duke-'],
  ['play imperium --players 1 --rivals leto,ilban,ariana', '--rivals names more than 2'],
  ['play imperium --players 1 --leaders ilban --rivals ilban', 'the same Leader twice'],
  ['play imperium --players 1 --leaders paul,leto', '--leaders names more than 1'],
  [
    'play imperium --players 1 --expert-deployment no',
    '--expert-deployment must be all-or-nothing',
  ],
  ['play imperium --players 1 --bots greedy', '--bots is of no use here: no other seat is free'],
  ['play imperium --players 1 --seat 2', '--seat must be'],
  ['play imperium --players 2 --leaders leto,paul,ilban', '--leaders names more than 2'],
  ['play imperium --players 2 --tie-for-second third', 'there is no third reward'],
  ['simulate imperium --players 1 --bots greedy,greedy', '--bots names more than 1'],
  ['play imperium --players', '--players needs a value'],
  ['play imperium --players --confirm', '--players needs a value'],
  ['play imperium --confirm=yes', '--confirm takes no value'],
  ['play imperium --seed 1 --seed 2', '--seed is given twice'],
  ['play imperium --seat 4 --players 3', '--seat must be'],
  ['play imperium --bots clever', '--bots must be level-5 or level-4 or level-3'],
  ['play imperium --bots random,random,random,random', '--bots names more than 3'],
  ['play imperium --leaders gandalf', 'unknown Leader: gandalf'],
  ['play imperium --leaders paul,paul', 'same Leader twice'],
  ['play imperium --leaders -,-,-,-,-', '--leaders names more than 4'],
  ['play imperium --points 3', '--points must be'],
  ['play imperium --bindu no', '--bindu must be'],
  ['play imperium --load missing.json', 'there is no file missing.json'],
  ['play imperium --load text.json', 'text.json is not JSON'],
  ['play imperium --load foreign.json', 'foreign.json: this is not a saved Landsraad match'],
  ['play imperium --load foreign.json --players 3', '--players cannot be given with --load'],
  ['simulate', 'missing: the game'],
  ['simulate imperium --games 0', '--games must be'],
  ['simulate imperium --games x', '--games must be'],
  ['simulate imperium --games 1e3', '--games must be'],
  ['simulate imperium --bots', '--bots needs a value'],
  ['replay', 'missing: a file'],
  ['replay a b', 'unexpected: b'],
  ['replay missing.json', 'there is no file'],
  ['replay folder.json', 'folder.json is not a file'],
  ['replay list.json', 'not a saved Landsraad match'],
  ['replay null.json', 'not a saved Landsraad match'],
  ['replay other-game.json', 'another game: chess'],
  ['replay other-version.json', 'another version'],
  ['replay no-answers.json', 'broken answers'],
  ['replay bad-options.json', 'option players cannot be 9'],
  ['replay bad-answer.json', 'answer 1 of the match may not be given'],
  ['replay bad-answer.json --from 7', 'there is no answer 7'],
  ['scenario', 'missing: a file'],
  ['scenario foreign.json', "foreign.json: unknown key 'hello'"],
  ['scenario list.json', 'list.json: an object, not []'],
  ['scenario unknown-rule.json', 'IMP-99.9 is no rule'],
  ['scenario unknown-card.json', "position.players[0].hand[1]: no card 'daggger'"],
  ['scenario unknown-key.json', "unknown key 'positon'"],
  ['catalogue chess', 'unknown game'],
  ['catalogue', 'missing: the game'],
  ['rules now', 'unexpected: now'],
  ['bench --seconds -1', '--seconds must be'],
  ['bench --seconds soon', '--seconds must be'],
];

describe('a wrong command line', () => {
  const folder = brokenFiles();
  const before = filesIn(folder);

  it.each(WRONG)('%s', async (words, message) => {
    const argv = words.split(' ').filter((word) => word !== '');
    const { code, out, err } = await landsraad(argv, { cwd: folder });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err.startsWith('landsraad: ')).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(filesIn(folder)).toEqual(before);
  });

  it('is answered in French where the locale is French', async () => {
    for (const [name, value] of [
      ['LC_ALL', 'fr_FR.UTF-8'],
      ['LC_MESSAGES', 'fr_CA'],
      ['LANG', 'fr'],
    ])
      expect((await landsraad(['fly'], { env: { [name!]: value! } })).err).toContain(
        'commande inconnue : fly',
      );
    const { err } = await landsraad(['fly', '--lang=en'], { env: { LC_ALL: 'fr_FR.UTF-8' } });
    expect(err).toContain('unknown command');
  });
});
