import type { Looks } from './matrix.ts';

/** How many of the combinations that have a fault are named. */
const NAMED = 3;

/** What was seen and what is wrong with it; the same fault in many combinations is one line. */
export class Findings {
  readonly #faults = new Map<string, string[]>();
  readonly #notRun: string[] = [];
  #scenes = 0;
  #pictures = 0;

  /** Whether nothing is wrong; what was not run is no fault. */
  get none(): boolean {
    return this.#faults.size === 0;
  }

  add(name: string, { pictures, faults }: Looks): void {
    this.#scenes += 1;
    this.#pictures += pictures.length;
    for (const { fault, where } of faults) this.#fault(`${name}: ${fault}`, where);
  }

  /** A view that was not reached. */
  broken(name: string, error: unknown): void {
    this.#fault(`${name}: ${error instanceof Error ? error.message : String(error)}`, 'not looked at');
  }

  notRun(name: string, why: string): void {
    this.#notRun.push(`${name} was not looked at: ${why}`);
  }

  /** Every fault, and in which combinations it was seen. */
  lines(): readonly string[] {
    const faults = [...this.#faults].map(([fault, where]) => {
      const others = where.length > NAMED ? ` and ${String(where.length - NAMED)} more` : '';
      return `${fault} (${where.slice(0, NAMED).join(', ')}${others})`;
    });
    return [...this.#notRun, ...faults];
  }

  /** How much was looked at, in a sentence. */
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
