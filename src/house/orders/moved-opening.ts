import type { ShownBody } from '../../house-contract/front-desk.ts';
import type { LaneState } from '../../house-contract/lane-state.ts';
import type { LanePlace } from '../../house-contract/moves.ts';
import type { Queries } from '../db/transactions.ts';
import type { KeptMove } from './kept-move.ts';

const MINUTE = 60_000;
/** As an order can say it. */
const [LEAST_MINUTES, MOST_MINUTES] = [5, 24 * 60];
const MOST_GAMES = 9;

/** A lane as it last told, so many milliseconds ago. */
export interface ToldState {
  readonly state: LaneState;
  readonly ago: number;
}

export interface OpeningOrders {
  readonly there: ShownBody;
  /** Null where the old lane is silent: it is closed once it is back. */
  readonly here: ShownBody | null;
}

/** How all lanes of a PC were when they last told. */
export async function toldStates(
  queries: Queries,
  house: string,
  { origin }: LanePlace,
): Promise<readonly ToldState[]> {
  const { rows } = await queries.query<ToldState>(
    `SELECT state, (extract(epoch FROM now() - told) * 1000)::float8 AS ago FROM house.lane_states
     WHERE house = $1 AND origin = $2`,
    [house, origin],
  );
  return rows;
}

/**
 * The rest of an opening goes along with the party that it was sold to: the new lane is opened for the moved games and those
 * that were left, or for the time that is left, and the old one closed. Null where it was open without limit, where somebody else
 * bowls on the other lane of either PC, which is open alike, and where another game has begun on the old lane.
 */
export function openingOrders(
  { games, from, forced }: Pick<KeptMove, 'games' | 'from' | 'forced'>,
  to: LanePlace,
  old: readonly ToldState[],
  next: readonly ToldState[],
): OpeningOrders | null {
  if (to.origin === from.origin) return null;
  const moved = old.filter(({ state }) => state.game !== null && games.includes(state.game.id));
  const [first] = moved;
  if (first === undefined || moved.length < games.length) return null;
  const taking = games.length === 1 ? [to.lane] : next.map(({ state }) => state.lane);
  const isAlone =
    !othersBowl(old, games) && next.every((one) => taking.includes(one.state.lane) || !bowls(one));
  const there = isAlone ? bodyFor(to.lane, first, games.length) : null;
  if (there === null) return null;
  return { there, here: forced ? null : { kind: 'close', lane: from.lane } };
}

/** Whether somebody bowls on the lanes of a PC besides these games. */
export function othersBowl(states: readonly ToldState[], games: readonly string[]): boolean {
  return states.some((one) => bowls(one) && !games.includes(one.state.game?.id ?? ''));
}

function bowls({ state: { phase } }: ToldState): boolean {
  return phase === 'running' || phase === 'practice';
}

function bodyFor(lane: number, { state, ago }: ToldState, moved: number): ShownBody | null {
  const { gamesLeft, timeLeft } = state;
  const open = (span: { games: number } | { minutes: number }): ShownBody => ({
    ...{ kind: 'open', lane },
    ...{ for: span, names: [] },
  });
  if (gamesLeft !== null) return open({ games: Math.min(MOST_GAMES, gamesLeft + moved) });
  if (timeLeft === null) return null;
  const minutes = Math.ceil((timeLeft - ago) / MINUTE);
  if (minutes <= 0) return { kind: 'close', lane };
  return open({ minutes: Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, minutes)) });
}
