import webPush, { WebPushError } from 'web-push';
import type { Secrets } from '../secrets.ts';
import type { Push } from './notices.ts';
import { OutsideAgent } from './outside.ts';

const DAY_SECONDS = 24 * 3600;
const GONE = new Set([404, 410]);
const agent = new OutsideAgent();

/** Sends through the push services of the browsers. */
export function pushThrough({ vapid }: Secrets, contact: string): Push {
  return async (to, notice) => {
    try {
      await webPush.sendNotification(to, JSON.stringify(notice), {
        vapidDetails: { subject: contact, ...vapid },
        TTL: DAY_SECONDS,
        // A newer notice about the same table takes the place of one that was not delivered yet.
        topic: notice.turn,
        timeout: 10_000,
        agent,
      });
      return true;
    } catch (error) {
      if (error instanceof WebPushError && GONE.has(error.statusCode)) return false;
      throw error;
    }
  };
}
