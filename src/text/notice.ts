import type { FrameNumber } from '../core/formats/format.ts';
import type { ConsoleText } from './console.ts';
import type { StartText } from './start.ts';
import type { TakeOverText } from './take-over.ts';

/** A ball as people would name it: whose it was, what it was, and in which frame. */
export interface LastBall {
  readonly name: string;
  /** `X`, `/`, `-`, `F` or a digit. */
  readonly mark: string;
  readonly frame: FrameNumber;
}

/** Where a game stands: what people compare with what they remember. */
export interface GameStatus {
  readonly gameNumber: number;
  readonly names: readonly string[];
  /** How many events there are. */
  readonly generation: number;
  /** The ball bowled last that stands; null when there is none. */
  readonly last: LastBall | null;
  /** Who bowls next; null when nobody does. */
  readonly next: string | null;
}

/** Something people are told once: found at the start, or while a game runs. */
export type StartNotice =
  /** A game's file could not be read and was moved aside, whole; `recovered` is the save before it, if that is used. */
  | { readonly kind: 'set-aside'; readonly file: string; readonly recovered: GameStatus | null }
  /** A game's file was not there any more; the save before it is used. */
  | { readonly kind: 'save-gone'; readonly file: string; readonly recovered: GameStatus }
  /** A game's file was changed or removed by somebody else while the game was on the board, which counts. */
  | { readonly kind: 'changed-outside'; readonly file: string; readonly removed: boolean }
  /** A game went on where it stopped, without having been ended by anybody. */
  | { readonly kind: 'resumed'; readonly gameId: string; readonly standing: GameStatus }
  /** Files of a newer program are left as they are. */
  | { readonly kind: 'newer'; readonly file: string }
  /** A file that can neither be read nor moved aside is left as it is; what is chosen holds until the program ends. */
  | { readonly kind: 'left-unread'; readonly file: string }
  /** A line of the archive cannot be read; it stays where it is. */
  | { readonly kind: 'archive-damaged'; readonly file: string }
  /** What has the name of a month of the archive is no file of ours; it stays, and its games stay where they are. */
  | { readonly kind: 'archive-unusable'; readonly file: string }
  /** The settings could not be read; the defaults are in force. */
  | { readonly kind: 'settings-lost' }
  /** The house's logo could not be read; there is none. */
  | { readonly kind: 'logo-lost' }
  /** The staff PIN could not be read: there is none any more. */
  | { readonly kind: 'staff-lost' }
  /** The PIN was given up by the start option; not `done`: the disk did not take it, and it is still in force. */
  | { readonly kind: 'pin-forgotten'; readonly done: boolean }
  /** What was chosen for the second copy could not be read; a stick is chosen anew. */
  | { readonly kind: 'copy-choice-lost' }
  /** The second copy of the games is old, in whole days. */
  | { readonly kind: 'copy-old'; readonly days: number }
  /** Somebody else has the data folder by now, on the machine of this name where it is another one: nothing is saved any more. */
  | { readonly kind: 'folder-lost'; readonly by: string | null };

/** The words that a notice takes. */
export interface NoticeWords {
  readonly start: StartText;
  readonly console: Pick<ConsoleText, 'didBall'>;
  readonly takeOver: Pick<TakeOverText, 'lost'>;
}

/** A party of more is not named whole. */
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
    case 'newer':
      return start.newer(notice.file);
    case 'left-unread':
      return start.leftUnread(notice.file);
    case 'archive-damaged':
      return start.archiveDamaged(notice.file);
    case 'archive-unusable':
      return start.archiveUnusable(notice.file);
    case 'settings-lost':
      return start.settingsLost;
    case 'logo-lost':
      return start.logoLost;
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
