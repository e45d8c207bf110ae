import type { WebSocket } from 'ws';
import { open } from './socket.ts';

/** Node's own window into a process: how much memory is really in use. */
export class Inspector {
  private readonly socket: WebSocket;
  private asked = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static async at(address: string): Promise<Inspector> {
    const socket = await open(address);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new Inspector(socket);
  }

  async heapInUse(): Promise<number> {
    await this.ask('HeapProfiler.collectGarbage');
    const { usedSize } = await this.ask('Runtime.getHeapUsage');
    return usedSize as number;
  }

  close(): void {
    this.socket.close();
  }

  private ask(method: string): Promise<Record<string, unknown>> {
    this.asked += 1;
    const id = this.asked;
    this.socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => {
      const listen = (data: { toString(): string }) => {
        const reply = JSON.parse(data.toString());
        if (reply.id !== id) return;
        this.socket.off('message', listen);
        resolve(reply.result);
      };
      this.socket.on('message', listen);
    });
  }
}
