import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import type { GameView } from '../../contract/contract.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { isOver } from './due-sheets.ts';
import {
  begin,
  change,
  CORRECTS,
  CounterPrinter,
  ENDS,
  printingLane,
} from './testing/printing-lane.testing.ts';

type Step =
  | { readonly kind: 'change'; readonly command: Command }
  | { readonly kind: 'next' | 'restart' }
  /** The program dies after so many calls of the disk, while the game may end and be printed. */
  | { readonly kind: 'kill'; readonly calls: number };

const evening: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'change', command: ENDS } as const) },
    { weight: 4, arbitrary: fc.constant({ kind: 'next' } as const) },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom<Command>({ kind: 'undo' }, { kind: 'redo' }, { kind: 'stop' }, CORRECTS)
        .map((command) => ({ kind: 'change' as const, command })),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'restart' } as const) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('kill' as const), calls: fc.nat(60) }) },
  ),
  { minLength: 6, maxLength: 20 },
);

test('whatever is undone, corrected or restarted, a game is printed once; where the program was killed, never twice', async () => {
  await fc.assert(
    fc.asyncProperty(evening, async (steps) => {
      const [data, printer] = [await tempFolder(), new CounterPrinter()];
      let lane = await printingLane(data, printer);
      await begin(lane);
      const [ended, killed] = [new Map<string, GameView>(), new Set<string>()];
      for (const step of steps) {
        const shown = lane.games.current() ?? (await begin(lane));
        const { disk } = lane;
        switch (step.kind) {
          case 'change':
            await change(lane, step.command);
            break;
          case 'next':
            if (isOver(shown)) await begin(lane);
            break;
          case 'restart':
            await lane.prints.end();
            await lane.games.settled();
            lane = await printingLane(data, printer);
            break;
          case 'kill': {
            const last = disk.calls.length + step.calls;
            disk.fails = (_call, number) => (number > last ? 'EIO' : null);
            await change(lane, ENDS);
            await lane.prints.settled();
            killed.add(shown.id);
            disk.fails = () => 'EIO';
            lane = await printingLane(data, printer);
            break;
          }
        }
        await lane.prints.settled();
        const now = lane.games.current();
        if (now !== null && isOver(now)) ended.set(now.id, now);
      }
      for (const game of ended.values()) {
        const isMissing = lane.prints.prints.some(
          ({ game: id, state }) => id === game.id && state !== 'sent',
        );
        if (!killed.has(game.id) || !isMissing) expect(printer.of(game)).toEqual(['game']);
      }
      expect(printer.jobs).toHaveLength(new Set(printer.jobs).size);
      await lane.games.settled();
    }),
  );
});
