import type { ConsoleText } from '../console/console.ts';
import { stoppedText, whyText, type GamePlace, type StoppedPrint } from './print-notices.ts';
import type { StartText } from './start.ts';
import type { TakeOverText } from './take-over.ts';

/** A ball as bowlers describe it: player, mark and frame. */
export interface LastBall {
  readonly name: string;
  /** `X`, `/`, `-`, `F` or a digit. */
  readonly mark: string;
  readonly frame: number;
}

/** A game's state, for the user to compare with memory. */
export interface GameStatus {
  readonly gameNumber: number;
  readonly names: readonly string[];
  readonly generation: number;
  /** The last ball that stands; null when there is none. */
  readonly last: LastBall | null;
  /** The next player; null when nobody bowls. */
  readonly next: string | null;
}

/** A notice that comes up at the start or during a game; it is shown until read. */
export type StartNotice =
  /** A game's unreadable file was moved to quarantine, unchanged; `recovered` is the earlier save, if it is used. */
  | { readonly kind: 'set-aside'; readonly file: string; readonly recovered: GameStatus | null }
  /** A game's file is gone; the earlier save is used. */
  | { readonly kind: 'save-gone'; readonly file: string; readonly recovered: GameStatus }
  /** Another program changed or removed the file of the game on the board, which stays valid. */
  | { readonly kind: 'changed-outside'; readonly file: string; readonly removed: boolean }
  /** A game resumed where the program had stopped. */
  | { readonly kind: 'resumed'; readonly gameId: string; readonly standing: GameStatus }
  /** An error ended the program, which was started again. */
  | { readonly kind: 'crashed' }
  /** A newer program's files are left unchanged. */
  | { readonly kind: 'newer'; readonly file: string }
  /** A file that can be neither read nor moved is left unchanged; changes last until the program ends. */
  | { readonly kind: 'left-unread'; readonly file: string }
  /** A match’s file was unreadable and moved to quarantine, unchanged: signatures and roll-offs may be missing. */
  | { readonly kind: 'match-damaged'; readonly file: string }
  /** A line of the archive is unreadable; it stays in place. */
  | { readonly kind: 'archive-damaged'; readonly file: string }
  /** Something else has the name of an archive month; it stays, and the month's games stay in `games/`. */
  | { readonly kind: 'archive-unusable'; readonly file: string }
  /** A link or file has the name of one of our folders, where nothing is read or written. */
  | { readonly kind: 'folder-taken'; readonly folder: string }
  /** The settings were unreadable; the defaults are in force. */
  | { readonly kind: 'settings-lost' }
  /** The logo was unreadable; there is none. */
  | { readonly kind: 'logo-lost' }
  /** The folder's id was unreadable; it has a new one. */
  | { readonly kind: 'origin-lost' }
  /** The ids of erased bowlers were unreadable. */
  | { readonly kind: 'erased-lost' }
  /** The pairing with the front desk was unreadable. */
  | { readonly kind: 'house-lost' }
  /** A ball was taken back on one lane of a pair, and not entered on the other; the players concerned. */
  | { readonly kind: 'ball-between'; readonly mark: string; readonly from: string; readonly to: string }
  /** The note about such a ball was unreadable. */
  | { readonly kind: 'move-lost' }
  /** A match began on one lane of a pair and not on the other. */
  | { readonly kind: 'half-begun'; readonly lane: number; readonly beside: number }
  /** So many games were not printed by themselves, this one the last; `why` is a code or the print system's words. */
  | ({ readonly kind: 'not-printed'; readonly games: number; readonly why: string } & GamePlace)
  /** The printer stopped in the middle of a game's sheets. */
  | ({ readonly kind: 'print-stopped' } & StoppedPrint)
  /** The program ended while it was printing a game by itself. */
  | ({ readonly kind: 'print-cut' } & GamePlace)
  /** The note of what was printed by itself was unreadable. */
  | { readonly kind: 'prints-lost' }
  /** The newest orders of the front desk were unreadable. */
  | { readonly kind: 'orders-lost' }
  /** What was saved of practice was unreadable; no game is concerned. */
  | { readonly kind: 'practice-lost' }
  /** A kept league was unreadable; `recovered`: the state before its last change is used. */
  | { readonly kind: 'league-lost'; readonly file: string; readonly recovered: boolean }
  /** The staff PIN was unreadable; there is none any more. */
  | { readonly kind: 'staff-lost' }
  /** The start option removed the PIN; not `done`: that could not be saved, and the PIN is still in force. */
  | { readonly kind: 'pin-forgotten'; readonly done: boolean }
  /** The choice for the second copy was unreadable; staff choose a stick again. */
  | { readonly kind: 'copy-choice-lost' }
  /** The second copy's age in whole days. */
  | { readonly kind: 'copy-old'; readonly days: number }
  /** The lock is lost, to the PC of this name if it is another one; nothing is saved any more. */
  | { readonly kind: 'folder-lost'; readonly by: string | null };

