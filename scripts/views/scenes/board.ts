import { putGame } from '../../../drive/put-game.ts';
import { SIZES } from '../size.ts';
import {
  ANY,
  bowled,
  bowledBefore,
  chosen,
  inTurn,
  middle,
  more,
  over,
  rounds,
  sent,
  type Scene,
} from '../scene.ts';

/** The bare board. */
const alone = chosen({ view: 'board' });
const fiveFrames = chosen({ layout: 'five' });

/** Everybody in the tenth frame, one with a ball to go. */
function tenth(players: number): string {
  const before = rounds(players, 'X', '9/', '72', 'F9', 'X', 'X', '8/', '63', 'X');
  return `${before}${'XX9'.repeat(players - 1)}X`;
}

/** A ball that leaves a split. */
const SPLIT = { kind: 'leave', left: [7, 10] };

/** Every kind of player: with a provisional frame, skipped, gone, absent, and late. */
export const everyKind: Scene['show'] = async (stage) => {
  const names = stage.names.slice(0, -1);
  await putGame(stage.page, names, '');
  await sent({ kind: 'absent', player: 4, score: 151 })(stage);
  const bowling = names.length - 1;
  await more(() => rounds(bowling, 'X', '9/', '72'))(stage);
  await sent({ kind: 'leave', player: 3 })(stage);
  await sent({ kind: 'skip', player: 2, skipped: true })(stage);
  const balls = [7, 3].map((pins) => ({ entry: { kind: 'pins', pins }, split: false }));
  await sent({ kind: 'dispute', player: 1, frame: 3, balls })(stage);
  await sent({ kind: 'join', name: stage.names.at(-1), makesUp: false })(stage);
  await sent({ kind: 'roll', entry: SPLIT })(stage);
};

/** The overhead's usual size comes first. */
const LANE_FIRST = [1, 0, 2, 3, 4].flatMap((place) => SIZES[place] ?? []);

const views: readonly Omit<Scene, 'sizes'>[] = [
  {
    name: 'board-first-ball',
    players: ANY,
    show: inTurn(
      alone,
      bowled(() => ''),
    ),
  },
  { name: 'board', players: [...ANY, 2, 6, 11], show: inTurn(alone, bowled(middle)) },
  { name: 'board-series', players: [...ANY, 2, 6], show: inTurn(alone, bowledBefore([over, over], middle)) },
  {
    name: 'board-split',
    players: [2],
    show: inTurn(
      alone,
      bowled(middle),
      more(() => '2'),
      sent({ kind: 'roll', entry: SPLIT }),
    ),
  },
  { name: 'board-tenth', players: ANY, show: inTurn(alone, bowled(tenth)) },
  { name: 'board-letters', players: [4], show: inTurn(alone, chosen({ marks: 'letters' }), bowled(tenth)) },
  { name: 'board-every-kind', players: [5, 8], show: inTurn(alone, everyKind) },
  { name: 'five', players: [...ANY, 2, 6, 11], show: inTurn(alone, fiveFrames, bowled(middle)) },
  {
    name: 'five-series',
    players: ANY,
    show: inTurn(alone, fiveFrames, bowledBefore([over, over], middle)),
  },
  { name: 'five-tenth', players: ANY, show: inTurn(alone, fiveFrames, bowled(tenth)) },
  { name: 'five-every-kind', players: [5, 8], show: inTurn(alone, fiveFrames, everyKind) },
];

/** The board in both layouts. */
export const board: readonly Scene[] = views.map((scene) => ({ ...scene, sizes: LANE_FIRST }));
