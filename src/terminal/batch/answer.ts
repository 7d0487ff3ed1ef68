import type { Language } from '../../text/language.ts';
import type { InputLine } from '../lines.ts';
import { badRequest, type BatchError, type ErrorCode, type RuleRefusal } from './error.ts';
import { messageOf } from './message.ts';
import { parseRequest } from './request.ts';
import { requestedLine } from './requested-line.ts';
import { scoredText } from './scored.ts';

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
  return line.ok ? scoredText(line.value) : failed(line.error, language);
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
