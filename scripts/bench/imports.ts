import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportReport } from '../../src/contract/contract.ts';
import { Archive } from '../../src/saves/archive/archive.ts';
import { NodeDisk } from '../../src/saves/disk/node-disk.ts';
import { gameFilesIn } from '../../src/saves/imports/import-file.ts';
import { importGames } from '../../src/saves/imports/importing.ts';
import { writeArchive } from '../many-archived.ts';
import type { Bench } from './bench.ts';
import { row, timed } from './numbers.ts';

const GAMES = 100_000;

/** Another lane's 100,000 games come in; the floor is one read of the same files. */
export const imports: Bench = {
  name: 'import of 100,000 games',
  run: async (stop) => {
    const folder = mkdtempSync(join(tmpdir(), 'headpin-bench-'));
    try {
      await measure(join(folder, 'ours'), join(folder, 'theirs'), stop);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measure(ours: string, theirs: string, stop: AbortSignal): Promise<void> {
  for (const data of [ours, theirs]) mkdirSync(data);
  writeArchive(theirs, GAMES);
  const disk = new NodeDisk();
  const archive = new Archive(disk, ours);
  await archive.open();
  const files = await gameFilesIn(disk, theirs);
  let most = 0;
  const into = (isAdding: boolean): Promise<Omit<ImportReport, 'look'>> => {
    stop.throwIfAborted();
    return importGames({
      ...{ disk, data: ours, files, written: [], origin: 'a'.repeat(24) },
      choices: isAdding ? [] : null,
      erased: new Set<string>(),
      add: async ({ month, lines }) => {
        const added = await archive.addLines(month, lines);
        return added.ok ? null : added.error;
      },
      tick: () => {
        most = Math.max(most, process.memoryUsage().heapUsed);
      },
    });
  };
  const [floor] = await timed(() => {
    for (const name of readdirSync(join(theirs, 'archive'))) readFileSync(join(theirs, 'archive', name));
    return Promise.resolve();
  });
  const show = (name: string, time: number): void => {
    console.log(row(name, `${time.toFixed(1)} s`, `${(time / floor).toFixed(0)} times as long`));
  };
  console.log(row('reading the files once', `${(floor * 1000).toFixed(0)} ms`));
  for (const [name, isAdding, fresh] of [
    ['looking at them', false, GAMES],
    ['adding them', true, GAMES],
    ['importing them again', true, 0],
  ] as const) {
    const [time, report] = await timed(() => into(isAdding));
    if (report.fresh !== fresh) throw new Error(`${String(report.fresh)} games were new`);
    show(name, time);
  }
  console.log(row('largest heap', `${(most / 2 ** 20).toFixed(0)} MB`));
}
