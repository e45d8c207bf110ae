import {
  type LeaderId,
  leaderOf,
  nameOf,
  type Showing,
  TERRITORIES,
  type TreacheryId,
  treacheryOf,
  VOWS,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { useEffect, useState } from 'react';
import { useWords } from '../../../app/language.ts';
import type { Acts } from '../../../table/desk/draft.ts';
import { useLatest } from '../../../table/desk/useLatest.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useDune, useOwnFaction } from '../table/desk.ts';
import style from './Deals.module.css';
import { choiceOf, type Draft, emptyDraft } from './draft.ts';
import { words } from './words.ts';

export type Act = NonNullable<Acts['act']>;

interface ComposerProps {
  readonly act: Act;
  readonly draft: Draft;
  readonly partners: readonly Seat[];
  /** Nothing is said in a window. */
  readonly closed: boolean;
  readonly onChange: (draft: Draft | null) => void;
}

/** An offer is put together: what one gives, and what one wants for it. */
export function Composer({ act, draft, partners, closed, onChange }: ComposerProps) {
  const { name } = useWording();
  const say = useWords(words);
  const me = useOwnFaction()!;
  const own = useOwnThings();
  const promises = usePromises();
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const [meant, setMeant] = useState(false);
  const send = useLatest(async () => {
    setMeant(false);
    if (await act('deal.propose', choiceOf(draft))) onChange(null);
  });
  // What was meant while a window was open is said when it closes.
  useEffect(() => {
    if (meant && !closed) void send();
  }, [meant, closed, send]);
  const wanted = [
    { value: 'none', label: say.nothing },
    ...Object.entries(say.theirs).map(([value, label]) => ({ value, label })),
  ];
  return (
    <form
      className={style.composer}
      onSubmit={(event) => {
        event.preventDefault();
        setMeant(true);
      }}
    >
      <Select
        label={say.to}
        value={String(draft.to)}
        options={partners.map((seat) => ({ value: String(seat), label: name(seat) }))}
        onChange={(to) => onChange({ ...emptyDraft(Number(to)), spice: draft.spice })}
      />
      <fieldset>
        <legend>{say.you}</legend>
        <Spice n={draft.spice} most={me.spice ?? 0} onChange={(spice) => change({ spice })} />
        <Select
          label={say.promise}
          value={draft.own}
          options={promises}
          onChange={(promise) => change({ own: promise })}
        />
        <Select
          label={say.show}
          value={draft.shows}
          options={own}
          onChange={(shows) => change({ shows })}
        />
      </fieldset>
      <fieldset>
        <legend>{say.they}</legend>
        <Spice n={draft.price} most={MOST_ASKED} onChange={(price) => change({ price })} />
        <Select
          label={say.promise}
          value={draft.promise}
          options={promises}
          onChange={(promise) => change({ promise })}
        />
        <Select
          label={say.show}
          value={draft.sees}
          options={wanted}
          onChange={(sees) => change({ sees })}
        />
      </fieldset>
      <Button type="submit" variant="primary" disabled={meant}>
        {say.send}
      </Button>
      <small role="status">{closed ? (meant ? say.soon : say.window) : say.spoken}</small>
    </form>
  );
}

/** As the rules have it. */
const MOST_ASKED = 40;

interface SpiceProps {
  readonly n: number;
  readonly most: number;
  readonly onChange: (n: number) => void;
}

function Spice({ n, most, onChange }: SpiceProps) {
  const say = useWords(words);
  return (
    <TextField
      label={say.spice}
      type="number"
      min={0}
      max={most}
      value={String(n)}
      onChange={(value) => onChange(Math.min(most, Math.max(0, Math.trunc(Number(value) || 0))))}
    />
  );
}

/** On honour first, then what the game sees to, named as such. */
function usePromises() {
  const { view } = useDune().snapshot;
  const { language } = useWording();
  const say = useWords(words);
  return [
    { value: 'none', label: say.nothing },
    ...VOWS.map((vow) => ({ value: `vow:${vow}`, label: say.vows[vow] })),
    { value: 'spoken', label: say.aloud },
    ...(view.auction ? [{ value: 'pass', label: say.pass }] : []),
    ...TERRITORIES.map((territory) => ({
      value: territory.id as string,
      label: say.stayOut(nameOf(territory, language)),
    })),
  ];
}

function useOwnThings() {
  const me = useOwnFaction()!;
  const { language } = useWording();
  const say = useWords(words);
  return [
    { value: 'none', label: say.nothing },
    { value: 'show-spice', label: say.ownSpice },
    ...[...new Set(me.hand)].map(cardIn(language)),
    ...(me.traitors ?? []).map(leaderIn(language)),
  ];
}

const cardIn = (language: Language) => (id: TreacheryId) => ({
  value: id as string,
  label: nameOf(treacheryOf(id), language),
});

const leaderIn = (language: Language) => (id: LeaderId) => ({
  value: id as string,
  label: nameOf(leaderOf(id), language),
});

/** The cards or the traitors of which one is to be shown, as they can be chosen. */
export function useToShow(what: Showing | undefined) {
  const me = useOwnFaction();
  const { language } = useWording();
  if (!me) return null;
  if (what === 'card') return [...new Set(me.hand)].map(cardIn(language));
  return what === 'traitor' ? (me.traitors ?? []).map(leaderIn(language)) : null;
}
