import { tableOf, type Table } from '../line/table.ts';

/** Ten-pin: a strike adds the next two balls, a spare the next one; in the tenth these are the fill balls. */
export const TEN_PIN: Table<'ten-pin'> = tableOf({
  id: 'ten-pin',
  frames: 10,
  pins: 10,
  cleared: ['strike', 'spare'],
  strikeFrom: 10,
  bonusBalls: { strike: 2, spare: 1, open: 0 },
  fillBalls: { strike: 2, spare: 1, open: 0 },
});
