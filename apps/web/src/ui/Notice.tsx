import type { ReactNode } from 'react';
import { useWords } from '../app/language.ts';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from './IconButton.tsx';
import style from './Notice.module.css';
import { words } from './words.ts';

interface NoticeProps {
  readonly tone?: 'info' | 'warning' | 'error';
  readonly title?: string;
  readonly children?: ReactNode;
  /** Buttons that mend what the notice tells of. */
  readonly action?: ReactNode;
  readonly onDismiss?: () => void;
}

const ICON = { info: 'hint', warning: 'warning', error: 'error' } as const;

export function Notice({ tone = 'info', title, children, action, onDismiss }: NoticeProps) {
  const { dismiss } = useWords(words);
  return (
    <div className={`${style.notice} ${style[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={style.icon}>
        <Icon name={ICON[tone]} size={1.4} />
      </span>
      <div className={style.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div className={style.action}>{action}</div>}
      </div>
      {onDismiss && <IconButton icon="close" label={dismiss} size="small" onClick={onDismiss} />}
    </div>
  );
}
