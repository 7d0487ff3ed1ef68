import { vi } from 'vitest';
import { applyCommand } from '../../../core/game/command.ts';
import { replay, type Game } from '../../../core/game/game.ts';
import { entriesOf, lastBall } from '../../../core/game/moved-ball.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';
import { pinfall } from '../../../core/line/roll.ts';
import { occasion } from '../../../core/testing/setup.testing.ts';
import type { Failure, GameNews, Half, LaneBridge, ProgramState } from '../../../contract/contract.ts';
import { connect } from '../connection.ts';
import { useHalfBoard } from '../game/half-board.ts';
import { useHalves } from '../game/halves.ts';
import { useHere } from '../game/here.ts';
import { stores, type Stores } from './connected.testing.ts';
import type { FakeMain } from './fake-main.testing.ts';

const NOW = occasion('2026-03-21T19:42:07.000Z');

/** A page that shows two games side by side, and the main process of each. */
export interface PairOnPage extends Stores {
  readonly halves: ReturnType<typeof useHalves>;
  readonly here: ReturnType<typeof useHere>;
  readonly left: FakeMain;
  readonly right: FakeMain;
}

/** A bridge to two main processes in memory; the left one has the settings. */
function pairBridge(left: FakeMain, right: FakeMain): LaneBridge {
  left.settings = { ...left.settings, pair: true };
  right.half = 'right';
  right.settings = { ...right.settings, lane: left.settings.lane + 1 };
  right.game = onLane(right.game, right.settings.lane);
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
      moveToOtherHalf: (id, generation) =>
        right.view()?.id === id ? movesBall(right, left, generation) : movesBall(left, right, generation),
    },
  };
}

/** Open bowling of two parties; a match's game knows its lanes. */
function onLane(game: Game | null, lane: number): Game | null {
  if (game === null || game.setup.league !== undefined) return game;
  const moved = replay({ ...game.setup, lane }, game.events);
  if (!moved.ok) throw new Error('a game is not replayed');
  return moved.value;
}

/** As main does it: the last ball back here, and there what its rules make of it. */
async function movesBall(
  own: FakeMain,
  other: FakeMain,
  generation: number,
): Promise<Result<GameNews, Failure>> {
  const [here, there] = [own.view(), other.view()];
  const ball = own.game === null ? null : lastBall(own.game);
  if (here === null || ball === null) return err({ code: 'no-ball-to-move' });
  if (there === null || other.game === null) return err({ code: 'no-other-game' });
  if (there.waiting !== null) return err({ code: 'other-waits' });
  const { game } = other;
  const entry = entriesOf(ball).find((one) => applyCommand(game, { kind: 'roll', entry: one }, NOW).ok);
  if (entry === undefined) {
    const refused = applyCommand(game, { kind: 'roll', entry: { kind: 'pins', pins: pinfall(ball) } }, NOW);
    return refused.ok ? err({ code: 'internal' }) : err({ code: 'refused-there', refusal: refused.error });
  }
  const back = await own.bridge.games.apply(here.id, generation, { kind: 'undo' });
  if (!back.ok) return back;
  return other.bridge.games.apply(there.id, game.events.length, { kind: 'roll', entry });
}

/** The stores of a page connected to a pair. */
export async function pairOf(left: FakeMain, right: FakeMain): Promise<PairOnPage> {
  vi.stubGlobal('lane', pairBridge(left, right));
  const all = stores();
  await connect();
  return { ...all, halves: useHalves(), here: useHere(), left, right };
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
