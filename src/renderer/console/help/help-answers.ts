import { nextUndo } from '../../../core/game/history.ts';
import { phaseOf, type Game } from '../../../core/game/game.ts';
import type { Refusal } from '../../../core/line/refusal.ts';
import type { Text } from '../../../text/index.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import { stepText } from '../desk/describe.ts';
import { lastBowled } from '../desk/selection.ts';
import { splitToMark } from '../../../core/game/split-mark.ts';

/** Bowlers' questions at a lane. */
export type HelpQuestion = 'wrong-ball' | 'take-back' | 'late' | 'wrong-bowler' | 'split' | 'dead-ball';

/** A question and its answer. */
export interface HelpAnswer {
  readonly question: HelpQuestion;
  readonly title: string;
  readonly hint: string;
  /** Why it is not possible now; null when it is. */
  readonly why: string | null;
}

/** The six questions for this game. */
export function helpAnswers(game: Game, text: Text): readonly HelpAnswer[] {
  const { help } = text;
  const refused = (refusal: Refusal): string => refusalText(text.refusals, refusal);
  const noBall = lastBowled(game) === null ? help.noBall : null;
  const alone = game.position.lines.length === 1 ? text.players.nobodyElse : null;
  const undoes = nextUndo(game);
  const ring = splitToMark(game);
  const noRing = ring === null ? refused({ code: 'no-split-here' }) : ring.split ? null : help.isSplit;
  return [
    { question: 'wrong-ball', title: help.wrongBall, hint: help.wrongBallHint, why: noBall },
    {
      question: 'take-back',
      title: undoes === null || undoes.change.type === 'ballRolled' ? help.takeBack : help.takeBackChange,
      hint: undoes === null ? text.console.nothing : stepText(text, undoes),
      why: undoes === null ? refused({ code: 'nothing-to-undo' }) : null,
    },
    {
      ...{ question: 'late', title: help.late, hint: help.lateHint },
      why: phaseOf(game) === 'running' ? null : refused({ code: 'game-over' }),
    },
    {
      ...{ question: 'wrong-bowler', title: help.wrongBowler, hint: help.wrongBowlerHint },
      why: noBall ?? alone,
    },
    { question: 'split', title: help.split, hint: help.splitHint, why: noBall ?? noRing },
    { question: 'dead-ball', title: help.deadBall, hint: help.deadBallHint, why: noBall },
  ];
}
