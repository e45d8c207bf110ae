import { type PictureName, type PictureSet, pictureOf } from '@landsraad/art';
import { base } from '@landsraad/art/base';
import { dune } from '@landsraad/art/dune';
import { immortality } from '@landsraad/art/immortality';
import { ix } from '@landsraad/art/ix';
import { FACTION_SHEETS, SPICE_CARDS, TREACHERY } from '@landsraad/dune';
import { SHELF } from '@landsraad/imperium';

interface Named {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
}

const BOXES: Readonly<Record<string, PictureSet>> = { base, ix, immortality, dune };
const FRAME = { w: 600, h: 400 };

/** What is printed on the components, by the names of their pictures. */
const NAMES = new Map<string, Named['name']>([
  ...SHELF.flatMap((set) => [
    ...named('card', set.cards),
    ...named('intrigue', set.intrigue),
    ...named('conflict', set.conflicts),
    ...named('leader', set.leaders),
    ...named('space', set.spaces),
    ...named('hagal', set.hagal),
    ...named('tile', set.tiles ?? []),
  ]),
  ...named('treachery', TREACHERY),
  ...named('spice', SPICE_CARDS),
  ...named('faction', FACTION_SHEETS),
  ...FACTION_SHEETS.flatMap(({ leaders }) => named('disc', leaders)),
]);

function named(kind: string, things: readonly Named[]): [string, Named['name']][] {
  return things.map(({ id, name }) => [`${kind}/${id}`, name]);
}

/** A page for each box: every picture in a frame, with its name in both languages, at three sizes. */
export const pages = (): { readonly file: string; readonly html: string }[] =>
  Object.entries(BOXES).map(([box, set]) => ({ file: `${box}.html`, html: page(box, set) }));

function page(box: string, set: PictureSet): string {
  const kinds = Object.entries(set).map(([kind, drawings]) => {
    const figures = Object.keys(drawings).map((id) => figure(set, `${kind}/${id}`));
    return `<h2>${kind}</h2><section>${figures.join('')}</section>`;
  });
  const sizes = [108, 226, 600].map(
    (size) =>
      `<label><input type="radio" name="size" id="s${size}"${size === 226 ? ' checked' : ''}> ${size} px</label>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${box}</title><style>${STYLE}</style><header>${sizes.join(' ')}</header>${kinds.join('')}`;
}

function figure(set: PictureSet, name: PictureName): string {
  const svg = pictureOf(set, name, FRAME)!.replace(/ width="\d+" height="\d+"/, '');
  const { fr, en } = NAMES.get(name) ?? { fr: name, en: name };
  const said = fr === en ? fr : `${fr}<br><i>${en}</i>`;
  return `<figure>${svg}<figcaption>${said}</figcaption></figure>`;
}

const STYLE = `
body { --w: 226px; margin: 1rem; background: #14100f; color: #f4ece0; font: 13px/1.3 Figtree, system-ui, sans-serif }
body:has(#s108:checked) { --w: 108px } body:has(#s600:checked) { --w: 600px }
header { position: sticky; top: 0; padding: .4rem; background: #14100f }
h2 { margin: 1rem 0 .4rem; color: #d3b277; font: 400 1.3rem Marcellus, Palatino, serif }
section { display: flex; flex-wrap: wrap; gap: 8px }
figure { width: var(--w); margin: 0; overflow: hidden; border: 1px solid #5c4d3c; border-radius: 8px; background: #1f1916 }
figure svg { display: block; width: 100%; aspect-ratio: 3 / 2 }
figure svg[viewBox="0 0 400 400"], figure svg[viewBox="0 0 200 200"] { aspect-ratio: 1 }
figcaption { padding: 4px 8px 6px } i { color: #c9bba7 }`;
