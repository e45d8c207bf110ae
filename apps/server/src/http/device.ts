/* What a browser says it is: enough to tell one's own devices apart, and nothing more is kept. */

type Sign = readonly [sign: RegExp, name: string];

/** Most call themselves by older names too: the newer ones first. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly Sign[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (signs: readonly Sign[], text: string): string | null =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? null;

export const deviceOf = (userAgent = '') => ({
  browser: named(BROWSERS, userAgent),
  system: named(SYSTEMS, userAgent),
});
