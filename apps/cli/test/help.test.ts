import { DEFAULT_OPTIONS as DUNE } from '@landsraad/dune';
import { DEFAULT_OPTIONS as IMPERIUM } from '@landsraad/imperium';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '../src/command.ts';
import { landsraad } from './harness.ts';

describe.each(['en', 'fr'])('the help in %s', (lang) => {
  it.each(['', ...COMMAND_NAMES])('of %s fits 80 columns and names every command', async (name) => {
    const argv = name === '' ? ['--help'] : [name, '--help'];
    const { code, out, err } = await landsraad([...argv, '--lang', lang]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
    if (name === '') for (const command of COMMAND_NAMES) expect(out).toContain(`  ${command}`);
    expect(out).toMatch(lang === 'en' ? /^Usage: / : /^Usage : /);
    expect(out.endsWith('\n')).toBe(true);
  });

  it('says what is taken where nothing is asked for', async () => {
    const { out } = await landsraad(['simulate', '--help', '--lang', lang]);
    const said = (flag: string, heading: RegExp): string[] => {
      const [option] = out
        .slice(out.search(heading))
        .split(`  --${flag} `)[1]!
        .split(/\n {2}-|\n\n/);
      return [...option!.matchAll(/\(([^)]*)\)/g)].map(([, inside]) => inside!);
    };
    for (const [flag, value] of [
      ['players', IMPERIUM.players],
      ['leader-mode', IMPERIUM.leaderMode],
      ['points', IMPERIUM.pointsToWin],
      ['tie-for-second', IMPERIUM.tieForSecondBelowFour],
      ['bindu', IMPERIUM.bindu],
      ['difficulty', IMPERIUM.difficulty],
      ['expert-deployment', IMPERIUM.expertDeployment],
    ] as const)
      expect(said(flag, /^Table .*Imperium/m), flag).toContain(String(value));
    for (const [flag, value] of [
      ['players', DUNE.factions.length],
      ['mode', DUNE.mode],
      ['turns', DUNE.turns],
      ['alliance-max', DUNE.allianceMax],
      ['alliance-strongholds', DUNE.allianceStrongholds],
      ['bribes', DUNE.bribes],
      ['extra-worm', DUNE.extraWormScope],
    ] as const)
      expect(said(flag, /^Table (of|de) Dune\s*:$/m), flag).toContain(String(value));
  });
});

describe('general options', () => {
  it('prints the version', async () => {
    const { code, out } = await landsraad(['--version']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('knows `help COMMAND` and -h too', async () => {
    const long = await landsraad(['play', '--help']);
    expect((await landsraad(['help', 'play'])).out).toBe(long.out);
    expect((await landsraad(['play', '-h'])).out).toBe(long.out);
  });
});
