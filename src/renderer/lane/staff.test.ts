import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connected, type Stores } from './testing/connected.testing.ts';
import { FakeMain, RECOVERY } from './testing/fake-main.testing.ts';

/** A window on a lane with a PIN, staff mode off. */
async function guarded(): Promise<Stores & { readonly main: FakeMain }> {
  const main = new FakeMain();
  main.pin = '2468';
  const stores = await connected(main);
  return { main, ...stores };
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what only staff may do', () => {
  test('asks for the PIN, and goes on with what was asked once it is right', async () => {
    const { main, house, houseChanges, staff } = await guarded();
    const changing = houseChanges.changeSettings({ lane: 3 });
    await vi.waitFor(() => {
      expect(staff.pinQuestion).toBe('enter');
    });
    expect((await staff.order({ kind: 'enter', pin: '1111' })).ok).toBe(false);
    expect([main.settings.lane, staff.pinQuestion]).toEqual([12, 'enter']);
    await staff.order({ kind: 'enter', pin: '2468' });
    staff.answerPin();
    expect((await changing).ok).toBe(true);
    expect([main.settings.lane, house.settings.lane, staff.pinQuestion]).toEqual([3, 3, null]);
  });

  test('is refused with its sentence when nobody knows the PIN', async () => {
    const { main, house, houseChanges, messages, staff } = await guarded();
    const changing = houseChanges.changeSettings({ lane: 3 });
    await vi.waitFor(() => {
      expect(staff.pinQuestion).toBe('enter');
    });
    expect(messages.message).toBeNull();
    staff.answerPin();
    expect(await changing).toEqual({ ok: false, error: { code: 'staff-only' } });
    expect([main.settings.lane, messages.message]).toEqual([12, house.text.refusals.staffOnly]);
  });

  test('asked twice is answered by one panel', async () => {
    const { main, houseChanges, staff } = await guarded();
    const both = [
      houseChanges.changeSettings({ lane: 3 }),
      houseChanges.changeSettings({ houseName: 'Alley' }),
    ];
    await vi.waitFor(() => {
      expect(staff.pinQuestion).toBe('enter');
    });
    await staff.order({ kind: 'enter', pin: '2468' });
    staff.answerPin();
    expect((await Promise.all(both)).every(({ ok }) => ok)).toBe(true);
    expect(main.settings).toMatchObject({ lane: 3, houseName: 'Alley' });
  });

  test('goes on once the recovery code gave the PIN up; a new PIN is asked for first, and may be declined', async () => {
    const { main, houseChanges, staff } = await guarded();
    const changing = houseChanges.changeSettings({ lane: 3 });
    await vi.waitFor(() => {
      expect(staff.pinQuestion).toBe('enter');
    });
    staff.forgotPin();
    expect(staff.pinQuestion).toBe('recover');
    await staff.order({ kind: 'recover', code: RECOVERY });
    staff.pinGivenUp();
    expect(staff.pinQuestion).toBe('new');
    staff.answerPin();
    expect((await changing).ok).toBe(true);
    expect([main.settings.lane, staff.state.pinSet]).toEqual([3, false]);
  });

  test('shows the code of a new PIN until it is kept, and to nobody once staff have left', async () => {
    const { staff } = await guarded();
    await staff.order({ kind: 'setPin', pin: '1357' });
    expect(staff.recoveryCode).toBe(RECOVERY);
    staff.recoveryKept();
    expect(staff.recoveryCode).toBeNull();
    await staff.order({ kind: 'setPin', pin: '2468' });
    await staff.order({ kind: 'leave' });
    expect(staff.recoveryCode).toBeNull();
  });

  test('is not asked for while staff are at the desk, or where there is no PIN', async () => {
    const { staff } = await guarded();
    await staff.order({ kind: 'enter', pin: '2468' });
    expect([await staff.staffFirst(), staff.pinQuestion]).toEqual([true, null]);
    await staff.order({ kind: 'setPin', pin: null });
    expect([await staff.staffFirst(), staff.pinQuestion]).toEqual([true, null]);
  });
});
