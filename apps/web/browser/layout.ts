/* What a table must keep at every size, measured in the page: legible, whole, apart, inside. */

/** Runs in the page: every fault of how the table lies, in words. */
export function layoutFaults(least: number): string[] {
  const faults: string[] = [];
  const table = document.querySelector<HTMLElement>('[data-shape][data-position]')!;
  const SLACK = 1.5;

  const describe = (element: Element): string => {
    const marked = element.closest(
      '[data-space], [data-plate], [data-spot], [data-part], [data-kind]',
    );
    const where = marked
      ? [...marked.attributes]
          .filter(({ name }) => /^data-(space|plate|spot|part|kind)$/.test(name))
          .map(({ name, value }) => `${name.slice(5)}=${value}`)
          .join(' ')
      : '';
    return `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}” ${where}`;
  };
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(
      `${getComputedStyle(element).overflowX}${getComputedStyle(element).overflowY}`,
    );
  /** What is pushed about in a frame of its own is judged by itself, not by where it has been pushed. */
  const isMoved = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== table; at = at.parentElement)
      if (
        at.matches('[data-roams], [data-tops]') ||
        (at.matches('[data-faces]') && at.scrollWidth > at.clientWidth + 1) ||
        (scrolls(at) && at.scrollHeight > at.clientHeight + 1)
      )
        return true;
    return false;
  };
  const overlap = (a: DOMRect, b: DOMRect, by = SLACK): boolean =>
    a.left < b.right - by &&
    b.left < a.right - by &&
    a.top < b.bottom - by &&
    b.top < a.bottom - by;

  /** What can be seen of it: not what its frames clip. */
  const seenOf = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at && at !== table; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (display === 'contents' || at instanceof SVGElement) continue;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  /** Where its letters are, not the box that they could fill, nor what a typeface keeps free above and below. */
  const inkOf = (element: Element): DOMRect => {
    if (element.matches('svg, button')) return element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    const free = 0.2 * Number.parseFloat(getComputedStyle(element).fontSize);
    return new DOMRect(x, y + free, width, height - 2 * free);
  };

  /** A map is brought nearer to be read; whatever is pointed at there is told beside it. */
  const MAP = '[data-map]';

  /* Every word is large enough to be read, and no word leaves the box it belongs to. */
  const BOXES =
    '[data-plate], [data-option], [data-faces] > section, [data-part="purse"], [data-spot] > button, [role="tab"], [data-shape="wide"] > header, [data-shape="phone"] > header, [data-confirm], [data-kind], [data-side] dd';
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || parent.closest(`title, ${MAP}`) || !shown(parent)) continue;
    const style = getComputedStyle(parent);
    const drawn = parent instanceof SVGGraphicsElement;
    const scale = drawn ? parent.getScreenCTM()!.a : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    if (size < least) faults.push(`small ${size.toFixed(1)}: ${describe(parent)}`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = drawn ? parent.getBoundingClientRect() : range.getBoundingClientRect();
    if (
      !isMoved(parent) &&
      (words.right > innerWidth + SLACK ||
        words.bottom > innerHeight + SLACK ||
        words.left < -SLACK ||
        words.top < -SLACK)
    )
      faults.push(`outside: ${describe(parent)}`);
    const box = drawn ? null : parent.closest(BOXES)?.getBoundingClientRect();
    if (box && (words.left < box.left - SLACK || words.right > box.right + SLACK))
      faults.push(`wider than its box: ${describe(parent)}`);
    if (
      box &&
      !isMoved(parent) &&
      (words.top < box.top - SLACK || words.bottom > box.bottom + SLACK)
    )
      faults.push(`higher than its box: ${describe(parent)}`);
  }

  /* Nothing is cut off: no ellipsis, no card that hides what it says, no name too long for its place. */
  for (const element of table.querySelectorAll<HTMLElement>('*')) {
    if (!(element instanceof HTMLElement) || !shown(element)) continue;
    const { textOverflow } = getComputedStyle(element);
    if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      faults.push(`cut: ${describe(element)}`);
  }
  const heads = table.querySelectorAll(
    '[data-family] [data-head], [data-plate] span, [role="tab"] span',
  );
  for (const head of heads) {
    const [text] = head.childNodes;
    if (!(text instanceof Text) || !shown(head)) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`broken word “${word}”: ${describe(head)}`);
    }
  }
  for (const face of table.querySelectorAll<HTMLElement>('[data-family]')) {
    if (shown(face) && face.scrollHeight > face.clientHeight + 2)
      faults.push(`card hides ${face.scrollHeight - face.clientHeight}: ${describe(face)}`);
  }
  for (const name of table.querySelectorAll<SVGTextElement>('text[data-fits]')) {
    if (shown(name) && name.getBBox().width > Number(name.dataset.fits) + 1)
      faults.push(
        `name ${name.getBBox().width.toFixed(0)} of ${name.dataset.fits}: ${describe(name)}`,
      );
  }

  /* A name has room for the accent on a capital, wherever it is cut off above. */
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const head of table.querySelectorAll<HTMLElement>('[data-family] *')) {
    const [text] = head.childNodes;
    if (!(text instanceof Text) || !text.data.trim() || !shown(head)) continue;
    const frame = head.closest('[data-family]')!;
    let cut: Element = head;
    while (cut !== frame && getComputedStyle(cut).overflowY === 'visible') cut = cut.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(text);
    const style = getComputedStyle(head);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent, actualBoundingBoxAscent } = pen.measureText('É');
    const ink = range.getClientRects()[0]!.top + fontBoundingBoxAscent - actualBoundingBoxAscent;
    const above = cut.getBoundingClientRect().top - ink;
    if (above > 0.6) faults.push(`accent cut by ${above.toFixed(1)}: ${describe(head)}`);
  }

  /* On a card nothing lies over anything: no words, no icon, no button. */
  for (const card of table.querySelectorAll('[data-spot]:has([data-family]), [data-family]')) {
    if (!shown(card) || card.closest('svg')) continue;
    const items = [...card.querySelectorAll('*')].filter(
      (one) =>
        shown(one) &&
        (one.matches('[data-icon] > svg, button:not(:has([data-family]))') ||
          (one.children.length === 0 && !one.closest('svg') && one.textContent!.trim() !== '')),
    );
    const lie = items.map((one) => ({ one, rect: inkOf(one) }));
    lie.forEach(({ one, rect }, i) => {
      for (const other of lie.slice(i + 1))
        if (!one.contains(other.one) && !other.one.contains(one) && overlap(rect, other.rect, 2))
          faults.push(`on a card: ${describe(one)} over ${describe(other.one)}`);
    });
  }

  /* Nobody disappears. */
  const players = table.querySelectorAll('header ol > li').length;
  const plates = [...table.querySelectorAll('[data-plate]')].filter(shown);
  const seen = new Set(plates.map((plate) => plate.getAttribute('data-plate')));
  if (seen.size < players - 1) faults.push(`only ${seen.size} plates for ${players} players`);

  /* On a phone the market takes the room that it has. */
  const pane = table.matches('[data-panes="one"]')
    ? table.querySelector('#pane-row')?.getBoundingClientRect()
    : undefined;
  const strips = [...table.querySelectorAll('#pane-row [data-spot]')].filter(shown);
  const last = Math.max(...strips.map((strip) => strip.getBoundingClientRect().bottom));
  if (pane && strips.length > 0 && pane.bottom - last > pane.height / 5)
    faults.push(`an empty strip of ${(pane.bottom - last).toFixed(0)} under the Row`);

  /* What lies side by side lies apart. */
  /** A long decision may cover the board where it is not about it, but no tab. */
  const isGrown = (part: Element): boolean => part.matches('[data-grows] > [data-kind]');
  const groups: Record<string, Element[]> = {
    frame: [...table.children]
      .flatMap((child) =>
        getComputedStyle(child).display === 'contents' ? [...child.children] : [child],
      )
      .filter((part) => !isGrown(part)),
    right: [...table.querySelectorAll('aside:not([data-hint]) > *')].filter(
      (part) => !isGrown(part),
    ),
    grown: [
      ...table.querySelectorAll(
        '[data-grows] > [data-kind], [data-grows] [role="tab"], [data-part="hand"], [data-part="purse"]',
      ),
    ],
    board: [
      ...table.querySelectorAll(
        '[data-space] > rect:first-of-type, [data-track] > rect:first-of-type, [data-score] > rect:first-of-type, [data-conflict] > rect:last-of-type, main [data-plate], [data-lane] > rect',
      ),
    ],
    bar: [
      ...table.querySelectorAll(
        'header h1, header li, header button, header select, header b, header [data-deck]',
      ),
    ],
    options: [
      ...table.querySelectorAll(
        '[data-kind] :is([data-option], [data-confirm], [data-play], [data-back], [data-hint], [data-hint] button, summary)',
      ),
    ],
    market: [...table.querySelectorAll('[data-part="row"] [data-spot], [data-part="row"] h2')],
    purse: [
      ...table.querySelectorAll('[data-part="purse"] [data-amount], [data-part="purse"] strong'),
    ],
    piles: [
      ...table.querySelectorAll('[data-part="hand"], [aria-haspopup="dialog"]:not([data-spot])'),
    ],
  };
  for (const plate of table.querySelectorAll('[data-plate]'))
    groups[`plate ${plate.getAttribute('data-plate')}`] = [
      ...plate.querySelectorAll('[data-amount], [data-points], [data-strength], [data-last]'),
      ...[...plate.querySelectorAll('span')].filter(
        (one) => one.children.length === 0 && one.textContent,
      ),
    ];
  for (const [group, parts] of Object.entries(groups)) {
    const seen = parts
      .filter(shown)
      .map((part) => ({ part, rect: seenOf(part) }))
      .filter(({ rect }) => rect.width > 1 && rect.height > 1);
    seen.forEach(({ part, rect }, i) => {
      for (const other of seen.slice(i + 1))
        if (!part.contains(other.part) && !other.part.contains(part) && overlap(rect, other.rect))
          faults.push(`${group}: ${describe(part)} over ${describe(other.part)}`);
    });
  }

  /* What lies open has room to be seen. */
  for (const pane of table.querySelectorAll<HTMLElement>('[data-pane]'))
    if (pane.getBoundingClientRect().height < 24) faults.push(`no room: pane ${pane.dataset.pane}`);

  /* Words that are drawn do not run into each other either. */
  /** A long decision covers what it has no room beside. */
  const isCovered = (text: Element): boolean => {
    const { left, top, width, height } = text.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !text.closest('[data-kind]') && there?.closest('[data-kind]') != null;
  };
  const drawnWords = [...table.querySelectorAll('svg text')].filter(
    (text) => shown(text) && !text.closest(MAP) && !isCovered(text),
  );
  const rects = drawnWords.map(seenOf);
  rects.forEach((rect, i) => {
    for (let j = i + 1; j < rects.length; j++)
      if (overlap(rect, rects[j]!, 3))
        faults.push(`words: ${describe(drawnWords[i]!)} over ${describe(drawnWords[j]!)}`);
  });
  return [...new Set(faults)];
}

/** Runs in the page: the words in a dialog that are wider than their box. */
export function dialogFaults(): string[] {
  const dialog = document.querySelector('[role="dialog"]')!;
  return [...dialog.querySelectorAll<HTMLElement>('*')].flatMap((box) => {
    const speaks = [...box.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (!(box instanceof HTMLElement) || !speaks || !box.checkVisibility()) return [];
    const { display, overflowX } = getComputedStyle(box);
    if (display === 'inline' || /auto|scroll/.test(overflowX)) return [];
    const by = box.scrollWidth - box.clientWidth;
    return by > 1 ? [`${by} too wide: ${box.outerHTML.slice(0, 120)}`] : [];
  });
}
