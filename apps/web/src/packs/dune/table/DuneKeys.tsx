import { battlesAhead, type CellId, nameOf, TERRITORIES, territoryOf } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { useKeys } from '../../../table/useKeys.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useDune } from './desk.ts';
import { turnShield } from './hidden.ts';
import style from './MapArea.module.css';
import { words } from './words.ts';

const focusCell = (cell: CellId): void =>
  document.querySelector<SVGElement>(`[data-map] [data-cell="${cell}"]`)?.focus();

/** The keys of this table: battles, one's shield, and the way to a territory by its name. */
export function DuneKeys() {
  const { view } = useDune().snapshot;
  const [finding, setFinding] = useState(false);
  const last = useRef(-1);
  useKeys((command) => {
    if (command.do !== 'letter') return false;
    if (command.letter === 'x') return turnShield();
    if (command.letter !== 'b') return false;
    const battles = battlesAhead(view);
    if (battles.length === 0) return undefined;
    last.current = (last.current + 1) % battles.length;
    return focusCell(territoryOf(battles[last.current]!).cells[0]!);
  });
  useEffect(() => {
    const onSlash = (event: KeyboardEvent) => {
      const typing = (event.target as Element).matches?.('input, textarea, select');
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setFinding(true);
    };
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, []);
  return finding ? <Finder onClose={() => setFinding(false)} /> : null;
}

/** Accents and capitals are nobody's duty. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The territory that a few letters mean: its name begins with them, else one of its words does. */
export function territoryCalled(letters: string, language: Language) {
  const wanted = plain(letters.trim());
  if (!wanted) return null;
  const names = TERRITORIES.map((territory) => ({
    territory,
    name: plain(nameOf(territory, language)),
  }));
  const found =
    names.find(({ name }) => name.startsWith(wanted)) ??
    names.find(({ name }) => name.split(/[\s’'-]/).some((word) => word.startsWith(wanted))) ??
    names.find(({ name }) => name.includes(wanted));
  return found?.territory ?? null;
}

function Finder({ onClose }: { readonly onClose: () => void }) {
  const { offers } = useDune();
  const { language } = useWording();
  const say = useWords(words);
  const id = useId();
  const field = useRef<HTMLFormElement>(null);
  const [letters, setLetters] = useState('');
  const found = territoryCalled(letters, language);
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={field}
      id={id}
      className={style.finder}
      data-finder=""
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        // Where one of its cells may be chosen, that one.
        const offered = found?.cells.find((cell) => offers.may.has(`cell:${cell}`));
        const cell = offered ?? found?.cells[0];
        if (cell) focusCell(cell);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <TextField label={say.find} value={letters} onChange={setLetters} />
      <output>{found ? nameOf(found, language) : ' '}</output>
    </form>
  );
}
