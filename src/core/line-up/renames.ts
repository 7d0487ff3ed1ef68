import { withBlind } from '../players/blind.ts';
import { isNobody, isUnbowled } from '../players/fact-check.ts';
import type { Part } from '../players/league.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { keptName, type Player } from '../players/player.ts';
import { frameBeingBowled, namesIn, playerIn, withPlayer, type Position } from '../players/position.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { mateRenamed } from './mate-name.ts';
import { bowlingFrom, replacedPart } from './part.ts';
import type { PlayerHappening } from './player-event.ts';

type Renamed = Extract<PlayerHappening, { type: 'playerRenamed' }>;

/**
 * Renames a player or a bowler of a team, or puts another person in a player's place. The name is already tidied and must be unique.
 */
export function renamed(position: Position, change: Renamed): Result<Position, Refusal> {
  const { mate } = change;
  return mate === undefined ? playerRenamed(position, change) : mateRenamed(position, { ...change, mate });
}

function playerRenamed(position: Position, change: Renamed): Result<Position, Refusal> {
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
function newPart(player: PlayerLine, change: Renamed): Result<Part | null, Refusal> {
  const isTeam = player.shared !== null && change.bowler !== undefined;
  return isTeam ? err({ code: 'teams-are-set' }) : replacing(player, change);
}

/** The part of the new person. A vacancy cannot have a substitute, and only a league has substitutes. */
function replacing({ part, name }: PlayerLine, change: Renamed): Result<Part | null, Refusal> {
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
function newcomerIn({ bowler, series }: Renamed): Partial<Pick<Player, 'bowler' | 'series'>> {
  return { ...(bowler === undefined ? {} : { bowler }), ...(series === undefined ? {} : { series }) };
}

/** The name, if it is tidy and no other player has it. */
export function nameIsFree(position: Position, name: string): Result<string, Refusal> {
  const tidy = keptName(name, position.lines.length + 1);
  if (!tidy.ok) return tidy;
  return tidy.value !== name || namesIn(position).includes(name) ? err({ code: 'name-taken' }) : tidy;
}
