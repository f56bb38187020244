// A whole bot in thirty lines: joins a table by its six letters and plays legal moves at random, by HTTP alone.
// node docs/bot-client.mjs http://localhost:8080 KLMNPQ [NAME]
const [server, code, name = 'Thirty Lines'] = process.argv.slice(2);
// What a server sends is printed without signs that a terminal would obey.
const printable = (text) => String(text).replace(/\p{C}/gu, '?');
const headers = { 'content-type': 'application/json' };

async function ask(method, path, body) {
  const response = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(printable(answer.problem.message));
  return answer;
}

const { token } = await ask('POST', '/api/me', { name, emblem: 'kite', program: true });
headers.authorization = `Bearer ${token}`;
const { table } = await ask('GET', `/api/codes/${encodeURIComponent(code)}`);
await ask('POST', `/api/tables/${table}/acts`, { id: crypto.randomUUID(), act: { type: 'sit' } });

let look = { seq: 0, result: null };
while (!look.result) {
  // Answered as soon as something is newer than what we know, or after 25 seconds.
  look = await ask('GET', `/api/tables/${table}?since=${look.seq}&wait=25`);
  if (!look.legal) continue;
  const text = look.legal[Math.floor(Math.random() * look.legal.length)];
  // The same id for the same decision: should the answer get lost, it may be sent again.
  await ask('POST', `/api/tables/${table}/moves`, { id: `ply-${look.ply}-${table}`, text });
}
console.log(`${name}: it is over, ${printable(look.result.scores.join(' : '))}`);
