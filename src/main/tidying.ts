import type { NoticeList } from './notice-list.ts';
import type { GamesFolder } from './saves/games-folder.ts';
import type { OneAtATime } from './saves/one-at-a-time.ts';

/**
 * What nobody waits for: sweeping what interrupted saves left, handing games over to the archive, bringing its index up
 * to date. Step by step between what the lane asks for, so that a ball waits for one step at most.
 */
export class Tidying {
  readonly #queue: OneAtATime;
  readonly #folder: GamesFolder;
  readonly #board: () => string | null;
  readonly #notices: Pick<NoticeList, 'tell'>;
  #last: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(
    queue: OneAtATime,
    folder: GamesFolder,
    board: () => string | null,
    notices: Pick<NoticeList, 'tell'>,
  ) {
    this.#queue = queue;
    this.#folder = folder;
    this.#board = board;
    this.#notices = notices;
  }

  /** Begins, behind what has begun already; resolves when nothing is left to do, or something failed. */
  begin(): Promise<void> {
    this.#last = this.#last.then(() => this.#once());
    return this.#last;
  }

  /** No step begins any more, not even for a game that begins now: the lock is about to be given back. */
  stop(): void {
    this.#isStopped = true;
  }

  async #once(): Promise<void> {
    const steps = this.#folder.tidy(this.#board);
    while (await this.#step(async () => (await steps.next()).done !== true));
    while (await this.#step(() => this.#folder.index()));
  }

  /** Whether there is another step. */
  #step(step: () => Promise<boolean>): Promise<boolean> {
    return this.#queue.run(async () => {
      if (this.#isStopped) return false;
      const isMore = await step();
      for (const notice of this.#folder.news()) this.#notices.tell(notice);
      return isMore;
    });
  }
}
