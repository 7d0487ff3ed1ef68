import type { Failure, GameView, PrintJobState } from '../../contract/contract.ts';
import type { NoticeList } from '../games/notice-list.ts';

/** Why a sheet is missing: a failure, a job that the printer gave up, or a program that ended first. */
export interface Missing {
  readonly code: Failure['code'] | 'gave-up' | 'program-ended';
  /** In the print system's words. */
  readonly detail?: string;
}

/** Tells people of sheets that should have come out by themselves. One notice stands for all games until it is read. */
export class PrintNotices {
  readonly #notices: Pick<NoticeList, 'tell' | 'retell' | 'isUnread'>;
  readonly #unprinted = new Set<string>();
  #unprintedNotice = 0;
  #stoppedNotice = 0;

  constructor(notices: Pick<NoticeList, 'tell' | 'retell' | 'isUnread'>) {
    this.#notices = notices;
  }

  /** The games of the newest notice about missing sheets. */
  get unprinted(): ReadonlySet<string> {
    return this.#unprinted;
  }

  tellUnprinted(game: GameView, missing: Missing): void {
    if (!this.#notices.isUnread(this.#unprintedNotice)) this.#unprinted.clear();
    this.#unprinted.add(game.id);
    this.#unprintedNotice = this.#notices.retell(this.#unprintedNotice, {
      ...{ kind: 'not-printed', ...placeOf(game), games: this.#unprinted.size },
      why: missing.detail ?? missing.code,
    });
  }

  /** The printer holds the job, and prints the rest when it can. */
  tellStopped(game: GameView, { printer, reasons, printed, pages }: PrintJobState): void {
    this.#stoppedNotice = this.#notices.retell(this.#stoppedNotice, {
      kind: 'print-stopped',
      ...{ ...placeOf(game), printer, reasons, printed, pages },
    });
  }

  /** The run before ended while it printed this game. */
  tellCut(game: GameView): void {
    this.#notices.tell({ kind: 'print-cut', ...placeOf(game) });
  }
}

function placeOf({ setup: { lane, gameNumber } }: GameView): {
  readonly lane: number;
  readonly gameNumber: number;
} {
  return { lane, gameNumber };
}
