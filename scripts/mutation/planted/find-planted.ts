import { join } from 'node:path';
import { root } from '../../../drive/runtime.ts';
import type { Run } from '../../processes.ts';
import { exitCode } from '../../test/command.ts';
import { nothing, summary, total, type Count } from '../../test/count.ts';
import { Copy } from './copy.ts';
import { runProgram, runUnit, type Round } from './finders.ts';
import { plantedOptions, type PlantedOptions } from './options.ts';
import type { Planted } from './patch.ts';

/** In characters, of the failure that shows a fault. */
const MOST_SHOWN = 200;

/**
 * `npm run mutation -- planted`: plants one fault after another in a copy of the checkout, and runs the tests that found
 * it before; with `--all`, all of `npm test` where they miss it. A fault that is found has passed.
 */
export async function findPlanted(args: readonly string[], run: Run, stop: AbortSignal): Promise<number> {
  const options = plantedOptions(args);
  if (!options.ok) {
    console.error(options.error);
    return 2;
  }
  // The tests of the real program need Electron.
  const code = await exitCode(
    process.execPath,
    [join(root, 'scripts/setup.mjs'), 'test'],
    { cwd: root, signal: stop },
    null,
  );
  if (code !== 0) return code ?? 1;
  const round = { copy: await Copy.make(run, stop), run, stop };
  console.log('without any fault: begun');
  const sound = await withoutFault(round, options.value);
  // A test that fails anyway finds nothing.
  const isSound = sound.failures.length === 0;
  console.log(`without any fault: ${isSound ? 'passed' : 'FAILED'}`);
  const counts = [sound];
  for (const fault of isSound ? options.value.faults : [])
    counts.push(await lookFor(round, fault, options.value.all));
  const all = total(counts);
  console.log(`\n${summary(all)}`);
  return all.failures.length > 0 ? 1 : 0;
}

/** Only what fails of the finders while there is no fault. */
async function withoutFault(round: Round, { faults }: PlantedOptions): Promise<Count> {
  const unit = faults.flatMap((fault) => fault.unit ?? []);
  const program = faults.flatMap((fault) => (fault.unit === null ? (fault.program ?? []) : []));
  const failures = [
    ...(unit.length === 0 ? [] : (await runUnit(round, unit)).failures),
    ...(program.length === 0 ? [] : (await runProgram(round, program)).failures),
  ];
  return { ...nothing, failures: failures.map((failure) => `without any fault: ${failure}`) };
}

async function lookFor(round: Round, fault: Planted, all: boolean): Promise<Count> {
  const started = Date.now();
  round.copy.plant(fault.patch);
  const by = await finderOf(round, fault, all);
  round.copy.heal();
  const seconds = String(Math.round((Date.now() - started) / 1000)).padStart(5);
  console.log(
    `${by === null ? 'NOT FOUND' : 'found    '} ${seconds} s  ${fault.id}: ${(by ?? fault.name).slice(0, MOST_SHOWN)}`,
  );
  return by === null
    ? { ...nothing, failures: [`${fault.id} was not found: ${fault.name}`] }
    : { ...nothing, passed: 1 };
}

/** The first failure that shows the fault; null if none does. The cheap tests come first. */
async function finderOf(round: Round, { unit, program }: Planted, all: boolean): Promise<string | null> {
  const looks = [
    unit === null ? null : () => runUnit(round, [unit]),
    program === null ? null : () => runProgram(round, [program]),
    all ? () => runUnit(round, 'all') : null,
    all ? () => runProgram(round, 'all') : null,
  ];
  for (const look of looks) {
    round.stop.throwIfAborted();
    const [failure] = look === null ? [] : (await look()).failures;
    if (failure !== undefined) return failure;
  }
  return null;
}
