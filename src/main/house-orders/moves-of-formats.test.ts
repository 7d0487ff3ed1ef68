import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMAT_IDS, type FormatId } from '../../core/formats/formats.ts';
import { moveAway } from '../../core/game/command.ts';
import { newGame, replay, type Game } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { turnToBowl } from '../../core/players/position.ts';
import { setupOfFormat } from '../../core/testing/format-setup.testing.ts';
import { must } from '../../core/testing/notation.testing.ts';
import { randomGame } from '../../core/testing/random-game.testing.ts';
import { numbersFrom } from '../../core/testing/random-pins.testing.ts';
import { SECOND_SCORERS } from '../../core/testing/second-formats.testing.ts';
import type { OrderBody, TakenGame } from '../../house-contract/orders.ts';
import { NOON } from '../../saves/record/testing/game.testing.ts';
import { OrderedLane } from './testing/ordered-lane.testing.ts';
import { takenOf } from './testing/taken-of.testing.ts';
import { runs } from '../../core/testing/runs.testing.ts';

const ID = 'g000001-0a1b2c';
const takes = (game: TakenGame): OrderBody => ({ kind: 'takeGame', lane: 7, games: [game], forced: true });

/** A game of this format with corrections and undone and redone changes, cut off after some of its events. */
function cutOff(format: FormatId, { seed, share }: { readonly seed: number; readonly share: number }): Game {
  const ways = SECOND_SCORERS[format];
  const play = { seconds: ways.map(({ second }) => second), draw: numbersFrom(seed), acts: 60 };
  const options = ways.map(({ option }) => option);
  const { setup, events } = randomGame(newGame(setupOfFormat(format, options)), play).game;
  return must(replay(setup, events.slice(0, Math.floor(events.length * share))));
}

const cuts = fc.record({ seed: fc.nat(100_000), share: fc.double({ min: 0, max: 1, noNaN: true }) });

test.for(FORMAT_IDS)(
  'a game of %s that moves after any event has the same position, marks and totals on the new lane, told that it moved or not',
  async (format) => {
    const lane = await OrderedLane.on();
    await fc.assert(
      fc.asyncProperty(cuts, fc.boolean(), async (cut, isTold) => {
        const game = cutOff(format, cut);
        if (!turnToBowl(game.position).ok) return;
        const told = isTold ? must(moveAway(game, 7, { at: NOON, by: 'staff' })).game : game;
        expect(await lane.asks(takes(takenOf({ id: ID, ...told })))).toMatchObject({ state: 'done' });
        const here = lane.shown();
        const continued = must(replay(here.setup, here.events));
        expect(continued.position).toEqual(game.position);
        expect(sheetText(continued)).toEqual(sheetText(game));
        expect(here.setup.movedFrom).toMatchObject({ game: ID, generation: game.events.length });
        // The lane is free again.
        await lane.asks({ kind: 'moveAway', lane: 7, games: [here.id], to: 12 });
      }),
      // Of each format.
      runs(0.1),
    );
  },
);

test('facts that do not follow each other, or that the rules refuse, refuse the order and change nothing', async () => {
  const lane = await OrderedLane.on();
  await fc.assert(
    fc.asyncProperty(cuts, fc.nat(), async (cut, place) => {
      const { setup, events } = cutOff('ten-pin', cut);
      const taken = takenOf({ id: ID, setup, events });
      const at = place % taken.facts.length;
      const facts = taken.facts.map((fact, index) =>
        index === at ? { ...fact, chain: '0'.repeat(fact.chain.length) } : fact,
      );
      const without = { ...taken, facts: taken.facts.toSpliced(at, 1) };
      const never = { type: 'redone', event: events.length + 5, at: NOON, by: 'staff' } as const;
      const ruled = takenOf({ id: ID, setup, events: [...events, never] });
      for (const bad of [{ ...taken, facts }, without, ruled])
        expect(await lane.asks(takes(bad))).toEqual({ state: 'refused', code: 'facts-damaged' });
      expect(lane.lane.games.current()).toBeNull();
      expect(lane.lane.folder.games()).toEqual([]);
    }),
    runs(0.4),
  );
});
