import { USUAL_FORMAT } from '../../core/formats/formats.ts';
import type { Setup } from '../../core/game/event.ts';
import { lineUp, withAverages } from '../../core/players/player.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { isOpenFor, type Failure, type NewGameOrder, type Opening } from '../../contract/contract.ts';
import type { StaffMode } from '../staff/staff-mode.ts';

/** Settings of every new game: the lane (1 to 999), how long it is open, and the game's counter. */
export interface LaneNow {
  readonly lane: number;
  readonly opening: Opening;
  readonly counter: number;
}

/**
 * The set-up of a game requested at this time (ISO 8601 in UTC). When the lane's games are bowled or its time is
 * over, it refuses bowlers: `staff-only` with a PIN in the house, else `lane-closed`. Refuses names as `lineUp` does.
 */
export function newSetup(
  { names, averages = [], gameNumber }: NewGameOrder,
  { lane, opening, counter }: LaneNow,
  startedAt: string,
  staff: Pick<StaffMode, 'by' | 'allows'>,
): Result<Setup, Failure> {
  const players = lineUp(names);
  if (!players.ok) return err({ code: 'refused', refusal: players.error });
  if (!isOpenFor(opening, counter, new Date(startedAt)) && staff.by !== 'staff')
    return err({ code: staff.allows('staff') ? 'lane-closed' : 'staff-only' });
  const line = withAverages(players.value, averages);
  return ok({ format: USUAL_FORMAT, lane, gameNumber, startedAt, players: line });
}
