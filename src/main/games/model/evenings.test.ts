/**
 * Random evenings on a lane: the whole main process (lock, folder, games) beside a model that keeps lists of balls.
 * After every step the board, its generation, undo and redo match the model, and after every start each game is as
 * acknowledged: no ball lost, none twice.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runs } from '../../../core/testing/runs.testing.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import { Evening, type Tally } from './evening.testing.ts';
import { FilesPlace, MemoryPlace, type Place } from './place.testing.ts';
import { STEPS } from './steps.testing.ts';

vi.setConfig({ testTimeout: 600_000 });

const TAKEN = [
  'roll',
  'correctFrame',
  'markSplit',
  'agreeLine',
  ...['annulBall', 'moveBalls', 'dispute', 'settle', 'call', 'join', 'rename', 'reorder'],
  ...['skip', 'leave', 'comeBack', 'absent', 'setAverage', 'remove'],
  'stop',
  'undo',
  'redo',
  'newGame',
  'openGame',
];
const MAY_WAIT = ['roll', 'agreeLine', 'stop', 'undo', 'newGame', 'tryAgain', 'takeBack'];
const ENDED = [
  'closed',
  'killed',
  'no power',
  'killed in a save',
  'no power in a save',
  'crash at a beginning',
];

/** Outcomes that must occur at least once, or the run proves nothing. */
const WANTED = [
  ...TAKEN.flatMap((kind) => [`${kind}: taken`, `${kind}: refused`]),
  ...['tryAgain', 'takeBack'].flatMap((kind) => [`${kind}: taken`, `${kind}: refused`]),
  ...MAY_WAIT.map((kind) => `${kind}: not-saved`),
  ...['a repeated change', 'another generation', 'second program'].map((kind) => `${kind}: refused`),
  ...ENDED.map((kind) => `${kind}: started again`),
  ...['killed in a save', 'no power in a save'].map((kind) => `${kind}: before the answer, yet saved`),
  'hand-over: done',
  ...['taken', 'taken beside a fault'].map((outcome) => `a change in the journal: ${outcome}`),
  ...['killed in a save', 'no power in a save'].map((kind) => `${kind}: a change in the journal`),
  'crash at a beginning: a game that nobody was told of',
  ...['no game', 'running', 'over'].map((board) => `a start shows: ${board}`),
];

/** Runs evenings, each in a place of its own, and counts the outcomes of each kind of step. */
async function evenings(
  many: fc.Parameters<unknown>,
  newPlace: () => Promise<Place>,
  tally: Tally = new Map(),
): Promise<Tally> {
  await fc.assert(
    fc.asyncProperty(fc.commands(STEPS, { maxCommands: 100, size: 'max' }), async (steps) => {
      const evening = await Evening.begin(await newPlace(), tally);
      await fc.asyncModelRun(() => ({ model: evening.model, real: evening }), steps);
      await evening.end();
    }),
    many,
  );
  return tally;
}

/** The number of steps, for the test's annotation. */
function stepsOf(tally: Tally): string {
  const steps = [...tally.values()].reduce((sum, times) => sum + times, 0);
  return `${String(steps)} steps`;
}

test('the lane matches what was acknowledged, whatever is requested and however the program ends', async (context) => {
  const tally: Tally = new Map();
  const seed = fc.readConfigureGlobal().seed ?? Date.now();
  const missing = (): readonly string[] => WANTED.filter((outcome) => !tally.has(outcome));
  // Rare steps may need another round, with a seed of its own.
  for (let round = 0; round === 0 || (round < 20 && missing().length > 0); round += 1)
    await evenings({ ...runs(4), seed: seed + round }, () => Promise.resolve(new MemoryPlace()), tally);
  expect(missing()).toEqual([]);
  await context.annotate(stepsOf(tally));
});

test('the same holds on real files', async (context) => {
  const tally = await evenings(runs(0.4), async () => new FilesPlace(await tempFolder()));
  expect(tally.has('roll: taken')).toBe(true);
  await context.annotate(stepsOf(tally));
});
