import {
  ANY,
  bowled,
  bowledBefore,
  button,
  chosen,
  inTurn,
  keys,
  middle,
  over,
  sent,
  touchFrame,
  type Scene,
} from '../scene.ts';

const playing = bowled(middle);
const MINUTE = 60_000;

/** Opens the lane until this many minutes from now. */
const openFor =
  (minutes: number): Scene['show'] =>
  (stage) =>
    chosen({ opening: { kind: 'until', at: new Date(Date.now() + minutes * MINUTE).toISOString() } })(stage);

/** A panel that a key or another panel's button opens over the keys. */
function panel(name: string, ...opening: readonly Scene['show'][]): Scene {
  return { name, players: ANY, show: inTurn(playing, ...opening) };
}

/** The panels, and the bar above them. */
export const panels: readonly Scene[] = [
  panel('print', keys('p')),
  { name: 'print-blank', players: [4], show: inTurn(playing, keys('p'), button('Blank sheet')) },
  panel('display', keys('t')),
  panel('more', keys('o')),
  { name: 'second-copy', players: [4], show: inTurn(playing, keys('o'), button(/^Second copy/u)) },
  { name: 'export', players: [4], show: inTurn(playing, keys('o'), button(/CSV/u)) },
  {
    name: 'exported',
    players: [4],
    show: inTurn(playing, keys('o'), button(/CSV/u), keys('Enter'), ({ page }) =>
      page.getByText('headpin-').waitFor(),
    ),
  },
  {
    name: 'earlier-games',
    players: [2, 8],
    show: inTurn(
      bowledBefore([over, over], middle),
      sent({ kind: 'carryGames', player: 1, scores: [176, 203] }),
      keys('o'),
      button(/^Earlier games/u),
    ),
  },
  {
    name: 'earlier-game-opened',
    players: [2, 8],
    show: inTurn(
      bowledBefore([over, over], middle),
      keys('o'),
      button(/^Earlier games/u),
      button('Correct game 1'),
      ({ page }) => page.getByRole('button', { name: 'Back to game 3' }).waitFor(),
    ),
  },
  panel('help', keys('F1')),
  panel('keys', keys('F1', 'F1')),
  panel('next-game', keys('n')),
  {
    name: 'history',
    players: ANY,
    show: inTurn(
      playing,
      sent({ kind: 'undo' }),
      sent({ kind: 'setAverage', player: 1, average: 187 }),
      touchFrame(1, 2),
      keys('8', '/', 'Enter'),
      ({ page }) => page.locator('[data-player="1"] [data-frame="2"][data-marks="8/"]').waitFor(),
      sent({ kind: 'undo' }),
      sent({ kind: 'annulBall', player: 1, frame: 6 }),
      keys('h'),
    ),
  },
  {
    name: 'open-by-games',
    players: [4],
    show: inTurn(chosen({ opening: { kind: 'games', games: 3 } }), playing),
  },
  { name: 'open-by-time', players: [4, 8], show: inTurn(playing, openFor(12)) },
  { name: 'time-is-up', players: [4, 8, 11], show: inTurn(playing, openFor(-1)) },
  { name: 'time-is-up-next', players: [4], show: inTurn(playing, openFor(-1), keys('n')) },
];
