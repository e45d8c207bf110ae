import { type Cost, type Effect, wordEffects } from '@landsraad/imperium';
import { useLanguage } from '../../../app/language.ts';
import { colourOf } from '../../../icons/colours.ts';
import { Icon } from '../../../icons/Icon.tsx';
import style from './EffectIcons.module.css';
import { costGlyphs, type Glyph, type GlyphGroup, groupsOf, type Sign } from './glyphs.ts';

interface EffectIconsProps {
  readonly effects: readonly Effect[];
  /** Other words than the effects' own, where their place changes them (the reward of a Conflict). */
  readonly label?: string;
  readonly className?: string;
}

/** Effects as a card shows them. As big as the text around them; read out as a sentence. */
export function EffectIcons({ effects, label, className }: EffectIconsProps) {
  const language = useLanguage();
  const said = label ?? wordEffects(effects, language);
  return <Row groups={groupsOf(effects)} label={said} className={className} />;
}

/** What is paid, where it stands apart from what it brings and is said with it. */
export const CostIcons = ({ cost }: { readonly cost: Cost }) => (
  <Row groups={[{ glyphs: costGlyphs(cost), framed: false }]} />
);

interface RowProps {
  readonly groups: readonly GlyphGroup[];
  readonly label?: string;
  readonly className?: string;
}

function Row({ groups, label, className }: RowProps) {
  return (
    <span
      className={`${style.row} ${className ?? ''}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {groups.map(({ glyphs, framed }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never changes its order
        <span key={i} className={framed ? style.framed : style.group}>
          {unbroken(glyphs).map((run, at) =>
            run.length === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <Mark key={at} glyph={run[0]!} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <span key={at} className={style.run}>
                {run.map((glyph, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same
                  <Mark key={n} glyph={glyph} />
                ))}
              </span>
            ),
          )}
        </span>
      ))}
    </span>
  );
}

/** What stands in brackets stays in one line; all else by itself. */
function unbroken(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  let open = false;
  for (const glyph of glyphs) {
    if (open) runs.at(-1)!.push(glyph);
    else runs.push([glyph]);
    if ('sign' in glyph) open = glyph.sign === '(' || (open && glyph.sign !== ')');
  }
  return runs;
}

/** Brackets stand close to what they hold. */
const BRACKETS: Partial<Record<Sign, string>> = { '(': style.opening, ')': style.closing };

function Mark({ glyph }: { readonly glyph: Glyph }) {
  if ('sign' in glyph) {
    if (glyph.sign === '→') return <Icon name="arrow" size={1.1} className={style.arrow} />;
    return <span className={`${style.sign} ${BRACKETS[glyph.sign] ?? ''}`}>{glyph.sign}</span>;
  }
  const { icon, n, tight } = glyph;
  return (
    <span className={tight ? style.tight : style.glyph} style={{ color: colourOf(icon) }}>
      {n && <span className={style.number}>{n}</span>}
      <Icon name={icon} size={1.35} />
    </span>
  );
}
