import { setTimeout as pause } from 'node:timers/promises';
import type { DeskLane, DeskState } from '../../../src/house-contract/front-desk.ts';
import { isTaken } from '../../../src/house-contract/free-lane.ts';
import type { LanePlace, Move, MoveOn, ShownMove } from '../../../src/house-contract/moves.ts';
import type { NewOrder } from '../../../src/house-contract/new-orders.ts';
import { DESK_ROUTES } from '../../../src/house-contract/routes.ts';
import { newId } from '../../../src/saves/record/new-id.ts';
import type { Evening } from '../evening.ts';
import { Desk } from '../house/desk.ts';
import { oneOf, type Draw } from '../tools.ts';
import { ofGroup } from './fault.ts';

const MOST_TRIES = 12;
/** In milliseconds: between two looks, and for a lane to be known as empty. */
const LOOK = 200;
const EMPTIED_IN = 3000;
/** Seconds for which each lane is asked. */
const MOVE_GOOD_FOR = 120;
/** In milliseconds. */
const ONE_MOVE = 3000;

/** A game goes to another lane while everything fails; one that stops on its way is sent on, as staff do it. */
export const moves = ofGroup('moves', {
  kind: 'a game moves to another lane',
  always: true,
  share: 3,
  strike: async (evening, draw) => {
    let id: string | null = null;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const desk = await Desk.signIn(evening, draw);
      if (desk !== null) id = await moveOn(evening, desk, id, draw);
      for (let looked = 0; desk !== null && id !== null && looked < ONE_MOVE; looked += LOOK) {
        const move = moveIn(await desk.state(), id);
        if (move?.state === 'done') {
          evening.moves.done += 1;
          await evening.hold(1);
          return 1;
        }
        if (move !== null && move.state !== 'closing' && move.state !== 'taking') break;
        await pause(LOOK);
      }
      await evening.hold(1);
    }
    return 0;
  },
});

/** Begins a move or sends one on that stopped. Resolves with its id, whether or not an answer came. */
async function moveOn(evening: Evening, desk: Desk, id: string | null, draw: Draw): Promise<string | null> {
  const state = await desk.state();
  if (state === null) return id;
  const move = moveIn(state, id);
  switch (move?.state) {
    // A house restored from an old copy has forgotten it.
    case undefined:
    case 'refused':
    case 'void':
      return begin(evening, desk, state, draw);
    case 'stopped': {
      const to = await emptied(evening, desk, state, draw);
      const on: MoveOn | null = to && { id: move.id, attempt: move.attempt + 1, to, seconds: MOVE_GOOD_FOR };
      if (on !== null) await desk.post(DESK_ROUTES.moveOn, on);
      return move.id;
    }
    case 'closing':
    case 'taking':
    case 'done':
      return move.id;
  }
}

async function begin(evening: Evening, desk: Desk, state: DeskState, draw: Draw): Promise<string | null> {
  const to = await emptied(evening, desk, state, draw);
  const running = state.lanes.filter(
    (one) => one.state?.phase === 'running' && one.game !== null && one.origin !== to?.origin,
  );
  if (running.length === 0 || to === null) return null;
  const from = oneOf(draw, running);
  if (from.game === null) return null;
  const id = newId();
  evening.moves.asked += 1;
  await desk.post(DESK_ROUTES.moves, {
    ...{
      kind: 'game',
      id,
      game: from.game.id,
      from: placeOf(from),
      to,
      seconds: MOVE_GOOD_FOR,
      forced: false,
    },
  } satisfies Move);
  return id;
}

function moveIn(state: DeskState | null, id: string | null): ShownMove | null {
  return state?.moves.find((one) => one.id === id) ?? null;
}

/** For how many seconds an order is good: longer than any outage. */
const ORDER_GOOD_FOR = 3600;
const MOST_LANES = 12;
/** In milliseconds. */
const ONE_ORDER = 4000;

/**
 * Orders of the front desk while everything fails, each one sent twice: to lanes at random, which mostly refuse them, and to
 * one whose party has gone. It has struck once that lane has carried its order out.
 */
