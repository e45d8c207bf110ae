import { createTransport } from 'nodemailer';
import { fault } from '../http/faults.ts';
import { type Purpose, Signing } from '../signing.ts';
import type { Person, PersonId, TableId } from '../storage/storage.ts';
import { WORDS } from './words.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where one click ends it. */
  readonly unsubscribe?: string;
}
/** A table that waits for somebody. */
export interface Turn {
  readonly table: TableId;
  readonly game: string;
  readonly since: number;
  readonly others: readonly string[];
}

export type Post = (letter: Letter) => Promise<void>;

const DAY_MS = 24 * 3_600_000;
const FOREVER = '-';

/** Words mails, and reads the links in them. */
export class Mailer {
  readonly #signing: Signing;
  readonly #url: string;
  readonly #post: Post;
  readonly #now: () => number;
  constructor(
    { keys, url, post }: { keys: readonly string[]; url: string; post: Post },
    now: () => number,
  ) {
    this.#signing = new Signing(keys);
    this.#url = url;
    this.#post = post;
    this.#now = now;
  }

  /** Nobody gets mail who did not ask for it at that address. */
  askToConfirm(person: PersonId, email: string): Promise<void> {
    const link = this.#link('confirm', 'confirm-mail', person, email, this.#now() + DAY_MS);
    return this.#post({
      to: email,
      subject: 'Landsraad: is this your address? · est-ce votre adresse ?',
      text: [
        'Somebody, probably you, asked Landsraad to write to this address when it is their turn.',
        'If it was you, confirm within a day. If not, do nothing.',
        '',
        'Quelqu’un, sans doute vous, a demandé à Landsraad d’écrire ici quand c’est son tour.',
        'Si c’était vous, confirmez dans la journée. Sinon, ne faites rien.',
        '',
        link,
      ].join('\n'),
    });
  }

  /** Where somebody is waited for, with whom and since when; of the games themselves nothing. */
  digest({ id, email, language }: Person, turns: readonly Turn[]): Promise<void> {
    const unsubscribe = this.#link('unsubscribe', 'unsubscribe', id, email!, FOREVER);
    const words = WORDS[language ?? 'en'];
    const each = turns.map((turn) => `${words.turn(turn)}\n${this.#url}/table/${turn.table}\n`);
    return this.#post({
      to: email!,
      subject: words.subject,
      text: [words.waiting, '', ...each, words.noMore(unsubscribe)].join('\n'),
      unsubscribe,
    });
  }

  /** What a link of a mail is about. */
  opened(purpose: Purpose, token: string): { person: PersonId; email: string } {
    const [person, email, until] = this.#signing.open(purpose, token)?.text.split(' ') ?? [];
    const lasts = until === FOREVER || Number(until) > this.#now();
    if (person === undefined || email === undefined || !lasts) throw fault('expired');
    return { person, email };
  }

  #link(path: string, purpose: Purpose, person: PersonId, email: string, until: number | string) {
    const token = this.#signing.sign(purpose, `${person} ${email} ${until}`);
    return `${this.#url}/api/v1/mail/${path}/${token}`;
  }
}

/** Sends through a mail server. */
export function postThrough({ server, from }: { server: string; from: string }): Post {
  const transport = createTransport(server);
  return async ({ to, subject, text, unsubscribe }) => {
    await transport.sendMail({
      from,
      // As an object: an address is never read as a list of several.
      to: { name: '', address: to },
      subject,
      text,
      headers: unsubscribe
        ? {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {},
    });
  };
}
