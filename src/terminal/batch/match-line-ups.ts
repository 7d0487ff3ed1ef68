import type { Format } from '../../core/formats/format.ts';
import { isNobody } from '../../core/players/fact-check.ts';
import { isBlind } from '../../core/league/score-type.ts';
import { averageNow } from '../../core/league/average-rule.ts';
import { checked } from '../../core/league/bounds.ts';
import { averageClaims } from '../../core/league/match-check.ts';
import type { Unfinished } from '../../core/league/blind-score.ts';
import type { LineUpPlace } from '../../core/league/line-up-place.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';
import { highest } from '../../core/line/extremes.ts';
import { nextFrame, type Line } from '../../core/line/line.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { scoreLine } from '../../core/line/score.ts';
import { badRequest, leagueRefused, type BatchError } from './error.ts';
import type { BowlerQuestion, GameQuestion, TeamQuestion } from './league-shapes.ts';
import type { LineRequest } from './request.ts';
import { requestedLine } from './requested-line.ts';
import { chosenTable } from './requested-table.ts';

type LineUps = readonly (readonly LineUpPlace[])[];

/**
 * How many games of a match a team has begun: those that any of its bowlers has an entry of. A team of which nobody bowls
 * needs none: it has begun the games of the other team, and where nobody bowls at all, every game.
 */
export function gamesBegun(team: TeamQuestion, other: TeamQuestion | null, { games }: LeagueTerms): number {
  const own = entriesOf(team);
  if (own > 0 || !isUnbowled(team)) return own;
  return other === null || isUnbowled(other) ? highest([entriesOf(other ?? team)], games) : entriesOf(other);
}

function entriesOf({ bowlers }: TeamQuestion): number {
  return highest(
    bowlers.map(({ games }) => games?.length ?? 0),
    0,
  );
}

function isUnbowled({ bowlers }: TeamQuestion): boolean {
  return bowlers.length > 0 && bowlers.every(({ type = 'bowler' }) => isBlind(type));
}

interface Asked {
  /** The team's own path in the request. */
  readonly part: string;
  readonly begun: number;
  readonly terms: LeagueTerms;
  readonly format: Format;
}

/** A team's line-up in each game begun. */
export function lineUpsOf(
  { bowlers }: TeamQuestion,
  { part, begun, terms, format }: Asked,
): Result<LineUps, BatchError> {
  const lineUps: LineUpPlace[][] = [];
  for (let game = 0; game < begun; game += 1) {
    const lineUp: LineUpPlace[] = [];
    for (const [index, bowler] of bowlers.entries()) {
      const ofBowler = `${part}.bowlers.${String(index)}`;
      const where = `${ofBowler}.games.${String(game)}`;
      const place = placeOf(bowler, game, { part: where, ofBowler, terms, format });
      if (!place.ok) return place;
      lineUp.push(place.value);
    }
    lineUps.push(lineUp);
  }
  return ok(lineUps);
}

interface Context {
  /** The game's path in the request, and its bowler's. */
  readonly part: string;
  readonly ofBowler: string;
  readonly terms: LeagueTerms;
  readonly format: Format;
}

/** A bowler's place in one game, from 0; what the game does not say is the bowler's own. */
function placeOf(bowler: BowlerQuestion, game: number, context: Context): Result<LineUpPlace, BatchError> {
  const { games, ...facts } = bowler;
  const asked = games?.[game] ?? null;
  const said: GameQuestion = typeof asked === 'object' ? (asked ?? {}) : { score: asked };
  const isOther = said.bowler !== undefined && said.bowler !== facts.bowler;
  // Who left a place to nobody took their average and handicap along, and it stays a woman's or a man's place.
  const isLeft = said.type !== undefined && said.type !== facts.type && isNobody(said.type);
  const {
    type = 'bowler',
    handicap = null,
    group = null,
    entering = null,
    season = null,
    ...others
  } = isOther ? said : isLeft ? { group: facts.group ?? null, ...said } : { ...facts, ...said };
  const before = { entering, season };
  const known = checked(averageClaims(context.format, before));
  if (!known.ok) return leagueRefused(known.error);
  const average =
    others.average ?? (isNobody(type) ? null : averageNow(context.terms.averages, entering, season));
  if (average !== null && isNobody(type)) {
    const part = typeof said.average === 'number' ? context.part : context.ofBowler;
    return err(badRequest({ kind: 'nobodys-average', part: `${part}.average` }));
  }
  const place = { bowler: said.bowler ?? facts.bowler, type, average, handicap, group, before };
  const bowled = bowledIn(said, type, context);
  return bowled.ok ? ok({ ...place, ...bowled.value }) : bowled;
}

/** What was bowled in a game; a score of null is to come. Refuses what is said twice, and as a line does. */
function bowledIn(
  { score, rolls, sheet, pins }: GameQuestion,
  type: LineUpPlace['type'],
  { part, format }: Context,
): Result<Pick<LineUpPlace, 'score' | 'unfinished'>, BatchError> {
  if ([score, rolls, sheet].filter((one) => one !== undefined).length > 1)
    return err(badRequest({ kind: 'one-score', part }));
  if (rolls === undefined && sheet === undefined)
    return pins === undefined ? ok({ score: score ?? null }) : err(badRequest({ kind: 'one-score', part }));
  if (isBlind(type)) return err(badRequest({ kind: 'blind-balls', part }));
  const table = chosenTable({ format: format.id, ...(pins !== undefined && { pins }) });
  if (!table.ok) return table;
  if (pins !== undefined && format.optionName !== 'pins')
    return err(badRequest({ kind: 'unknown-part', part: `${part}.pins` }));
  const way = { table: table.value.table, team: null, standing: null };
  const request: LineRequest =
    rolls === undefined ? { ...way, kind: 'sheet', sheet: sheet ?? '' } : { ...way, kind: 'rolls', rolls };
  const line = requestedLine(request);
  if (!line.ok)
    return err('ball' in line.error || 'fault' in line.error ? { ...line.error, part } : line.error);
  if (type === 'injury') return ok({ score: null, unfinished: unfinishedIn(line.value) });
  const isOver = nextFrame(line.value) === null;
  return ok({ score: isOver ? scoreLine(line.value).posted : null });
}

function unfinishedIn(line: Line): Unfinished {
  const { frames } = line;
  const missing = frames.filter(({ rack }) => rack !== null).length;
  return { pins: scoreLine(line).soFar, missing, frames: frames.length };
}
