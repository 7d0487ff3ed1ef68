import type { NoticeList } from './notice-list.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import type { OneAtATime } from '../../saves/disk/one-at-a-time.ts';

export interface TidyingDeps {
  readonly queue: OneAtATime;
  readonly folder: GamesFolder;
  /** Whether a game stays in `games/`, because it is on a board. */
  readonly isKept: (id: string) => boolean;
  readonly notices: Pick<NoticeList, 'tell'>;
  /** Steps that remove names which the house no longer keeps. */
  readonly tooOld: () => AsyncGenerator<void>;
  /** Receives bugs, because nobody awaits the tasks. */
  readonly log: (trouble: unknown) => void;
}

/**
 * Background tasks: removing leftovers of interrupted saves, archiving games, updating the archive's index. They run in
 * steps between requests, so that a ball waits for one step at most.
 */
export class Tidying {
  readonly #deps: TidyingDeps;
  #last: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(deps: TidyingDeps) {
    this.#deps = deps;
  }

  /** Begins after what is already running; resolves when nothing is left, or when a failure was logged. */
  begin(): Promise<void> {
    this.#last = this.#last.then(() => this.#once()).catch(this.#deps.log);
    return this.#last;
  }

  /** Starts no further step, not even for a game that begins now, because the lock is about to be released. */
  stop(): void {
    this.#isStopped = true;
  }

  async #once(): Promise<void> {
    const { folder, isKept, tooOld } = this.#deps;
    const steps = folder.tidy(isKept);
    while (await this.#step(async () => (await steps.next()).done !== true));
    while (await this.#step(() => folder.index()));
    const names = tooOld();
    while (await this.#step(async () => (await names.next()).done !== true));
  }

  #step(step: () => Promise<boolean>): Promise<boolean> {
    const { queue, folder, notices } = this.#deps;
    return queue.run(async () => {
      if (this.#isStopped) return false;
      const isMore = await step();
      for (const notice of folder.news()) notices.tell(notice);
      return isMore;
    });
  }
}
