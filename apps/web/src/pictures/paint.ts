/*
 * Paints the SVG of our pictures where there is no document to show it: in a worker. It knows what
 * `packages/art` writes, and throws at anything else.
 */

type Attributes = Readonly<Record<string, string>>;

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  /** `<path/>`: closed at once. */
  readonly empty: boolean;
  readonly attributes: Attributes;
}

/** On a canvas of this picture's proportions, as large as it is. */
export function paint(svg: string, canvas: OffscreenCanvas): void {
  const context = canvas.getContext('2d')!;
  const tags = read(svg);
  const [, , w, h] = tags[0]!.attributes.viewBox!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  context.scale(canvas.width / w, canvas.height / h);
  new Painter(context, tags).paint(1, tags.length - 1);
}

function read(svg: string): Tag[] {
  return Array.from(
    svg.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g),
    ([, closes, name, rest, empty]) => ({
      name: name!,
      closes: closes === '/',
      empty: empty === '/',
      attributes: Object.fromEntries(
        Array.from(rest!.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key!, value!]),
      ),
    }),
  );
}

class Painter {
  readonly #context: OffscreenCanvasRenderingContext2D;
  readonly #tags: readonly Tag[];
  readonly #gradients = new Map<string, CanvasGradient>();
  readonly #clips = new Map<string, Path2D>();
  /** Where the content of a group that is used later lies. */
  readonly #groups = new Map<string, readonly [number, number]>();

  constructor(context: OffscreenCanvasRenderingContext2D, tags: readonly Tag[]) {
    this.#context = context;
    this.#tags = tags;
  }

  paint(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      const { name, closes, attributes } = this.#tags[i]!;
      switch (name) {
        case 'path':
          this.#path(attributes);
          break;
        case 'g':
          if (closes) this.#context.restore();
          else this.#open(attributes);
          break;
        case 'use': {
          const [start, end] = this.#groups.get(attributes.href!.slice(1))!;
          this.#open(attributes);
          this.paint(start, end);
          this.#context.restore();
          break;
        }
        case 'defs':
        case 'clipPath': {
          const end = this.#endOf(i);
          this.#define(i, end);
          i = end;
          break;
        }
        default:
          throw new Error(`No picture has <${name}>`);
      }
    }
  }

  #endOf(start: number): number {
    const { name } = this.#tags[start]!;
    let depth = 0;
    for (let i = start; ; i++) {
      const tag = this.#tags[i]!;
      if (tag.name !== name || tag.empty) continue;
      depth += tag.closes ? -1 : 1;
      if (depth === 0) return i;
    }
  }

  #define(start: number, end: number): void {
    const { name, attributes } = this.#tags[start]!;
    if (name === 'clipPath')
      this.#clips.set(attributes.id!, new Path2D(this.#tags[start + 1]!.attributes.d));
    else
      for (let i = start + 1; i < end; i = this.#endOf(i) + 1) {
        const { id } = this.#tags[i]!.attributes;
        if (this.#tags[i]!.name === 'g') this.#groups.set(id!, [i + 1, this.#endOf(i)]);
        else this.#gradients.set(id!, this.#gradient(i, this.#endOf(i)));
      }
  }

  #gradient(start: number, end: number): CanvasGradient {
    const { name, attributes } = this.#tags[start]!;
    const of = (key: string) => Number(attributes[key]);
    const gradient =
      name === 'linearGradient'
        ? this.#context.createLinearGradient(of('x1'), of('y1'), of('x2'), of('y2'))
        : this.#context.createRadialGradient(of('cx'), of('cy'), 0, of('cx'), of('cy'), of('r'));
    for (const { attributes: stop } of this.#tags.slice(start + 1, end)) {
      const alpha = Math.round(255 * Number(stop['stop-opacity'] ?? 1));
      gradient.addColorStop(
        Number(stop.offset),
        `${stop['stop-color']}${alpha.toString(16).padStart(2, '0')}`,
      );
    }
    return gradient;
  }

  #open({ transform, 'clip-path': clip }: Attributes): void {
    this.#context.save();
    if (transform) this.#transform(transform);
    if (clip) this.#context.clip(this.#clips.get(named(clip))!);
  }

  #transform(text: string): void {
    for (const [, kind, inside] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
      const [a, b, c] = inside!.split(/[ ,]+/).map(Number) as [number, number?, number?];
      if (kind === 'translate') this.#context.translate(a, b ?? 0);
      else if (kind === 'scale') this.#context.scale(a, b ?? a);
      else {
        this.#context.translate(b ?? 0, c ?? 0);
        this.#context.rotate((a * Math.PI) / 180);
        this.#context.translate(-(b ?? 0), -(c ?? 0));
      }
    }
  }

  #path(attributes: Attributes): void {
    const { d, fill = 'none', stroke, opacity = '1', transform } = attributes;
    const context = this.#context;
    const path = new Path2D(d);
    context.globalAlpha = Number(opacity);
    if (transform) {
      context.save();
      this.#transform(transform);
    }
    if (fill !== 'none') {
      context.fillStyle = fill.startsWith('url') ? this.#gradients.get(named(fill))! : fill;
      context.fill(path, attributes['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
    }
    if (stroke) {
      const round = attributes['stroke-linecap'] === 'round';
      context.strokeStyle = stroke;
      context.lineWidth = Number(attributes['stroke-width']);
      context.lineCap = round ? 'round' : 'butt';
      context.lineJoin = round ? 'round' : 'miter';
      context.setLineDash(
        (attributes['stroke-dasharray'] ?? '').split(' ').filter(Boolean).map(Number),
      );
      context.stroke(path);
    }
    if (transform) context.restore();
  }
}

/** `url(#id)` */
const named = (url: string): string => url.slice(5, -1);
