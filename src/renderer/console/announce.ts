import { type Frame } from '../../core/line/frame.ts';
import { phaseOf, type Game, type Step } from '../../core/game/game.ts';
import { bowlerNameIn, frameIn } from '../../core/game/history.ts';
import { splitBalls } from '../../core/line/marks.ts';
import type { PlayerId } from '../../core/players/player.ts';
import { lineOf, mateOnTurn, nameIn, turnOf, type Position } from '../../core/players/position.ts';
import { leaveOf, type Roll } from '../../core/line/roll.ts';
import { scoreLine, writtenScore, type LineScore } from '../../core/line/score.ts';
import { optionMeaning } from '../../text/formats.ts';
import type { Text } from '../../text/index.ts';
import { nameOf, stepText } from './desk/describe.ts';

/** The polite announcement of a game's newest event (interface: accessibility); empty when there is none. */
export function announcementOf(text: Text, game: Game): string {
  const event = game.events.at(-1);
  if (event === undefined) return '';
  if (event.type === 'undone') {
    const step = game.undone.at(-1);
    return step === undefined ? '' : text.console.saidUndone(stepText(text, step));
  }
  const step = game.done.at(-1);
  if (step === undefined) return '';
  return event.type === 'redone'
    ? text.console.saidRedone(stepText(text, step))
    : changeSaid(text, game, step);
}

function changeSaid(text: Text, game: Game, step: Step): string {
  const { change } = step;
  switch (change.type) {
    case 'ballRolled':
      return sentences(ballSaid(text, step, change), turnSaid(text, game, step));
    case 'frameCorrected': {
      const { player, frame } = change;
      const before = marksSaid(text, frameIn(step.before, player, frame));
      const after = marksSaid(text, frameIn(step.after, player, frame));
      const total = totalOf(step.after, player);
      return text.console.saidCorrected(nameOf(game, player), frame, before, after, total);
    }
    case 'splitMarked': {
      const { player, frame, ball } = change;
      const ringed = splitBalls(frameIn(step.after, player, frame)).includes(ball);
      return text.console.saidSplit(nameOf(game, player), frame, ringed);
    }
    case 'lineAgreed': {
      const { player } = change;
      return text.console.saidAgreed(nameOf(game, player), totalOf(step.after, player));
    }
    case 'optionSet': {
      const meaning = optionMeaning(text.formats, step.after.format.id, change.option);
      return text.changes.saidOptioned(nameOf(game, change.player), meaning);
    }
    case 'gameStopped':
      return text.console.gameStopped;
    case 'gameMoved':
      return text.console.gameMoved(change.to);
    case 'ballAnnulled':
    case 'ballsMoved':
    case 'frameDisputed':
    case 'disputeSettled':
    case 'playerCalled':
    case 'playerJoined':
    case 'playerRenamed':
    case 'playersReordered':
    case 'playerSkipped':
    case 'playerLeft':
    case 'playerReturned':
    case 'playerAbsent':
    case 'averageSet':
    case 'gamesCarried':
    case 'playerRemoved':
    case 'scoreTypeSet':
    case 'handicapSet':
    case 'seatSet':
      return sentences(`${stepText(text, step)}.`, turnSaid(text, game, step));
  }
}

function sentences(...said: readonly string[]): string {
  return said.filter((sentence) => sentence !== '').join(' ');
}

/** The ball, and the total if this ball settled one. */
function ballSaid(text: Text, step: Step, change: Extract<Step['change'], { type: 'ballRolled' }>): string {
  const { player, frame: number } = change;
  const name = bowlerNameIn(step.after, change);
  const frame = frameIn(step.after, player, number);
  const mark = frame.marks.at(-1);
  const ball = mark === undefined ? '' : leaveSaid(text, text.board.mark(mark), frame.rolls.at(-1));
  const was = settledFrames(scoreOf(step.before, player));
  const score = scoreOf(step.after, player);
  if (settledFrames(score) > was) return text.console.saidScore(name, number, ball, score.posted);
  return frame.state === 'finished'
    ? text.console.saidOwed(name, number, ball)
    : text.console.saidBall(name, number, ball);
}

/** A ball with its leave, where known: "8, pins 6 and 10 standing". */
function leaveSaid(text: Text, ball: string, roll: Roll | undefined): string {
  const left = roll === undefined ? null : leaveOf(roll);
  return left === null ? ball : text.deck.leaving(ball, left);
}

/** The next player, if another; empty once the game is over or stopped. */
function turnSaid(text: Text, game: Game, step: Step): string {
  const phase = phaseOf(game);
  const { movedTo } = game.position;
  if (movedTo !== null) return text.console.gameMoved(movedTo);
  if (phase === 'over') return text.console.gameOver;
  if (phase === 'stopped') return text.console.gameStopped;
  const [before, next] = [bowlerOnTurn(step.before), bowlerOnTurn(step.after)];
  return next === null || next === before ? '' : text.console.saidNext(next);
}

/** The name of whose ball it is. */
function bowlerOnTurn(position: Position): string | null {
  const turn = turnOf(position);
  if (turn === null) return null;
  return mateOnTurn(position)?.mate.name ?? nameIn(position, turn.player);
}

function marksSaid(text: Text, frame: Frame): string {
  return frame.marks.map(text.board.mark).join(' ');
}

function scoreOf(position: Position, player: PlayerId): LineScore {
  const line = lineOf(position, player);
  if (!line.ok) throw new Error(`the game has no player ${String(player)}`);
  return scoreLine(line.value);
}

function totalOf(position: Position, player: PlayerId): number | null {
  const line = lineOf(position, player);
  return line.ok ? writtenScore(line.value, scoreLine(line.value)) : null;
}

function settledFrames(score: LineScore): number {
  return score.frames.filter(({ cumulative }) => cumulative !== null).length;
}
