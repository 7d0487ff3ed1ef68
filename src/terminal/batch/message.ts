import { BATCH_TEXT } from '../../text/terminal/batch.ts';
import { BATCH_LEAGUE_TEXT, wantedText } from '../../text/terminal/batch-league.ts';
import type { Language } from '../../text/language.ts';
import { LEAGUE_REFUSALS, leagueRefusalText } from '../../text/league/league-refusals.ts';
import { GAME_CODE_TEXT, gameCodeRefusalText } from '../../text/terminal/game-code.ts';
import { REFUSALS_TEXT, refusalText } from '../../text/refusals/refusals.ts';
import type { BatchError, Fault } from './error.ts';

export function messageOf(error: BatchError, language: Language): string {
  switch (error.kind) {
    case 'not-json':
      return BATCH_TEXT[language].notJson;
    case 'bad-request':
      return faultText(error.fault, language);
    case 'ball-refused':
      return refusalText(REFUSALS_TEXT[language], error.refusal);
    case 'code-refused':
      return gameCodeRefusalText(GAME_CODE_TEXT[language], error.refusal);
    case 'league-refused':
      return leagueRefusalText(LEAGUE_REFUSALS[language], error.refusal);
  }
}

function faultText(fault: Fault, language: Language): string {
  const text = BATCH_TEXT[language];
  switch (fault.kind) {
    case 'too-long':
      return text.tooLong;
    case 'not-an-object':
      return text.notAnObject;
    case 'unknown-key':
      return text.unknownKey(fault.key);
    case 'unknown-format':
      return text.unknownFormat(fault.known);
    case 'no-such-option':
      return REFUSALS_TEXT[language]['no-such-option'](fault);
    case 'team':
      return refusalText(REFUSALS_TEXT[language], fault.refusal);
    case 'rolls-or-sheet':
      return text.rollsOrSheet;
    case 'rolls-no-array':
      return text.rollsNoArray;
    case 'sheet-no-text':
      return text.sheetNoText;
    case 'code-no-text':
      return GAME_CODE_TEXT[language].codeNoText;
    case 'not-frames':
      return text.notFrames;
    case 'standing-no-array':
      return text.standingNoArray;
    case 'standing-length':
      return text.standingLength(fault.entries, fault.balls);
    case 'unknown-part':
      return BATCH_LEAGUE_TEXT[language].unknownPart(fault.part);
    case 'missing-part':
      return BATCH_LEAGUE_TEXT[language].missingPart(fault.part);
    case 'one-score':
      return BATCH_LEAGUE_TEXT[language].oneScore(fault.part);
    case 'blind-balls':
      return BATCH_LEAGUE_TEXT[language].blindBalls(fault.part);
    case 'nobodys-average':
      return BATCH_LEAGUE_TEXT[language].nobodysAverage(fault.part);
    case 'wrong-part':
      return wantedText(BATCH_LEAGUE_TEXT[language], fault.part, fault.wanted);
    case 'not-a-ball':
      return text.notABall(fault.ball);
    case 'not-pins':
      return text.notPins(fault.ball);
    case 'standing-count':
      return text.standingCount(fault.ball, fault.said, fault.standing);
    case 'standing-risen':
      return text.standingRisen(fault.ball, fault.pin);
    case 'refused':
      return refusalText(REFUSALS_TEXT[language], fault.refusal);
  }
}
