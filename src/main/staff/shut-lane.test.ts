import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import type { KeptSecret } from '../../saves/settings/kept-secret.ts';
import { keptSecret } from './secret-hash.ts';
import { enter, start, type House } from './testing/house.testing.ts';

const NOON = Date.UTC(2026, 2, 21, 12);
const HOUSE_PIN = '481920';
const OWN_PIN = '2468';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: NOON });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A lane that the front desk opens, with the house's PIN; switched on again with the same folder. */
async function shut(data?: string, pin: string | null = HOUSE_PIN): Promise<House> {
  const kept: KeptSecret | null = pin === null ? null : await keptSecret(pin);
  return start(data ?? (await tempFolder()), undefined, undefined, () => kept);
}

const recover = async (house: House, code: string): Promise<string> => {
  const answer = await house.staff.order({ kind: 'recover', code });
  return answer.ok ? 'open' : answer.error.code;
};

async function newCode(house: House): Promise<string> {
  const answer = await house.staff.order({ kind: 'newCode' });
  return (answer.ok ? answer.value.recoveryCode : null) ?? expect.fail(JSON.stringify(answer));
}

describe('the staff PIN of a lane that the front desk opens', () => {
  test('is the house’s until the lane has one of its own: bowlers may do nothing that is for staff', async () => {
    const house = await shut();
    expect(house.staff.state).toEqual({ pinSet: true, on: false, wait: 0, ofHouse: true });
    expect(house.staff.allows('staff')).toBe(false);
    expect(await house.staff.order({ kind: 'setPin', pin: OWN_PIN })).toMatchObject({
      error: { code: 'staff-only' },
    });
    expect(await enter(house, HOUSE_PIN)).toBe('on');
    await house.staff.order({ kind: 'setPin', pin: OWN_PIN });
    await house.staff.order({ kind: 'leave' });
    expect(house.staff.state).toEqual({ pinSet: true, on: false, wait: 0 });
    expect(await enter(house, HOUSE_PIN)).toBe('wrong-pin');
    expect(await enter(house, OWN_PIN)).toBe('on');
  });

  test('holds again where staff take the lane’s own away: it is never without one', async () => {
    const house = await shut();
    await enter(house, HOUSE_PIN);
    await house.staff.order({ kind: 'setPin', pin: OWN_PIN });
    await house.staff.order({ kind: 'setPin', pin: null });
    await house.staff.order({ kind: 'leave' });
    expect(house.staff.state).toMatchObject({ pinSet: true, ofHouse: true });
    expect(await enter(house, HOUSE_PIN)).toBe('on');
  });

  test('ends once anybody opens the lanes', async () => {
    let pin: KeptSecret | null = await keptSecret(HOUSE_PIN);
    const house = await start(await tempFolder(), undefined, undefined, () => pin);
    await enter(house, HOUSE_PIN);
    pin = null;
    house.staff.houseChanged();
    expect(house.staff.state).toEqual({ pinSet: false, on: false, wait: 0 });
    expect(house.staff.allows('staff')).toBe(true);
  });
});

test('a PIN guessed at a shut lane: three guesses, then one in ever longer waits, also after the plug was pulled', async () => {
  const house = await shut();
  for (const guess of ['000000', '123456', '654321']) expect(await enter(house, guess)).toBe('wrong-pin');
  expect(await enter(house, HOUSE_PIN)).toBe('pin-wait');
  vi.advanceTimersByTime(10_000);
  const again = await shut(house.data);
  expect(await enter(again, HOUSE_PIN)).toBe('pin-wait');
  vi.advanceTimersByTime(5_000);
  expect(await enter(again, '111111')).toBe('wrong-pin');
  // The wait doubles, up to a quarter of an hour: a million codes take decades.
  vi.advanceTimersByTime(29_000);
  expect(await enter(again, HOUSE_PIN)).toBe('pin-wait');
  vi.advanceTimersByTime(1_000);
  expect(await enter(again, HOUSE_PIN)).toBe('on');
});

describe('a house’s PIN that nobody at the lane remembers, while the house is gone', () => {
  test('gives way to its recovery code: staff are at the desk, and the lane stays theirs', async () => {
    const house = await shut();
    house.staff.paired();
    const code = await newCode(house);
    await house.staff.order({ kind: 'leave' });
    const again = await shut(house.data);
    expect(await recover(again, '000000000000')).toBe('wrong-recovery-code');
    expect(await recover(again, code)).toBe('open');
    expect(again.staff.state).toMatchObject({ pinSet: true, on: true });
    await again.staff.order({ kind: 'setPin', pin: OWN_PIN });
    await again.staff.order({ kind: 'leave' });
    expect(await enter(again, OWN_PIN)).toBe('on');
    expect(await recover(again, code)).toBe('wrong-recovery-code');
  });

  test('shows no code to bowlers', async () => {
    const house = await shut();
    expect(await house.staff.order({ kind: 'newCode' })).toMatchObject({ error: { code: 'staff-only' } });
  });
});
