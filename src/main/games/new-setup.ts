import { USUAL_FORMAT, formatOf } from '../../core/formats/formats.ts';
import type { Setup } from '../../core/game/event.ts';
import type { Game } from '../../core/game/game.ts';
import type { Origin } from '../../core/players/opaque-id.ts';
import { lineUp, type Player } from '../../core/players/player.ts';
import { withOptions } from '../../core/players/player-options.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { isOpenFor, type Failure, type NewGameOrder, type Opening } from '../../contract/contract.ts';
import { followed } from './followed.ts';
import type { GamesDeps } from './games-deps.ts';

/** What a new game begins with: the lane (1 to 999), how long it is open, and the game's counter. */
export interface LaneNow {
  readonly lane: number;
  readonly opening: Opening;
  readonly counter: number;
  readonly origin: Origin;
  /** The game that the new one follows; null for a new party. */
  readonly before: Game | null;
}

/**
 * The set-up of a game requested at this time (ISO 8601 in UTC). When the lane's games are bowled or its time is
 * over, it refuses bowlers: `staff-only` with a PIN in the house, else `lane-closed`. Refuses names as `lineUp` does,
 * and options as `withOptions` does.
 */
export function newSetup(
  order: NewGameOrder,
  { lane, opening, counter, origin, before }: LaneNow,
  startedAt: string,
  { staff, newId }: Pick<GamesDeps, 'staff' | 'newId'>,
): Result<Setup, Failure> {
  const { players, format = USUAL_FORMAT } = order;
  const named = lineUp(players.map(({ name }) => name));
  if (!named.ok) return err({ code: 'refused', refusal: named.error });
  const options = players.map(({ option = null }) => option);
  const choosing = withOptions(named.value, formatOf(format), options);
  if (!choosing.ok) return err({ code: 'refused', refusal: choosing.error });
  if (!isOpenFor(opening, counter, new Date(startedAt)) && staff.by !== 'staff')
    return err({ code: staff.allows('staff') ? 'lane-closed' : 'staff-only' });
  const { party, gameNumber, bowlers } = followed(order, before, newId);
  const all = choosing.value.map((one, index): Player => {
    const average = players[index]?.average ?? null;
    const { id, name, ...chosen } = one;
    const known = average === null ? {} : { average };
    return { id, name, ...known, ...chosen, bowler: bowlers[index] ?? newId() };
  });
  return ok({ format, lane, gameNumber, startedAt, origin, party, players: all });
}
