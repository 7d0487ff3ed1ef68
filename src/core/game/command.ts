import { rollOf, type EnteredBall, type Entry } from '../line/entry.ts';
import {
  SAME_OF_BALLS,
  type Command,
  type GameEvent,
  type Happening,
  type Occasion,
  type Stamp,
} from './event.ts';
import { isOf, sameEvent } from '../line-up/player-event.ts';
import { hasFrame, type Table } from '../line/table.ts';
import { emptyFrame, enterInFrame, type Frame } from '../line/frame.ts';
import { evolve, type Game } from './game.ts';
import { tableIn } from './history.ts';
import { parseNotation } from '../line/notation.ts';
import type { Newcomer } from '../players/in-series.ts';
import { isOfLineUp, playerHappening } from '../line-up/player-command.ts';
import { mateOnTurn, stillHere, turnToBowl } from '../players/position.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';

export interface Applied {
  readonly event: GameEvent;
  readonly game: Game;
}

type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;

/** Turns a command into exactly one event and the game after it, or returns the refusal. */
export function applyCommand(
  game: Game,
  command: Command,
  { newcomer, ...stamp }: Occasion,
): Result<Applied, Refusal> {
  const here = stillHere(game.position);
  if (!here.ok) return here;
  const happening = decide(game, command, newcomer);
  return happening.ok ? happened(game, { ...happening.value, ...stamp }) : happening;
}

/** Ends a running game here, because it continues on lane `to`. Staff and bowlers have no command for this. */
export function moveAway(game: Game, to: number, stamp: Stamp): Result<Applied, Refusal> {
  return happened(game, { type: 'gameMoved', to, ...stamp });
}

function happened(game: Game, event: GameEvent): Result<Applied, Refusal> {
  const next = evolve(game, event);
  return next.ok ? ok({ event, game: next.value }) : next;
}

function decide(game: Game, command: Command, newcomer: Newcomer): Result<Happening, Refusal> {
  if (isOfLineUp(command)) return playerHappening(game.position, command, newcomer);
  if (isOf(SAME_OF_BALLS, command)) return ok(sameEvent(SAME_OF_BALLS[command.kind], command));
  switch (command.kind) {
    case 'roll':
      return ballBy(game, command.entry);
    case 'correctFrame':
      return correctionOf(game, command);
    case 'agreeLine':
      return agreement(game, command);
    case 'dispute':
      return disputing(game, command);
    case 'undo':
      return undoing(game);
    case 'redo':
      return redoing(game);
  }
}

function ballBy(game: Game, entry: Entry): Result<Happening, Refusal> {
  const turn = turnToBowl(game.position);
  if (!turn.ok) return turn;
  const { player, frame, rack } = turn.value;
  const roll = rollOf(entry, rack);
  if (!roll.ok) return roll;
  const due = mateOnTurn(game.position);
  const mate = due === null ? {} : { mate: due.number };
  return ok({ type: 'ballRolled', player, frame, roll: roll.value, ...mate });
}

function correctionOf(game: Game, command: CommandOf<'correctFrame'>): Result<Happening, Refusal> {
  const { player, frame } = command;
  const corrected = frameFromEntries(tableIn(game.position, player), frame, command.balls);
  if (!corrected.ok) return corrected;
  return ok({ type: 'frameCorrected', player, frame, balls: corrected.value.rolls });
}

function disputing(game: Game, command: CommandOf<'dispute'>): Result<Happening, Refusal> {
  const { player, frame } = command;
  const other = frameFromEntries(tableIn(game.position, player), frame, command.balls);
  return other.ok ? ok({ type: 'frameDisputed', player, frame, balls: other.value.rolls }) : other;
}

function agreement(game: Game, { player, notation }: CommandOf<'agreeLine'>): Result<Happening, Refusal> {
  const line = parseNotation(tableIn(game.position, player), notation);
  if (!line.ok) return err(line.error.refusal);
  return ok({ type: 'lineAgreed', player, frames: line.value.frames.map(({ rolls }) => rolls) });
}

function undoing(game: Game): Result<Happening, Refusal> {
  const last = game.done.at(-1);
  return last === undefined ? err({ code: 'nothing-to-undo' }) : ok({ type: 'undone', event: last.event });
}

function redoing(game: Game): Result<Happening, Refusal> {
  const last = game.undone.at(-1);
  return last === undefined ? err({ code: 'nothing-to-redo' }) : ok({ type: 'redone', event: last.event });
}

/** The frame these entries make, for the preview of a correction. */
export function frameFromEntries(
  table: Table,
  number: number,
  balls: readonly EnteredBall[],
): Result<Frame, Refusal> {
  if (!hasFrame(table, number)) return err({ code: 'no-such-frame' });
  let frame = emptyFrame(table, number);
  for (const ball of balls) {
    const next = enterInFrame(frame, ball);
    if (!next.ok) return next;
    frame = next.value;
  }
  return ok(frame);
}
