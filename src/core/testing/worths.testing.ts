import { tableOf, type Table } from '../line/table.ts';
import type { Rules } from '../line/rules.ts';

/** Two frames of three balls at pins worth 2, 3 and 5; their fouls count and take 10 off. */
export const WORTH_RULES: Rules = {
  frames: 2,
  worth: [2, 3, 5],
  cleared: ['strike', 'spare', 'open'],
  strikeFrom: 10,
  bonusBalls: { strike: 2, spare: 1, open: 0 },
  fillBalls: { strike: 2, spare: 1, open: 0 },
  foulTakes: 10,
  named: [],
};

export const WORTHS: Table = tableOf(WORTH_RULES);
