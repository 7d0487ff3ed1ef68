import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { newGame } from '../game/game.ts';
import { after, afterBalls, correction } from '../testing/notation.testing.ts';
import { onPair, setupOf, withLeague } from '../testing/setup.testing.ts';
import { laneOf, laneTurn, type LaneTurn, type Lanes } from './pair-lanes.ts';

const FIVE: Lanes = { own: 5, other: 6 };
const SIX: Lanes = { own: 6, other: 5 };
const FRAMES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** PJS and LEE at home against KYJ and DOM, whose games begin on lanes 5 and 6. */
const match = onPair(withLeague(setupOf(['PJS', 'KYJ', 'LEE', 'DOM']), 2));
const HOME = newGame(match.home);
const VISITORS = newGame(match.visitors);

/** Who bowls where, home first: `1.2 on 6, waits`. */
function turns(home: Game, visitors: Game): readonly string[] {
  const [five, six] = [
    { lanes: FIVE, position: home.position },
    { lanes: SIX, position: visitors.position },
  ];
  return [written(laneTurn(five, six)), written(laneTurn(six, five))];
}

function written(found: LaneTurn | null): string {
  if (found === null) return 'nobody';
  const { turn, lane, waits } = found;
  return `${String(turn.player)}.${String(turn.frame)} on ${String(lane)}${waits ? ', waits' : ''}`;
}

describe('a game on a pair of lanes', () => {
  test('changes lanes after every frame and has five frames on each', () => {
    expect(FRAMES.map((frame) => laneOf(FIVE, frame))).toEqual([5, 6, 5, 6, 5, 6, 5, 6, 5, 6]);
    expect(FRAMES.map((frame) => laneOf(SIX, frame))).toEqual([6, 5, 6, 5, 6, 5, 6, 5, 6, 5]);
  });

  test('of open bowling stays on its own lane', () => {
    expect(new Set(FRAMES.map((frame) => laneOf({ own: 5, other: null }, frame)))).toEqual(new Set([5]));
  });

  // Each team's frame has four balls: 9- of both bowlers.
  test.each<[string, string, string, readonly string[]]>([
    ['before the first ball', '', '', ['1.1 on 5', '1.1 on 6']],
    ['while both bowl frame 1', '9-', '9- 9', ['2.1 on 5', '2.1 on 6']],
    ['home done with frame 1', '9- 9-', '9-', ['1.2 on 6, waits', '2.1 on 6']],
    ['visitors done with frame 1', '9-', '9- 9-', ['2.1 on 5', '1.2 on 5, waits']],
    ['both done with frame 1', '9- 9-', '9- 9-', ['1.2 on 6', '1.2 on 5']],
    ['home two frames ahead', '9- 9- 9- 9-', '9- 9', ['1.3 on 5', '2.1 on 6']],
    ['home three frames ahead', '9- 9- '.repeat(3), '9- 9', ['1.4 on 6, waits', '2.1 on 6']],
    ['visitors at their end', '9- '.repeat(19), '9- '.repeat(20), ['2.10 on 6', 'nobody']],
  ])('says who bowls where and who waits, %s', (_, home, visitors, expected) => {
    expect(turns(afterBalls(HOME, home), afterBalls(VISITORS, visitors))).toEqual(expected);
  });

  test('leaves a lane to whoever stands in the middle of a frame on it', () => {
    const ahead = afterBalls(HOME, '9- 9- 9');
    const owing = after(afterBalls(VISITORS, '9- X'), correction(2, 1, '7'));
    // The visitors owe a second ball in frame 1: both stand in the middle of a frame on lane 6.
    expect(turns(ahead, owing)).toEqual(['1.2 on 6, waits', '2.1 on 6']);
    // A bowler of frame 1 who has not begun waits for who bowls there.
    expect(turns(ahead, afterBalls(VISITORS, '9-'))).toEqual(['1.2 on 6', '2.1 on 6, waits']);
  });

  test('waits for nobody where the game beside it is over, stopped or not there', () => {
    const ahead = afterBalls(HOME, '9- 9-');
    expect(turns(ahead, after(afterBalls(VISITORS, '9-'), { kind: 'stop' }))).toEqual(['1.2 on 6', 'nobody']);
    expect(written(laneTurn({ lanes: FIVE, position: ahead.position }, null))).toBe('1.2 on 6');
  });

  test('of open bowling never waits, whatever is bowled beside it', () => {
    const [five, six] = [5, 6].map((own) => ({ own, other: null }));
    if (five === undefined || six === undefined) throw new Error('two lanes');
    const left = { lanes: five, position: afterBalls(HOME, '9- 9-').position };
    const right = { lanes: six, position: VISITORS.position };
    expect([written(laneTurn(left, right)), written(laneTurn(right, left))]).toEqual([
      '1.2 on 5',
      '1.1 on 6',
    ]);
  });
});
