import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { enter, guarded, PIN, start, type House } from './testing/house.testing.ts';

const NOON = Date.UTC(2026, 2, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: NOON });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a PIN that nobody remembers', () => {
  /** A lane with a PIN, staff mode off, and the recovery code. */
  async function withCode(): Promise<{ readonly house: House; readonly code: string }> {
    const house = await start(await tempFolder());
    const answer = await house.staff.order({ kind: 'setPin', pin: PIN });
    const code = answer.ok ? answer.value.recoveryCode : null;
    if (code === null) return expect.fail('no recovery code was shown');
    await house.staff.order({ kind: 'leave' });
    return { house, code };
  }

  const recover = async (house: House, code: string): Promise<string> => {
    const answer = await house.staff.order({ kind: 'recover', code });
    return answer.ok ? 'open' : answer.error.code;
  };

  test('is removed by its recovery code, also after a restart, and that is logged', async () => {
    const { house, code } = await withCode();
    expect(code).toMatch(/^\d{12}$/u);
    const next = await start(house.data);
    expect(await recover(next, code)).toBe('open');
    expect(next.staff.state).toEqual({ pinSet: false, on: false, wait: 0 });
    expect(next.logged).toEqual(['the staff PIN was removed with its recovery code']);
    expect((await start(house.data)).staff.state.pinSet).toBe(false);
  });

  test('has a code for one use: the next PIN has its own', async () => {
    const { house, code } = await withCode();
    await recover(house, code);
    const answer = await house.staff.order({ kind: 'setPin', pin: '1357' });
    await house.staff.order({ kind: 'leave' });
    expect(await recover(house, code)).toBe('wrong-recovery-code');
    expect(answer).toMatchObject({
      ok: true,
      value: { recoveryCode: expect.not.stringMatching(code) as string },
    });
  });

  test('has a code that is in no file and sent to no window', async () => {
    const { house, code } = await withCode();
    expect(await readFile(join(house.data, 'staff.json'), 'utf8')).not.toContain(code);
    expect(JSON.stringify(house.announced)).not.toContain(code);
    expect(house.logged.join()).not.toContain(code);
  });

  test('shares its guesses and waits with its code, and each wrong one is logged', async () => {
    const { house, code } = await withCode();
    expect([await recover(house, '0'.repeat(12)), await enter(house, '0000')]).toEqual([
      'wrong-recovery-code',
      'wrong-pin',
    ]);
    expect(await recover(house, '0'.repeat(12))).toBe('wrong-recovery-code');
    expect([await recover(house, code), await enter(house, PIN)]).toEqual(['pin-wait', 'pin-wait']);
    expect(house.logged.slice(1)).toEqual([
      'a wrong recovery code, number 1 in a row',
      'a wrong staff PIN, number 2 in a row',
      'a wrong recovery code, number 3 in a row',
    ]);
    vi.advanceTimersByTime(15_000);
    expect(await recover(house, code)).toBe('open');
    expect(house.staff.state.wait).toBe(0);
  });

  test('stays with its code if the disk refuses the change', async () => {
    const { house, code } = await withCode();
    house.disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    // A right code is never counted as a guess, however often staff try.
    for (let tries = 0; tries < 4; tries += 1) expect(await recover(house, code)).toBe('not-saved');
    expect(house.staff.allows('staff')).toBe(false);
    house.disk.fails = () => null;
    expect(await recover(house, code)).toBe('open');
  });

  test('without a code, from an older Headpin, has none to guess', async () => {
    const house = await start(await tempFolder());
    expect(await recover(house, '482109375562')).toBe('wrong-recovery-code');
    expect(house.staff.state.wait).toBe(0);
  });

  test('is removed by the start option, with its wait', async () => {
    const house = await guarded();
    for (let guess = 0; guess < 4; guess += 1) await enter(house, '0000');
    const next = await start(house.data);
    expect(await next.staff.begin({ forgetPin: true })).toEqual([{ kind: 'pin-forgotten', done: true }]);
    expect(next.staff.state).toEqual({ pinSet: false, on: false, wait: 0 });
    expect((await start(house.data)).staff.state.pinSet).toBe(false);
  });

  test('stays if the disk refuses the change, and a notice says so', async () => {
    const house = await start((await guarded()).data);
    house.disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    expect(await house.staff.begin({ forgetPin: true })).toEqual([{ kind: 'pin-forgotten', done: false }]);
    expect(house.staff.allows('staff')).toBe(false);
  });

  test('stays in force without the option', async () => {
    const house = await start((await guarded()).data);
    expect(await house.staff.begin({ forgetPin: false })).toEqual([]);
    expect(house.staff.state.pinSet).toBe(true);
  });
});
