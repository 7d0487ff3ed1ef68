import { mkdirSync, rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../../drive/browser.ts';
import { isRoot } from '../../drive/runtime.ts';
import type { Looks } from './matrix.ts';

/** The most faulty combinations to name. */
const NAMED = 3;

/** Counts the checks and collects the faults. The same fault in several combinations is one line. */
export class Findings {
  readonly #faults = new Map<string, string[]>();
  readonly #notRun: string[] = [];
  #scenes = 0;
  #pictures = 0;

  /** Whether there are no faults; skipped views are none. */
  get none(): boolean {
    return this.#faults.size === 0;
  }

  add(name: string, { pictures, faults }: Looks): void {
    this.#scenes += 1;
    this.#pictures += pictures.length;
    for (const { fault, where } of faults) this.#fault(`${name}: ${fault}`, where);
  }

  /** Records a view that could not be reached. */
  broken(name: string, error: unknown): void {
    this.#fault(`${name}: ${error instanceof Error ? error.message : String(error)}`, 'not looked at');
  }

  notRun(name: string, why: string): void {
    this.#notRun.push(`${name} was not looked at: ${why}`);
  }

  /** Every fault with its combinations. */
  lines(): readonly string[] {
    return [...this.#notRun, ...this.#lines(() => true)];
  }

  /** The faults of one view. */
  linesOf(name: string): readonly string[] {
    return this.#lines((fault) => fault.startsWith(`${name}: `));
  }

  #lines(wanted: (fault: string) => boolean): readonly string[] {
    return [...this.#faults]
      .filter(([fault]) => wanted(fault))
      .map(([fault, where]) => {
        const others = where.length > NAMED ? ` and ${String(where.length - NAMED)} more` : '';
        return `${fault} (${where.slice(0, NAMED).join(', ')}${others})`;
      });
  }

  /** The extent of the check, in a sentence. */
  summary(): string {
    const notRun = this.#notRun.length === 0 ? '' : `, ${String(this.#notRun.length)} views not looked at`;
    return `${String(this.#pictures)} combinations of ${String(this.#scenes)} views in views/, ${String(this.#faults.size)} faults${notRun}`;
  }

  #fault(fault: string, where: string): void {
    const seen = this.#faults.get(fault) ?? [];
    if (!seen.includes(where)) seen.push(where);
    this.#faults.set(fault, seen);
  }
}

/** Looks at views, with a new folder for their pictures, and tells what was found; returns the exit code. */
export async function found(
  folder: string,
  stop: AbortSignal,
  look: (findings: Findings, browser: Browser) => Promise<void>,
): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (isRoot()) process.env['HEADPIN_NO_SANDBOX'] = '1';
  const findings = new Findings();
  const browser = await openBrowser();
  await look(findings, browser);
  await browser.close();
  for (const line of findings.lines()) console.error(line);
  console.log(findings.summary());
  return findings.none && !stop.aborted ? 0 : 1;
}
