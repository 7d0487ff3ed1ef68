import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../lane/connection.ts';
import { FakeMain, bowled } from '../lane/testing/fake-main.testing.ts';
import { IDLE_AFTER, shiftAt, useIdle } from './idle.ts';

async function resting(main: FakeMain): Promise<ReturnType<typeof useIdle>> {
  vi.stubGlobal('lane', main.bridge);
  const idle = useIdle();
  await connect();
  return idle;
}

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a game a screen rests after five minutes', async () => {
  const idle = await resting(new FakeMain());
  vi.advanceTimersByTime(IDLE_AFTER - 1);
  expect(idle.resting).toBe(false);
  vi.advanceTimersByTime(1);
  expect(idle.resting).toBe(true);
});

test('a touch or a key wakes it, and the five minutes begin again', async () => {
  const idle = await resting(new FakeMain());
  vi.advanceTimersByTime(IDLE_AFTER - 1);
  idle.wake();
  vi.advanceTimersByTime(IDLE_AFTER - 1);
  expect(idle.resting).toBe(false);
  vi.advanceTimersByTime(1);
  idle.wake();
  expect(idle.resting).toBe(false);
});

test('never while a game is running; five minutes after it is over', async () => {
  const main = bowled(['PJS'], 'XXXXXXXXXXX');
  const idle = await resting(main);
  vi.advanceTimersByTime(10 * IDLE_AFTER);
  expect(idle.resting).toBe(false);
  main.elsewhere({ kind: 'roll', entry: { kind: 'strike' } });
  vi.advanceTimersByTime(IDLE_AFTER);
  expect(idle.resting).toBe(true);
});

test('a game that begins or is taken back to its last ball wakes it', async () => {
  const main = bowled(['PJS'], 'XXXXXXXXXXXX');
  const idle = await resting(main);
  vi.advanceTimersByTime(IDLE_AFTER);
  expect(idle.resting).toBe(true);
  main.elsewhere({ kind: 'undo' });
  expect(idle.resting).toBe(false);
  vi.advanceTimersByTime(IDLE_AFTER);
  expect(idle.resting).toBe(false);
});

const minutes = (count: number): Date => new Date(Date.UTC(2026, 0, 1) + count * 60_000);

test('a still picture moves two px every ten minutes and is back after forty', () => {
  const places = [0, 9, 10, 20, 30, 40].map((count) => {
    const { x, y } = shiftAt(minutes(count));
    return [x, y];
  });
  expect(places).toEqual([
    [0, 0],
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ]);
});
