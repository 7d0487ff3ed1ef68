import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { waitAfter } from './pin-wait.ts';
import { IDLE } from './staff-mode.ts';
import { enter, guarded, PIN, start, type House } from './testing/house.testing.ts';

const NOON = Date.UTC(2026, 2, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: NOON });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('without a PIN', () => {
  test('everything is open, and changes count as a bowler’s', async () => {
    const { staff } = await start(await tempFolder());
    expect(staff.allows('staff')).toBe(true);
    expect([staff.by, staff.state]).toEqual(['bowler', { pinSet: false, on: false, wait: 0 }]);
  });

  test('none opens staff mode', async () => {
    const house = await start(await tempFolder());
    expect(await enter(house, PIN)).toBe('wrong-pin');
  });

  test('setting one turns staff mode on', async () => {
    const house = await start(await tempFolder());
    await house.staff.order({ kind: 'setPin', pin: PIN });
    expect([house.staff.by, house.staff.state]).toEqual(['staff', { pinSet: true, on: true, wait: 0 }]);
    expect(house.announced.at(-1)).toEqual({ name: 'staffChanged', value: house.staff.state });
  });

  test('one that cannot be saved is not set', async () => {
    const house = await start(await tempFolder());
    house.disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    const answer = await house.staff.order({ kind: 'setPin', pin: PIN });
    expect(answer).toEqual({ ok: false, error: { code: 'not-saved', trouble: 'disk-full' } });
    expect(house.staff.state.pinSet).toBe(false);
  });
});

describe('with a PIN', () => {
  test('the file has neither the PIN nor the hash of another lane with the same PIN', async () => {
    const [one, other] = [await guarded(), await guarded()];
    const texts = await Promise.all(
      [one, other].map(({ data }) => readFile(join(data, 'staff.json'), 'utf8')),
    );
    const hashes = texts.map((text) => /"hash":"(?<hash>[0-9a-f]{64})"/u.exec(text)?.groups?.['hash']);
    expect(texts.join('')).not.toContain(`"${PIN}"`);
    expect(hashes[0]).toBeDefined();
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test('bowlers may do what the house allows, and nothing that is for staff', async () => {
    const house = await guarded();
    house.settings = { ...house.settings, bowlersMay: { ...house.settings.bowlersMay, undo: false } };
    expect(house.staff.allows('correct', null)).toBe(true);
    expect(house.staff.allows('undo')).toBe(false);
    expect(house.staff.allows('correct', 'undo')).toBe(false);
    expect(house.staff.allows('staff')).toBe(false);
  });

  test('it opens staff mode, also after a restart, and the button ends it', async () => {
    const house = await start((await guarded()).data);
    expect(await enter(house, PIN)).toBe('on');
    expect([house.staff.allows('staff'), house.staff.by]).toEqual([true, 'staff']);
    await house.staff.order({ kind: 'leave' });
    expect([house.staff.allows('staff'), house.staff.by]).toEqual([false, 'bowler']);
  });

  test('staff mode ends ten minutes after the last staff action; balls do not keep it on', async () => {
    const house = await guarded();
    await enter(house, PIN);
    vi.advanceTimersByTime(IDLE - 1);
    expect(house.staff.allows('staff')).toBe(true);
    vi.advanceTimersByTime(IDLE - 1);
    expect(house.staff.allows(null)).toBe(true);
    expect(house.staff.by).toBe('staff');
    vi.advanceTimersByTime(1);
    expect(house.staff.by).toBe('bowler');
    expect(house.announced.at(-1)).toEqual({
      name: 'staffChanged',
      value: { pinSet: true, on: false, wait: 0 },
    });
  });

  test('only staff change or remove it', async () => {
    const house = await guarded();
    const refused = { ok: false, error: { code: 'staff-only' } };
    expect(await house.staff.order({ kind: 'setPin', pin: '1357' })).toEqual(refused);
    expect(await house.staff.order({ kind: 'setPin', pin: null })).toEqual(refused);
    await enter(house, PIN);
    await house.staff.order({ kind: 'setPin', pin: '1357' });
    await house.staff.order({ kind: 'leave' });
    expect([await enter(house, PIN), await enter(house, '1357')]).toEqual(['wrong-pin', 'on']);
    await house.staff.order({ kind: 'setPin', pin: null });
    expect(house.staff.state).toEqual({ pinSet: false, on: false, wait: 0 });
  });
});

describe('a wrong guess', () => {
  const wrong = async (house: House, times: number): Promise<void> => {
    for (let guess = 0; guess < times; guess += 1) await enter(house, '0000');
  };

  test.each([
    [1, 0],
    [2, 0],
    [3, 15],
    [4, 30],
    [5, 60],
    [8, 480],
    [9, 900],
    [1_000_000, 900],
  ])('number %i in a row costs %i seconds', (count, seconds) => {
    expect(waitAfter(count)).toBe(seconds * 1000);
  });

  test('is reported, and from the third on every guess is ignored for a while, even a right one', async () => {
    const house = await guarded();
    expect(await enter(house, '0000')).toBe('wrong-pin');
    await wrong(house, 2);
    expect(house.staff.state.wait).toBe(15_000);
    expect(house.announced.at(-1)).toEqual({ name: 'staffChanged', value: house.staff.state });
    expect(await enter(house, PIN)).toBe('pin-wait');
    vi.advanceTimersByTime(14_999);
    expect(await enter(house, PIN)).toBe('pin-wait');
    vi.advanceTimersByTime(1);
    expect(await enter(house, PIN)).toBe('on');
  });

  test('sent together with others is counted separately', async () => {
    const house = await guarded();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(house, '0000')));
    expect(answers).toEqual(['wrong-pin', 'wrong-pin', 'wrong-pin', 'pin-wait', 'pin-wait']);
  });

  test('is forgotten after a right one', async () => {
    const house = await guarded();
    await wrong(house, 2);
    await enter(house, PIN);
    await house.staff.order({ kind: 'leave' });
    await wrong(house, 2);
    expect(house.staff.state.wait).toBe(0);
  });

  test('still counts after a restart, and setting the clock back shortens nothing', async () => {
    const house = await guarded();
    await wrong(house, 3);
    vi.advanceTimersByTime(15_000);
    await wrong(house, 1);
    vi.setSystemTime(NOON - 86_400_000);
    expect((await start(house.data)).staff.state.wait).toBe(30_000);
    vi.setSystemTime(NOON + 25_000);
    expect((await start(house.data)).staff.state.wait).toBe(20_000);
    vi.setSystemTime(NOON + 86_400_000);
    const later = await start(house.data);
    expect(later.staff.state.wait).toBe(0);
    await wrong(later, 1);
    expect(later.staff.state.wait).toBe(60_000);
  });

  test('counts even when the disk saves nothing, and a right one still opens staff mode', async () => {
    const house = await guarded();
    house.disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    await wrong(house, 3);
    expect(house.staff.state.wait).toBe(15_000);
    vi.advanceTimersByTime(15_000);
    expect(await enter(house, PIN)).toBe('on');
  });
});
