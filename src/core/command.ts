import { rollOf, type EnteredBall } from './entry.ts';
import type { Command, GameEvent, Happening, Stamp } from './event.ts';
import { formatOf, isFrameNumber, type Format, type FrameNumber } from './format.ts';
import { EMPTY_FRAME, enterInFrame, rollsOf, type Frame } from './frame.ts';
import { evolve, type Game } from './game.ts';
import { turnToBowl } from './position.ts';
import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { Roll } from './roll.ts';

/** What a command did: the event to save, and the game with it. */
export interface Applied {
  readonly event: GameEvent;
  readonly game: Game;
}

/** Turns a command into exactly one event and the game after it, or says which rule forbids it. */
export function applyCommand(game: Game, command: Command, stamp: Stamp): Result<Applied, Refusal> {
  const happening = decide(game, command);
  if (!happening.ok) return happening;
  const event: GameEvent = { ...happening.value, ...stamp };
  const next = evolve(game, event);
  return next.ok ? ok({ event, game: next.value }) : next;
}

function decide(game: Game, command: Command): Result<Happening, Refusal> {
  switch (command.kind) {
    case 'roll': {
      const turn = turnToBowl(game.position);
      if (!turn.ok) return turn;
      const { player, frame, rack } = turn.value;
      const roll = rollOf(command.entry, rack);
      return roll.ok ? ok({ type: 'ballRolled', player, frame, roll: roll.value }) : roll;
    }
    case 'correctFrame': {
      const { player, frame } = command;
      if (!isFrameNumber(frame)) return err({ code: 'no-such-frame' });
      const balls = ballsOf(formatOf(game.setup.format), frame, command.balls);
      return balls.ok ? ok({ type: 'frameCorrected', player, frame, balls: balls.value }) : balls;
    }
    case 'markSplit': {
      const { player, frame, ball, split } = command;
      if (!isFrameNumber(frame)) return err({ code: 'no-such-frame' });
      return ok({ type: 'splitMarked', player, frame, ball, split });
    }
    case 'stop':
      return ok({ type: 'gameStopped' });
    case 'undo': {
      const last = game.done.at(-1);
      return last === undefined
        ? err({ code: 'nothing-to-undo' })
        : ok({ type: 'undone', event: last.event });
    }
    case 'redo': {
      const last = game.undone.at(-1);
      return last === undefined
        ? err({ code: 'nothing-to-redo' })
        : ok({ type: 'redone', event: last.event });
    }
  }
}

/** The frame that entries make, each met by the rack the ones before it left. For previews of a correction. */
export function frameFromEntries(
  format: Format,
  number: FrameNumber,
  balls: readonly EnteredBall[],
): Result<Frame, Refusal> {
  let frame: Frame = EMPTY_FRAME;
  for (const ball of balls) {
    const next = enterInFrame(format, number, frame, ball);
    if (!next.ok) return next;
    frame = next.value;
  }
  return ok(frame);
}

function ballsOf(
  format: Format,
  number: FrameNumber,
  balls: readonly EnteredBall[],
): Result<readonly Roll[], Refusal> {
  const frame = frameFromEntries(format, number, balls);
  return frame.ok ? ok(rollsOf(frame.value)) : frame;
}
