import { vi } from 'vitest';
import { wholeNews, type Half, type LaneBridge } from '../../../contract/contract.ts';
import { connect } from '../connection.ts';
import { useHalfBoard } from '../game/half-board.ts';
import { useHalves } from '../game/halves.ts';
import { stores, type Stores } from './connected.testing.ts';
import type { FakeMain } from './fake-main.testing.ts';

/** A page that shows two games side by side, and the main process of each. */
export interface PairOnPage extends Stores {
  readonly halves: ReturnType<typeof useHalves>;
  readonly left: FakeMain;
  readonly right: FakeMain;
}

/** The stores of a page connected to two main processes in memory; the left one has the settings. */
export async function pairOf(left: FakeMain, right: FakeMain): Promise<PairOnPage> {
  right.id += 100;
  const mains = [left, right];
  const of = (gameId: string): LaneBridge['games'] =>
    (mains.find((main) => main.view()?.id === gameId) ?? left).bridge.games;
  const bridge: LaneBridge = {
    ...left.bridge,
    games: {
      ...left.bridge.games,
      apply: (id, ...rest) => of(id).apply(id, ...rest),
      tryAgain: (id, ...rest) => of(id).tryAgain(id, ...rest),
      takeBack: (id, ...rest) => of(id).takeBack(id, ...rest),
    },
  };
  vi.stubGlobal('lane', bridge);
  const all = stores();
  await connect();
  const board = useHalfBoard('right');
  const view = right.view();
  if (view !== null) board.take(wholeNews(view));
  return { ...all, halves: useHalves(), left, right };
}

/** The first player's frames on the board of a half. */
export function marksOf(half: Half): string {
  const line = useHalfBoard(half).game?.position.lines[0]?.line;
  return (
    line?.frames
      .map(({ text }) => text)
      .join(' ')
      .trim() ?? ''
  );
}
