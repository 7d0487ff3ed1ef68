import { call, currentGame } from '../../../drive/bridge.ts';
import { type } from '../../../drive/play.ts';
import { bowled, chosen, inTurn, keys, middle, over, type Scene } from '../scene.ts';
import { atDesk, ordered, type Step } from './at-desk.ts';
import { above, SCREEN } from './overhead.ts';
import { bothLanes } from './pair.ts';

const playing = bowled(middle);

/** The game on the board goes to lane 2. */
const movedAway: Step = async (stage, house) => {
  const { id } = await currentGame(stage.page);
  await ordered({ kind: 'moveAway', lane: 1, games: [id], to: 2 })(stage, house);
};

/** It comes to this PC, which has lane 2 by now. */
const comes: Step = async (stage, house) => {
  const { page } = stage;
  const { id } = await currentGame(page);
  await movedAway(stage, house);
  await page.locator('[data-outcome="moved"]').waitFor();
  await call(page, 'settings.change', { lane: 2 });
  const loaded = await page.evaluate(() => window.lane.program.load());
  const { games } = (loaded as { value: { games: { left: { setup: { origin: string } } } } }).value;
  const taken = house.game(id, games.left.setup.origin, 2);
  await ordered({ kind: 'takeGame', lane: 2, games: [taken], forced: false })(stage, house);
  await page.locator('[data-player]').first().waitFor();
};

/** Lanes that the front desk opened or closed, and games that it moved. */
export const orderedLanes: readonly Scene[] = [
  {
    name: 'desk-open-games',
    players: [4],
    show: atDesk(async (stage, house) => {
      const names = [...stage.names];
      await ordered({ kind: 'open', lane: 1, for: { games: 3 }, names })(stage, house);
      await stage.page.locator('[data-player]').first().waitFor();
    }),
  },
  {
    name: 'desk-extended',
    players: [4],
    show: inTurn(
      chosen({ opening: { kind: 'games', games: 1 } }),
      playing,
      atDesk(ordered({ kind: 'extend', lane: 1, by: { games: 2 } })),
    ),
  },
  {
    name: 'desk-open-until',
    players: [4],
    show: inTurn(playing, atDesk(ordered({ kind: 'open', lane: 1, for: { minutes: 90 }, names: [] }))),
  },
  {
    name: 'desk-open-minutes',
    players: [4],
    show: inTurn(playing, atDesk(ordered({ kind: 'open', lane: 1, for: { minutes: 20 }, names: [] }))),
  },
  { name: 'desk-closed', players: [4], show: inTurn(playing, atDesk(ordered({ kind: 'close', lane: 1 }))) },
  {
    name: 'desk-closed-end',
    players: [4],
    show: inTurn(bowled(over), atDesk(ordered({ kind: 'close', lane: 1 }))),
  },
  { name: 'desk-closed-set-up', players: [1], show: atDesk(ordered({ kind: 'close', lane: 1 })) },
  {
    name: 'desk-names-kept',
    players: [4],
    show: atDesk(async (stage, house) => {
      await type(stage.page, 'ANNA');
      const names = [...stage.names];
      await ordered({ kind: 'open', lane: 1, for: { games: 3 }, names })(stage, house);
      await stage.page.locator('[data-player]').first().waitFor();
    }),
  },

  { name: 'desk-moved', players: [1, 8], show: inTurn(playing, atDesk(movedAway)) },
  { name: 'desk-moved-next', players: [4], show: inTurn(playing, atDesk(movedAway), keys('n')) },
  {
    ...{ name: 'desk-moved-board', players: [4], sizes: [SCREEN] },
    show: inTurn(playing, atDesk(movedAway), chosen({ view: 'board' })),
  },
  {
    ...{ name: 'desk-moved-overhead', players: [4], twoScreens: true, sizes: [SCREEN], page: above },
    show: inTurn(playing, atDesk(movedAway)),
  },
  {
    name: 'desk-moved-pair',
    players: [4],
    show: inTurn(bothLanes, atDesk(movedAway)),
  },
  { name: 'desk-came', players: [4], show: inTurn(playing, atDesk(comes)) },
  { name: 'desk-came-history', players: [4], show: inTurn(playing, atDesk(comes), keys('h')) },
];
