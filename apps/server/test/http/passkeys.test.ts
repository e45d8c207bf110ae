import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { type Bench, Browser, bench, expectFault } from './bench.ts';

describe('passkeys', () => {
  let server: Bench;
  beforeAll(async () => {
    server = await bench();
  });
  afterAll(() => server.close());
  // Each browser from an address of its own: guesses are counted by address.
  let address = 0;
  const browser = () => {
    address += 1;
    const one = new Browser(server.app);
    const ask = one.app.inject.bind(one.app);
    const from = `10.1.0.${address}`;
    Object.assign(one, {
      app: { inject: (call: object) => ask({ ...call, remoteAddress: from }) },
    });
    return one;
  };
  const registered = async (key = new Authenticator()) => {
    const one = browser();
    await one.ask('PATCH', 'me', { name: 'Irulan' });
    const options = (await one.post('passkeys/register/options')).json();
    const made = await one.post('passkeys/register', key.create(options));
    return { one, key, made };
  };

  it('are made on one browser and make another one the same person', async () => {
    const { made, key } = await registered();
    expect(made.json()).toMatchObject({ name: 'Irulan', passkeys: 1 });
    const other = browser();
    const options = (await other.post('passkeys/login/options')).json();
    const login = await other.post('passkeys/login', key.get(options));
    expect(login.json()).toMatchObject({ name: 'Irulan', passkeys: 1 });
    expect((await other.get('me')).json()).toMatchObject({ name: 'Irulan' });
  });

  it('ask for a proof that is new, for this site, by this key', async () => {
    const { key } = await registered();
    const login = async (
      change: (options: { challenge: string; rpId: string }) => object,
      after = (_: Browser) => {},
    ) => {
      const other = browser();
      const proof = change((await other.post('passkeys/login/options')).json());
      after(other);
      return other.post('passkeys/login', proof);
    };
    const evil = Object.assign(new Authenticator('https://evil.example'), { id: key.id });
    const stranger = Object.assign(new Authenticator(), { id: key.id });
    expectFault(await login((o) => key.get({ ...o, challenge: 'AAAA' })), 422, 'refused');
    expectFault(await login((o) => key.get({ ...o, rpId: 'evil.example' })), 422, 'refused');
    expectFault(await login((o) => evil.get(o)), 422, 'refused');
    expectFault(await login((o) => stranger.get(o)), 422, 'refused');
    expectFault(await login((o) => new Authenticator().get(o)), 422, 'refused');
    expectFault(await login(() => ({})), 422, 'refused');
    expectFault(await login(() => ({ id: 7, response: [] })), 422, 'refused');
    const forget = (other: Browser) => void delete other.cookies['landsraad-challenge'];
    expectFault(await login((o) => key.get(o), forget), 410, 'expired');
    const wait = () => void Object.assign(server, { later: 6 * 60_000 });
    expectFault(await login((o) => key.get(o), wait), 410, 'expired');
    server.later = 0;
    key.counter = -1;
    expectFault(await login((o) => key.get(o)), 422, 'refused');
  });

  it('take each challenge once', async () => {
    const { key } = await registered();
    const other = browser();
    const options = (await other.post('passkeys/login/options')).json();
    const cookies = { ...other.cookies };
    expect((await other.post('passkeys/login', key.get(options))).statusCode).toBe(200);
    Object.assign(other.cookies, cookies);
    expectFault(await other.post('passkeys/login', key.get(options)), 410, 'expired');
  });

  it('are nobody else’s to take, and no challenge is somebody’s cookie', async () => {
    const { key } = await registered();
    expectFault((await registered(key)).made, 422, 'refused');
    const nobody = browser();
    await nobody.post('passkeys/login/options');
    nobody.cookies.landsraad = nobody.cookies['landsraad-challenge'];
    expectFault(await nobody.post('me/recovery'), 403, 'not-yours');
    expectFault(await browser().post('passkeys/register', {}), 403, 'not-yours');
  });
});
