import { err, ok, type Result } from '../../core/line/result.ts';
import type { ShownBody } from '../../house-contract/front-desk.ts';
import type { LanePlace } from '../../house-contract/moves.ts';
import { sha256 } from '../db/hash.ts';
import { tell } from '../db/news.ts';
import type { Queries } from '../db/transactions.ts';
import { heldMove, type KeptMove } from './kept-move.ts';
import { orderedLane } from './known-lane.ts';
import { isOpen } from './move-state.ts';
import { openingOrders, othersBowl, toldStates } from './moved-opening.ts';
import { keepOrder, type KeptOrder } from './new-order.ts';

/** For how many seconds a silent lane is asked to close what was taken from it. */
const UNTIL_IT_IS_BACK = 24 * 3600;
/** For how many seconds an old lane may be closed: later somebody else may bowl there. */
const AT_ONCE = 60;
/** The most facts that an order can carry. */
const MOST_FACTS = 3000;

export interface DoneStep {
  readonly move: string | null;
  readonly step: 'away' | 'take' | null;
}

/**
 * Makes the step that follows an answer, in the answer's transaction, so that a crash leaves both or neither.
 */
export async function afterStep(queries: Queries, house: string, done: DoneStep): Promise<void> {
  const move = done.move === null ? null : await heldMove(queries, house, done.move);
  if (move === null) return;
  const { standing, steps, forced } = move;
  const away = steps.find(({ step }) => step === 'away');
  if (done.step === 'away' && standing.attempt === 0 && away?.state === 'done' && !away.late) {
    const taken = await askNewLane(queries, house, move);
    if (!taken.ok) await note(queries, house, move.id, taken.error);
  }
  if (done.step === 'take' && forced && standing.state === 'done' && away === undefined)
    await askOldLane(queries, house, { ...move, seconds: UNTIL_IT_IS_BACK });
  if (done.step === 'away' && forced && away?.state === 'done' && !away.late)
    await closeOldLane(queries, house, move);
  if (done.step === 'take' && standing.state === 'done' && !standing.twice && standing.place !== null)
    await moveOpening(queries, house, move, standing.place);
  await tell(queries, { kind: 'move', house, id: move.id });
  // Staff decide on balls of a silent lane.
  if (forced) await tell(queries, { kind: 'lane', house, origin: move.from.origin });
}

/** What is left of the old lane's opening (`openingOrders`). */
async function moveOpening(queries: Queries, house: string, move: KeptMove, to: LanePlace): Promise<void> {
  const { id, author, seconds, from, player } = move;
  if (player !== null) return;
  const [old, next] = [await toldStates(queries, house, from), await toldStates(queries, house, to)];
  const orders = openingOrders(move, to, old, next);
  if (orders === null) return;
  const { there, here } = orders;
  await keepOrder(queries, house, {
    ...{ id: stepId(id, 'open', 1), origin: to.origin, author, seconds, body: there },
  });
  if (here !== null) await keepOrder(queries, house, closing(move, here));
}

/**
 * A lane that was silent as its opening went along is closed once it has closed the game, unless the opening stayed or
 * another party has the lane by now.
 */
async function closeOldLane(queries: Queries, house: string, move: KeptMove): Promise<void> {
  const { id, from, games } = move;
  if (othersBowl(await toldStates(queries, house, from), games)) return;
  const { rowCount } = await queries.query(
    `SELECT FROM house.moves WHERE house = $1 AND id = $2
       AND EXISTS (SELECT FROM house.orders WHERE house = $1 AND id = $3 AND state NOT IN ('refused', 'void'))
       AND NOT EXISTS (SELECT FROM house.orders AS later WHERE later.house = $1 AND later.origin = $4
         AND later.sent > moves.made AND later.body ->> 'kind' IN ('open', 'extend', 'takeGame')
         AND later.state NOT IN ('refused', 'void'))`,
    [house, id, stepId(id, 'open', 1), from.origin],
  );
  if (rowCount === 1) await keepOrder(queries, house, closing(move, { kind: 'close', lane: from.lane }));
}

function closing({ id, author, from }: KeptMove, body: ShownBody): KeptOrder {
  return { id: stepId(id, 'close', 1), origin: from.origin, author, seconds: AT_ONCE, body };
}

