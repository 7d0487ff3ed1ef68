import type { Entry } from '../../core/line/entry.ts';
import { TEN_PIN } from '../../core/formats/format.ts';
import { enterAll, type Line } from '../../core/line/line.ts';
import { entryOfSign, parseNotation } from '../../core/line/notation.ts';
import { err, type Result } from '../../core/line/result.ts';
import { refused, type BatchError } from './error.ts';
import type { Balls, Request, RequestedBall } from './request.ts';
import { withLeaves } from './leaves.ts';

/** The requested line. Refuses at the first ball that a rule refuses. */
export function requestedLine(request: Request): Result<Line, BatchError> {
  const line = bowledLine(request);
  return line.ok && request.standing !== null ? withLeaves(line.value, request.standing) : line;
}

function bowledLine(balls: Balls): Result<Line, BatchError> {
  switch (balls.kind) {
    case 'rolls':
      return rolledLine(balls.rolls);
    case 'sheet':
      return writtenLine(balls.sheet);
  }
}

function writtenLine(sheet: string): Result<Line, BatchError> {
  const line = parseNotation(TEN_PIN, sheet);
  return line.ok ? line : err(refused(line.error.ball, line.error.refusal));
}

function rolledLine(rolls: readonly RequestedBall[]): Result<Line, BatchError> {
  const line = enterAll(
    TEN_PIN,
    rolls.map((roll) => ({ entry: entryOf(roll), split: false })),
  );
  return line.ok ? line : err(refused(line.error.ball, line.error.refusal));
}

function entryOf(ball: RequestedBall): Entry {
  return typeof ball === 'number' ? { kind: 'pins', pins: ball } : entryOfSign(ball);
}
