import { LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { changeLanguage, useLanguage, useWords } from './language.ts';
import style from './Shell.module.css';
import { words } from './words.ts';

interface ShellProps {
  /** The page's name: its heading and, with ours, the window's title. */
  readonly title: string;
  /** Stands in the heading's place; brings its own `h1`. */
  readonly hero?: ReactNode;
  /** For what needs the whole width: a board, a table of cards. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** The frame of every screen but the table. */
export function Shell({ title, hero, wide, children }: ShellProps) {
  const text = useWords(words);
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useArrival(main);
  return (
    <div className={style.page} data-wide={wide || undefined}>
      <a className={style.skip} href="#main">
        {text.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={style.main}>
        {hero ?? <h1 className={style.title}>{title}</h1>}
        {children}
      </main>
      <footer className={style.footer}>
        <p>{text.unofficial}</p>
        <p>
          {text.freely} <Link href="/privacy">{text.privacy}</Link>
        </p>
      </footer>
    </div>
  );
}

const PLACES = ['play', 'cards', 'rules', 'glossary', 'settings'] as const;

export function Header() {
  const text = useWords(words);
  const [location] = useLocation();
  return (
    <header className={style.header}>
      <Link href="/" className={style.brand}>
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span translate="no">Landsraad</span>
      </Link>
      <nav aria-label={text.navigation} className={style.nav}>
        {PLACES.map((place) => {
          const href = place === 'play' ? '/' : `/${place}`;
          const here = place === 'play' ? isPlay(location) : location.startsWith(href);
          return (
            <Link key={place} href={href} aria-current={here ? 'page' : undefined}>
              {text[place]}
            </Link>
          );
        })}
      </nav>
      <LanguageSwitch />
    </header>
  );
}

const isPlay = (location: string): boolean =>
  location === '/' || /^\/(new|solo|game|guide|puzzles|lobby|online|table)\b/.test(location);

/** Each language in its own name: whoever cannot read this page finds their own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

export function LanguageSwitch() {
  const text = useWords(words);
  const current = useLanguage();
  return (
    <fieldset className={style.languages} aria-label={text.language}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={LANGUAGE_NAMES[language]}
          aria-label={LANGUAGE_NAMES[language]}
          aria-pressed={language === current}
          onClick={() => void changeLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Landsraad' ? title : `${title} · Landsraad`;
  }, [title]);
}

let arrived = false;

/** A screen begins at its top, and a screen reader is told that it changed; not on the first load. */
function useArrival(main: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (arrived) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    arrived = true;
  }, [main]);
}
