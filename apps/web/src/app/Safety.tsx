import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWords } from './language.ts';
import style from './Safety.module.css';
import { Shell } from './Shell.tsx';
import { words } from './words.ts';

/** Catches what a screen throws; another address is another chance. */
export function Safety({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  return <Net key={location.split('/', 3).join('/')}>{children}</Net>;
}

class Net extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was said') };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Broken error={this.state.error} />;
  }
}

/** A screen's file is gone: an old page after a new version, or no connection. */
const isMissingFile = (error: unknown): boolean =>
  /dynamically imported module|module script|Failed to fetch/i.test(String(error));

function Broken({ error }: { readonly error: unknown }) {
  const text = useWords(words).broken;
  const details = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return (
    <Shell title={text.title}>
      <p>{isMissingFile(error) ? text.offline : text.text}</p>
      <p className={style.ways}>
        <button type="button" onClick={() => location.reload()}>
          {text.again}
        </button>
        <a href="/">{text.home}</a>
      </p>
      <details>
        <summary>{text.details}</summary>
        <pre className={style.details}>{details}</pre>
      </details>
    </Shell>
  );
}
