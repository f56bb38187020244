import { expect, test } from 'vitest';
import { HangRecord } from '../../src/webhooks/hang-record.ts';

test('three hangs in a row pause one owner at one host; an answer in between begins anew', () => {
  const record = new HangRecord();
  for (let n = 0; n < 2; n++) record.noteHang('bob', 'a.example');
  record.noteAnswer('bob', 'a.example');
  for (let n = 0; n < 2; n++) record.noteHang('bob', 'a.example');
  expect(record.isPaused('bob', 'a.example')).toBe(false);
  record.noteHang('bob', 'a.example');
  expect(record.isPaused('bob', 'a.example')).toBe(true);
  expect(record.isPaused('bob', 'b.example')).toBe(false);
  expect(record.isPaused('ann', 'a.example')).toBe(false);
});

test('each further hang makes the pause twice as long, up to an hour', () => {
  let now = 0;
  const record = new HangRecord(() => now);
  const pauses: number[] = [];
  for (let n = 0; n < 12; n++) {
    record.noteHang('bob', 'a.example');
    const from = now;
    while (record.isPaused('bob', 'a.example')) now += 60_000;
    pauses.push((now - from) / 60_000);
  }
  expect(pauses).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
});

test('it remembers 10,000 owners and hosts, the newest', () => {
  const record = new HangRecord();
  for (let n = 0; n < 30_000; n++) {
    record.noteSlow(`owner ${n}`);
    for (let hang = 0; hang < 3; hang++) record.noteHang(`owner ${n}`, 'a.example');
  }
  expect(record.size).toBe(20_000);
  expect([record.isSlow('owner 0'), record.isPaused('owner 0', 'a.example')]).toEqual([false, false]);
  expect([record.isSlow('owner 29999'), record.isPaused('owner 29999', 'a.example')]).toEqual([true, true]);
});
