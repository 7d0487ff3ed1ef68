import type { EnteredBall } from '../../core/line/entry.ts';
import { enterAll, enterFrames, enterPins } from '../../core/line/entered-line.ts';
import type { Line } from '../../core/line/line.ts';
import { entryOfSign, parseNotation, type NotationRefusal } from '../../core/line/notation.ts';
import { err, type Result } from '../../core/line/result.ts';
import { refused, type BatchError } from './error.ts';
import type { LineRequest, RequestedBall, ToldBall } from './request.ts';
import { withLeaves } from './leaves.ts';

/** The requested line. Refuses at the first ball that a rule refuses. */
export function requestedLine(request: LineRequest): Result<Line, BatchError> {
  const line = bowledLine(request);
  return line.ok && request.standing !== null ? withLeaves(line.value, request.standing) : line;
}

function bowledLine(balls: LineRequest): Result<Line, BatchError> {
  switch (balls.kind) {
    case 'pins':
      return accepted(enterPins(balls.table, balls.pins));
    case 'rolls':
      return accepted(enterAll(balls.table, balls.rolls.map(ballOf)));
    case 'sheet':
      return accepted(parseNotation(balls.table, balls.sheet));
    case 'frames':
      return accepted(
        enterFrames(
          balls.table,
          balls.frames.map((frame) => frame.map(toldBall)),
        ),
      );
  }
}

function accepted(line: Result<Line, NotationRefusal>): Result<Line, BatchError> {
  return line.ok ? line : err(refused(line.error.ball, line.error.refusal));
}

function ballOf(ball: RequestedBall): EnteredBall {
  const entry = typeof ball === 'number' ? ({ kind: 'pins', pins: ball } as const) : entryOfSign(ball);
  return { entry, split: false };
}

function toldBall({ v: fell, foul = false }: ToldBall): EnteredBall {
  return { entry: foul ? { kind: 'foul', fell } : { kind: 'pins', pins: fell }, split: false };
}
