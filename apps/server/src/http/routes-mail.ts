import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { escaped, page } from './page.ts';

const Token = Type.Object({ token: Type.String({ maxLength: 600 }) });
type Token = { token: string };

/** The links in mails. Opening one only asks: programs that look through mails open links too. */
export function mailRoutes({ app, parts: { mailer, storage } }: Door): void {
  if (mailer === null) return;
  const pages = {
    unsubscribe: {
      en: 'Send me no more mail',
      fr: 'Ne plus m’envoyer de courriel',
      async act(token: string): Promise<void> {
        const { person, email } = mailer.opened('unsubscribe', token);
        const known = await storage.person(person);
        if (known?.email === email) await storage.changePerson(person, { email: null });
      },
    },
    confirm: {
      en: 'Yes, send me mail when it is my turn',
      fr: 'Oui, prévenez-moi par courriel quand c’est mon tour',
      async act(token: string): Promise<void> {
        const { person, email } = mailer.opened('confirm-mail', token);
        if ((await storage.person(person)) === null) throw fault('expired');
        await storage.changePerson(person, { email });
      },
    },
  };
  for (const [name, { en, fr, act }] of Object.entries(pages)) {
    const where = `/mail/${name}/:token`;
    const schema = { params: Token, hide: true };
    app.get<{ Params: Token }>(where, { schema }, (_request, reply) =>
      show(reply, `<form method="post"><button>${escaped(en)} · ${escaped(fr)}</button></form>`),
    );
    // Mail programs send a form of their own for one click: what is in it does not matter.
    app.post<{ Params: Token }>(
      where,
      { schema, config: { signed: true } },
      async (request, reply) => {
        await act(request.params.token);
        return show(reply, '<p>Done. · C’est fait.</p>');
      },
    );
  }
}

const show = (reply: FastifyReply, body: string) =>
  reply
    .header('content-security-policy', "default-src 'none'; form-action 'self'; base-uri 'none'")
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page('Landsraad', body));
