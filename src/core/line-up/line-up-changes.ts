import { startFits } from './absence.ts';
import { withBlind } from '../players/blind.ts';
import { averageFits } from '../players/fact-check.ts';
import { partOf, type Part } from '../players/league.ts';
import { MOST_CARRIED } from '../players/in-series.ts';
import { nameIsFree } from './renames.ts';
import type { PlayerHappening } from './player-event.ts';
import { tableFor } from '../formats/format.ts';
import { newLine } from '../line/line.ts';
import { missedBefore } from '../line/missed.ts';
import { newPlayerLine } from '../players/player-line.ts';
import { notCalled, playerIn, turnToBowl, withPlayer, type Position } from '../players/position.ts';
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
  const fits = averageFits(position.format, average);
  if (!fits.ok) return fits;
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
  const before = found.value.carried;
  // Those typed in a game of another format stay as they are.
  if (!scores.every((score) => isScore(table, score) || before.includes(score)))
    return err({ code: 'no-such-score', highest: highestScore(table) });
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
