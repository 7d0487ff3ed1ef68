import { parentPort, workerData } from 'node:worker_threads';
import { readLeague, type FoundFile } from '../../../league-files/in/read-league.ts';
import type { Decode } from '../../../league-files/text-bytes/encoding.ts';

const decode: Decode = (encoding, bytes) => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Reads the files given in `workerData`, answers once and ends (decision 18). */
parentPort?.postMessage(readLeague(workerData as readonly FoundFile[], decode));
