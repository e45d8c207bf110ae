import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/* Who wants stillness has it at no cost: tokens of no length, and no rule for every element there is. */

const folder = path.join(import.meta.dirname, '../src');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));

/** Rules and what they declare; the at-rules around them are of no interest. */
const rulesOf = (text: string) =>
  Array.from(text.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector, body]) => ({
    selector: selector!.replace(/\/\*.*?\*\//gs, '').trim(),
    body: body!,
  }));

const MOVES = /(?:^|[\s;])(?:animation|transition)(?:-duration)?:\s*([^;]+)/g;
const BY_TOKEN = /var\(--(?:quick|move)\)/;

describe('stillness', () => {
  it.each(sheets)(
    '$name moves by the tokens of motion, or says what it does without',
    ({ text }) => {
      const rules = rulesOf(text);
      const endless = rules.flatMap(({ selector, body }) =>
        Array.from(body.matchAll(MOVES), ([, value]) => value!)
          .filter((value) => value.trim() !== 'none' && !BY_TOKEN.test(value))
          .filter(() => !selector.includes('[data-motion="full"]'))
          .filter(
            () =>
              !rules.some(
                (rule) =>
                  rule.selector === `:global(html[data-motion="none"]) ${selector}` &&
                  /animation: none/.test(rule.body),
              ),
          )
          .map((value) => `${selector}: ${value}`),
      );
      expect(endless).toEqual([]);
    },
  );

  it('makes no browser look before and behind every element', () => {
    const everywhere = sheets.flatMap(({ text }) =>
      rulesOf(text).flatMap(({ selector }) =>
        selector.split(',').filter((one) => /(?:^|[\s>*])::?(?:before|after)$/.test(one.trim())),
      ),
    );
    expect(everywhere).toEqual([]);
  });
});
