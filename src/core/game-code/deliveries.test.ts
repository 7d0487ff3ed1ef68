import { expect, test } from 'vitest';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { frameOf } from '../line/frame.ts';
import { FOUL, foulRoll, pinsRoll, type Roll } from '../line/roll.ts';
import { deliveriesOf } from './deliveries.ts';

// Source: rules: corrections; the sheet shows the exact pinfall of each delivery. The golden game's sixth frame is F 9.
const FRAMES: readonly (readonly [what: string, rolls: readonly Roll[], printed: readonly string[]])[] = [
  ['a strike', [pinsRoll(10)], ['10']],
  ['a spare', [pinsRoll(8), pinsRoll(2)], ['8', '2']],
  ['a foul with which nine fell, none of which count', [foulRoll(9), pinsRoll(9)], ['F(9)', '9']],
  ['a foul with which none fell', [pinsRoll(7), foulRoll(0)], ['7', 'F(0)']],
  ['a foul of which nobody said it', [FOUL, pinsRoll(10)], ['F', '10']],
];

test.each(FRAMES)('the pinfall of each delivery is under its frame: %s', (_what, rolls, printed) => {
  const frame = frameOf(TEN_PIN, 1, rolls);
  if (!frame.ok) expect.fail(frame.error.code);
  expect(deliveriesOf(frame.value)).toEqual(printed);
});
