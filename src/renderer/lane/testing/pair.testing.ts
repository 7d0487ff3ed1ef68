import { vi } from 'vitest';
import { ok, type Result } from '../../../core/line/result.ts';
import type { Failure, Half, LaneBridge, ProgramState } from '../../../contract/contract.ts';
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

/** A bridge to two main processes in memory; the left one has the settings. */
export function pairBridge(left: FakeMain, right: FakeMain): LaneBridge {
  left.settings = { ...left.settings, pair: true };
  right.half = 'right';
  right.id += 100;
  const of = (gameId: string): LaneBridge['games'] =>
    (right.view()?.id === gameId ? right : left).bridge.games;
  const load = async (): Promise<Result<ProgramState, Failure>> => {
    const loaded = await left.bridge.program.load();
    return loaded.ok ? ok({ ...loaded.value, games: { left: left.view(), right: right.view() } }) : loaded;
  };
  return {
    ...left.bridge,
    listen: (hear) => {
      const ends = [left, right].map((main) => main.bridge.listen(hear));
      return () => {
        for (const end of ends) end();
      };
    },
    program: { ...left.bridge.program, load },
    games: {
      ...left.bridge.games,
      new: (order) => (order.half === 'right' ? right : left).bridge.games.new(order),
      apply: (id, ...rest) => of(id).apply(id, ...rest),
      tryAgain: (id, ...rest) => of(id).tryAgain(id, ...rest),
      takeBack: (id, ...rest) => of(id).takeBack(id, ...rest),
    },
  };
}

/** The stores of a page connected to a pair. */
export async function pairOf(left: FakeMain, right: FakeMain): Promise<PairOnPage> {
  vi.stubGlobal('lane', pairBridge(left, right));
  const all = stores();
  await connect();
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
