import { RECEIPT_WIDTH, type Failure, type Paper } from '../../contract/contract.ts';
import { leagueRefusalText } from '../../text/league/league-refusals.ts';
import { practiceRefusalText } from '../../text/practice/practice-refusals.ts';
import { refusalText, type RefusalsText } from '../../text/refusals/refusals.ts';

/** The sentence for a call that failed: what happened, what is safe, what to do. */
export function failureSentence(text: RefusalsText, failure: Failure): string {
  switch (failure.code) {
    case 'refused':
      return refusalText(text, failure.refusal);
    case 'stale':
      return text.stale;
    case 'stood-still':
      return text.stoodStill;
    case 'waiting':
      return text.waiting;
    case 'not-waiting':
      return text.notWaiting;
    case 'not-saved':
      return text.notSaved(text.troubles[failure.trouble]);
    case 'no-such-game':
      return text.noSuchGame;
    case 'on-board':
      return text.onBoard;
    case 'game-running':
      return text.gameRunning;
    case 'game-full':
      return text.gameFull;
    case 'staff-only':
      return text.staffOnly;
    case 'bad-league':
      return leagueRefusalText(text.league, failure.refusal);
    case 'no-such-league':
      return text.kept.noSuchLeague;
    case 'too-many-leagues':
      return text.kept.tooMany(failure.most);
    case 'match-refused':
      return text.league.match[failure.reason];
    case 'practice-refused':
      return practiceRefusalText(text.practice, failure.reason);
    case 'no-such-file':
      return text.kept.noSuchFile;
    case 'file-unread':
      return text.kept.fileUnread(failure.file);
    case 'reading-ended':
      return text.kept.readingEnded;
    case 'no-second-lane':
      return text.lane.noSecond;
    case 'no-other-game':
      return text.lane.noOtherGame;
    case 'half-away':
      return text.lane.halfAway;
    case 'other-waits':
      return text.lane.otherWaits;
    case 'refused-there':
      return text.lane.notThere(refusalText(text, failure.refusal));
    case 'no-ball-to-move':
      return text.lane.noBall;
    case 'no-front-desk':
      return text.lane.noDesk;
    case 'lane-closed':
      return text.lane.closed;
    case 'not-paired':
      return text.pairing[failure.reason];
    case 'wrong-pin':
      return text.wrongPin;
    case 'wrong-recovery-code':
      return text.wrongRecoveryCode;
    case 'pin-wait':
      return text.pinWait(failure.seconds);
    case 'bad-logo':
      return text.logo[failure.reason];
    case 'no-printer':
      return text.noPrinter;
    case 'print-failed':
      return text.printFailed(failure.detail);
    case 'print-silent':
      return failure.sent ? text.printUnsure : text.printSilent;
    case 'no-such-paper':
      return text.noSuchPaper(paperName(failure.paper, failure.length));
    case 'sheet-failed':
      return text.sheetFailed;
    case 'bad-request':
      return text.badRequest;
    case 'forbidden':
      return text.forbidden;
    case 'internal':
      return text.internal;
  }
}

/** As it stands on a package of paper, the same in every language. */
function paperName(paper: Paper, length: number | null): string {
  if (paper !== 'receipt') return paper;
  return length === null ? `${String(RECEIPT_WIDTH)} mm` : `${String(RECEIPT_WIDTH)} × ${String(length)} mm`;
}
