import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeMain, RECOVERY } from './testing/fake-main.testing.ts';
import { useLane } from './store.ts';

type Lane = ReturnType<typeof useLane>;

/** A window on a lane whose house has a PIN; staff are away. */
async function guarded(): Promise<{ readonly main: FakeMain; readonly lane: Lane }> {
  const main = new FakeMain();
  main.pin = '2468';
  vi.stubGlobal('lane', main.bridge);
  const lane = useLane();
  await lane.begin();
  return { main, lane };
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what only staff may do', () => {
  test('asks for the PIN, and goes on with what was asked once it is right', async () => {
    const { main, lane } = await guarded();
    const changing = lane.changeSettings({ lane: 3 });
    await vi.waitFor(() => {
      expect(lane.pinQuestion).toBe('enter');
    });
    expect((await lane.orderStaff({ kind: 'enter', pin: '1111' })).ok).toBe(false);
    expect([main.settings.lane, lane.pinQuestion]).toEqual([12, 'enter']);
    await lane.orderStaff({ kind: 'enter', pin: '2468' });
    lane.answerPin();
    expect((await changing).ok).toBe(true);
    expect([main.settings.lane, lane.settings.lane, lane.pinQuestion]).toEqual([3, 3, null]);
  });

  test('is refused with its sentence when nobody knows the PIN', async () => {
    const { main, lane } = await guarded();
    const changing = lane.changeSettings({ lane: 3 });
    await vi.waitFor(() => {
      expect(lane.pinQuestion).toBe('enter');
    });
    expect(lane.message).toBeNull();
    lane.answerPin();
    expect(await changing).toEqual({ ok: false, error: { code: 'staff-only' } });
    expect([main.settings.lane, lane.message]).toEqual([12, lane.text.refusals.staffOnly]);
  });

  test('asked twice is answered by one panel', async () => {
    const { main, lane } = await guarded();
    const both = [lane.changeSettings({ lane: 3 }), lane.changeSettings({ houseName: 'Alley' })];
    await vi.waitFor(() => {
      expect(lane.pinQuestion).toBe('enter');
    });
    await lane.orderStaff({ kind: 'enter', pin: '2468' });
    lane.answerPin();
    expect((await Promise.all(both)).every(({ ok }) => ok)).toBe(true);
    expect(main.settings).toMatchObject({ lane: 3, houseName: 'Alley' });
  });

  test('goes on once the recovery code gave the PIN up; a new PIN is asked for first, and may be declined', async () => {
    const { main, lane } = await guarded();
    const changing = lane.changeSettings({ lane: 3 });
    await vi.waitFor(() => {
      expect(lane.pinQuestion).toBe('enter');
    });
    lane.forgotPin();
    expect(lane.pinQuestion).toBe('recover');
    await lane.orderStaff({ kind: 'recover', code: RECOVERY });
    lane.pinGivenUp();
    expect(lane.pinQuestion).toBe('new');
    lane.answerPin();
    expect((await changing).ok).toBe(true);
    expect([main.settings.lane, lane.staff.pinSet]).toEqual([3, false]);
  });

  test('shows the code of a new PIN until it is kept, and to nobody once staff have left', async () => {
    const { lane } = await guarded();
    await lane.orderStaff({ kind: 'setPin', pin: '1357' });
    expect(lane.recoveryCode).toBe(RECOVERY);
    lane.recoveryKept();
    expect(lane.recoveryCode).toBeNull();
    await lane.orderStaff({ kind: 'setPin', pin: '2468' });
    await lane.orderStaff({ kind: 'leave' });
    expect(lane.recoveryCode).toBeNull();
  });

  test('is not asked for while staff are at the desk, or where there is no PIN', async () => {
    const { lane } = await guarded();
    await lane.orderStaff({ kind: 'enter', pin: '2468' });
    expect([await lane.staffFirst(), lane.pinQuestion]).toEqual([true, null]);
    await lane.orderStaff({ kind: 'setPin', pin: null });
    expect([await lane.staffFirst(), lane.pinQuestion]).toEqual([true, null]);
  });
});

test('a new party finds the language and the colours of the house, and nothing is asked where it has them', async () => {
  const main = new FakeMain({ language: 'ko', theme: 'day', houseLanguage: 'de', houseTheme: 'contrast' });
  vi.stubGlobal('lane', main.bridge);
  const lane = useLane();
  await lane.begin();
  await lane.newParty();
  expect(lane.settings).toMatchObject({ language: 'de', theme: 'contrast' });
  main.pin = '2468';
  await lane.newParty();
  expect(lane.pinQuestion).toBeNull();
});
