import {
  BASE,
  describeCard,
  describeConflict,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTrack,
  type Face,
  faceLines,
  GLOSSARY,
} from '@landsraad/imperium';
import { projectRoot } from '../root.ts';
import { readStatements } from '../rules/documents.ts';
import { wrapped } from '../screen/layout.ts';
import type { Language } from '../text/text.ts';
import type { Look } from './table.ts';

interface Entry {
  readonly names: readonly string[];
  readonly shown: string;
  readonly lines: () => readonly string[];
}

const RULE = /^(?:[a-z]+-h?)?\d+(?:\.\d+)?$/i;
const MOST_FOUND = 12;

/** What a name or a rule's number means; several candidates are listed. */
export function explain(about: string, look: Look): string[] {
  const { text, width } = look;
  const lines = RULE.test(about) ? ruleLines(about, look) : null;
  if (lines) return lines;
  const wanted = plain(about);
  const entries = entriesIn(text.language);
  const found =
    [
      (name: string) => name === wanted,
      (name: string) => name.startsWith(wanted),
      (name: string) => name.includes(wanted),
    ]
      .map((fits) => entries.filter(({ names }) => names.some(fits)))
      .find((some) => some.length > 0) ?? [];
  if (wanted === '' || found.length === 0) return [text.play.nothingCalled(about)];
  if (new Set(found.map(({ names }) => names[0])).size === 1)
    return found.flatMap((entry) => entry.lines()).flatMap((line) => wrapped(line, width, '  '));
  const names = found.slice(0, MOST_FOUND).map(({ shown }) => shown);
  return wrapped(text.play.severalCalled(names, found.length > MOST_FOUND), width, '  ');
}

export function faceText(face: Face, { text, width }: Look): string[] {
  return faceLines(face, text.language).flatMap((line) => wrapped(line, width, '  '));
}

/** `5.3` is a rule of this game; the rules are written in English. */
function ruleLines(about: string, { text, width }: Look): string[] | null {
  const id = (/^\d+\./.test(about) ? `IMP-${about}` : about).toUpperCase();
  const rule = readStatements(projectRoot()).find((statement) => statement.id === id);
  return rule ? wrapped(text.pair(id, rule.text), width, '  ') : null;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase();

function entriesIn(language: Language): Entry[] {
  const entry =
    <T extends { readonly name: { en: string; fr: string } }>(
      describe: (item: T, language: Language) => Face,
    ) =>
    (item: T): Entry => ({
      names: [item.name[language], item.name.en, item.name.fr].map(plain),
      shown: item.name[language],
      lines: () => faceLines(describe(item, language), language),
    });
  return [
    ...BASE.cards.map(entry(describeCard)),
    ...BASE.intrigue.map(entry(describeIntrigue)),
    ...BASE.conflicts.map(entry(describeConflict)),
    ...BASE.leaders.map(entry(describeLeader)),
    ...BASE.spaces.map(entry(describeSpace)),
    ...BASE.tracks.map(entry(describeTrack)),
    ...GLOSSARY.filter(({ id }) => !id.startsWith('space/')).map(
      (term): Entry => ({
        names: [term[language].term, term.en.term, term.fr.term].map(plain),
        shown: term[language].term,
        lines: () => [`${term[language].term} – ${term[language].definition}`],
      }),
    ),
  ];
}
