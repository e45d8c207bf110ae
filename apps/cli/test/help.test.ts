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
