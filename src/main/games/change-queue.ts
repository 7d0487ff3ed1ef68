import { err, type Result } from '../../core/line/result.ts';
import type { Failure, PressedAt } from '../../contract/contract.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';

/**
 * Runs changes of games one after another. A press is judged when its turn comes, because it may have waited for main
 * or the disk.
 */
export class ChangeQueue extends OneAtATime {
  readonly #enters: (pressed: number) => boolean;

  constructor(enters: (pressed: number) => boolean) {
    super();
    this.#enters = enters;
  }

  /** Makes a change in its turn, or fails with `stood-still`. */
  entered<T>([pressed]: PressedAt, make: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    return this.run(async () =>
      pressed === undefined || this.#enters(pressed) ? make() : err({ code: 'stood-still' }),
    );
  }
}
