import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A way to a server that can be stopped: nothing is refused and nothing arrives. */
export class FrozenLine {
  readonly #server: net.Server;
  readonly #sockets = new Set<net.Socket>();
  #frozen = false;

  constructor(host: string, port: number) {
    this.#server = net.createServer((near) => {
      const far = net.connect(port, host);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => this.#sockets.delete(one));
        if (this.#frozen) one.pause();
      }
    });
  }

  async open(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#frozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
