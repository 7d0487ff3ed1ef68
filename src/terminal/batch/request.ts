import * as v from 'valibot';
import { PIN_NUMBERS, isPinNumber, type PinNumber } from '../../core/line/leave.ts';
import { isSign, type Sign } from '../../core/line/notation.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Table } from '../../core/line/table.ts';
import { asksOfLeague, leagueQuestion, type LeagueQuestion } from './league-question.ts';
import { badRequest, type BatchError, type Fault } from './error.ts';
import type { SharedLine } from '../../core/players/shared-line.ts';
import { USUAL_TABLE, chosenTable } from './requested-table.ts';

/** A ball of a request: a number of pins, not yet checked, or a mark. */
export type RequestedBall = number | Sign;

/** The leave after a ball; null when not given. */
export type Leave = readonly PinNumber[] | null;

/** One line of a format, by ball or in notation, who shares it, and its leaves if given. */
export type LineRequest = Balls & {
  readonly table: Table;
  readonly team: SharedLine | null;
  readonly standing: readonly Leave[] | null;
};

/** A request: a line to score, a game's code, or a question about a league. */
export type Request =
  | LineRequest
  | { readonly kind: 'league'; readonly question: LeagueQuestion }
  /** The text of a QR code. */
  | { readonly kind: 'code'; readonly code: string };

export type Balls =
  | { readonly kind: 'pins'; readonly pins: readonly number[] }
  | { readonly kind: 'rolls'; readonly rolls: readonly RequestedBall[] }
  | { readonly kind: 'sheet'; readonly sheet: string }
  | { readonly kind: 'frames'; readonly frames: readonly (readonly ToldBall[])[] };

/** A ball of a frame: what it knocked down, not yet checked, and whether it was a foul. */
export interface ToldBall {
  readonly v: number;
  readonly foul?: boolean;
}

/** Longer keys are quoted by their beginning, so that an answer stays readable. */
const LONGEST_KEY = 40;

const REQUEST = v.strictObject({
  rolls: v.exactOptional(v.array(v.custom<RequestedBall>(isBall))),
  sheet: v.exactOptional(v.string()),
  frames: v.exactOptional(
    v.array(v.array(v.strictObject({ v: v.number(), foul: v.exactOptional(v.boolean()) }))),
  ),
  standing: v.exactOptional(v.nullable(v.array(v.nullable(v.custom<readonly PinNumber[]>(arePins))))),
});

/** Parses an input line. Refuses with `not-json` and `bad-request`. */
export function parseRequest(text: string): Result<Request, BatchError> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err({ kind: 'not-json' });
  }
  const pins = plainPins(json);
  if (pins !== null) return ok({ kind: 'pins', pins, table: USUAL_TABLE, team: null, standing: null });
  // An empty array has the same keys as an object without keys.
  if (Array.isArray(json)) return err(badRequest({ kind: 'not-an-object' }));
  if (asksOfCode(json))
    return typeof json.code === 'string'
      ? ok({ kind: 'code', code: json.code })
      : err(badRequest({ kind: 'code-no-text' }));
  if (asksOfLeague(json)) {
    const question = leagueQuestion(json);
    return question.ok ? ok({ kind: 'league', question: question.value }) : question;
  }
  const chosen = chosenTable(json);
  if (!chosen.ok) return chosen;
  const { table, team, rest } = chosen.value;
  // Only the first fault is reported, so parsing stops there, even in a line with a million faults.
  const parsed = v.safeParse(REQUEST, rest, { abortEarly: true });
  if (!parsed.success) return err(badRequest(issueFault(parsed.issues[0])));
  const { standing = null, ...said } = parsed.output;
  const [balls, ...others] = ballsIn(said);
  if (others.length > 0) return err(badRequest({ kind: 'rolls-or-sheet' }));
  // Who bowls what may be asked before the first ball.
  if (balls === undefined && team === null) return err(badRequest({ kind: 'rolls-or-sheet' }));
  return ok({ ...(balls ?? { kind: 'rolls', rolls: [] }), table, team, standing });
}

function asksOfCode(json: unknown): json is { readonly code: unknown } {
  return typeof json === 'object' && json !== null && 'code' in json && Object.keys(json).length === 1;
}

/** The balls, in each way that a request has told them. */
function ballsIn({ rolls, sheet, frames }: v.InferOutput<typeof REQUEST>): readonly Balls[] {
  return [
    ...(rolls === undefined ? [] : [{ kind: 'rolls', rolls } as const]),
    ...(sheet === undefined ? [] : [{ kind: 'sheet', sheet } as const]),
    ...(frames === undefined ? [] : [{ kind: 'frames', frames } as const]),
  ];
}

/** The commonest request, balls told by their pins alone: the schema would take longer than the scoring. */
function plainPins(json: unknown): readonly number[] | null {
  if (typeof json !== 'object' || json === null || Object.keys(json).length !== 1) return null;
  const rolls: unknown = 'rolls' in json ? json.rolls : null;
  return Array.isArray(rolls) && rolls.every(isNumber) ? rolls : null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isBall(value: unknown): boolean {
  return isNumber(value) || isSign(value);
}

function arePins(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > PIN_NUMBERS.length) return false;
  return value.every(
    (pin, index) => typeof pin === 'number' && isPinNumber(pin) && value.indexOf(pin) === index,
  );
}

function issueFault(issue: v.InferIssue<typeof REQUEST>): Fault {
  const [key, ball] = issue.path?.map((item) => item.key) ?? [];
  const place = typeof ball === 'number' ? ball : null;
  switch (key) {
    case undefined:
      return { kind: 'not-an-object' };
    case 'rolls':
      return place === null ? { kind: 'rolls-no-array' } : { kind: 'not-a-ball', ball: place };
    case 'sheet':
      return { kind: 'sheet-no-text' };
    case 'frames':
      return { kind: 'not-frames' };
    case 'standing':
      return place === null ? { kind: 'standing-no-array' } : { kind: 'not-pins', ball: place };
    default:
      return { kind: 'unknown-key', key: String(key).slice(0, LONGEST_KEY) };
  }
}
