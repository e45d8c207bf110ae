import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWords } from './language.ts';
import style from './Safety.module.css';
import { Shell } from './Shell.tsx';
import { words } from './words.ts';

/** Catches what a screen throws; another address is another chance. */
export function Safety({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  return <Net location={location}>{children}</Net>;
}

interface NetProps {
  readonly location: string;
  readonly children: ReactNode;
}

interface NetState {
  readonly error: unknown;
  /** Where it was thrown, or where nothing was. */
  readonly location: string;
}

/** Not built anew with the address: a screen that stays keeps its place and the focus. */
class Net extends Component<NetProps, NetState> {
  override state: NetState = { error: undefined, location: this.props.location };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('nothing was said') };
  }

  static getDerivedStateFromProps({ location }: NetProps, state: NetState): NetState | null {
    return location === state.location ? null : { error: undefined, location };
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
