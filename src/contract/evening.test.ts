import { afterEach, describe, expect, test, vi } from 'vitest';
import { dateOfEvening, eveningOf } from './evening.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an evening', () => {
  test('lasts until five in the morning, by the clock of the PC', () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    expect(eveningOf('2026-11-23T19:00:00.000Z')).toBe('2026-11-23');
    expect(eveningOf('2026-11-24T03:59:00.000Z')).toBe('2026-11-23');
    expect(eveningOf('2026-11-24T04:00:00.000Z')).toBe('2026-11-24');
    // The first evening of a year may have begun in the one before.
    expect(eveningOf('2026-12-31T23:30:00.000Z')).toBe('2026-12-31');
    expect(dateOfEvening('2026-12-31').getMonth()).toBe(11);
  });
});
