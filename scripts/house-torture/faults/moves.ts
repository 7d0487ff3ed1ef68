import { setTimeout as pause } from 'node:timers/promises';
import type { DeskLane, DeskState } from '../../../src/house-contract/front-desk.ts';
import { isTaken } from '../../../src/house-contract/free-lane.ts';
import type { LanePlace, Move, MoveOn, ShownMove } from '../../../src/house-contract/moves.ts';
import { DESK_ROUTES } from '../../../src/house-contract/routes.ts';
import { newId } from '../../../src/saves/record/new-id.ts';
import { oneOf, type Draw } from '../draw.ts';
import type { Evening } from '../evening.ts';
import { Desk } from '../house/desk.ts';
import type { Fault } from './fault.ts';

/** Seconds for which each lane is asked. */
const GOOD_FOR = 120;
const MOST_TRIES = 12;
/** In milliseconds. */
const LOOK = 200;
const ONE_TRY = 3000;

/** A game goes to another lane while everything fails; one that stops on its way is sent on, as staff do it. */
const moved: Fault = {
  kind: 'a game moves to another lane',
  group: 'moves',
  share: 3,
  strike: async (evening, draw) => {
    let id: string | null = null;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const desk = await Desk.signIn(evening, draw);
      if (desk !== null) id = await moveOn(evening, desk, id, draw);
      for (let looked = 0; desk !== null && id !== null && looked < ONE_TRY; looked += LOOK) {
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
};

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
      const on: MoveOn | null = to && { id: move.id, attempt: move.attempt + 1, to, seconds: GOOD_FOR };
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
    ...{ kind: 'game', id, game: from.game.id, from: placeOf(from), to, seconds: GOOD_FOR, forced: false },
  } satisfies Move);
  return id;
}

function moveIn(state: DeskState | null, id: string | null): ShownMove | null {
  return state?.moves.find((one) => one.id === id) ?? null;
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
  for (let looked = 0; looked < ONE_TRY; looked += LOOK) {
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

export const moves: readonly Fault[] = [moved];
