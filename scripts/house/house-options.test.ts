import { expect, test } from 'vitest';
import { houseOptions } from './house-options.ts';

test('a house without options has no lanes and stays on this machine', () => {
  expect(houseOptions([])).toEqual({
    ok: true,
    value: { data: null, port: 8300, name: 'Headpin Lanes', lanes: 0, bowl: false, lan: false },
  });
});

test.each([
  [['--port', '0'], '--port takes a number from 1 to 65535, not "0".'],
  [['--port', '8300.5'], '--port takes a number from 1 to 65535, not "8300.5".'],
  [['--lanes', '13'], '--lanes takes a number from 0 to 12, not "13".'],
  [['--bowl'], '--bowl needs lanes: --lanes 4 --bowl.'],
  [['--name', ' '], '--name takes 1 to 80 characters.'],
])('%j is refused in words', (args, words) => {
  expect(houseOptions(args)).toEqual({ ok: false, error: words });
});

test('an option that nobody knows is named', () => {
  const read = houseOptions(['--strikes', '3']);
  expect(read.ok ? '' : read.error).toContain("'--strikes'");
});
