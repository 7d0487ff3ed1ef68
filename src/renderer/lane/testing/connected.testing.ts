import { vi } from 'vitest';
import { connect } from '../connection.ts';
import type { HalfBoard } from '../game/half-board.ts';
import type { HalfChanges } from '../game/half-changes.ts';
import { useHere } from '../game/here.ts';
import { useHouseChanges } from '../house-changes.ts';
import { useHouse } from '../house.ts';
import { useMessages } from '../messages.ts';
import { useProgram } from '../program.ts';
import { useStaff } from '../staff.ts';
import type { FakeMain } from './fake-main.testing.ts';

export interface Stores {
  readonly onBoard: HalfBoard;
  readonly changes: HalfChanges;
  readonly house: ReturnType<typeof useHouse>;
  readonly houseChanges: ReturnType<typeof useHouseChanges>;
  readonly messages: ReturnType<typeof useMessages>;
  readonly program: ReturnType<typeof useProgram>;
  readonly staff: ReturnType<typeof useStaff>;
}

/** A page's stores before it is connected. */
export function stores(): Stores {
  const { board: onBoard, changes } = useHere();
  return {
    ...{ onBoard, changes, house: useHouse(), houseChanges: useHouseChanges() },
    ...{ messages: useMessages(), program: useProgram(), staff: useStaff() },
  };
}

/** The stores of a page connected to a main process in memory. */
export async function connected(main: FakeMain): Promise<Stores> {
  vi.stubGlobal('lane', main.bridge);
  const all = stores();
  await connect();
  return all;
}

/** A player's frames on the board and in main. */
export function shownMarks({ game }: Stores['onBoard'], player = 0): string {
  const line = game?.position.lines[player]?.line;
  return (
    line?.frames
      .map(({ text }) => text)
      .join(' ')
      .trim() ?? ''
  );
}
