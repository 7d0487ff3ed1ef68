import { expect, test } from 'vitest';
import { unsafeStart, type Start } from './unsafe-start.ts';

const ordinary: Start = {
  packaged: true,
  uid: 1000,
  argv: ['headpin', '--', '--windowed'],
  environment: { HOME: '/home/lane' },
};

test('an installed program starts for an ordinary user without special switches', () => {
  expect(unsafeStart(ordinary)).toBeNull();
});

test('an installed program starts on a system without user numbers', () => {
  expect(unsafeStart({ ...ordinary, uid: null })).toBeNull();
});

test('an installed program does not start as root, even without a sandbox', () => {
  expect(unsafeStart({ ...ordinary, uid: 0, argv: ['headpin', '--no-sandbox'] })).toEqual({ code: 'root' });
});

test.each(['--no-sandbox', '--in-process-gpu', '--inspect=0'])(
  'an installed program does not start with %s',
  (what) => {
    expect(unsafeStart({ ...ordinary, argv: ['headpin', what, '--'] })).toEqual({ code: 'foreign', what });
  },
);

test('an installed program does not start with a variable that writes a file', () => {
  const environment = { SSLKEYLOGFILE: '/tmp/keys' };
  expect(unsafeStart({ ...ordinary, environment })).toEqual({ code: 'foreign', what: 'SSLKEYLOGFILE' });
});

test('a checkout starts as root and with a debugger, for its tests, and with no other switch', () => {
  const checkout = { ...ordinary, packaged: false, uid: 0, environment: { NODE_OPTIONS: '' } };
  const argv = ['electron', '--inspect=0', '--remote-debugging-port=0', '--no-sandbox', '.', '--'];
  expect(unsafeStart({ ...checkout, argv })).toBeNull();
  const what = '--disable-site-isolation-trials';
  expect(unsafeStart({ ...checkout, argv: ['electron', what, '.'] })).toEqual({ code: 'foreign', what });
});
