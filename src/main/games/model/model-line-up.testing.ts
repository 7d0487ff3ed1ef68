/** The line-up rules in the model. */
import type { ModelPosition } from './model-game.testing.ts';
import { modelTurnOf } from './model-turn.testing.ts';
import { FRAMES, ballsOf, missing, modelPlayer, owedBy, type ModelPlayer } from './model-player.testing.ts';

export type LineUpCommand =
  | { readonly kind: 'call' | 'leave' | 'remove'; readonly player: number }
  | { readonly kind: 'join'; readonly name: string; readonly makesUp: boolean }
  | {
      readonly kind: 'rename';
      readonly player: number;
      readonly name: string;
      readonly somebodyElse: boolean;
    }
  | { readonly kind: 'reorder'; readonly players: readonly number[] }
  | { readonly kind: 'skip'; readonly player: number; readonly skipped: boolean }
  | { readonly kind: 'comeBack'; readonly player: number; readonly makesUp: boolean }
  | { readonly kind: 'absent'; readonly player: number; readonly score: number }
  | { readonly kind: 'setAverage'; readonly player: number; readonly average: number | null };

/** The position after a line-up change, or the refusal's code. */
export function lineUpAfter(position: ModelPosition, command: LineUpCommand): ModelPosition | string {
  if (command.kind === 'join') return joined(position, command);
  if (command.kind === 'reorder') return reordered(position, command.players);
  const player = position.players.find(({ id }) => id === command.player);
  return player === undefined ? 'no-such-player' : playerAfter(position, player, command);
}

function playerAfter(
  position: ModelPosition,
  player: ModelPlayer,
  command: Exclude<LineUpCommand, { kind: 'join' } | { kind: 'reorder' }>,
): ModelPosition | string {
  const { id } = player;
  switch (command.kind) {
    case 'call': {
      const turn = modelTurnOf(position);
      if (turn === null) return position.stopped ? 'game-stopped' : 'game-over';
      if (turn.player === id) return 'nothing-changes';
      const frame = owedBy(player);
      if (frame === null) return 'bowls-no-more';
      return { ...changed(position, { ...player, status: 'bowling' }), call: { player: id, frame } };
    }
    case 'skip': {
      const status = command.skipped ? 'skipped' : 'bowling';
      if (owedBy(player) === null) return 'bowls-no-more';
      return player.status === status
        ? 'nothing-changes'
        : away(changed(position, { ...player, status }), id);
    }
    case 'leave':
      if (owedBy(player) === null) return 'bowls-no-more';
      return away(
        changed(
          position,
          missing({ ...player, status: 'left' }, () => true),
        ),
        id,
      );
    case 'comeBack': {
      if (player.status === 'bowling' || player.status === 'skipped') return 'nothing-changes';
      const from = command.makesUp ? 1 : frameOfLane(position);
      const back = missing({ ...player, status: 'bowling', blind: null }, (frame) => frame < from);
      return changed(position, { ...back, missed: back.missed.filter((frame) => frame < from) });
    }
    case 'absent':
      if (player.line.some((balls) => balls.length > 0)) return 'has-bowled';
      if (player.blind === command.score) return 'nothing-changes';
      return away(changed(position, { ...player, status: 'absent', blind: command.score }), id);
    case 'setAverage':
      if (player.average === command.average) return 'nothing-changes';
      return changed(position, { ...player, average: command.average });
    case 'rename': {
      const others = position.players.filter((other) => other.id !== id);
      const name = freeName(others, command.name);
      const isSame = name === player.name && !command.somebodyElse;
      if (isSame) return 'nothing-changes';
      const average = command.somebodyElse ? null : player.average;
      return changed(position, { ...player, name, average });
    }
    case 'remove': {
      const players = position.players.filter((other) => other.id !== id);
      return players.length === 0 ? 'last-player' : away({ ...position, players }, id);
    }
  }
}

function joined(
  position: ModelPosition,
  { name, makesUp }: { name: string; makesUp: boolean },
): ModelPosition | string {
  if (modelTurnOf(position) === null) return position.stopped ? 'game-stopped' : 'game-over';
  const first = makesUp ? 1 : frameOfLane(position);
  const player = modelPlayer(position.nextPlayer, freeName(position.players, name), first);
  return { ...position, players: [...position.players, player], nextPlayer: position.nextPlayer + 1 };
}

function reordered(position: ModelPosition, ids: readonly number[]): ModelPosition | string {
  const now = position.players.map(({ id }) => id);
  if (ids.toSorted().join() !== now.toSorted().join()) return 'not-the-players';
  if (ids.join() === now.join()) return 'nothing-changes';
  const players = position.players.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { ...position, players };
}

/** The first of "KIM", "KIM 2", "KIM 3" that is free. */
function freeName(players: readonly ModelPlayer[], name: string): string {
  const names = players.map((player) => player.name);
  const numbered = [name, ...FRAMES.map((number) => `${name} ${String(number + 1)}`)];
  return numbered.find((free) => !names.includes(free)) ?? name;
}

/**
 * The frame of the player furthest behind at the lane; if nobody is there, of those who owe a frame; else the frame
 * bowled last.
 */
function frameOfLane({ players }: ModelPosition): number {
  const owing = players.filter((player) => owedBy(player) !== null);
  const here = owing.filter(({ status }) => status === 'bowling');
  if (owing.length > 0) return Math.min(...(here.length > 0 ? here : owing).map(reachedBy));
  return Math.max(1, ...players.map(reachedBy));
}

function reachedBy(player: ModelPlayer): number {
  const bowled = FRAMES.filter((frame) => ballsOf(player, frame).length > 0);
  return Math.max(owedBy(player) ?? 0, ...bowled);
}

/** The position with one player changed. */
export function changed(position: ModelPosition, player: ModelPlayer): ModelPosition {
  const players = position.players.map((other) => (other.id === player.id ? player : other));
  return { ...position, players };
}

/** The position with this player no longer called. */
export function away(position: ModelPosition, id: number): ModelPosition {
  return position.call?.player === id ? { ...position, call: null } : position;
}
