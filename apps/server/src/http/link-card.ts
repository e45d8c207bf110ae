import type { TableInfo } from '@landsraad/protocol';
import type { FastifyRequest } from 'fastify';
import { gameName } from '../notices/words.ts';
import type { Parts } from '../parts.ts';
import { originOf } from './same-origin.ts';

/* What is shown of a link where somebody passes it on: in a chat, on a forum. */

interface Card {
  readonly title: string;
  readonly description: string;
}

const APP: Card = {
  title: 'Landsraad',
  description:
    'Dune : Imperium et Dune dans le navigateur, seul ou à plusieurs · in your browser, alone or together',
};

/** Nobody knows who will read it: both languages, and nobody's name. */
function cardOf({ game, status, seats }: TableInfo): Card {
  const free = seats.filter(({ is }) => is === 'open').length;
  const places =
    free === 1 ? '1 place libre · 1 free seat' : `${free} places libres · ${free} free seats`;
  const description = {
    waiting: free > 0 ? places : 'La table est complète · The table is full',
    running: 'La partie est en cours · The game is under way',
    frozen: 'La partie est suspendue · The game is suspended',
    over: 'La partie est terminée · The game is over',
    closed: 'La table a été levée · The table was given up',
  }[status];
  return { title: `Landsraad · ${gameName(game, 'en')}`, description };
}

const TABLE = /^\/table\/([\w-]+)$/;
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The tags for the head of the page that was asked for. */
export async function linkTags(
  request: FastifyRequest,
  { house, config }: Pick<Parts, 'house' | 'config'>,
): Promise<string> {
  const [pathname = '/'] = request.url.split('?');
  const id = TABLE.exec(pathname)?.[1];
  const table = id === undefined ? null : await house.info(id, null).catch(() => null);
  const { title, description } = table ? cardOf(table) : APP;
  const origin = originOf(request, config);
  const tags = {
    'og:site_name': 'Landsraad',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': origin + pathname,
    'og:image': `${origin}/shown/link.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Arrakis',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('\n    ');
}
