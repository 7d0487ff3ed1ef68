import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LimitedLog } from './limited-log.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T20:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a kind of line is written twenty times a minute, and how many more there were when the next one begins', () => {
  const said: string[] = [];
  const log = new LimitedLog((line) => said.push(line));
  for (let time = 1; time <= 3_000; time += 1) log.write('flood', `flood ${String(time)}`);
  log.write('fault', 'a fault of another kind');
  expect(said).toHaveLength(21);
  expect(said.slice(19)).toEqual(['flood 20', 'a fault of another kind']);
  vi.setSystemTime(new Date('2026-11-29T20:01:00Z'));
  log.write('fault', 'a minute later');
  expect(said.slice(21)).toEqual(['flood: 2980 more in a minute', 'a minute later']);
  log.write('flood', 'again');
  expect(said.at(-1)).toBe('again');
});

test('what was left out is counted at the end too', () => {
  const said: string[] = [];
  const log = new LimitedLog((line) => said.push(line));
  for (let time = 1; time <= 25; time += 1) log.write('flood', 'flood');
  log.end();
  expect(said.at(-1)).toBe('flood: 5 more in a minute');
});
