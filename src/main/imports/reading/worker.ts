import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { SkipReason } from '../../../contract/contract.ts';
import type { Origin } from '../../../core/players/opaque-id.ts';
import { readBounded } from '../../../saves/disk/read-bounded.ts';
import { NodeDisk } from '../../../saves/disk/node-disk.ts';
import { skippedFile } from '../../../saves/imports/games-in-files.ts';
import type { ImportFile } from '../../../saves/imports/import-file.ts';
import { importGames, type WrittenGames } from '../../../saves/imports/importing.ts';
import { LARGEST_TEXT, writtenGames } from '../../../saves/imports/written-games.ts';
import type { ImportAdded, ImportJob, ImportSaid } from './import-job.ts';

/** Games between two signs of life. */
const SIGN = 50;

/**
 * Reads other lanes' games in a thread (decision 18). It writes nothing: whole lines that are checked go to main, one
 * batch after another.
 */
async function work({ data, files, written, erased, choices, origin }: ImportJob): Promise<void> {
  const port = parentPort;
  if (port === null) return;
  const say = (said: ImportSaid): void => {
    port.postMessage(said);
  };
  let ticks = 0;
  const outcome = await importGames({
    ...{ disk: new NodeDisk(), data, files, written, choices },
    erased: new Set(erased),
    readWritten: (file) => readWritten(file, origin),
    add: async (lines) => {
      const answer = once(port, 'message');
      say({ kind: 'add', lines });
      const [added] = (await answer) as [ImportAdded];
      return added.trouble;
    },
    tick: (read) => {
      ticks += 1;
      if (ticks % SIGN === 0) say({ kind: 'read', read });
    },
  });
  say({ kind: 'done', outcome });
}

async function readWritten(file: ImportFile, origin: Origin): Promise<WrittenGames> {
  const none = (reason: SkipReason): WrittenGames => ({ games: [], skipped: [skippedFile(file, reason)] });
  const document = await readBounded(new NodeDisk(), file.path, LARGEST_TEXT);
  if (document.kind === 'missing') return none('unreadable');
  if (document.kind === 'damaged') return none(document.reason);
  try {
    return writtenGames(file, new TextDecoder('utf-8', { fatal: true }).decode(document.bytes), origin);
  } catch {
    return none('other-file');
  }
}

await work(workerData as ImportJob);
