import { setTimeout as pause } from 'node:timers/promises';
import type { DeskLane, DeskState } from '../../../src/house-contract/front-desk.ts';
import { isTaken } from '../../../src/house-contract/free-lane.ts';
import type { LanePlace } from '../../../src/house-contract/moves.ts';
import { oneOf, type Draw } from '../draw.ts';
import type { Evening } from '../evening.ts';
import type { Desk } from '../house/desk.ts';

/** In milliseconds. */
const LOOK = 200;
const PATIENCE = 3000;

/** A connected lane whose party has just gone, once the house knows it: it refuses a lane that it knows to be taken. */
export async function emptied(
  { fleet }: Evening,
  desk: Desk,
  { lanes }: DeskState,
  draw: Draw,
): Promise<LanePlace | null> {
  const connected = lanes.filter(({ offlineSince }) => offlineSince === null);
  if (connected.length === 0) return null;
  const to = placeOf(oneOf(draw, connected));
  await fleet.of(to.lane).ask({ ask: 'leave', lane: to.lane });
  for (let looked = 0; looked < PATIENCE; looked += LOOK) {
    const told = (await desk.state())?.lanes.find(
      ({ origin, lane }) => origin === to.origin && lane === to.lane,
    );
    if (told?.state && !isTaken(told.state, told.goesOn)) break;
    await pause(LOOK);
  }
  return to;
}

export function placeOf({ origin, lane }: DeskLane): LanePlace {
  return { origin, lane };
}
