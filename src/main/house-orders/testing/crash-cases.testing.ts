import { expect } from 'vitest';
import type { OrderBody } from '../../../house-contract/orders.ts';
import { CrashDisk } from '../../../saves/disk/testing/crash-disk.testing.ts';
import type { Game } from '../../../core/game/game.ts';
import { ball } from '../../../saves/record/testing/game.testing.ts';
import { night } from '../../matches/testing/league-night.testing.ts';
import { CrashLane } from './crash-lane.testing.ts';
import { takenOf } from './taken-of.testing.ts';

/** What a lane has of an order: nothing, the whole effect, or a part that bowlers must never see. */
export type Found = 'nothing' | 'whole' | 'torn';

type Bowled = Pick<Game, 'setup' | 'events'>;

export const isMoved = ({ events }: Bowled): boolean => events.at(-1)?.type === 'gameMoved';
export const comes = ({ setup }: Bowled): boolean => setup.movedFrom !== undefined;

export async function foundOf(lane: CrashLane, is: (game: Bowled) => boolean, all: number): Promise<Found> {
  const count = (await lane.saved()).filter(({ game }) => is(game)).length;
  if (count === 0) return 'nothing';
  return count === all ? 'whole' : 'torn';
}

export async function bowlsMatch(lane: CrashLane): Promise<void> {
  await lane.begins({ ...night(), half: 'both' });
  await lane.does('left', ball(10), ball(7));
  await lane.does('right', ball(9));
}

/** A game that was bowled on another PC. */
export async function bowledElsewhere(bowls: (lane: CrashLane) => Promise<void>): Promise<OrderBody> {
  const other = (await CrashLane.on(new CrashDisk(), 0)) ?? expect.fail('not opened');
  await bowls(other);
  const games = other.shown().map((game, half) => takenOf(game, 7 + half));
  return { kind: 'takeGame', lane: 7, games, forced: true };
}

export const moveAway = (lane: CrashLane): Promise<OrderBody> =>
  Promise.resolve({ kind: 'moveAway', lane: 7, games: lane.shown().map(({ id }) => id), to: 12 });
