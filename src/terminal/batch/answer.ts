import { RESULT_WORDS, type FinishedResult } from '../../core/classes/frame.ts';
import { EMPTY_FRAME, rollsOf, type Frame } from '../../core/line/frame.ts';
import { begunFrames, nextFrame, type Line } from '../../core/line/line.ts';
import { marksText } from '../../core/line/marks.ts';
import { makeNotation } from '../../core/line/notation.ts';
import { pinfall } from '../../core/line/roll.ts';
import { scoreLine, type FrameScore } from '../../core/line/score.ts';
import type { Language } from '../../text/language.ts';
import type { InputLine } from '../lines.ts';
import { badRequest, type BatchError, type ErrorCode, type RuleRefusal } from './error.ts';
import { messageOf } from './message.ts';
import { parseRequest } from './request.ts';
import { requestedLine } from './requested-line.ts';

interface AnsweredFrame {
  /** The pins that count, by ball; a foul counts none. */
  readonly rolls: readonly number[];
  readonly marks: string;
  readonly state: Frame['state'];
  readonly result: FinishedResult | null;
  /** The frame's points so far. */
  readonly soFar: number;
  readonly cumulative: number | null;
}

/** The answer to a scored line. It ends with the last frame begun, so that a frame's place is its number. */
interface ScoredAnswer {
  readonly ok: true;
  readonly frames: readonly AnsweredFrame[];
  readonly posted: number;
  readonly soFar: number;
  readonly maxPossible: number;
  readonly over: boolean;
  readonly sheet: string;
}

/** The answer to a line that was not scored; `ball` counts from 0. */
interface FailedAnswer {
  readonly ok: false;
  readonly error: Place & { readonly message: string };
}

/** The ball at fault, if one is, and how many pins stood before it if it knocks down too many. */
interface Place {
  readonly code: ErrorCode;
  readonly ball?: number;
  readonly standing?: number;
}

/** Answers one input line with JSON on one line, without its line end. */
export function answerTo(input: InputLine, language: Language): string {
  if (input === null) return failed(badRequest({ kind: 'too-long' }), language);
  const request = parseRequest(input);
  if (!request.ok) return failed(request.error, language);
  const line = requestedLine(request.value);
  return line.ok ? JSON.stringify(scored(line.value)) : failed(line.error, language);
}

function scored(line: Line): ScoredAnswer {
  const { frames, posted, soFar, max } = scoreLine(line);
  return {
    ok: true,
    frames: frames
      .slice(0, begunFrames(line).length)
      .map((score, index) => answeredFrame(line.frames[index] ?? EMPTY_FRAME, score)),
    posted,
    soFar,
    maxPossible: max,
    over: nextFrame(line) === null,
    sheet: makeNotation(line),
  };
}

function answeredFrame(frame: Frame, { soFar, cumulative }: FrameScore): AnsweredFrame {
  return {
    rolls: rollsOf(frame).map(pinfall),
    marks: marksText(frame),
    state: frame.state,
    result: frame.state === 'finished' ? RESULT_WORDS[frame.result] : null,
    soFar,
    cumulative,
  };
}

function failed(error: BatchError, language: Language): string {
  const answer: FailedAnswer = {
    ok: false,
    error: { ...placeOf(error), message: messageOf(error, language) },
  };
  return JSON.stringify(answer);
}

function placeOf(error: BatchError): Place {
  switch (error.kind) {
    case 'not-json':
      return { code: error.kind };
    case 'bad-request':
      return 'ball' in error.fault ? { code: error.kind, ball: error.fault.ball } : { code: error.kind };
    case 'ball-refused':
      return refusedPlace(error.ball, error.refusal);
  }
}

function refusedPlace(ball: number, refusal: RuleRefusal): Place {
  return refusal.code === 'too-many-pins'
    ? { code: refusal.code, ball, standing: refusal.standing }
    : { code: refusal.code, ball };
}
