import { expect } from 'vitest';
import type { Command } from '../../../core/game/event.ts';
import type { Roll } from '../../../core/line/roll.ts';
import { replay } from '../../../core/game/game.ts';
import { HALVES, type GameView, type Half } from '../../../contract/contract.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import type { GamesDeps } from '../games-deps.ts';
import { start, view, type Lane } from './lane.testing.ts';

export const LANES = { left: 7, right: 8 } as const satisfies Record<Half, number>;

interface Wanted {
  readonly journal?: number;
  readonly disk?: FailingDisk;
  readonly staff?: GamesDeps['staff'];
}

/** A pair of lanes just switched on. */
export function pairOf(
  data: string,
  { journal = 0, disk = new FailingDisk(), staff }: Wanted = {},
): Promise<Lane> {
  return start(data, journal, staff, { pair: true, disk });
}

/** Begins a game on a half. */
export function begin(
  lane: Lane,
  half: Half,
  names: readonly string[] = ['PJS', 'KYJ'],
): ReturnType<Lane['games']['newGame']> {
  return lane.games.newGame({ ...orderOf(names), half }, LANES[half]);
}

/** A pair of lanes with a game on each half. */
export async function bowling(wanted: Wanted = {}): Promise<Lane & { left: GameView; right: GameView }> {
  const lane = await pairOf(await tempFolder(), wanted);
  const left = view(await begin(lane, 'left'));
  const right = view(await begin(lane, 'right', ['LEE']));
  await lane.games.tidy();
  return { ...lane, left, right };
}

/** Changes the game of a half as it is now. */
export function on(lane: Lane, half: Half, command: Command): ReturnType<Lane['games']['apply']> {
  const { id, events } = lane.games.current(half) ?? expect.fail('no game');
  return lane.games.apply(id, events.length, command);
}

/** The balls that stand, of each half. */
export function marksOf({ games }: Pick<Lane, 'games'>): readonly (readonly Roll[])[] {
  return HALVES.map((half) => {
    const shown = games.current(half) ?? expect.fail('no game');
    const game = replay(shown.setup, shown.events);
    if (!game.ok) expect.fail('a view replays');
    return game.value.position.lines.flatMap(({ line }) => line.frames.flatMap(({ rolls }) => rolls));
  });
}
