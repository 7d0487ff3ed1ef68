import { isGameCode } from '../../core/game-code/game-code.ts';
import type { GameCodeRefusal } from '../../core/game-code/refusal.ts';
import type { LeagueFigure, LeagueRefusal } from '../../core/league/refusal.ts';
import { ok, type Result } from '../../core/line/result.ts';
import type { Language } from '../../text/language.ts';
import type { InputLine } from '../lines.ts';
import { badRequest, type BatchError, type ErrorCode, type Fault, type RuleRefusal } from './error.ts';
import { messageOf } from './message.ts';
import { codeAnswer } from './code-answer.ts';
import { leagueAnswer } from './league-answer.ts';
import { parseRequest, type Request } from './request.ts';
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
  /** The part of a question about a league, and the figure of its rules. */
  readonly part?: string;
  readonly figure?: LeagueFigure;
}

/** Answers one input line with JSON on one line, without its line end. */
export function answerTo(input: InputLine, language: Language): string {
  if (input === null) return failed(badRequest({ kind: 'too-long' }), language);
  const answer = isGameCode(input) ? codeAnswer(input) : requestAnswer(input);
  return answer.ok ? answer.value : failed(answer.error, language);
}

function requestAnswer(input: string): Result<string, BatchError> {
  const request = parseRequest(input);
  return request.ok ? answered(request.value) : request;
}

function answered(request: Request): Result<string, BatchError> {
  if (request.kind === 'code') return codeAnswer(request.code);
  if (request.kind === 'league') {
    const answer = leagueAnswer(request.question);
    return answer.ok ? ok(JSON.stringify({ ok: true, ...answer.value })) : answer;
  }
  const line = requestedLine(request);
  return line.ok ? ok(scoredText(line.value, request.team)) : line;
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
      return { code: error.kind, ...faultPlace(error.fault), ...partOf(error) };
    case 'ball-refused':
      return { ...refusedPlace(error.ball, error.refusal), ...partOf(error) };
    case 'code-refused':
      return codePlace(error.refusal);
    case 'league-refused':
      return leaguePlace(error.refusal);
  }
}

function partOf({ part }: { readonly part?: string }): Pick<Place, 'part'> {
  return part === undefined ? {} : { part };
}

function faultPlace(fault: Fault): Pick<Place, 'ball' | 'part'> {
  return {
    ...('ball' in fault && { ball: fault.ball }),
    ...('part' in fault && { part: fault.part }),
  };
}

function codePlace(refusal: GameCodeRefusal): Place {
  return refusal.code === 'bent-game-code'
    ? { code: refusal.code, part: refusal.part }
    : { code: refusal.code };
}

function leaguePlace(refusal: LeagueRefusal): Place {
  return refusal.code === 'figure-out-of-range'
    ? { code: refusal.code, figure: refusal.figure }
    : { code: refusal.code };
}

function refusedPlace(ball: number, refusal: RuleRefusal): Place {
  return refusal.code === 'too-many-pins'
    ? { code: refusal.code, ball, standing: refusal.standing }
    : { code: refusal.code, ball };
}
