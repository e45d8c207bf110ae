import { DEFAULT_OPTIONS, type DuneOptions, settingName, settingValue } from '@landsraad/dune';
import type { Agreement } from '../../pack.ts';
import { words } from './words.ts';

/** A table of Dune on a server. */
export const agreement: Agreement = {
  termsOf(seats, options, language) {
    const { players, turns } = words[language];
    const agreed = { ...DEFAULT_OPTIONS, ...options } as DuneOptions;
    return [
      players(seats),
      settingValue('mode', agreed.mode, language),
      turns(agreed.turns),
      ...(agreed.twoFactionsEach ? [settingName('twoFactionsEach', language)] : []), // DUN-2.4
      ...(agreed.privateNotes ? [settingName('privateNotes', language)] : []), // RUL-D32
    ];
  },
  unplayed: () => [],
};
