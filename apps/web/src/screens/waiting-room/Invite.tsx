import type { TableInfo } from '@landsraad/protocol';
import { useState } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import { tableLink } from '../../online/api.ts';
import { words as shared } from '../../online/words.ts';
import { packCalled } from '../../packs/packs.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import style from './WaitingRoom.module.css';
import { words } from './words.ts';

/** The link that brings friends to the table. */
export function Invite({ id, game }: Pick<TableInfo, 'id' | 'game'>) {
  const text = useWords(words).invite;
  return (
    <Panel title={text.title}>
      <p>{text.text}</p>
      <TableLink id={id} game={game} />
    </Panel>
  );
}

export function TableLink({ id, game }: Pick<TableInfo, 'id' | 'game'>) {
  const { link, shareTitle } = useWords(words).invite;
  const title = shareTitle(packCalled(game).name(useLanguage()));
  return <LinkToCopy label={link} link={tableLink(id)} title={title} />;
}

interface LinkToCopyProps {
  readonly label: string;
  readonly link: string;
  /** Given: the device's own way of sharing is offered too. */
  readonly title?: string;
}

export function LinkToCopy({ label, link, title }: LinkToCopyProps) {
  const text = useWords(shared);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      // The field is there to be copied by hand.
    }
  };
  return (
    <div className={style.link}>
      <TextField
        label={label}
        hideLabel
        value={link}
        readOnly
        data-testid="link"
        onFocus={({ target }) => target.select()}
        onChange={() => undefined}
      />
      <Button icon={copied ? 'check' : 'link'} onClick={() => void copy()}>
        {copied ? text.copied : text.copy}
      </Button>
      {title !== undefined && 'share' in navigator && (
        <Button
          icon="export"
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          {text.share}
        </Button>
      )}
    </div>
  );
}
