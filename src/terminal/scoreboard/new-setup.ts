import { USUAL_FORMAT } from '../../core/formats/formats.ts';
import type { Setup } from '../../core/game/event.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import type { NamedPlayer } from '../../core/players/player.ts';
import { newId } from '../../saves/record/new-id.ts';

/** The set-up of the first game of people whom nobody knows yet, begun at this time (ISO 8601 in UTC). */
export function newSetup(named: readonly NamedPlayer[], origin: Origin, startedAt: string): Setup {
  const players = named.map((player) => ({ ...player, bowler: newId() }));
  return { format: USUAL_FORMAT, lane: 1, gameNumber: 1, startedAt, origin, party: newId(), players };
}
