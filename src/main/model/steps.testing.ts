import fc from 'fast-check';
import type { Evening } from './evening.testing.ts';
import type { ModelCommand } from './model-game.testing.ts';
import { frameOfEntries, type ModelEntry, type ModelLine } from './model-line.testing.ts';
import type { ModelLane } from './model-lane.testing.ts';
import { NO_LINE_CODES } from './model-text.testing.ts';
import type { Crash, Fault } from './place.testing.ts';

/** What the steps of an evening need to run. */
type Needs = 'a game' | 'nothing';

/** Something that happens on an evening; as text it says what, so that a failure can be read. */
class Step implements fc.AsyncCommand<ModelLane, Evening> {
  readonly #name: string;
  readonly #needs: Needs;
  readonly #happens: (evening: Evening) => Promise<void>;

  constructor(name: string, needs: Needs, happens: (evening: Evening) => Promise<void>) {
    this.#name = name;
    this.#needs = needs;
    this.#happens = happens;
  }

  check({ board }: Readonly<ModelLane>): boolean {
    return this.#needs === 'nothing' || board !== null;
  }

  async run(_model: ModelLane, evening: Evening): Promise<void> {
    await this.#happens(evening);
    evening.compare();
  }

  toString(): string {
    return this.#name;
  }
}

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
    weight: 1,
    arbitrary: fc.constantFrom(-1, 11, 2.5, NaN, Infinity).map((pins) => ({ kind: 'pins' as const, pins })),
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

/** A frame that is legal for itself: the entries up to the first that would be refused. */
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

/** Ten frames with two misses each but for the first, which is an open frame of so many pins. */
const wholeLine: fc.Arbitrary<ModelLine> = fc.integer({ min: 0, max: 9 }).map((pins) =>
  Array.from({ length: 10 }, (_, place) => [
    { pins: place === 0 ? pins : 0, foul: false, split: false },
    { pins: 0, foul: false, split: false },
  ]),
);

const command: fc.Arbitrary<ModelCommand> = fc.oneof(
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
  { weight: 12, arbitrary: fc.constantFrom<ModelCommand>({ kind: 'undo' }, { kind: 'redo' }) },
  { weight: 5, arbitrary: fc.constant<ModelCommand>({ kind: 'stop' }) },
);

const someFault: fc.Arbitrary<Fault> = fc.record({
  change: fc.integer({ min: 1, max: 8 }),
  code: fc.constantFrom('ENOSPC' as const, 'EIO' as const),
  done: fc.boolean(),
  lasts: fc.boolean(),
});
const fault = fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: someFault });
// A disk that refused once may well do so again.
const nextFault = fc.oneof(fc.constant(null), someFault);
const crash: fc.Arbitrary<Crash> = fc.record({
  power: fc.boolean(),
  // Not fc.double, of which nearly all are next to nothing.
  depth: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  dice: fc.nat(),
});

/** Every kind of step, with how often it is to come. */
export const STEPS: fc.Arbitrary<Step>[] = weighted([
  [
    40,
    fc
      .tuple(command, fault)
      .map(([asked, trouble]) =>
        step('ask', [asked, trouble], 'a game', (evening) => evening.ask(asked, trouble)),
      ),
  ],
  [
    7,
    fc
      .tuple(fc.nat({ max: 3 }), fault)
      .map(([players, trouble]) =>
        step('newGame', [players, trouble], 'nothing', (evening) => evening.newGame(players, trouble)),
      ),
  ],
  [
    3,
    nextFault.map((trouble) => step('tryAgain', [trouble], 'a game', (evening) => evening.tryAgain(trouble))),
  ],
  [
    3,
    nextFault.map((trouble) => step('takeBack', [trouble], 'a game', (evening) => evening.takeBack(trouble))),
  ],
  [
    5,
    fc.nat({ max: 3 }).map((behind) => step('open', [behind], 'nothing', (evening) => evening.open(behind))),
  ],
  [2, fc.constant(step('repeat', [], 'a game', (evening) => evening.repeat()))],
  [
    2,
    fc
      .constantFrom(-2, -1, 1, 5)
      .map((behind) => step('stale', [behind], 'a game', (evening) => evening.stale(behind))),
  ],
  [4, fault.map((trouble) => step('handOver', [trouble], 'nothing', (evening) => evening.handOver(trouble)))],
  [2, wholeLine.map((whole) => step('finish', [whole], 'a game', (evening) => evening.finish(whole)))],
  [1, fc.constant(step('second', [], 'nothing', (evening) => evening.second()))],
  [1, fc.constant(step('close', [], 'nothing', (evening) => evening.close()))],
  [1, crash.map((end) => step('crash', [end], 'nothing', (evening) => evening.crash(end)))],
  [
    3,
    fc
      .tuple(command, crash)
      .map(([asked, end]) =>
        step('crashDuring', [asked, end], 'a game', (evening) => evening.crashDuring(asked, end)),
      ),
  ],
  [
    1,
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), crash)
      .map(([players, end]) =>
        step('crashAtBeginning', [players, end], 'nothing', (evening) =>
          evening.crashAtBeginning(players, end),
        ),
      ),
  ],
]);

function step(
  name: string,
  details: readonly unknown[],
  needs: Needs,
  happens: (evening: Evening) => Promise<void>,
): Step {
  return new Step(`${name}(${details.map((detail) => JSON.stringify(detail)).join(', ')})`, needs, happens);
}

/** fast-check's commands come each as often as the others: one that is to come more often is named more often. */
function weighted(steps: readonly (readonly [number, fc.Arbitrary<Step>])[]): fc.Arbitrary<Step>[] {
  return steps.flatMap(([weight, arbitrary]) => Array.from({ length: weight }, () => arbitrary));
}
