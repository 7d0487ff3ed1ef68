import { test } from './support/test.ts';
import { Evening } from './series/evening.ts';
import { keyHand } from './series/key-hand.ts';

// Half a minute a game on an idle machine.
const PATIENCE = 1_200_000;

test('a game for six players with all its mishaps and the beginning of the next are bowled by keyboard, and the saved file is the board', async ({
  open,
}) => {
  test.setTimeout(PATIENCE);
  const program = await open();
  await new Evening(program, keyHand(program.page), { putFrom: 4 }).bowl(1, 1);
});

test(
  'a whole series of three games for six players is bowled by keyboard alone, and the saved file is the board',
  { tag: '@long' },
  async ({ open }) => {
    test.setTimeout(PATIENCE);
    const program = await open();
    await new Evening(program, keyHand(program.page)).bowl(3);
  },
);