/** The first order of a move. */
export async function askOldLane(queries: Queries, house: string, move: KeptMove): Promise<void> {
  const { id, author, seconds, from, to, games, player } = move;
  const [game = ''] = games;
  const body: ShownBody =
    player === null
      ? { kind: 'moveAway', lane: from.lane, games: [...games], to: to.lane }
      : { kind: 'bowlerAway', lane: from.lane, game, player };
  await keepOrder(queries, house, {
    ...{ id: stepId(id, 'away', 1), origin: from.origin, author, seconds, body },
    step: { move: id, step: 'away', attempt: 1 },
  });
}

export type NotTaken = 'unknown-lane' | 'not-paired' | 'needs-pair' | 'facts-aside' | 'too-large';

/** Orders a lane to take the games or the bowler. */
export async function askNewLane(
  queries: Queries,
  house: string,
  move: KeptMove,
  { to, seconds }: Pick<KeptMove, 'to' | 'seconds'> = move,
): Promise<Result<null, NotTaken>> {
  const { id, author, standing } = move;
  const body = await takingBody(queries, house, move, to);
  if (!body.ok) return body;
  const attempt = standing.attempt + 1;
  await keepOrder(queries, house, {
    ...{ id: stepId(id, 'take', attempt), origin: to.origin, author, seconds, body: body.value },
    step: { move: id, step: 'take', attempt },
  });
  return ok(null);
}

async function takingBody(
  queries: Queries,
  house: string,
  { id, from, games, player, forced, steps }: KeptMove,
  to: LanePlace,
): Promise<Result<ShownBody, NotTaken>> {
  const lanes = await lanesFor(queries, house, to, games.length);
  if (!lanes.ok) return lanes;
  if (player !== null) return ok({ kind: 'bowlerComes', lane: to.lane });
  const told = forced ? [] : closedAt(steps);
  const generations = await takenUpTo(queries, { house, origin: from.origin, games, told });
  if (!generations.ok) return generations;
  await queries.query('UPDATE house.moves SET generations = $3 WHERE house = $1 AND id = $2', [
    ...[house, id],
    generations.value,
  ]);
  const taken = games.map((game, half) => ({
    from: { origin: from.origin, game, generation: generations.value[half] ?? 0 },
    lane: lanes.value[half] ?? to.lane,
  }));
  return ok({ kind: 'takeGame', lane: to.lane, games: taken, forced });
}

/** The lane for each half, on a PC that has enough lanes. */
async function lanesFor(
  queries: Queries,
  house: string,
  to: LanePlace,
  halves: number,
): Promise<Result<readonly number[], NotTaken>> {
  const lane = await orderedLane(queries, house, to);
  if (!lane.ok) return lane;
  if (halves === 1) return ok([to.lane]);
  return lane.value.numbers.length === halves ? ok(lane.value.numbers) : err('needs-pair');
}

interface Told {
  readonly game: string;
  readonly generation: number;
}

function closedAt(steps: KeptMove['steps']): readonly Told[] {
  const away = steps.find((one) => one.step === 'away' && !isOpen(one));
  return away?.outcome?.state === 'done' ? away.outcome.games : [];
}

/**
 * The generation up to which each game continues. If the old lane closed a game, its last fact must be that
 * it moved; if that fact is on another branch, staff first decide which branch counts.
 */
async function takenUpTo(
  queries: Queries,
  {
    house,
    origin,
    games,
    told,
  }: { house: string; origin: string; games: readonly string[]; told: readonly Told[] },
): Promise<Result<number[], 'facts-aside' | 'too-large'>> {
  const generations: number[] = [];
  for (const game of games) {
    const at = told.find((one) => one.game === game)?.generation ?? null;
    const { rows } = await queries.query<{ generation: number; moved: boolean }>(
      `SELECT generation, body::jsonb ->> 'type' = 'gameMoved' AS moved FROM house.facts
       WHERE house = $1 AND origin = $2 AND game = $3 AND ($4::int IS NULL OR generation = $4)
       ORDER BY generation DESC LIMIT 1`,
      [house, origin, game, at],
    );
    const [newest] = rows;
    if (newest === undefined || (at !== null && !newest.moved)) return err('facts-aside');
    if (newest.generation >= MOST_FACTS) return err('too-large');
    generations.push(newest.generation);
  }
  return ok(generations);
}

/**
 * Derived from the move's id, so that a restored house that repeats a step gives the order that the lane
 * knows.
 */
function stepId(move: string, step: 'away' | 'take' | 'open' | 'close', attempt: number): string {
  return sha256(`${move} ${step} ${String(attempt)}`).slice(0, 24);
}

async function note(queries: Queries, house: string, id: string, code: NotTaken): Promise<void> {
  await queries.query('UPDATE house.moves SET code = $3 WHERE house = $1 AND id = $2', [house, id, code]);
}
