import { type } from '../../../drive/play.ts';
import { ANY, bowled, inTurn, keys, middle, type Scene } from '../scene.ts';

const playing = bowled(middle);

/** A changed line, and a faulty one if there is a second player. */
const written: Scene['show'] = async ({ page, names }) => {
  await page.keyboard.type('X 9/ 72 8- X F/ 63');
  if (names.length === 1) return;
  await page.keyboard.press('Tab');
  await type(page, 'X 75');
};

/** Lines from paper. */
export const paper: readonly Scene[] = [
  { name: 'paper', players: [...ANY, 11], show: inTurn(playing, keys('l')) },
  { name: 'paper-written', players: ANY, show: inTurn(playing, keys('l'), written) },
];
