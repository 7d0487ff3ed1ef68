import { readResult } from '../../league-files/results/read-result.ts';
import { decode } from '../disk/decode.ts';
import { readBounded } from '../disk/read-bounded.ts';
import { sha256 } from '../disk/sha256.ts';
import { MATCHES } from '../matches/match-files.ts';
import { matchIn } from '../matches/match-record.ts';
import { keptResultIn, LARGEST_RESULT, RESULTS } from '../matches/results-folder.ts';
import type { Looking } from './looking.ts';

/** Checks the lane's own results. Each is made again from its match, so nothing is lost with one that is damaged. */
export async function checkResults(looking: Looking): Promise<void> {
  const names = await looking.names(RESULTS);
  if (names.length === 0) return;
  const matches = new Set((await looking.names(MATCHES)).flatMap((name) => matchIn(name) ?? []));
  for (const name of names) {
    const kept = keptResultIn(name);
    const file = `${RESULTS}/${name}`;
    if (kept === null) {
      looking.stray(RESULTS, name, (one) => keptResultIn(one) !== null);
      continue;
    }
    await looking.meet(file);
    const other = name.endsWith('.csv') ? name.replace(/csv$/u, 'json') : name.replace(/json$/u, 'csv');
    const isWhole = names.includes(other) && (await matchRead(looking, name)) === kept.match;
    if (!isWhole) looking.find(file, 'result-damaged');
    else if (!matches.has(kept.match)) looking.find(file, 'result-left');
  }
}

/** The match of a result whose check code is right; null for any other file. */
async function matchRead(looking: Looking, name: string): Promise<string | null> {
  const read = await readBounded(looking.disk, looking.path(`${RESULTS}/${name}`), LARGEST_RESULT);
  if (read.kind !== 'bytes') return null;
  const result = readResult({ name, bytes: read.bytes }, decode, sha256);
  return result.ok ? result.value.match.id : null;
}
