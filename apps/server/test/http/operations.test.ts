import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket as WebSocketClient } from 'ws';
import { act, EASY, look, make } from './playing.ts';
import { Serving } from './serving.ts';
import { ServingProcess } from './serving-process.ts';

test('a server that lives and works says so', async () => {
  await using serving = await Serving.start();
  const text = async (path: string) => (await serving.visitor().send(`GET ${path}`)).text();
  expect(await text('/healthz')).toBe('alive\n');
  expect(await text('/readyz')).toBe('ready\n');
});

test('figures tell of moves, their time, tables, connections and requests', async () => {
  await using serving = await Serving.start();
  const ann = await serving.program('Ann');
  const { table } = await make(ann, { game: 'linko', seats: 2, bots: [null, EASY] });
  await act(ann, table, { type: 'start' });
  const { legal, seq } = await look(ann, table);
  if (legal) await ann.send(`POST /api/tables/${table}/moves`, { text: legal[0] });
  else await look(ann, table, `?since=${seq}&wait=20`);
  const figures = await (await serving.visitor().send('GET /metrics')).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\S+)$`, 'm').exec(figures)?.[1]);
  expect(figure('quartet_entries_total{kind="moved"}')).toBeGreaterThan(0);
  expect(figure('quartet_append_seconds_count')).toBeGreaterThanOrEqual(3);
  expect(figure('quartet_tables_in_memory')).toBe(1);
  expect(figure('quartet_connections')).toBe(0);
  expect(figure('quartet_bots_thinking')).toBeGreaterThanOrEqual(0);
  expect(figures).toContain('quartet_nodejs_eventloop_lag_p99_seconds');
  expect(figures).toMatch(/quartet_http_seconds_count\{method="POST",route="\/api\/me",status="201"\} 1/);
});

test('addresses and methods that there are not make no figures of their own', async () => {
  await using serving = await Serving.start();
  for (const route of ['GET /nowhere', 'GET /api/nothing', 'PROPFIND /api/me', 'GET /%'])
    expect((await serving.visitor().send(route)).status).toBeLessThan(500);
  const figures = await (await serving.visitor().send('GET /metrics')).text();
  expect(figures).toContain('route="none"');
  expect(figures).not.toMatch(/nowhere|nothing/);
});

test('figures are for the own network only', async () => {
  await using serving = await Serving.start({ trustProxy: true });
  const from = async (address: string) =>
    (await serving.visitor().send('GET /metrics', undefined, { 'x-forwarded-for': address })).status;
  expect([await from('203.0.113.7'), await from('2606:4700::1111')]).toEqual([404, 404]);
  expect([await from('10.0.0.3'), await from('::ffff:192.168.1.2')]).toEqual([200, 200]);
});

test('a node that only thinks answers nobody but its operator', async () => {
  await using serving = await Serving.start({ role: 'bots' });
  const status = async (path: string) => (await serving.visitor().send(`GET ${path}`)).status;
  expect([await status('/healthz'), await status('/readyz'), await status('/metrics')]).toEqual([
    200, 200, 200,
  ]);
  expect([await status('/api/me'), await status('/'), await status('/live')]).toEqual([404, 404, 404]);
});

test('asked to end, it says goodbye, answers who waits, stores everything, and ends well', async () => {
  await using serving = await ServingProcess.start();
  const ann = await serving.visitors.program('Ann');
  const { table } = await make(ann, { game: 'linko', seats: 2 });
  const { seq } = await look(ann, table);
  const socket = new WebSocket(`${serving.visitors.url.replace('http', 'ws')}/live`);
  const heard: string[] = [];
  socket.onmessage = ({ data }) => heard.push(JSON.parse(String(data)).type);
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });
  const waiting = look(ann, table, `?since=${seq}&wait=25`);
  // The request is on its way before the signal is.
  await look(ann, table);
  expect(await serving.stop('SIGTERM')).toBe(0);
  expect((await waiting).seq).toBe(seq);
  expect([heard, await closed]).toEqual([['going'], 1001]);
});

test('connections that never end do not keep a server that is asked to end', async () => {
  await using serving = await ServingProcess.start();
  const { url } = serving.visitors;
  const half = connect(Number(new URL(url).port), 'localhost');
  half.on('error', () => undefined);
  half.write(
    'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nContent-Type: application/json\r\n\r\n{',
  );
  const unread = connect(Number(new URL(url).port), 'localhost');
  unread.on('error', () => undefined);
  unread.pause().write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(8));
  const mute = new WebSocketClient(`${url.replace('http', 'ws')}/live`, { autoPong: false });
  await new Promise((resolve) => mute.once('open', resolve));
  mute.pause();
  expect((await serving.visitors.visitor().send('GET /healthz')).status).toBe(200);
  expect(await serving.stop('SIGTERM')).toBe(0);
  for (const socket of [half, unread]) socket.destroy();
  mute.terminate();
});
