import type { SaveFigures, SaveTrouble } from '../../contract/contract.ts';
import type { SaveWatch } from '../../saves/games/save-watch.ts';
import { log } from '../log/log.ts';

/** The number of saves whose times are kept: an evening's last game or two. */
const KEPT = 200;
/** In milliseconds. Bowlers notice a ball that appears later than this. */
const SLOW = 500;

/** Times and failures of this run's saves, for staff, health file and log. */
export class SaveTimes implements SaveWatch {
  readonly #clock: () => string;
  readonly #times: number[] = [];
  #count = 0;
  #failed = 0;
  #inARow = 0;
  #last: SaveFigures['last'] = null;
  #changed: () => void = () => undefined;

  constructor(clock: () => string = () => new Date().toISOString()) {
    this.#clock = clock;
  }

  /** Calls `changed` when a save fails after a success, or succeeds after a failure. */
  whenChanged(changed: () => void): void {
    this.#changed = changed;
  }

  saved(milliseconds: number, trouble: SaveTrouble | null): void {
    const before = this.#last?.trouble ?? null;
    const ms = Math.round(milliseconds * 10) / 10;
    this.#last = { at: this.#clock(), trouble };
    if (trouble === null) this.#worked(ms);
    else this.#refused(ms, trouble);
    if (before !== trouble) this.#changed();
  }

  get figures(): SaveFigures {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return {
      count: this.#count,
      failed: this.#failed,
      last: this.#last,
      median: sorted[Math.floor((sorted.length - 1) / 2)] ?? null,
      slowest: sorted.at(-1) ?? null,
    };
  }

  #worked(ms: number): void {
    this.#count += 1;
    this.#times.push(ms);
    if (this.#times.length > KEPT) this.#times.shift();
    if (ms >= SLOW) log('save-slow', { ms });
    if (this.#inARow > 0) log('save-again', { failed: this.#inARow });
    this.#inARow = 0;
  }

  #refused(ms: number, trouble: SaveTrouble): void {
    this.#failed += 1;
    this.#inARow += 1;
    log('save-failed', { trouble, ms });
  }
}
