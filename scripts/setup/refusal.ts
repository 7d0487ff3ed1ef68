import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache.ts';

/** A refused download is not retried within a day: behind some firewalls each attempt costs 20 s. */
const freshFor = 24 * 60 * 60_000;

/** Whether this version's download was refused here within the last day. */
export function isRefusalFresh(version: string, now: number = Date.now()): boolean {
  const refused = statSync(refusalFile(version), { throwIfNoEntry: false });
  // A refusal dated in the future means the clock was set back; it does not count.
  return refused !== undefined && now - refused.mtimeMs >= 0 && now - refused.mtimeMs < freshFor;
}

/** Records a refused download and its reason. */
export function rememberRefusal(version: string, reason: string): void {
  writeFileSync(refusalFile(version), `${reason}\n`);
}

export function forgetRefusal(version: string): void {
  rmSync(refusalFile(version), { force: true });
}

function refusalFile(version: string): string {
  return join(cacheFolder(), `electron-${version}.refused`);
}
