import type { ServerFault } from '@landsraad/protocol';

/** What went wrong between this device and the server; `unreachable` is nobody's fault. */
export type OnlineFault = ServerFault | { readonly fault: 'unreachable' };

export class OnlineError extends Error {
  override readonly name = 'OnlineError';
  readonly fault: OnlineFault;
  constructor(fault: OnlineFault) {
    super('detail' in fault && fault.detail ? `${fault.fault}: ${fault.detail}` : fault.fault);
    this.fault = fault;
  }
}

export const UNREACHABLE: OnlineFault = { fault: 'unreachable' };

export const onlineFaultIn = (error: unknown): OnlineFault =>
  error instanceof OnlineError ? error.fault : { fault: 'internal', detail: String(error) };

/** Trying again later may help. */
export const isPassing = ({ fault }: OnlineFault): boolean =>
  fault === 'unreachable' ||
  fault === 'too-many' ||
  fault === 'shutting-down' ||
  fault === 'unavailable' ||
  fault === 'busy' ||
  fault === 'internal';
