import { averaged, carried, joined, removed, reordered } from './line-up-changes.ts';
import type { Part } from '../players/league.ts';
import { optioned } from './option-changes.ts';
import { handicapped, seated, typed } from './part-changes.ts';
import type { PlayerHappening } from './player-event.ts';
import type { Position } from '../players/position.ts';
import { absent, called, left, returned, skipped } from './presence-changes.ts';
import { renamed } from './renames.ts';
import { keepsSize, seatsFit } from '../players/seats.ts';
import type { Refusal } from '../line/refusal.ts';
import type { Result } from '../line/result.ts';

type EventOf = { readonly [T in PlayerHappening['type']]: Extract<PlayerHappening, { type: T }> };

/** What each event makes of the line-up. */
const CHANGES: {
  readonly [T in keyof EventOf]: (position: Position, change: EventOf[T]) => Result<Position, Refusal>;
} = {
  playerCalled: called,
  playerJoined: joined,
  playerRenamed: renamed,
  playersReordered: reordered,
  playerSkipped: skipped,
  playerLeft: left,
  playerReturned: returned,
  playerAbsent: absent,
  averageSet: averaged,
  gamesCarried: carried,
  optionSet: optioned,
  playerRemoved: removed,
  scoreTypeSet: typed,
  handicapSet: handicapped,
  seatSet: seated,
};

function changedBy<T extends keyof EventOf>(
  type: T,
  position: Position,
  change: EventOf[T],
): Result<Position, Refusal> {
  return CHANGES[type](position, change);
}

export function isOfPlayers<T extends { readonly type: string }>(
  change: T,
): change is Extract<T, PlayerHappening> {
  return Object.hasOwn(CHANGES, change.type);
}

/** In a league's game everybody keeps a seat of their own, and two teams their size. */
export function playersChanged(position: Position, change: PlayerHappening): Result<Position, Refusal> {
  const next = changedBy(change.type, position, change);
  if (!next.ok || next.value.league === null) return next;
  const parts = partsIn(next.value);
  const fit = seatsFit(next.value.league, parts);
  if (!fit.ok) return fit;
  const keeps = keepsSize(next.value.league, partsIn(position), parts);
  return keeps.ok ? next : keeps;
}

function partsIn({ lines }: Position): readonly Part[] {
  return lines.flatMap(({ part }) => part ?? []);
}
