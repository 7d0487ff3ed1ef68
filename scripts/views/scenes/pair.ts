import { call } from '../../../drive/bridge.ts';
import { putEntries, putHalf } from '../../../drive/put-game.ts';
import { orderOf } from '../../../src/contract/testing/order.testing.ts';
import { entryOf } from '../../../src/core/testing/notation.testing.ts';
import { button, chosen, inTurn, keys, middle, over, rounds, sent, withPin, type Scene } from '../scene.ts';

type Balls = (players: number) => string;

const SCREEN = { width: 1920, height: 1080 };

/** A pair of lanes, with half of the players on each and these balls bowled. */
function bowledOn(left: Balls, right: Balls | null): Scene['show'] {
  return inTurn(chosen({ pair: true }), async ({ page, names }) => {
    const first = Math.ceil(names.length / 2);
    await putHalf(page, 'left', names.slice(0, first), left(first));
    if (right !== null) await putHalf(page, 'right', names.slice(first), right(names.length - first));
    await page.locator('[data-half]').first().waitFor();
  });
}

/** A frame behind the left lane, on a first ball. */
const behind: Balls = (players) => rounds(players, '7/', 'X', '8-', '9/', '63');
export const bothLanes = bowledOn(middle, behind);

/** Ten-pin on the left lane and candlepin on the right one. */
const twoFormats = inTurn(bowledOn(middle, null), async ({ page, names }) => {
  const others = names.slice(Math.ceil(names.length / 2));
  const begun = await call(page, 'games.new', orderOf(others, { half: 'right', format: 'candlepin' }));
  if (!begun.ok) throw new Error(`no game: ${begun.error.code}`);
  await putEntries(page, Array.from('63-8-', entryOf), 'right');
});

const ended = inTurn(bowledOn(over, behind), button('Results'));
const secondGame = inTurn(ended, button('New game, same players'), async ({ page }) => {
  await page.locator('[data-half]').first().waitFor();
  await putEntries(page, Array.from('X9/', entryOf));
});

/** Views of two lanes side by side. */
export const pairs: readonly Scene[] = [
  { name: 'pair', players: [2, 6, 10], show: bothLanes },
  { name: 'pair-right', players: [6], show: inTurn(bothLanes, keys('Tab')) },
  { name: 'pair-correct', players: [6], show: inTurn(bothLanes, keys('ArrowLeft')) },
  { name: 'pair-pins', players: [6], show: inTurn(bothLanes, keys('d', '7')) },
  { name: 'pair-panel', players: [6], show: inTurn(bothLanes, keys('o')) },
  { name: 'pair-formats', players: [2, 6], show: twoFormats },
  {
    ...{ name: 'pair-board-formats', players: [2, 6], sizes: [SCREEN] },
    show: inTurn(twoFormats, chosen({ view: 'board' })),
  },
  { name: 'pair-free', players: [4], show: bowledOn(middle, null) },
  { name: 'pair-over', players: [4], show: bowledOn(over, behind) },
  { name: 'pair-set-up', players: [4], show: inTurn(bowledOn(middle, null), button('New game')) },
  { name: 'pair-set-up-recent', players: [12], show: inTurn(ended, button('New players')) },
  { name: 'pair-set-up-staff', players: [4], show: inTurn(ended, withPin, button('New players')) },
  { name: 'pair-second-game', players: [2, 4, 10], show: secondGame },
  { name: 'pair-second-game-staff', players: [4], show: inTurn(secondGame, withPin) },
  {
    ...{ name: 'pair-board-second', players: [4, 10], sizes: [SCREEN] },
    show: inTurn(secondGame, chosen({ view: 'board' })),
  },
  { name: 'pair-end', players: [4], show: ended },
  {
    ...{ name: 'pair-end-stopped', players: [4] },
    show: inTurn(bothLanes, sent({ kind: 'stop' }), button('Results')),
  },
  {
    name: 'pair-board',
    players: [2, 6, 10],
    show: inTurn(bothLanes, chosen({ view: 'board' })),
    sizes: [SCREEN],
  },
  {
    ...{ name: 'pair-board-five', players: [6], sizes: [SCREEN] },
    show: inTurn(bothLanes, chosen({ view: 'board', layout: 'five' })),
  },
];
