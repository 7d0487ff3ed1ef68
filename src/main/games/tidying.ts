import type { NoticeList } from './notice-list.ts';
import type { GamesFolder } from '../../saves/games/games-folder.ts';
import type { OneAtATime } from '../../saves/disk/one-at-a-time.ts';

/** What tidying needs: the games' queue and folder, which game is on the board, who is told what is found. */
export interface TidyingDeps {
  readonly queue: OneAtATime;
  readonly folder: GamesFolder;
  readonly board: () => string | null;
  readonly notices: Pick<NoticeList, 'tell'>;
  /** The steps by which names are taken out that the house does not keep any longer. */
  readonly tooOld: () => AsyncGenerator<void>;
  /** Hears of bugs: nobody waits for an answer. */
  readonly log: (trouble: unknown) => void;
}

/**
 * What nobody waits for: sweeping what interrupted saves left, handing games over to the archive, bringing its index up
 * to date. Step by step between what the lane asks for, so that a ball waits for one step at most.
 */
export class Tidying {
  readonly #queue: OneAtATime;
  readonly #folder: GamesFolder;
  readonly #board: () => string | null;
  readonly #notices: Pick<NoticeList, 'tell'>;
  readonly #tooOld: () => AsyncGenerator<void>;
  readonly #log: (trouble: unknown) => void;
  #last: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor({ queue, folder, board, notices, tooOld, log }: TidyingDeps) {
    this.#queue = queue;
    this.#folder = folder;
    this.#board = board;
    this.#notices = notices;
    this.#tooOld = tooOld;
    this.#log = log;
  }

  /** Begins, behind what has begun already; resolves when nothing is left to do, or something failed and is logged. */
  begin(): Promise<void> {
    this.#last = this.#last.then(() => this.#once()).catch(this.#log);
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
    const names = this.#tooOld();
    while (await this.#step(async () => (await names.next()).done !== true));
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
