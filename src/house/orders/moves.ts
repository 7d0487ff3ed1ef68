import { isDeepStrictEqual } from 'node:util';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { LanePlace, Move, MoveOn, MOVE_REFUSALS } from '../../house-contract/moves.ts';
import { audit } from '../accounts/audit.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';
import { shownMoves } from '../desk/shown-moves.ts';
import { gameUpTo } from './game-up-to.ts';
import { isGiven, lockGiving } from './given-lane.ts';
import { heldMove } from './kept-move.ts';
import { orderedLane, type OrderedLane } from './known-lane.ts';
import { askNewLane, askOldLane, type NotTaken } from './moving.ts';
import type { SendingDeps } from './sending.ts';

export type MoveRefusal = (typeof MOVE_REFUSALS)[number] | NotTaken | 'unknown-move';

/** Begins a move with its first order. An existing id makes nothing. The caller rolls back a refused move. */
export async function beginMove(deps: SendingDeps, move: Move): Promise<Result<null, MoveRefusal>> {
  const { queries, house, by } = deps;
  // Serialised, so that no game goes to two lanes.
  await queries.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`moves ${house}`]);
  if ((await heldMove(queries, house, move.id)) !== null) return ok(null);
  const moving = await movable(queries, house, move);
  if (!moving.ok) return moving;
  await keepMove(deps, { ...move, to: moving.value.to }, moving.value.games);
  const kept = await heldMove(queries, house, move.id);
  if (kept === null) throw new Error('the move was kept');
  if (kept.forced) {
    const taken = await askNewLane(queries, house, kept);
    if (!taken.ok) return taken;
  } else await askOldLane(queries, house, kept);
  await tell(queries, { kind: 'move', house, id: move.id });
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: kept.forced ? 'move-forced' : 'move' },
    about: { id: move.id, game: move.game, from: move.from.lane, to: move.to.lane },
  });
  return ok(null);
}

/** Sends a stopped move to another lane, or back. If two desks send it to different ones, the first decides. */
export async function moveOn(
  { queries, house, by }: SendingDeps,
  { id, attempt, to, seconds }: MoveOn,
): Promise<Result<null, MoveRefusal>> {
  const move = await heldMove(queries, house, id);
  if (move === null) return err('unknown-move');
  const known = move.steps.find((one) => one.step === 'take' && one.attempt === attempt);
  if (known !== undefined) return isDeepStrictEqual(known.place, to) ? ok(null) : err('not-stopped');
  if (move.standing.state !== 'stopped' || attempt !== move.standing.attempt + 1) return err('not-stopped');
  const taken = await askNewLane(queries, house, move, { to, seconds });
  if (!taken.ok) return taken;
  await tell(queries, { kind: 'move', house, id });
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: 'move-on' },
    about: { id, to: to.lane, attempt },
  });
  return ok(null);
}

async function keepMove(
  { queries, house, by }: SendingDeps,
  move: Move,
  games: readonly string[],
): Promise<void> {
  await queries.query(
    `INSERT INTO house.moves (house, id, author, seconds, from_origin, from_lane, games, player,
       to_origin, to_lane, forced)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[house, move.id, by.name, move.seconds, move.from.origin, move.from.lane, games],
      move.kind === 'bowler' ? move.player : null,
      ...[move.to.origin, move.to.lane, move.kind === 'game' && move.forced],
    ],
  );
}

/**
 * The games to move, or the reason why they cannot. A lane that the house knows to be taken is refused here, before the old
 * lane closes anything; what the house does not know yet is for the new lane to say.
 */
async function movable(
  queries: Queries,
  house: string,
  move: Move,
): Promise<Result<{ readonly games: readonly string[]; readonly to: LanePlace }, MoveRefusal>> {
  const { from, to, game } = move;
  if (from.origin === to.origin && from.lane === to.lane) return err('same-lane');
  const [old, next] = [await orderedLane(queries, house, from), await orderedLane(queries, house, to)];
  if (!old.ok) return old;
  if (!next.ok) return next;
  if (!isBowled(old.value, game)) return err('game-over');
  if (move.kind === 'game' && move.forced && old.value.connected) return err('lane-connected');
  const shown = await gameUpTo(queries, { house, origin: from.origin, game });
  if (shown === null) return err('facts-missing');
  if (move.kind === 'bowler') {
    if (!shown.position.lines.some(({ player }) => player === move.player)) return err('no-such-player');
  }
  const whole = move.kind === 'game' && shown.setup.pair !== undefined;
  const games = whole ? await bothHalves(queries, house, old.value, game) : [game];
  const { numbers } = next.value;
  if (games.length > numbers.length) return err('needs-pair');
  if (games.length > 1 && from.origin === to.origin) return err('same-lane');
  if (await isMoving(queries, house, move, games)) return err('moving');
  if (move.kind === 'game' && (await isAnyGiven(queries, house, next.value, games.length)))
    return err('lane-taken');
  // The old lane tells where each half goes, counted from the lower lane.
  const [lower = to.lane] = numbers;
  return ok({ games, to: games.length > 1 ? { ...to, lane: lower } : to });
}

/** Whether the lane, or for a match either lane of its PC, is somebody's. */
async function isAnyGiven(
  queries: Queries,
  house: string,
  next: OrderedLane,
  halves: number,
): Promise<boolean> {
  await lockGiving(queries, house);
  if (await isGiven(queries, house, next, [])) return true;
  const others = halves > 1 ? next.numbers.filter((lane) => lane !== next.place.lane) : [];
  for (const lane of others) {
    const beside = await orderedLane(queries, house, { ...next.place, lane });
    if (beside.ok && (await isGiven(queries, house, beside.value, []))) return true;
  }
  return false;
}

function isBowled({ state }: OrderedLane, game: string): boolean {
  return state?.game?.id === game && (state.phase === 'running' || state.phase === 'practice');
}

/** A match on a pair moves whole, except for a half that is over. */
async function bothHalves(
  queries: Queries,
  house: string,
  { place, numbers }: OrderedLane,
  game: string,
): Promise<readonly string[]> {
  const games: string[] = [];
  for (const lane of numbers) {
    const half = await orderedLane(queries, house, { origin: place.origin, lane });
    const id = half.ok ? half.value.state?.game?.id : undefined;
    if (half.ok && id !== undefined && (id === game || isBowled(half.value, id))) games.push(id);
  }
  return games;
}

async function isMoving(
  queries: Queries,
  house: string,
  move: Move,
  games: readonly string[],
): Promise<boolean> {
  const { rows } = await queries.query<{ id: string }>(
    'SELECT id FROM house.moves WHERE house = $1 AND from_origin = $2 AND games && $3',
    [house, move.from.origin, games],
  );
  const others = await shownMoves(
    queries,
    house,
    rows.map(({ id }) => id),
  );
  const player = move.kind === 'bowler' ? move.player : null;
  return others.some(
    (other) =>
      (other.player === null || player === null || other.player === player) &&
      ['closing', 'taking', 'stopped'].includes(other.state),
  );
}
