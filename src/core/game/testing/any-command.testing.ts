import fc from 'fast-check';
import type { Command } from '../event.ts';
import { optionsOf } from '../../formats/format.ts';
import { NO_TAP } from '../../formats/no-tap.ts';
import { SCORE_TYPES } from '../../league/score-type.ts';
import { PIN_NUMBERS } from '../../line/leave.ts';
import { TEAMS } from '../../testing/setup.testing.ts';

const nonsense = fc.constantFrom(NaN, Infinity, -Infinity, -0, -1, 0.5, 2.5, 11, 1e21, 2 ** 53, -(2 ** 31));

/** Mostly a number from 0 to `most`, sometimes one that no interface would send. */
function numberUpTo(most: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: most }) },
    { weight: 1, arbitrary: nonsense },
  );
}

const entry = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pins' as const), pins: numberUpTo(10) }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      { kind: 'strike' } as const,
      { kind: 'spare' } as const,
      { kind: 'foul' } as const,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('leave' as const), left: fc.subarray([...PIN_NUMBERS]) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('foul' as const), fell: numberUpTo(10) }) },
);
const player = fc.oneof(fc.integer({ min: 1, max: 3 }), numberUpTo(5));
const frame = numberUpTo(11);
// Low numbers, so that some commands find balls.
const near = fc.integer({ min: 1, max: 3 });
const early = fc.integer({ min: 1, max: 2 });
const balls = fc.array(fc.record({ entry, split: fc.boolean() }), { maxLength: 4 });
const name = fc.oneof(
  fc.constantFrom('PJS', 'kim', 'KIM 2', ' 김영준 ', ''),
  fc.string({ unit: 'grapheme', maxLength: 14 }),
);
const noTapOption = fc.constantFrom(...optionsOf(NO_TAP));
const team = fc.constantFrom(...TEAMS.map(({ id }) => id), 'ff'.repeat(12));
const scoreType = fc.constantFrom(...SCORE_TYPES);
const score = fc.oneof(fc.integer({ min: 0, max: 300 }), numberUpTo(301));

function of<K extends Command['kind']>(kind: K): { readonly kind: fc.Arbitrary<K> } {
  return { kind: fc.constant(kind) };
}

const roll = fc.record({ ...of('roll'), entry });

const ofBalls: readonly fc.Arbitrary<Command>[] = [
  fc.record({ ...of('correctFrame'), player, frame, balls }),
  fc.record({ ...of('correctFrame'), player: near, frame: early, balls }),
  fc.record({ ...of('markSplit'), player, frame, ball: numberUpTo(4), split: fc.boolean() }),
  fc.record({ ...of('markSplit'), player: near, frame: early, ball: fc.constant(1), split: fc.boolean() }),
  fc.record({
    ...{ ...of('agreeLine'), player },
    notation: fc.string({
      unit: fc.constantFrom('X', '/', '-', 'F', 'F(7)', 'F(10)', '.', '7', '3', '(8)', '9', ' ', 'K'),
      maxLength: 30,
    }),
  }),
  fc.record({ ...of('annulBall'), player, frame: numberUpTo(3) }),
  fc.record({ ...of('moveBalls'), player, frame: numberUpTo(3), to: player }),
  fc.record({ ...of('dispute'), player, frame, balls }),
  fc.record({ ...of('dispute'), player: near, frame: early, balls: balls.map((all) => all.slice(0, 1)) }),
  fc.record({ ...of('settle'), player, frame, provisional: fc.boolean() }),
  fc.record({ ...of('settle'), player: near, frame: early, provisional: fc.boolean() }),
];

const ofPlayers: readonly fc.Arbitrary<Command>[] = [
  fc.record({ ...of('call'), player }),
  fc.record({ ...of('join'), name, makesUp: fc.boolean() }),
  fc.record({ ...of('rename'), player, name, somebodyElse: fc.boolean() }),
  fc.record({
    ...of('reorder'),
    players: fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 2 }),
  }),
  fc.record({ ...of('reorder'), players: fc.shuffledSubarray([1, 2, 3], { minLength: 3 }) }),
  fc.record({ ...of('skip'), player, skipped: fc.boolean() }),
  fc.record({ ...of('leave'), player }),
  fc.record({ ...of('comeBack'), player, makesUp: fc.boolean() }),
  fc.record({ ...of('absent'), player, score }),
  fc.record({ ...of('setAverage'), player, average: fc.oneof(score, fc.constant(null)) }),
  fc.record({ ...of('carryGames'), player, scores: fc.array(score, { maxLength: 3 }) }),
  fc.record({ ...of('setOption'), player, option: numberUpTo(10) }),
  fc.record({ ...of('setOption'), player: near, option: noTapOption }),
  fc.record({ ...of('remove'), player }),
  fc.record({ ...of('join'), name, makesUp: fc.boolean(), team, scoreType }),
  fc.record({ ...of('rename'), player: near, name, somebodyElse: fc.boolean(), substitutes: fc.boolean() }),
  fc.record({ ...of('setScoreType'), player, scoreType }),
  fc.record({ ...of('setScoreType'), player: near, scoreType: fc.constant('substitute'), instead: name }),
  fc.record({ ...of('setScoreType'), player: near, scoreType: fc.constant('pre-bowl'), score }),
  fc.record({
    ...of('setScoreType'),
    player: near,
    scoreType: fc.constantFrom('pre-bowl', 'absent'),
    later: fc.array(fc.oneof(score, fc.constant(null)), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ ...of('setScoreType'), player, scoreType, instead: name, score }),
  fc.record({ ...of('setHandicap'), player, handicap: fc.oneof(score, fc.constant(-12), fc.constant(null)) }),
  fc.record({ ...of('setSeat'), player, seat: fc.record({ team, place: numberUpTo(3) }) }),
];

export const COMMAND_KINDS: readonly Command['kind'][] = Object.keys({
  ...{
    roll: 0,
    correctFrame: 0,
    markSplit: 0,
    agreeLine: 0,
    annulBall: 0,
    moveBalls: 0,
    dispute: 0,
    settle: 0,
  },
  ...{
    call: 0,
    join: 0,
    rename: 0,
    reorder: 0,
    skip: 0,
    leave: 0,
    comeBack: 0,
    absent: 0,
    setAverage: 0,
    carryGames: 0,
    setOption: 0,
  },
  ...{ setScoreType: 0, setHandicap: 0, setSeat: 0 },
  ...{ remove: 0, stop: 0, undo: 0, redo: 0 },
} satisfies Record<Command['kind'], 0>) as Command['kind'][];

/** No options for a game of ten-pin; for one of no-tap, one for each of this many players. */
export function anyOptions(players: number): fc.Arbitrary<readonly number[] | null> {
  return fc.option(fc.array(noTapOption, { minLength: players, maxLength: players }), { freq: 2 });
}

/** The number of teams in a game of a league; null for a game that is not a league's. */
export const anyTeams: fc.Arbitrary<number | null> = fc.option(fc.constantFrom(0, 1, 2), { freq: 2 });

/** Any command; balls come more often than all others together, and the rules refuse many. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 50, arbitrary: roll },
  ...ofBalls.map((arbitrary) => ({ weight: 3, arbitrary })),
  ...ofPlayers.map((arbitrary) => ({ weight: 1, arbitrary })),
  { weight: 6, arbitrary: fc.constantFrom<Command>({ kind: 'undo' }) },
  { weight: 4, arbitrary: fc.constantFrom<Command>({ kind: 'redo' }) },
  { weight: 1, arbitrary: fc.constantFrom<Command>({ kind: 'stop' }) },
);
