import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { noFiles } from '../../src/saves/disk/testing/no-file.testing.ts';
import type { Row } from './row.ts';
import { SpoiltFolder, before } from './spoilt.ts';
import { shownOf } from './answer.ts';
import { Strace, withoutStrace } from './strace.ts';
import { newFolder, tried, type Tools } from './tools.ts';
import { WorkerProcess } from './worker-process.ts';

const ROUNDS = { short: 1, full: 10 } as const;

/**
 * Fault row 12: something with a save's name that is no file is refused on sight; it is never opened, and nothing
 * hangs.
 */
export const notAFile: Row = {
  number: 12,
  fault: '2 GB, FIFO, link, device, folder in the place of a save',
  run: async (mode, tools) => {
    const without = await withoutStrace(tools);
    if (without !== null) return { notRun: without };
    const refused = new Set<string>();
    const system = (command: string, parameters: readonly string[]): string | null =>
      tried(tools, command, parameters);
    let fired = 0;
    for (let round = 0; round < ROUNDS[mode]; round += 1) {
      for (const [what, put] of noFiles()) {
        const folder = newFolder(tools, 'thing');
        const spoilt = new SpoiltFolder(folder);
        spoilt.put(Buffer.alloc(0));
        rmSync(spoilt.path);
        if (put(spoilt.path, system) !== null) {
          refused.add(what);
          continue;
        }
        await seen(tools, folder, spoilt.path).catch((error: unknown) => {
          throw new Error(`${what}: ${String(error)}`);
        });
        fired += 1;
      }
    }
    const note =
      refused.size === 0
        ? 'never opened, set aside as it was, the generation before it used'
        : `without ${[...refused].join(', ')}: needs root`;
    return { fired, note };
  },
};

/** Starts with it: it is inspected and moved, not opened; a hang would show as the worker's silence. */
async function seen(tools: Tools, data: string, path: string): Promise<void> {
  const kind = lstatSync(path).mode;
  const worker = await WorkerProcess.start(tools, data);
  const strace = await Strace.attach(tools, worker.fileThread);
  await worker.ask('lock', 'locked');
  const { notices, shown } = await worker.ask('open', 'opened');
  const calls = await strace.detach();
  await worker.kill();
  const touched = calls.filter(
    ({ name, parameters }) => name.startsWith('open') && parameters.includes(`"${path}"`),
  );
  if (touched.length > 0) throw new Error('it was opened');
  if (!calls.some(({ parameters }) => parameters.includes(`"${path}"`)))
    throw new Error('nobody looked at it');
  if (!notices.includes('set-aside') || shown?.sum !== shownOf(before.id, before.game).sum)
    throw new Error('the generation before it was not used');
  const [name = ''] = readdirSync(join(data, 'quarantine'));
  if (lstatSync(join(data, 'quarantine', name)).mode !== kind)
    throw new Error('it was not set aside as it was');
}
