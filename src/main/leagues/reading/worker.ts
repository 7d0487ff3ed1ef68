import { parentPort, workerData } from 'node:worker_threads';
import { readLeague, type FoundFile } from '../../../league-files/in/read-league.ts';
import { decode } from '../../../saves/disk/decode.ts';

/** Reads the files given in `workerData`, answers once and ends (decision 18). */
parentPort?.postMessage(readLeague(workerData as readonly FoundFile[], decode));
