import { expect, test } from 'vitest';
import { argumentsAgain } from './start-after.ts';

test('the next version starts with the same arguments, but forgets no PIN that was set since', () => {
  expect(argumentsAgain(['--', '--data', '/srv/lane 7', '--forget-pin', '--lane', '7'])).toEqual([
    '--',
    '--data',
    '/srv/lane 7',
    '--lane',
    '7',
  ]);
});
