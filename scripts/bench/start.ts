import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProgram } from '../../drive/program.ts';
import { putGame } from '../../drive/put-game.ts';
import { descendants } from '../../drive/process-tree.ts';
import { readRuntime } from '../../drive/runtime.ts';
import type { Run } from '../processes.ts';
import { makePlace, type Place } from '../test/place.ts';
import { must } from '../test/system.ts';
import { type Bench, EIGHT, prepareProgram } from './bench.ts';
import { percentile, row } from './numbers.ts';
import { writeHello } from './floors.ts';

/** Odd, so that the middle one is a measurement. */
const ROUNDS = 9;
/** In milliseconds from the painted window until its memory is measured: by then all that a start begins is done. */
const SETTLING = 2_500;

interface Start {
  readonly name: string;
  readonly executable: string;
  readonly parameters: readonly string[];
}

/** One start: milliseconds from spawn to painted window, and the proportional memory of its process tree. */
interface Measured {
  readonly painted: number;
  readonly megabytes: number;
}

/**
 * From the program's start to its painted window; the floor is an Electron with an empty page in the same run. All run
 * as a lane does: as an ordinary user, with Chromium's sandbox.
 */
export const start: Bench = {
  name: 'start: from spawn to the painted window, and the memory of all processes',
  run: async (stop, run) => {
    await prepareProgram(run, stop);
    const eight = await gameOfEight(run);
    const place = await makePlace(run, 'ordinary', stop);
    const { executable } = readRuntime(place.checkout);
    const packaged = join(place.checkout, 'out/package/linux-unpacked/headpin');
    const hello = {
      name: 'an Electron with an empty page',
      executable,
      parameters: [writeHello(run.folder)],
    };
    const starts: readonly Start[] = [
      hello,
      ...lanes({ name: 'Headpin', executable, parameters: [place.checkout] }, place, eight),
      ...(existsSync(packaged)
        ? lanes({ name: 'packaged', executable: packaged, parameters: [] }, place, eight)
        : []),
    ];
    if (!existsSync(packaged)) console.log(row('packaged', 'not measured: npm run package makes it'));
    if ('uid' in place.identity) {
      const owner = `${String(place.identity.uid)}:${String(place.identity.gid)}`;
      await must(run, stop, 'chown', ['-R', owner, place.output]);
    }
    const measured = new Map(starts.map((one): [Start, Measured[]] => [one, []]));
    // In turn, so that a busy moment of the machine meets each of them.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [one, results] of measured) {
        stop.throwIfAborted();
        results.push(await measure(one, place, stop));
      }
    const floor = measured.get(hello) ?? [];
    for (const [{ name }, results] of measured) console.log(row(name, ...shown(results, floor)));
    console.log(row('to reach', '+ 120 ms', '', '+ 25 MB'));
  },
};

/** A program with an empty data folder of its own, and with a copy of the game of eight. */
function lanes({ name, executable, parameters }: Start, { output }: Place, eight: string): readonly Start[] {
  const folder = mkdtempSync(join(output, 'lane-'));
  const [withNothing, withEight] = [join(folder, 'empty'), join(folder, 'eight')];
  mkdirSync(withNothing);
  cpSync(eight, withEight, { recursive: true });
  const start = (state: string, data: string): Start => ({
    name: `${name}, ${state}`,
    executable,
    parameters: [...parameters, '--', '--windowed', '--lang', 'en', '--data', data],
  });
  return [start('an empty data folder', withNothing), start('a resumed game of eight', withEight)];
}

async function gameOfEight(run: Run): Promise<string> {
  const data = join(run.folder, 'bench-start-eight');
  mkdirSync(data, { recursive: true });
  const program = await startProgram({ data });
  await putGame(program.page, EIGHT, 'X'.repeat(4 * EIGHT.length));
  await program.stop();
  return data;
}

async function measure(
  { executable, parameters }: Start,
  place: Place,
  stop: AbortSignal,
): Promise<Measured> {
  const picture = join(place.output, 'bench-start.png');
  const painting = `${picture}.part`;
  for (const file of [picture, painting]) rmSync(file, { force: true });
  const spawned = performance.now();
  const child = spawn(executable, parameters, {
    ...place.identity,
    env: { ...place.environment, HEADPIN_PICTURE: picture },
    stdio: 'ignore',
  });
  // Drawing and compressing the picture itself is not part of a start.
  while (!existsSync(painting) && !existsSync(picture)) {
    const code = child.exitCode ?? child.signalCode;
    if (code !== null) throw new Error(`a start ended with ${String(code)}`);
    await wait(2, undefined, { signal: stop });
  }
  const painted = performance.now() - spawned;
  await wait(SETTLING);
  const megabytes = megabytesOf(child.pid ?? 0);
  await ended(child);
  return { painted, megabytes };
}

/** The proportional memory (PSS) of a process and its descendants, in megabytes: shared pages are counted once (proc(5)). */
function megabytesOf(root: number): number {
  const kilobytes = [root, ...descendants(root)].map(pssOf);
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** In kilobytes; 0 for a process that has gone. */
function pssOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/mu.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

function shown(results: readonly Measured[], floor: readonly Measured[]): readonly string[] {
  const [times, floorTimes] = [results, floor].map((of) => of.map(({ painted }) => painted));
  const [sizes, floorSizes] = [results, floor].map((of) => of.map(({ megabytes }) => megabytes));
  return [
    compared(times ?? [], floorTimes ?? [], 'ms'),
    `least ${String(Math.round(Math.min(...(times ?? []))))} ms`,
    compared(sizes ?? [], floorSizes ?? [], 'MB'),
  ];
}

/** The middle value, and how far it is above the floor's. */
function compared(values: readonly number[], floor: readonly number[], unit: string): string {
  const [value, least] = [values, floor].map((of) => Math.round(percentile(of, 50)));
  return `${String(value)} ${unit} (+ ${String((value ?? 0) - (least ?? 0))})`;
}
