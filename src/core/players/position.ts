import { highest, lowest } from '../line/extremes.ts';
import { tableFor, type Format, usualTable } from '../formats/format.ts';
import { hasFrame, type Table } from '../line/table.ts';
import { lastBowledFrame, newLine, nextFrame, type Line } from '../line/line.ts';
import { newPlayerLine, type PlayerLine } from './player-line.ts';
import { partOf, type League } from './league.ts';
import { withBlind } from './blind.ts';
import type { Player, PlayerId } from './player.ts';
import { mateDue, newSharedLine, type Mate, type MateNumber, type SharedLine } from './shared-line.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { whoseBall, type Order, type Turn } from './turn.ts';

/** All balls of all players, without the history that led to them. */
export interface Position extends Order {
  readonly format: Format;
  /** In bowling order. */
  readonly lines: readonly PlayerLine[];
  readonly nextPlayer: PlayerId;
  /** Null in a game that is not a league's. */
  readonly league: League | null;
  /** Also true of a game that was moved. */
  readonly stopped: boolean;
  /** The lane on which the game continues; null while it is this lane's. */
  readonly movedTo: number | null;
}

/** What a league's sums need. A match on a pair of lanes has one from both its games (`pair.ts`). */
export type LeaguePosition = Pick<Position, 'format' | 'lines' | 'league'>;

export function startPosition(
  format: Format,
  players: readonly Player[],
  league: League | null = null,
): Position {
  const lines = players.map((player) => startLine(format, player, league));
  const nextPlayer =
    highest(
      players.map(({ id }) => id),
      0,
    ) + 1;
  return {
    format,
    lines,
    nextPlayer,
    league,
    lastBowler: null,
    bowlsNow: null,
    stopped: false,
    movedTo: null,
  };
}

function startLine(
  format: Format,
  { id, name, bowler, series, average, carried = [], option, league: facts = {}, mates, first }: Player,
  league: League | null,
): PlayerLine {
  const part = league === null ? null : partOf(facts);
  const line = newLine(savedTable(format, option));
  const player = newPlayerLine({ player: id, name, bowler, series }, line, part);
  const shared = sharedBy(format, mates, first);
  return withBlind(league, { ...player, average: average ?? null, carried, shared });
}

function sharedBy({ sharing }: Format, mates: readonly Mate[] = [], first = 1): SharedLine | null {
  return sharing === null ? null : newSharedLine(sharing, mates, first);
}

/** The table of a player of the set-up, which has been checked. */
function savedTable(format: Format, option: number | undefined): Table {
  const table = tableFor(format, option);
  // Stryker disable next-line ConditionalExpression,StringLiteral: only a bug elsewhere would throw here
  if (!table.ok) throw new Error(`${format.id} has no option ${String(option)}`);
  return table.value;
}

/** Whose ball it is; null when the game is over or stopped. */
export function turnOf(position: Position): Turn | null {
  return position.stopped ? null : whoseBall(position.lines, position);
}

/** The mate whose ball it is, where the player on turn is a team; else null. */
export function mateOnTurn(position: Position): { readonly number: MateNumber; readonly mate: Mate } | null {
  const turn = turnOf(position);
  const shared = position.lines.find(({ player }) => player === turn?.player)?.shared ?? null;
  if (turn === null || shared === null) return null;
  const number = mateDue(shared, turn.frame);
  const mate = shared.mates[number - 1];
  return mate === undefined ? null : { number, mate };
}

/** Refuses with `game-moved` in a game that continues on another lane. */
export function stillHere({ movedTo }: Pick<Position, 'movedTo'>): Result<null, Refusal> {
  return movedTo === null ? ok(null) : err({ code: 'game-moved', lane: movedTo });
}

/** Whose ball it is. Refuses with `game-moved`, `game-stopped` or `game-over`. */
export function turnToBowl(position: Position): Result<Turn, Refusal> {
  const here = stillHere(position);
  if (!here.ok) return here;
  if (position.stopped) return err({ code: 'game-stopped' });
  const turn = turnOf(position);
  return turn === null ? err({ code: 'game-over' }) : ok(turn);
}

export function playerIn(position: Position, player: PlayerId): Result<PlayerLine, Refusal> {
  const found = position.lines.find((entry) => entry.player === player);
  return found === undefined ? err({ code: 'no-such-player' }) : ok(found);
}

export function lineOf(position: Position, player: PlayerId): Result<Line, Refusal> {
  const found = playerIn(position, player);
  return found.ok ? ok(found.value.line) : found;
}

/** The name shown, or the number of a player who is not in this position. */
export function nameIn(position: Position, player: PlayerId): string {
  return position.lines.find((entry) => entry.player === player)?.name ?? String(player);
}

export function namesIn(position: Position): readonly string[] {
  return position.lines.map(({ name }) => name);
}

export function withPlayer(position: Position, next: PlayerLine): Position {
  const place = position.lines.findIndex(({ player }) => player === next.player);
  return place === -1 ? position : { ...position, lines: position.lines.with(place, next) };
}

/** Ends a player's call out of turn. */
export function notCalled(position: Position, player: PlayerId): Position {
  return position.bowlsNow?.player === player ? { ...position, bowlsNow: null } : position;
}

/** The frame the lane is in, where a late player starts (rules: late players). */
export function frameBeingBowled({ format, lines }: Position): number {
  const open = lines.filter(({ line }) => nextFrame(line) !== null);
  const here = open.filter(({ status }) => status === 'bowling');
  // The player furthest behind decides: another may have been called ahead or have an agreed line.
  const behind = lowest((here.length > 0 ? here : open).map(({ line }) => reached(line)));
  const done = highest(lines.map(({ line }) => reached(line)));
  const at = open.length > 0 ? behind : done;
  return hasFrame(usualTable(format), at) ? at : 1;
}

/** The frame this line has reached, or 0. */
function reached(line: Line): number {
  return Math.max(nextFrame(line) ?? 0, lastBowledFrame(line) ?? 0);
}
