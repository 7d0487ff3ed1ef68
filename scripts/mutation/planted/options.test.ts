import { expect, test } from 'vitest';
import { plantedOptions } from './options.ts';
import { planted } from './patch.ts';

test('all faults are planted, or those that are named, in the order of the list', () => {
  expect(plantedOptions([])).toEqual({ ok: true, value: { faults: planted, all: false } });
  const [one, other] = planted;
  const asked = plantedOptions(['--only', other?.id ?? '', one?.id ?? '', '--all']);
  expect(asked).toEqual({ ok: true, value: { faults: [one, other], all: true } });
});

test('a fault that is not in the list is refused with the list, and so is --only without one', () => {
  const refused = plantedOptions(['--only', 'gutter-ball']);
  expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('undo-label') as string });
  expect(plantedOptions(['--only'])).toMatchObject({ ok: false });
  expect(plantedOptions(['undo-label'])).toMatchObject({ ok: false });
  expect(plantedOptions(['--most'])).toMatchObject({ ok: false });
});
