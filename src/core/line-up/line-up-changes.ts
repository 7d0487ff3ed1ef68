import { startFits } from './absence.ts';
import { withBlind } from '../players/blind.ts';
import { isNobody, isUnbowled } from '../players/fact-check.ts';
import { partOf, type Part } from '../players/league.ts';
import { bowlingFrom, replacedPart } from './part.ts';
import { MOST_CARRIED } from '../players/in-series.ts';
import { mateRenamed } from './mate-name.ts';
import type { PlayerHappening } from './player-event.ts';
import { tableFor } from '../formats/format.ts';
import { newLine } from '../line/line.ts';
import { missedBefore } from '../line/missed.ts';
import { newPlayerLine, type PlayerLine } from '../players/player-line.ts';
import { keptName, type Player } from '../players/player.ts';
import {
  frameBeingBowled,
  namesIn,
  notCalled,
  playerIn,
  turnToBowl,
  withPlayer,
  type Position,
} from '../players/position.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { highestScore, isScore } from '../line/score.ts';

type Of<T extends PlayerHappening['type']> = Extract<PlayerHappening, { type: T }>;

/** A late player misses the frames before their first (rules: late players). */
export function joined(position: Position, change: Of<'playerJoined'>): Result<Position, Refusal> {
  const { player, name, bowler, series, from, option } = change;
  const turn = turnToBowl(position);
  if (!turn.ok) return turn;
  if (position.format.sharing !== null) return err({ code: 'teams-are-set' });
  if (player !== position.nextPlayer) return err({ code: 'not-the-players' });
  const free = nameIsFree(position, name);
  if (!free.ok) return free;
  const table = tableFor(position.format, option);
  if (!table.ok) return table;
  const begins = startFits(position, null, from);
  if (!begins.ok) return begins;
  const part = joiningPart(position, change);
  if (!part.ok) return part;
  const line = missedBefore(newLine(table.value), from);
  const joiner = newPlayerLine({ player, name, bowler, series }, line, part.value);
  const lines = [...position.lines, withBlind(position.league, joiner)];
  return ok({ ...position, lines, nextPlayer: player + 1 });
}

/** The part of a joining player, who has no earlier score, no frames before an injury, and replaces nobody. */
function joiningPart({ league }: Position, change: Of<'playerJoined'>): Result<Part | null, Refusal> {
  if (league === null) return change.league === undefined ? ok(null) : err({ code: 'no-league' });
  const part = partOf(change.league ?? {});
  const isPossible = !['substitute', 'injury', 'pre-bowl'].includes(part.type);
  return isPossible ? ok(part) : err({ code: 'type-does-not-fit' });
}

/** Renames a player, or puts another person in their place. The name is already tidied and must be unique. */
export function renamed(position: Position, change: Of<'playerRenamed'>): Result<Position, Refusal> {
  const { mate } = change;
  if (mate !== undefined) return mateRenamed(position, { ...change, mate });
  const found = playerIn(position, change.player);
  if (!found.ok) return found;
  const { name } = change;
  const bowls = { ...found.value, ...newcomerIn(change) };
  const isSame = found.value.bowler === bowls.bowler;
  if (found.value.name === name && isSame) return err({ code: 'nothing-changes' });
  const free = found.value.name === name ? ok(name) : nameIsFree(position, name);
  if (!free.ok) return free;
  const part = newPart(found.value, change);
  if (!part.ok) return part;
  if (isSame) return ok(withPlayer(position, { ...bowls, name }));
  // An average and a series are one person's.
  const somebody = { ...bowls, name, average: null, carried: [], part: part.value };
  return ok(withPlayer(position, inPlace(position, somebody)));
}

/** Nobody takes the place of a team. */
function newPart(player: PlayerLine, change: Of<'playerRenamed'>): Result<Part | null, Refusal> {
  const isTeam = player.shared !== null && change.bowler !== undefined;
  return isTeam ? err({ code: 'teams-are-set' }) : replacing(player, change);
}

/** The part of the new person. A vacancy cannot have a substitute, and only a league has substitutes. */
function replacing({ part, name }: PlayerLine, change: Of<'playerRenamed'>): Result<Part | null, Refusal> {
  const { substitutes, bowler } = change;
  if (part === null) return substitutes === undefined ? ok(null) : err({ code: 'no-league' });
  if (substitutes === undefined) return ok(replacedPart(part, null));
  if (bowler === undefined || isNobody(part.type)) return err({ code: 'type-does-not-fit' });
  return ok(replacedPart(part, part.instead ?? name));
}

/** A substitute for an absent player bowls from the present frame on. */
function inPlace(position: Position, player: PlayerLine): PlayerLine {
  const { part, line } = player;
  if (part === null || line.blind === null || isUnbowled(part)) return withBlind(position.league, player);
  return bowlingFrom(player, frameBeingBowled(position));
}

/** The new bowler's ids; none if only a name was corrected. */
function newcomerIn({ bowler, series }: Of<'playerRenamed'>): Partial<Pick<Player, 'bowler' | 'series'>> {
  return { ...(bowler === undefined ? {} : { bowler }), ...(series === undefined ? {} : { series }) };
}

export function reordered(position: Position, change: Of<'playersReordered'>): Result<Position, Refusal> {
  const { players } = change;
  const { lines } = position;
  const byNumber = new Map(lines.map((line) => [line.player, line]));
  const ordered = players.flatMap((player) => byNumber.get(player) ?? []);
  const complete = players.length === lines.length && new Set(ordered).size === lines.length;
  if (!complete) return err({ code: 'not-the-players' });
  if (ordered.every((line, index) => line === lines[index])) return err({ code: 'nothing-changes' });
  return ok({ ...position, lines: ordered });
}

/** The average in pins a game, for the need line. */
export function averaged(position: Position, change: Of<'averageSet'>): Result<Position, Refusal> {
  const { player, average } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const { table } = found.value.line;
  if (average !== null && !isScore(table, average))
    return err({ code: 'no-such-score', highest: highestScore(table) });
  if (found.value.average === average) return err({ code: 'nothing-changes' });
  return ok(withPlayer(position, withBlind(position.league, { ...found.value, average })));
}

/** Games of the series that were bowled on another lane, or lost: their scores count in the series. */
export function carried(position: Position, change: Of<'gamesCarried'>): Result<Position, Refusal> {
  const { player, scores } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  if (scores.length > MOST_CARRIED) return err({ code: 'too-many-games', most: MOST_CARRIED });
  const { table } = found.value.line;
  if (!scores.every((score) => isScore(table, score)))
    return err({ code: 'no-such-score', highest: highestScore(table) });
  const before = found.value.carried;
  const isSame = scores.length === before.length && scores.every((score, at) => score === before[at]);
  if (isSame) return err({ code: 'nothing-changes' });
  return ok(withPlayer(position, { ...found.value, carried: scores }));
}

/** Removes a player added by mistake; at least one has to stay. */
export function removed(position: Position, change: Of<'playerRemoved'>): Result<Position, Refusal> {
  const { player } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const lines = position.lines.filter((line) => line !== found.value);
  if (lines.length === 0) return err({ code: 'last-player' });
  return ok(notCalled({ ...position, lines }, player));
}

function nameIsFree(position: Position, name: string): Result<string, Refusal> {
  const tidy = keptName(name, position.lines.length + 1);
  if (!tidy.ok) return tidy;
  return tidy.value !== name || namesIn(position).includes(name) ? err({ code: 'name-taken' }) : tidy;
}
