import fc from 'fast-check';
import type { ModelCommand } from './model-game.testing.ts';
import { frameOfEntries, type ModelEntry, type ModelLine } from './model-line.testing.ts';
import { NO_LINE_CODES } from './model-text.testing.ts';

const entry: fc.Arbitrary<ModelEntry> = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.integer({ min: 0, max: 10 }).map((pins) => ({ kind: 'pins' as const, pins })),
  },
  {
    weight: 10,
    arbitrary: fc.constantFrom<ModelEntry>({ kind: 'strike' }, { kind: 'spare' }, { kind: 'foul' }),
  },
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 10 }).map((fell) => ({ kind: 'foul' as const, fell })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-1, 11, 2.5, NaN, Infinity).map((pins) => ({ kind: 'pins' as const, pins })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-1, 11, 2.5).map((fell) => ({ kind: 'foul' as const, fell })),
  },
);
const player = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 2 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 4 }) },
);
const frame = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 11 }) },
);
interface Entered {
  readonly entry: ModelEntry;
  readonly split: boolean;
}
const entered: fc.Arbitrary<Entered> = fc.record({ entry, split: fc.boolean() });

/** A legal frame: the entries up to the first refused one. */
function legalFrame(frameNumber: number, balls: readonly Entered[]): ModelLine[number] {
  const most = balls.findIndex(
    (_, index) => typeof frameOfEntries(frameNumber, balls.slice(0, index + 1)) === 'string',
  );
  const legal = frameOfEntries(frameNumber, most === -1 ? balls : balls.slice(0, most));
  return typeof legal === 'string' ? [] : legal;
}

const line: fc.Arbitrary<ModelLine> = fc
  .array(fc.array(entered, { maxLength: 3 }), { minLength: 10, maxLength: 10 })
  .map((frames) => frames.map((balls, place) => legalFrame(place + 1, balls)));

/** Ten frames of two misses, except a first open frame with this many pins. */
export const wholeLine: fc.Arbitrary<ModelLine> = fc.integer({ min: 0, max: 9 }).map((pins) =>
  Array.from({ length: 10 }, (_, place) => [
    { pins: place === 0 ? pins : 0, foul: false, split: false },
    { pins: 0, foul: false, split: false },
  ]),
);

const near = fc.integer({ min: 1, max: 2 });

/** Dead and moved balls, provisional frames. */
const ofBalls: fc.Arbitrary<ModelCommand> = fc.oneof(
  fc.record({ kind: fc.constant('annulBall' as const), player, frame }),
  fc.record({ kind: fc.constant('moveBalls' as const), player, frame, to: player }),
  fc.record({
    ...{ kind: fc.constant('dispute' as const), player, frame },
    balls: fc.array(entered, { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('settle' as const), player, frame, provisional: fc.boolean() }),
  // Likely numbers.
  fc.record({
    ...{ kind: fc.constant('dispute' as const), player: near, frame: fc.constant(1) },
    balls: fc.array(entered, { minLength: 1, maxLength: 1 }),
  }),
  fc.record({
    ...{ kind: fc.constant('settle' as const), player: near, frame: fc.constant(1) },
    provisional: fc.boolean(),
  }),
);

const named = fc.constantFrom('PJS', 'KIM', '김영준');
const score = fc.integer({ min: 0, max: 300 });

/** Players who come and go. */
const ofLineUp: fc.Arbitrary<ModelCommand> = fc.oneof(
  fc.record({ kind: fc.constant('call' as const), player }),
  fc.record({ kind: fc.constant('join' as const), name: named, makesUp: fc.boolean() }),
  fc.record({
    ...{ kind: fc.constant('rename' as const), player, name: named },
    somebodyElse: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('reorder' as const),
    players: fc.constantFrom([2, 1], [1, 2], [2, 1, 3], [3, 1, 2], [1, 1]),
  }),
  fc.record({ kind: fc.constant('skip' as const), player, skipped: fc.boolean() }),
  fc.record({ kind: fc.constant('leave' as const), player }),
  fc.record({ kind: fc.constant('comeBack' as const), player, makesUp: fc.boolean() }),
  fc.record({ kind: fc.constant('absent' as const), player, score }),
  fc.record({
    kind: fc.constant('setAverage' as const),
    player,
    average: fc.oneof(score, fc.constant(null)),
  }),
  fc.record({ kind: fc.constant('remove' as const), player }),
);

/** Any command: balls more often than all others, and many that the rules refuse. */
export const command: fc.Arbitrary<ModelCommand> = fc.oneof(
  { weight: 60, arbitrary: entry.map((asked) => ({ kind: 'roll' as const, entry: asked })) },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('correctFrame' as const),
      player,
      frame,
      balls: fc.array(entered, { maxLength: 2 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('markSplit' as const),
      player,
      frame,
      ball: fc.integer({ min: 1, max: 3 }),
      split: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('agreeLine' as const),
      player,
      line: fc.oneof(
        { weight: 2, arbitrary: line },
        { weight: 2, arbitrary: wholeLine },
        fc.constantFrom(...NO_LINE_CODES),
      ),
    }),
  },
  { weight: 12, arbitrary: ofBalls },
  { weight: 16, arbitrary: ofLineUp },
  { weight: 12, arbitrary: fc.constantFrom<ModelCommand>({ kind: 'undo' }, { kind: 'redo' }) },
  { weight: 5, arbitrary: fc.constant<ModelCommand>({ kind: 'stop' }) },
);
