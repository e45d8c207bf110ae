// A whole client of a Landsraad server: takes a seat and plays at random to the end.
//
//   node docs/examples/bot.mjs http://localhost:1965 TABLE   join a table by its id
//   node docs/examples/bot.mjs http://localhost:1965         lay one for three, against bots
//   node docs/examples/bot.mjs http://localhost:1965 dune    the same of another game

import { createHash } from 'node:crypto';
import { WebSocket } from 'ws';

const [server, word = 'imperium'] = process.argv.slice(2);
/** A table's id; any other word is the name of a game. */
const joined = /^[0-9A-Za-z]{12}$/.test(word) && word;
let cookie = '';

async function ask(method, path, body) {
  const response = await fetch(`${server}/api/v1${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  // The cookie is who we are: keep it, and keep it secret.
  for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0];
  const content = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${content.fault} ${content.detail ?? ''}`);
  return content;
}

/** What a value becomes by a change: see "Changes" in protocol.md. */
function changed(before, change) {
  if (change === null || typeof change !== 'object') return change;
  if (Array.isArray(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, inner] of Object.entries(change)) {
    const gone = Array.isArray(inner) && inner.length === 0;
    if (!gone) after[key] = changed(before[key], inner);
    else if (Array.isArray(after)) after.length = Math.min(after.length, key);
    else delete after[key];
  }
  return after;
}

/** One of several options at random; for everything else what the clock would choose. */
function choose(decision) {
  if (decision.shape !== 'one') return decision.fallback;
  return decision.options[Math.floor(Math.random() * decision.options.length)].id;
}

await ask('PATCH', '/me', { name: 'Random bot' });
let table = joined;
if (joined) {
  await ask('POST', `/tables/${table}/seat`, { seat: null });
} else {
  const made = await ask('POST', '/tables', {
    game: word,
    options: {},
    seats: [{ is: 'open' }, { is: 'bot', bot: 'greedy' }, { is: 'bot', bot: 'random' }],
    visibility: 'link',
    clock: { kind: 'none' },
    spectators: 'now',
  });
  table = made.id;
  await ask('POST', `/tables/${table}/start`, {});
}

let promised = null;
let snapshot = null;
/** What was sent and is not answered yet: others may decide at the same time, and be quicker. */
let sent = null;

function play(socket, seq) {
  if (snapshot?.result) return socket.close();
  if (!snapshot?.decision || sent) return;
  const key = crypto.randomUUID();
  sent = JSON.stringify({ do: 'answer', key, seq, choice: choose(snapshot.decision) });
  socket.send(sent);
}

function attend() {
  const address = `${server.replace(/^http/, 'ws')}/api/v1/tables/${table}/live`;
  const socket = new WebSocket(address, { headers: { cookie } });
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    if (message.is === 'hello') {
      promised ??= message.around.table.commitment;
      snapshot = message.snapshot;
      sent = null;
      play(socket, message.seq);
    } else if (message.is === 'update') {
      snapshot = changed(snapshot, message.change);
      play(socket, message.seq);
    } else if (message.is === 'accepted') {
      sent = null;
    } else if (message.is === 'rejected') {
      // Bots think quickly. The same key is the same answer: it cannot be given twice.
      if (message.fault.fault === 'too-many') setTimeout(() => socket.send(sent), 1000);
      // A window may close before an answer is there: a hello follows, and says how things stand.
      else if (message.fault.fault !== 'moved-on') console.error('rejected:', message.fault);
    }
  });
  socket.on('error', () => {});
  // A lost line is no lost game: come back, and hear how things stand.
  socket.on('close', () => (snapshot?.result ? finish() : setTimeout(attend, 1000)));
}

async function finish() {
  const { record, salt } = await ask('GET', `/tables/${table}/record`);
  const computed = createHash('sha256').update(`${salt}:${record.seed}`).digest('hex');
  const places = snapshot.result.map(({ seat, rank, points }) => `${rank}. seat ${seat} (${points})`);
  console.log(`${record.answers.length} answers. ${places.join(', ')}`);
  console.log(computed === promised ? 'The shuffle is the promised one.' : 'THE SHUFFLE WAS CHANGED');
}

attend();
