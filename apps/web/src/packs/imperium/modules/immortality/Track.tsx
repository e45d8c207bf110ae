import { amountOf, TLEILAXU, wordEffects } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { thingMark } from '../../../../table/explain/pointed.ts';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import { contenders } from '../../seats/rivals.ts';
import { useImperium, usePlannedView } from '../../table/desk.ts';
import styles from './Pane.module.css';
import { words } from './pane-words.ts';
import { spiceOn } from './spice.ts';
import { Token } from './Token.tsx';

/** The Tleilaxu track: what each space gives, what lies there for the first, who is where. */
export function Track() {
  return (
    <div className={styles.track}>
      {TLEILAXU.steps.map((_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the track
        <Cell key={n} n={n} />
      ))}
    </div>
  );
}

function Cell({ n }: { readonly n: number }) {
  const { snapshot, seat } = useImperium();
  const { short, language } = useWording();
  const say = useWords(words);
  const then = usePlannedView();
  const { view } = snapshot;
  const { seats } = view.immortality!;
  const there = contenders(view).filter((one) => seats[one]!.tleilaxu === n);
  const coming =
    seat !== null && seats[seat]!.tleilaxu !== n && then?.immortality?.seats[seat]?.tleilaxu === n;
  const { bonus } = TLEILAXU.steps[n]!;
  const spice = spiceOn(view, n);
  const label = [
    say.step(n),
    bonus.length > 0 && wordEffects(bonus, language),
    spice > 0 && say.spice(amountOf(spice, 'spice', language)),
    there.length > 0 && say.there(there.map(short).join(', ')),
  ];
  return (
    <button
      type="button"
      className={styles.cell}
      {...thingMark({ kind: 'tleilaxu', id: String(n) })}
      data-cell={n}
      data-gives={bonus.length > 0 || undefined}
      aria-label={label.filter(Boolean).join(', ')}
      aria-disabled="true"
    >
      <span className={styles.reward}>
        {bonus.length > 0 ? <EffectIcons effects={bonus} /> : n}
      </span>
      <span className={styles.tokens}>
        {spice > 0 && (
          <span className={styles.spice} data-spice={spice} style={{ color: colourOf('spice') }}>
            <b>{spice}</b>
            <Icon name="spice" size={1.1} />
          </span>
        )}
        {there.map((one) => (
          <Token key={one} seat={one} />
        ))}
        {coming && <Token seat={seat} ghost />}
      </span>
    </button>
  );
}
