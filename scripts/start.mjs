import { ensureInstalled } from './install.mjs';

ensureInstalled();
process.argv.splice(2, 0, 'play', 'imperium');
await import('../apps/cli/bin/landsraad.js');
