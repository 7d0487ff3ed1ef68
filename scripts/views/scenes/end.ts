import { press } from '../../../drive/play.ts';
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
  rounds,
  touchFrame,
  withPin,
  withoutStaff,
  type Scene,
} from '../scene.ts';

/** A whole game that ends in a tie. */
const tie = (players: number): string => rounds(players, ...Array<string>(10).fill('9-'));

const closed = chosen({ opening: { kind: 'games', games: 1 } });
const stopped = inTurn(bowled(middle), keys('o'), button(/^Stop this game/u));

/** The end of a game. */
export const end: readonly Scene[] = [
  { name: 'end', players: [...ANY, 2, 6, 11], show: bowled(over) },
  { name: 'end-series', players: [...ANY, 2, 6, 11], show: bowledBefore([over, tie], over) },
  { name: 'end-tie', players: [2, 8], show: bowled(tie) },
  { name: 'end-stopped', players: ANY, show: stopped },
  { name: 'end-closed', players: ANY, show: inTurn(closed, bowled(over)) },
  {
    name: 'end-closed-told',
    players: [4],
    show: inTurn(closed, bowled(over), ({ page }) => press(page, 'n')),
  },
  { name: 'end-phone', players: [4, 8, 11], show: inTurn(bowled(over), button('To phone')) },
  { name: 'end-not-printed', players: [4], show: inTurn(chosen({ printsAt: 'game' }), bowled(over)) },
  { name: 'end-whose', players: [4, 11], show: inTurn(bowled(over), keys('c')) },
  { name: 'end-print', players: [4], show: inTurn(bowled(over), keys('p')) },
  {
    name: 'end-correction',
    players: [4],
    show: inTurn(bowled(over), keys('h', 'Escape'), touchFrame(1, 3), keys('9', '/')),
  },
  {
    name: 'end-correction-pin',
    players: [4],
    show: inTurn(
      bowled(over),
      withPin,
      withoutStaff,
      keys('h', 'Escape'),
      touchFrame(1, 3),
      keys('9', '/', 'Enter'),
    ),
  },
  { name: 'end-board', players: ANY, show: inTurn(chosen({ view: 'board' }), bowled(over)) },
];
