import { highest, lowest } from '../line/extremes.ts';
import { FRAME_NUMBERS, formatOf, type Format, type FormatId, type FrameNumber } from '../formats/format.ts';
import { lastBowledFrame, newLine, nextFrame, type Line } from '../line/line.ts';
import { newPlayerLine, type PlayerLine } from './player-line.ts';
import type { Player, PlayerId } from './player.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { whoseBall, type Order, type Turn } from './turn.ts';

/** Where a game stands: what has been bowled by whom, without how it came to that. */
export interface Position extends Order {
  readonly format: Format;
  /** In the order of bowling. */
  readonly lines: readonly PlayerLine[];
  /** The number of the next who joins. */
  readonly nextPlayer: PlayerId;
  readonly stopped: boolean;
}

/** The position before the first ball. */
export function startPosition(id: FormatId, players: readonly Player[]): Position {
  const format = formatOf(id);
  const line = newLine(format);
  const lines = players.map(({ id, name, average = null }) => ({
    ...newPlayerLine(id, name, line),
    average,
  }));
  const nextPlayer =
    highest(
      players.map(({ id }) => id),
      0,
    ) + 1;
  return { format, lines, nextPlayer, lastBowler: null, bowlsNow: null, stopped: false };
}

/** Whose ball; null when the game is over or stopped. */
export function turnOf(position: Position): Turn | null {
  return position.stopped ? null : whoseBall(position.lines, position);
}

/** Refuses a ball outright: `game-stopped` or `game-over`; else tells whose it is. */
export function turnToBowl(position: Position): Result<Turn, Refusal> {
  if (position.stopped) return err({ code: 'game-stopped' });
  const turn = turnOf(position);
  return turn === null ? err({ code: 'game-over' }) : ok(turn);
}

/** A player with their line. Refuses with `no-such-player`. */
export function playerIn(position: Position, player: PlayerId): Result<PlayerLine, Refusal> {
  const found = position.lines.find((entry) => entry.player === player);
  return found === undefined ? err({ code: 'no-such-player' }) : ok(found);
}

/** A player's line. Refuses with `no-such-player`. */
export function lineOf(position: Position, player: PlayerId): Result<Line, Refusal> {
  const found = playerIn(position, player);
  return found.ok ? ok(found.value.line) : found;
}

/** A player's name as shown; the number of one who is not in this position. */
export function nameIn(position: Position, player: PlayerId): string {
  return position.lines.find((entry) => entry.player === player)?.name ?? String(player);
}

/** The players' names in the order of bowling. */
export function namesIn(position: Position): readonly string[] {
  return position.lines.map(({ name }) => name);
}

/** The position with one player's part in it changed. */
export function withPlayer(position: Position, next: PlayerLine): Position {
  const place = position.lines.findIndex(({ player }) => player === next.player);
  return place === -1 ? position : { ...position, lines: position.lines.with(place, next) };
}

/** The position with this player called out of turn no longer. */
export function notCalled(position: Position, player: PlayerId): Position {
  return position.bowlsNow?.player === player ? { ...position, bowlsNow: null } : position;
}

/** The frame that the lane is in: where somebody who comes late starts (rules: late players). */
export function frameBeingBowled({ lines }: Position): FrameNumber {
  const open = lines.filter(({ line }) => nextFrame(line) !== null);
  const here = open.filter(({ status }) => status === 'bowling');
  // The one who is behind says where the lane is: another may have been called ahead, or have an agreed line.
  const behind = lowest((here.length > 0 ? here : open).map(({ line }) => reached(line)));
  const done = highest(lines.map(({ line }) => reached(line)));
  const at = open.length > 0 ? behind : done;
  return FRAME_NUMBERS.find((number) => number === at) ?? 1;
}

/** The frame that a line has come to, or 0. */
function reached(line: Line): number {
  return Math.max(nextFrame(line) ?? 0, lastBowledFrame(line) ?? 0);
}
