import { test } from './support/test.ts';
import { Evening } from './series/evening.ts';
import { keyHand } from './series/key-hand.ts';

test('a whole series of three games for six players is bowled by keyboard alone, and the saved file is the board', async ({
  open,
}) => {
  // Two minutes on an idle machine; a lost press shows within half a minute.
  test.setTimeout(1_200_000);
  const program = await open();
  await new Evening(program, keyHand(program.page)).bowl();
});
