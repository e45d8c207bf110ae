import dns from 'node:dns';
import https from 'node:https';
import net from 'node:net';

/** What is not for everybody: this machine, its neighbours, and ways around to them. */
const INSIDE = new net.BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
// The one network of IPv6 that is for everybody is 2000::/3; within it Teredo and 6to4 lead anywhere.
for (const [network, bits] of [
  ['::', 3],
  ['2001::', 23],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

const isOutside = (address: string): boolean =>
  !INSIDE.check(address, net.isIPv6(address) ? 'ipv6' : 'ipv4');

class NotOutside extends Error {
  constructor(host: string) {
    super(`${host} is not on the open network`);
  }
}

/** Looks at the very addresses that will be connected to: a name may mean others a moment later. */
const lookup: net.LookupFunction = (host, options, done) => {
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    const [first, ...more] = error ? [] : found.filter(({ address }) => isOutside(address));
    if (!first) done(error ?? new NotOutside(host), '');
    else if (options.all) done(null, [first, ...more]);
    else done(null, first.address, first.family);
  });
};

/** For addresses that strangers name: it connects to the open network and to nothing else. */
export class OutsideAgent extends https.Agent {
  constructor() {
    super({ lookup });
  }

  override createConnection(
    ...[options, connected]: Parameters<https.Agent['createConnection']>
  ): ReturnType<https.Agent['createConnection']> {
    // What is an address already is never looked up.
    const { host } = options as { host?: string | null };
    if (host && net.isIP(host) !== 0 && !isOutside(host)) throw new NotOutside(host);
    return super.createConnection(options, connected);
  }
}
