import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Feat } from '../../board/exciter/exciter.ts';
import { useCelebration } from './celebration.ts';
import { connect } from '../lane/connection.ts';
import { bowled, type FakeMain } from '../lane/testing/fake-main.testing.ts';
import { useHere } from '../lane/game/here.ts';
import { useHouseChanges } from '../lane/house-changes.ts';

const STRIKE = { kind: 'roll', entry: { kind: 'strike' } } as const;

async function watching(main: FakeMain): Promise<() => Feat | null> {
  vi.stubGlobal('lane', main.bridge);
  await connect();
  const celebration = useCelebration();
  return () => celebration.celebrated?.exciter.feat ?? null;
}

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a strike of now is celebrated for a second', async () => {
  const main = bowled(['PJS'], 'X');
  const feat = await watching(main);
  expect(feat()).toBeNull();
  main.elsewhere(STRIKE);
  expect(feat()).toEqual({ kind: 'strikes', row: [{ kind: 'strike' }, { kind: 'strike' }] });
  vi.advanceTimersByTime(1_119);
  expect(feat()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(feat()).toBeNull();
});

test('main’s answer behind its notice ends nothing', async () => {
  const main = bowled(['PJS'], '7');
  const feat = await watching(main);
  await useHere().changes.roll({ kind: 'spare' });
  expect(feat()).toEqual({ kind: 'spare' });
});

test.each(['keydown', 'pointerdown'])('a %s ends it', async (input) => {
  const main = bowled(['PJS'], '7');
  const feat = await watching(main);
  main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
  window.dispatchEvent(new Event(input));
  expect(feat()).toBeNull();
});

test('undo ends it, and redo does not bring it back', async () => {
  const main = bowled(['PJS'], '7');
  const feat = await watching(main);
  main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
  main.elsewhere({ kind: 'undo' });
  expect(feat()).toBeNull();
  main.elsewhere({ kind: 'redo' });
  expect(feat()).toBeNull();
});

test('however fast strikes come, there are at most three bands a second', async () => {
  const main = bowled(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], '');
  const feat = await watching(main);
  let bands = 0;
  for (let ball = 0; ball < 8; ball += 1) {
    main.elsewhere(STRIKE);
    if (feat() !== null) bands += 1;
    vi.advanceTimersByTime(125);
  }
  expect(bands).toBe(2);
});

test('a house that wants none has none', async () => {
  const main = bowled(['PJS'], '7');
  const feat = await watching(main);
  await useHouseChanges().changeSettings({ celebrations: false });
  main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
  expect(feat()).toBeNull();
});
