import { parentPort, workerData } from 'node:worker_threads';
import { readLeague, type FoundFile } from '../../../league-files/in/read-league.ts';
import { MOST_BYTES } from '../../../league-files/limits.ts';
import { isWorkbook, sheetsIn } from '../workbook/workbook.ts';
import { decode } from '../../../saves/disk/decode.ts';

/** With the sheets of workbooks, which only Node can unpack. */
const files = (workerData as readonly FoundFile[]).map((file) =>
  isWorkbook(file.bytes) && file.bytes.length <= MOST_BYTES
    ? { ...file, workbook: sheetsIn(file.bytes) }
    : file,
);

/** Reads the files given in `workerData`, answers once and ends (decision 18). */
parentPort?.postMessage(readLeague(files, decode));
