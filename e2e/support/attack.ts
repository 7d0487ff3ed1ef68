import { appendFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** `npm run attack` runs each sweep whole; `npm test` runs its short form with the same seed each time. */
export const LONG = process.env['HEADPIN_ATTACK'] === 'long';

/** The same seed makes the same attack. */
export const SEED = Number(process.env['HEADPIN_ATTACK_SEED'] ?? 20);

/** A sweep's result, a line of the closing table. */
export interface Swept {
  readonly what: string;
  readonly tried: number;
  /** Done, because the request or press was a valid one. */
  readonly accepted: number;
  /** Answered by a refusal, or without effect. */
  readonly refused: number;
}

/** Hands a sweep's result to `npm run attack`. */
export function report(swept: Swept): void {
  const file = process.env['HEADPIN_ATTACK_ROWS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(swept)}\n`);
}

/** Files that Chromium, the lock, the log and the health file may change at any time. */
const RESTLESS = /^(?:session|lock|log\/|health|Crashpad)|first-window/u;

/** Every saved file's digest by name. */
export async function savedFiles(data: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(data, { recursive: true, withFileTypes: true });
  const found: Record<string, string> = {};
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(data.length + 1);
    if (!entry.isFile() || RESTLESS.test(name)) continue;
    // A file that is being replaced may be gone since it was listed.
    const bytes = await readFile(path).catch(() => null);
    if (bytes !== null) found[name] = createHash('sha256').update(bytes).digest('hex');
  }
  return found;
}
