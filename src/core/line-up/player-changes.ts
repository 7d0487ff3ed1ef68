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

// A record, so that a missing kind does not compile; only its keys are used.
const OF_PLAYERS: Readonly<Record<PlayerHappening['type'], null>> = {
  playerCalled: null,
  playerJoined: null,
  playerRenamed: null,
  playersReordered: null,
  playerSkipped: null,
  playerLeft: null,
  playerReturned: null,
  playerAbsent: null,
  averageSet: null,
  gamesCarried: null,
  optionSet: null,
  playerRemoved: null,
  scoreTypeSet: null,
  handicapSet: null,
  seatSet: null,
};

export function isOfPlayers<T extends { readonly type: string }>(
  change: T,
): change is Extract<T, PlayerHappening> {
  return Object.hasOwn(OF_PLAYERS, change.type);
}

/** In a league's game everybody keeps a seat of their own, and two teams their size. */
export function playersChanged(position: Position, change: PlayerHappening): Result<Position, Refusal> {
  const next = changedPlayers(position, change);
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

// eslint-disable-next-line max-lines-per-function -- a switch over a union: two lines a member
function changedPlayers(position: Position, change: PlayerHappening): Result<Position, Refusal> {
  switch (change.type) {
    case 'playerCalled':
      return called(position, change);
    case 'playerJoined':
      return joined(position, change);
    case 'playerRenamed':
      return renamed(position, change);
    case 'playersReordered':
      return reordered(position, change);
    case 'playerSkipped':
      return skipped(position, change);
    case 'playerLeft':
      return left(position, change);
    case 'playerReturned':
      return returned(position, change);
    case 'playerAbsent':
      return absent(position, change);
    case 'averageSet':
      return averaged(position, change);
    case 'gamesCarried':
      return carried(position, change);
    case 'optionSet':
      return optioned(position, change);
    case 'playerRemoved':
      return removed(position, change);
    case 'scoreTypeSet':
      return typed(position, change);
    case 'handicapSet':
      return handicapped(position, change);
    case 'seatSet':
      return seated(position, change);
  }
}
