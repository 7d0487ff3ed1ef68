import type { Reason } from './equivalent.ts';

/** Mutants of the rules that are known to survive. Add what a run newly shows, or a test that notices it. */
export const OF_RULES: readonly Reason[] = [
  {
    file: 'src/core/classes/tenth-frame.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'the tenth frame has no bonus, so nobody looks at what followed it',
  },
  {
    file: 'src/core/frame.ts',
    original: 'first === undefined',
    replacement: 'false',
    why: 'it is asked only behind a ball: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/frame.ts',
    original: 'result === null',
    replacement: 'false',
    why: 'no case is met, and what comes out is taken for a frame that is still running, as before',
  },
  {
    file: 'src/core/frame.ts',
    original: 'second === undefined',
    replacement: 'false',
    why: 'an open frame has its second ball: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/leave.ts',
    original: 'first === undefined',
    replacement: 'false',
    why: 'no pins are one group of no pins, which is no split either',
  },
  {
    file: 'src/core/line.ts',
    original: "'not-bowled'",
    replacement: '""',
    why: 'a marker that is only ever compared with itself',
  },
  {
    file: 'src/core/line.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'there are ten frames: it is never reached',
  },
  {
    file: 'src/core/marks.ts',
    original: "mark.kind === 'count'",
    replacement: 'true',
    why: 'no other mark has a split: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/position.ts',
    original: '!line.ok',
    replacement: 'false',
    why: 'whoever is on turn has a line: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/roll.ts',
    original: 'twin !== undefined',
    replacement: 'true',
    why: 'both have as many balls: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/ranking.ts',
    original: 'player === undefined',
    replacement: 'false',
    why: 'every line is somebody’s: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/ranking.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'every line is somebody’s: it is never reached',
  },
  {
    file: 'src/core/roll.ts',
    original: "roll.kind === 'pins'",
    replacement: 'true',
    why: 'a foul has no ring: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/split.ts',
    original: "roll.kind === 'pins'",
    replacement: 'true',
    why: 'a foul has no pins, and no number is not at least one',
  },
  {
    file: 'src/core/score.ts',
    original: 'nextFrame(line) === null',
    replacement: 'false',
    why: 'the best ending of a line that is over is the line itself: this only saves time',
  },
  {
    file: 'src/core/score.ts',
    original: 'rolls.length >= wanted',
    replacement: 'rolls.length > wanted',
    why: 'more balls than are wanted are cut off later: this only saves time',
  },
  {
    file: 'src/core/score.ts',
    original: 'rolls.length >= wanted',
    replacement: 'false',
    why: 'more balls than are wanted are cut off later: this only saves time',
  },
  {
    file: 'src/core/score.ts',
    original: '!next.ok',
    replacement: 'false',
    why: 'every standing pin can be felled: the throw is for a bug',
  },
  {
    file: 'src/core/score.ts',
    original: "'every standing pin was refused: the rack and the frame disagree'",
    replacement: '""',
    why: 'the throw is for a bug that there is not',
  },
  {
    file: 'src/core/sheet-text.ts',
    original: 'game.setup.players.find(({ id }) => id === player)?.name',
    replacement: 'game.setup.players.find(({ id }) => id === player).name',
    why: 'every line is somebody’s: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/statistics.ts',
    original: "frame.state === 'finished'",
    replacement: 'true',
    why: 'only a finished frame has a result: only for the types: it cannot be otherwise there',
  },
  {
    file: 'src/core/turn.ts',
    original: 'frame === null',
    replacement: 'false',
    why: 'a turn in no frame is in none that is looked for',
  },
  {
    file: 'src/core/turn.ts',
    original: 'rack === null',
    replacement: 'false',
    why: 'the throw is for a bug that there is not',
  },
  {
    file: 'src/core/turn.ts',
    original: "'a finished frame was taken for the next one'",
    replacement: '""',
    why: 'the throw is for a bug that there is not',
  },
];