export interface NoticeWords {
  readonly start: StartText;
  readonly console: Pick<ConsoleText, 'didBall'>;
  readonly takeOver: Pick<TakeOverText, 'lost'>;
}

/** A larger party is not named in full. */
const MOST_NAMES = 4;

/** A notice in words: what happened, what is safe, what to do. */
export function noticeSentence(words: NoticeWords, notice: StartNotice): string {
  const { start } = words;
  switch (notice.kind) {
    case 'set-aside':
      return notice.recovered === null
        ? start.setAside(notice.file)
        : recovery(words, notice.recovered, start.damagedRecovered);
    case 'save-gone':
      return recovery(words, notice.recovered, start.goneRecovered);
    case 'changed-outside':
      return notice.removed ? start.removedOutside(notice.file) : start.changedOutside(notice.file);
    case 'resumed':
      return start.resumed(ballText(words, notice.standing.last));
    case 'crashed':
      return start.crashed;
    case 'newer':
      return start.newer(notice.file);
    case 'left-unread':
      return start.leftUnread(notice.file);
    case 'match-damaged':
      return start.matchDamaged(notice.file);
    case 'archive-damaged':
      return start.archiveDamaged(notice.file);
    case 'archive-unusable':
      return start.archiveUnusable(notice.file);
    case 'folder-taken':
      return start.folderTaken(notice.folder);
    case 'settings-lost':
      return start.settingsLost;
    case 'logo-lost':
      return start.logoLost;
    case 'origin-lost':
      return start.originLost;
    case 'erased-lost':
      return start.erasedLost;
    case 'house-lost':
      return start.houseLost;
    case 'ball-between':
      return start.moves.between(notice.mark, notice.from, notice.to);
    case 'half-begun':
      return start.moves.halfBegun(notice.lane, notice.beside);
    case 'move-lost':
      return start.moves.lost;
    case 'not-printed':
      return start.prints.notPrinted(notice, notice.games, whyText(start.prints, notice.why));
    case 'print-stopped':
      return start.prints.stopped(notice, stoppedText(start.prints, notice));
    case 'print-cut':
      return start.prints.cut(notice);
    case 'prints-lost':
      return start.prints.lost;
    case 'orders-lost':
      return start.ordersLost;
    case 'practice-lost':
      return start.practiceLost;
    case 'league-lost':
      return notice.recovered ? start.leagues.recovered(notice.file) : start.leagues.lost(notice.file);
    case 'staff-lost':
      return start.staffLost;
    case 'pin-forgotten':
      return notice.done ? start.pinForgotten : start.pinKept;
    case 'copy-choice-lost':
      return start.copyChoiceLost;
    case 'copy-old':
      return start.copyOld(notice.days);
    case 'folder-lost':
      return words.takeOver.lost(notice.by);
  }
}

function recovery(words: NoticeWords, standing: GameStatus, happened: (game: string) => string): string {
  const { start } = words;
  const names = standing.names.slice(0, MOST_NAMES).join(', ');
  const more = standing.names.length > MOST_NAMES ? ' …' : '';
  const used = start.saveBefore(ballText(words, standing.last), standing.next);
  return `${happened(start.gameOf(standing.gameNumber, names + more))} ${used} ${start.ballMissing}`;
}

function ballText({ console }: NoticeWords, last: LastBall | null): string | null {
  return last === null ? null : console.didBall(last.name, last.mark, last.frame);
}
