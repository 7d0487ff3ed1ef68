import { describe, expect, test } from 'vitest';
import { OPENING_SWITCHES, unsafeStart } from './unsafe-start.ts';

const ordinary = { packaged: true, uid: 1000, has: () => false };

test('an installed program starts for an ordinary user without special switches', () => {
  expect(unsafeStart(ordinary)).toBeNull();
});

test('an installed program starts on a system without user numbers', () => {
  expect(unsafeStart({ ...ordinary, uid: null })).toBeNull();
});

test('an installed program does not start as root, even without a sandbox', () => {
  expect(unsafeStart({ ...ordinary, uid: 0, has: (name) => name === 'no-sandbox' })).toEqual({
    code: 'root',
  });
});

describe('an installed program refuses to start', () => {
  test.each(OPENING_SWITCHES)('with --%s', (name) => {
    expect(unsafeStart({ ...ordinary, has: (asked) => asked === name })).toEqual({ code: 'switch', name });
  });
});

test('a checkout starts as root and with a debugger, for its tests', () => {
  expect(unsafeStart({ packaged: false, uid: 0, has: () => true })).toBeNull();
});
