import { test } from './support/test.ts';
import { Evening } from './series/evening.ts';
import { touchHand } from './series/touch-hand.ts';

// A minute a game on an idle machine; a lost press shows within half a minute.
const PATIENCE = 1_200_000;

test(
  'a whole game for six players and the beginning of the next are bowled by touch alone, and the saved file is the board',
  { tag: '@long' },
  async ({ open }) => {
    test.setTimeout(PATIENCE);
    const program = await open();
    await new Evening(program, await touchHand(program.page)).bowl(1, 2);
  },
);

test(
  'a whole series of three games for six players is bowled by touch alone, and the saved file is the board',
  { tag: '@long' },
  async ({ open }) => {
    test.setTimeout(PATIENCE);
    const program = await open();
    await new Evening(program, await touchHand(program.page)).bowl(3);
  },
);