export const orders = ofGroup('requests', {
  kind: 'orders from the front desk, each sent twice',
  always: true,
  share: 3,
  strike: async (evening, draw) => {
    const others: NewOrder[] = [];
    for (let count = draw(MOST_LANES); count > 0; count -= 1) others.push(anyOrder(evening, draw));
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const place = await freeLane(evening, draw);
      const open = place === null ? null : orderFor(place, opening(place.lane, draw(2) === 0));
      const sends = open === null ? [] : [open, ...others];
      if (open !== null && place !== null && (await sendTwice(evening, draw, sends)))
        if (await isDone(evening, open)) {
          const { lane } = place;
          await sendTwice(evening, draw, [orderFor(place, { kind: 'extend', lane, by: { games: 1 } })]);
          return 1;
        }
      await evening.hold(1);
    }
    return 0;
  },
});

async function freeLane(evening: Evening, draw: Draw): Promise<LanePlace | null> {
  const desk = await Desk.signIn(evening, draw);
  const state = (await desk?.state()) ?? null;
  return desk === null || state === null ? null : emptied(evening, desk, state, draw);
}

function orderFor({ origin }: Pick<LanePlace, 'origin'>, body: NewOrder['body']): NewOrder {
  return { id: newId(), origin, seconds: ORDER_GOOD_FOR, body };
}

function anyOrder(evening: Evening, draw: Draw): NewOrder {
  const { lane } = oneOf(draw, evening.fleet.lanes);
  return orderFor({ origin: evening.originOf(lane) }, bodyFor(lane, draw));
}

function bodyFor(lane: number, draw: Draw): NewOrder['body'] {
  const kind = draw(6);
  if (kind === 0) return { kind: 'message', lane, text: 'The snack bar closes soon' };
  if (kind === 1) return { kind: 'extend', lane, by: { games: 1 } };
  if (kind === 2) return { kind: 'answerHelp', lane };
  return opening(lane, kind === 3);
}

function opening(lane: number, isNameless: boolean): NewOrder['body'] {
  return { kind: 'open', lane, for: { games: 3 }, names: isNameless ? [] : ['DESK ANNA', 'DESK BEN'] };
}

/** Whether the house took them, and took them again. */
async function sendTwice(evening: Evening, draw: Draw, all: readonly NewOrder[]): Promise<boolean> {
  if (!(await send(evening, draw, all))) return false;
  for (const { id } of all) evening.orders.add(id);
  return send(evening, draw, all);
}

/** Whether the house took them. */
async function send(evening: Evening, draw: Draw, sent: readonly NewOrder[]): Promise<boolean> {
  const desk = await Desk.signIn(evening, draw);
  const answer = (await desk?.post(DESK_ROUTES.orders, { orders: sent })) ?? null;
  if (answer === null) return false;
  const { status, text } = answer;
  if (status >= 400 && status < 500 && status !== 401)
    throw new Error(`orders were answered ${String(status)}: ${text}`);
  return status < 300;
}

/** Whether the house hears within a while that its lane has carried it out. */
async function isDone({ database }: Evening, { id }: NewOrder): Promise<boolean> {
  for (let looked = 0; looked < ONE_ORDER; looked += LOOK) {
    const asked = database.ask<{ state: string }>('SELECT state FROM house.orders WHERE id = $1', [id]);
    const [order] = await asked.catch(() => []);
    if (order?.state === 'done') return true;
    if (order !== undefined && order.state !== 'sent' && order.state !== 'unknown') return false;
    await pause(LOOK);
  }
  return false;
}

/** A connected lane whose party has just gone, once the house knows it: it refuses a lane that it knows to be taken. */
async function emptied(
  { fleet }: Evening,
  desk: Desk,
  { lanes }: DeskState,
  draw: Draw,
): Promise<LanePlace | null> {
  const connected = lanes.filter(({ offlineSince }) => offlineSince === null);
  if (connected.length === 0) return null;
  const to = placeOf(oneOf(draw, connected));
  await fleet.of(to.lane).ask({ ask: 'leave', lane: to.lane });
  for (let looked = 0; looked < EMPTIED_IN; looked += LOOK) {
    const told = (await desk.state())?.lanes.find(
      ({ origin, lane }) => origin === to.origin && lane === to.lane,
    );
    if (told?.state && !isTaken(told.state, told.goesOn)) break;
    await pause(LOOK);
  }
  return to;
}

function placeOf({ origin, lane }: DeskLane): LanePlace {
  return { origin, lane };
}
