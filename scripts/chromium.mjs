import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  `${process.env.LOCALAPPDATA}\\Google\\Chrome\\Application\\chrome.exe`,
  // A Chromium too, and on every Windows.
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @returns {string | undefined} */
function found() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM,
    ...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))),
    ...ELSEWHERE,
  ];
  return candidates.find((file) => file !== undefined && existsSync(file));
}

/** @param {string} command */
const sh = (command) => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

/**
 * A Chromium for the browser tests: one that is there, or Debian's, installed now. Without either
 * it says what to do.
 * @returns {string} its path
 */
export function ensureChromium() {
  const there = found();
  if (there) return there;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests: apt-get install chromium.');
    if (
      sh('apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium')
    ) {
      const installed = found();
      if (installed) return installed;
    }
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Debian or Ubuntu: ' +
      '`sudo apt-get install chromium`. Elsewhere install Chrome, or set CHROMIUM to the path of ' +
      'a Chromium. `npm test -- --without browser` runs everything else.',
  );
}
