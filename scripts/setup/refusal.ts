import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './cache.ts';

/** A refused download is not asked for again within a day: behind some firewalls each try costs 20 s of silence. */
const freshFor = 24 * 60 * 60_000;

/** Whether the download of this version was refused here within the last day. */
export function isRefusalFresh(version: string, now: number = Date.now()): boolean {
  const refused = statSync(refusalFile(version), { throwIfNoEntry: false });
  // A refusal from the future is a clock that was set back: it counts for nothing.
  return refused !== undefined && now - refused.mtimeMs >= 0 && now - refused.mtimeMs < freshFor;
}

/** Remembers that the download was refused, and why. */
export function rememberRefusal(version: string, reason: string): void {
  writeFileSync(refusalFile(version), `${reason}\n`);
}

/** The download worked after all. */
export function forgetRefusal(version: string): void {
  rmSync(refusalFile(version), { force: true });
}

function refusalFile(version: string): string {
  return join(cacheFolder(), `electron-${version}.refused`);
}
