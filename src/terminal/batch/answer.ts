import { isGameCode, readGameCode, type GameCode } from '../../core/game-code/game-code.ts';
import type { GameCodeRefusal } from '../../core/game-code/refusal.ts';
import type { LeagueFigure, LeagueRefusal } from '../../core/league/refusal.ts';
import { ok, type Result, err } from '../../core/line/result.ts';
import type { Language } from '../../text/language.ts';
import type { InputLine } from '../lines.ts';
import { badRequest, type BatchError, type ErrorCode, type Fault, type RuleRefusal } from './error.ts';
import { messageOf } from './message.ts';
import { leagueAnswer } from './league-answer.ts';
import { parseRequest, type Request } from './request.ts';
import { requestedLine } from './requested-line.ts';
import { scoredText } from './scored.ts';
import { createHash } from 'node:crypto';
import { checkCodeText } from '../../core/game/check-code.ts';
import type { CodedGame, CodedPlayer } from '../../core/game-code/coded-game.ts';
import { deliveredIn, deliveriesText } from '../../core/game-code/deliveries.ts';
import { begunFrames } from '../../core/line/line.ts';
import { leaveOf } from '../../core/line/roll.ts';

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

const BEGIN = '{"ok":true,';

/** The games of a sheet's QR code, counted anew. Refuses with `code-refused`. */
function codeAnswer(text: string): Result<string, BatchError> {
  const read = readGameCode(text.trim());
  if (!read.ok) return err({ kind: 'code-refused', refusal: read.error });
  const { games, check, part, parts } = read.value;
  const end = JSON.stringify({ check, checkValid: isValid(read.value), part, parts });
  return ok(`${BEGIN}"games":[${games.map(gameText).join()}],${end.slice(1)}`);
}

/** Null where other codes of the sheet have the rest of what the check code is over. */
function isValid({ games, check, parts }: GameCode): boolean | null {
  if (parts > 1) return null;
  const digest = createHash('sha256')
    .update(deliveriesText(deliveredIn(games)))
    .digest();
  return checkCodeText(digest) === check;
}

function gameText({ players, ...head }: CodedGame): string {
  return `${JSON.stringify(head).slice(0, -1)},"players":[${players.map(playerText).join()}]}`;
}

function playerText(player: CodedPlayer): string {
  const { name, status, line, shared, facts, disputes } = player;
  const scored = scoredText(line).slice(BEGIN.length, -1);
  const more = {
    option: line.table.option,
    blind: line.blind,
    standing: leavesOf(player),
    provisional: disputes.length === 0 ? null : disputes,
    team: shared,
    facts,
  };
  const said = Object.entries(more).filter(([, value]) => value !== null);
  const rest = said.map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`).join('');
  return `{${JSON.stringify({ name, status }).slice(1, -1)},${scored}${rest}}`;
}

/** The pins that each ball left, as a request tells them; null where none is known. */
function leavesOf({ line }: CodedPlayer): readonly (readonly number[] | null)[] | null {
  const leaves = begunFrames(line).flatMap(({ rolls }) => rolls.map(leaveOf));
  return leaves.every((leave) => leave === null) ? null : leaves;
}
