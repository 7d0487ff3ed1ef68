import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BEAT, giveSignsOfLife, isKept, STARTS_AGAIN } from './sign-of-life.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file with an old time, so that a new sign of life shows. */
function silentFile(): { readonly file: string; readonly isTouched: () => boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-sign-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'alive');
  writeFileSync(file, '');
  utimesSync(file, 1, 1);
  const isTouched = (): boolean => {
    const touched = statSync(file).mtimeMs !== 1_000;
    utimesSync(file, 1, 1);
    return touched;
  };
  return { file, isTouched };
}

test('the program gives a sign of life at once and then at every beat', () => {
  const { file, isTouched } = silentFile();
  giveSignsOfLife({ HEADPIN_HEARTBEAT: file });
  expect(isTouched()).toBe(true);
  expect(isTouched()).toBe(false);
  const later = [1, 2, 3].map(() => {
    vi.advanceTimersByTime(BEAT);
    return isTouched();
  });
  expect(later).toEqual([true, true, true]);
});

test('without a file for it the program gives no sign and waits for nothing', () => {
  giveSignsOfLife({});
  giveSignsOfLife({ HEADPIN_HEARTBEAT: '' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a file for signs that is gone is reported once, and the program continues without them', () => {
  const { file } = silentFile();
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    written.mockRestore();
  });
  giveSignsOfLife({ HEADPIN_HEARTBEAT: file });
  rmSync(file);
  vi.advanceTimersByTime(5 * BEAT);
  expect(written).toHaveBeenCalledTimes(1);
  expect(written.mock.calls.join('')).toContain('ENOENT');
  expect(vi.getTimerCount()).toBe(0);
});

test('a program that gives signs of life leaves its next start to the kiosk, which knows the exit code for it', () => {
  expect(isKept({ HEADPIN_HEARTBEAT: '/run/headpin-kiosk/alive' })).toBe(true);
  expect([isKept({}), isKept({ HEADPIN_HEARTBEAT: '' })]).toEqual([false, false]);
  const kiosk = 'scripts/package/kiosk/files/usr/lib/headpin-kiosk/lane';
  const lane = readFileSync(join(import.meta.dirname, '../../..', kiosk), 'utf8');
  expect(/^another=(\d+)$/mu.exec(lane)?.[1]).toBe(String(STARTS_AGAIN));
});
