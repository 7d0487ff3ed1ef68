import { type } from '../../../drive/play.ts';
import {
  ANY,
  bowled,
  button,
  inTurn,
  keys,
  middle,
  more,
  rounds,
  sent,
  still,
  touchName,
  type Scene,
} from '../scene.ts';

const playing = bowled(middle);
const typed =
  (text: string): Scene['show'] =>
  ({ page }) =>
    type(page, text);

/** Players during a game, and the touch keyboard for their names. */
export const players: readonly Scene[] = [
  { name: 'player', players: ANY, show: inTurn(playing, keys('m')) },
  {
    name: 'player-long-name',
    players: [8],
    show: inTurn(playing, sent({ kind: 'setAverage', player: 8, average: 187 }), touchName(8)),
  },
  {
    name: 'player-left',
    players: [4],
    show: inTurn(playing, sent({ kind: 'leave', player: 3 }), touchName(3)),
  },
  { name: 'add-player', players: ANY, show: inTurn(playing, keys('a'), typed('max')) },
  {
    name: 'add-player-hangul',
    players: [8],
    show: inTurn(
      playing,
      keys('a'),
      button('한글, Korean letters'),
      ...['ㅊ', 'ㅗ', 'ㅣ', 'ㅁ', 'ㅣ', 'ㄴ'].map((jamo) => button(jamo)),
    ),
  },
  { name: 'add-player-signs', players: [4], show: inTurn(playing, keys('a'), button(/^Numbers/u)) },
  {
    name: 'add-player-refused',
    players: [4],
    show: inTurn(still, playing, keys('a'), typed('maximilian longer'), keys('Enter')),
  },
  {
    name: 'rename',
    players: ANY,
    show: inTurn(playing, touchName(1), button(/^Rename/u), typed('alexandra')),
  },
  {
    name: 'rename-refused',
    players: [4],
    show: inTurn(
      still,
      playing,
      touchName(1),
      button(/^Rename/u),
      typed('maximilian longer'),
      keys('Shift+Enter'),
    ),
  },
  { name: 'average', players: ANY, show: inTurn(playing, touchName(1), button(/^Average/u), keys('1', '8')) },
  {
    name: 'blind-score',
    players: [4],
    show: inTurn(
      bowled(() => ''),
      touchName(3),
      button(/^Absent/u),
    ),
  },
  {
    name: 'comes-back',
    players: [4],
    show: inTurn(
      bowled((count) => rounds(count, '72')),
      sent({ kind: 'leave', player: 3 }),
      more((count) => `${rounds(count - 1, '9/')}X`),
      touchName(3),
      button(/^Comes back/u),
    ),
  },
];
