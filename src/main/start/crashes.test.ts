import { describe, expect, test } from 'vitest';
import { crashedJustNow, crashedOften, forgetCrashes, noteCrash } from './crashes.ts';

const NOW = new Date('2026-11-28T19:30:00Z');

function before(seconds: number): Date {
  return new Date(NOW.getTime() - seconds * 1000);
}

/** The environment after errors so many seconds ago. */
function after(...ago: readonly number[]): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = {};
  for (const seconds of ago) noteCrash(environment, before(seconds));
  return environment;
}

describe('the start after an error', () => {
  test.each([
    [[], false, false],
    [[1], true, false],
    [[119], true, false],
    [[120], false, false],
    [[300, 200, 1], true, true],
    [[599, 598, 597], false, true],
    // The first is ten minutes ago.
    [[600, 2, 1], true, false],
    [[599, 9, 8, 1], true, true],
  ])('after errors %j s ago tells of one: %s, and stays up: %s', (ago, just, often) => {
    const environment = after(...ago);
    expect([crashedJustNow(environment, NOW), crashedOften(environment, NOW)]).toEqual([just, often]);
  });

  test('is an ordinary one once they no longer count', () => {
    const environment = after(3, 2, 1);
    forgetCrashes(environment);
    expect([crashedJustNow(environment, NOW), crashedOften(environment, NOW)]).toEqual([false, false]);
  });

  test.each(['', 'soon', ',,', '-5,-4,-3', '1e9', '9'.repeat(40), '1795894200,'.repeat(3)])(
    'is an ordinary one where the variable is %j, which no Headpin wrote in these ten minutes',
    (text) => {
      const environment = { HEADPIN_CRASHES: text };
      expect(crashedOften(environment, new Date('2026-11-28T23:00:00Z'))).toBe(false);
    },
  );

  test('counts what the kiosk noted as what the program noted', () => {
    const second = Math.floor(before(5).getTime() / 1000);
    expect(
      crashedOften({ HEADPIN_CRASHES: `,${String(second)},${String(second)},${String(second)}` }, NOW),
    ).toBe(true);
  });
});
