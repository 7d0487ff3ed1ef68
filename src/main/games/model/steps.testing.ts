import fc from 'fast-check';
import { command, wholeLine } from './asked.testing.ts';
import type { Evening } from './evening.testing.ts';
import type { ModelLane } from './model-lane.testing.ts';
import type { Crash, Fault } from './place.testing.ts';

/** Preconditions of the evening's steps. */
type Precondition = 'a game' | 'nothing';

/** A step of an evening; as text it describes itself, so that a failure can be read. */
class Step implements fc.AsyncCommand<ModelLane, Evening> {
  readonly #name: string;
  readonly #precondition: Precondition;
  readonly #happens: (evening: Evening) => Promise<void>;

  constructor(name: string, precondition: Precondition, happens: (evening: Evening) => Promise<void>) {
    this.#name = name;
    this.#precondition = precondition;
    this.#happens = happens;
  }

  check({ board }: Readonly<ModelLane>): boolean {
    return this.#precondition === 'nothing' || board !== null;
  }

  async run(_model: ModelLane, evening: Evening): Promise<void> {
    await this.#happens(evening);
    evening.compare();
  }

  toString(): string {
    return this.#name;
  }
}

const someFault: fc.Arbitrary<Fault> = fc.record({
  change: fc.integer({ min: 1, max: 8 }),
  code: fc.constantFrom('ENOSPC' as const, 'EIO' as const),
  done: fc.boolean(),
  lasts: fc.boolean(),
});
const fault = fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: someFault });
// A disk that failed once may fail again.
const nextFault = fc.oneof(fc.constant(null), someFault);
const crash: fc.Arbitrary<Crash> = fc.record({
  power: fc.boolean(),
  // Not fc.double, whose values are mostly almost zero.
  depth: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  dice: fc.nat(),
});

/** Every kind of step with its weight. */
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
  precondition: Precondition,
  happens: (evening: Evening) => Promise<void>,
): Step {
  return new Step(
    `${name}(${details.map((detail) => JSON.stringify(detail)).join(', ')})`,
    precondition,
    happens,
  );
}

/** fast-check picks its commands equally often, so a frequent one is listed repeatedly. */
function weighted(steps: readonly (readonly [number, fc.Arbitrary<Step>])[]): fc.Arbitrary<Step>[] {
  return steps.flatMap(([weight, arbitrary]) => Array.from({ length: weight }, () => arbitrary));
}
