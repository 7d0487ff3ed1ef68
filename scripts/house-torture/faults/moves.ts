import { setTimeout as pause } from 'node:timers/promises';
import type { DeskState } from '../../../src/house-contract/front-desk.ts';
import type { Move, MoveOn, ShownMove } from '../../../src/house-contract/moves.ts';
import { DESK_ROUTES } from '../../../src/house-contract/routes.ts';
import { newId } from '../../../src/saves/record/new-id.ts';
import { oneOf, type Draw } from '../draw.ts';
import type { Evening } from '../evening.ts';
import { Desk } from '../house/desk.ts';
import { emptied, placeOf } from './emptied.ts';
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
  always: true,
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

export const moves: readonly Fault[] = [moved];
