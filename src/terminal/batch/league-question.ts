import * as v from 'valibot';
import type { PinNumber } from '../../core/line/leave.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Wanted } from '../../text/terminal/batch-league.ts';
import { badRequest, type BatchError, type Fault } from './error.ts';
import {
  LEAGUE_KEYS,
  LEAGUE_SHAPES,
  type AverageQuestion,
  type HandicapQuestion,
  type MatchQuestion,
} from './league-shapes.ts';

/** A request about a league. */
export type LeagueQuestion =
  | { readonly kind: 'handicap'; readonly asked: HandicapQuestion }
  | { readonly kind: 'average'; readonly asked: AverageQuestion }
  | { readonly kind: 'leave'; readonly pins: readonly PinNumber[] }
  | { readonly kind: 'match'; readonly asked: MatchQuestion };

/** Whether a request has a key that only questions about leagues have. */
export function asksOfLeague(json: unknown): json is object {
  return typeof json === 'object' && json !== null && LEAGUE_KEYS.some((key) => Object.hasOwn(json, key));
}

/** Reads a question. Refuses with `bad-request` at the first part that is wrong. */
export function leagueQuestion(json: object): Result<LeagueQuestion, BatchError> {
  const key = LEAGUE_KEYS.find((one) => Object.hasOwn(json, one)) ?? 'match';
  switch (key) {
    case 'handicap': {
      const parsed = read(LEAGUE_SHAPES.handicap, json);
      return parsed.ok ? ok({ kind: key, asked: parsed.value.handicap }) : parsed;
    }
    case 'average': {
      const parsed = read(LEAGUE_SHAPES.average, json);
      return parsed.ok ? ok({ kind: key, asked: parsed.value.average }) : parsed;
    }
    case 'leave': {
      const parsed = read(LEAGUE_SHAPES.leave, json);
      return parsed.ok ? ok({ kind: key, pins: parsed.value.leave }) : parsed;
    }
    case 'match': {
      const parsed = read(LEAGUE_SHAPES.match, json);
      return parsed.ok ? ok({ kind: key, asked: parsed.value.match }) : parsed;
    }
  }
}

function read<S extends v.GenericSchema>(shape: S, json: object): Result<v.InferOutput<S>, BatchError> {
  const parsed = v.safeParse(shape, json, { abortEarly: true });
  return parsed.success ? ok(parsed.output) : err(badRequest(faultOf(parsed.issues[0])));
}

/** Longer parts are quoted by their beginning, so that an answer stays readable. */
const LONGEST_PART = 80;

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const part = (v.getDotPath(issue) ?? '').slice(0, LONGEST_PART);
  if (issue.expected === 'never') return { kind: 'unknown-part', part };
  if (issue.received === 'undefined') return { kind: 'missing-part', part };
  return { kind: 'wrong-part', part, wanted: wantedBy(issue) };
}

function wantedBy({ type, expected, path }: v.BaseIssue<unknown>): Wanted {
  switch (type) {
    case 'number':
      return 'number';
    case 'string':
      return 'text';
    case 'boolean':
      return 'truth';
    case 'array':
    case 'strict_tuple':
      return 'list';
    case 'custom':
      return path?.[0].key === 'leave' ? 'pins' : 'ball';
    case 'picklist':
      // Reads valibot's form of a choice: `("down" | "up")`.
      return Array.from((expected ?? '').matchAll(/"([^"]+)"/gu), ([, word = '']) => word);
    default:
      return 'object';
  }
}
