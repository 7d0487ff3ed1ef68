import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { computed } from 'vue';
import type { Format } from '../../../core/formats/format.ts';
import type { FormatId } from '../../../core/formats/formats.ts';
import { BAKER } from '../../../core/formats/baker.ts';
import { FIVE_PIN } from '../../../core/formats/five-pin.ts';
import { TEN_PIN_FORMAT } from '../../../core/formats/ten-pin.ts';
import { NINES } from '../../../core/testing/nines.testing.ts';
import { connected } from '../../lane/testing/connected.testing.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import type { Party } from '../../lane/game/party.ts';
import { added, committed, draftAgain, draftOf, opened, removed, retyped, swapped } from './line-up-draft.ts';
import { useMessages } from '../../lane/messages.ts';
import { useLineUp, type LineUp } from './line-up.ts';

/** Ten-pin as it would be with options. */
const WITH_OPTIONS = { ...NINES, id: 'ten-pin' } as const;
const LAST = {
  format: 'ten-pin',
  follows: 'g000007-0a1b2c',
  party: 'b5a49382716050e4d3c2b1a0',
  gameNumber: 1,
  names: ['KYJ', 'PJS'],
  players: [2, 1],
  averages: [150, null],
  options: [8, 9],
  ...{ games: null, league: false },
} as const;

async function lineUpOf(
  names: readonly string[],
  last: Party | null = null,
  formats: readonly Format<FormatId>[] = [WITH_OPTIONS],
): Promise<{ main: FakeMain; lineUp: LineUp }> {
  const main = new FakeMain();
  await connected(main);
  const lineUp = useLineUp(
    computed(() => last),
    () => undefined,
    computed(() => formats),
  );
  lineUp.change(draftOf(names));
  return { main, lineUp };
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a game of a format with options', () => {
  test('starts with the usual option of everybody, and with the next one for whom a button was pressed', async () => {
    const { main, lineUp } = await lineUpOf(['PJS', 'KYJ', 'CMS']);
    lineUp.stepOption(1);
    lineUp.stepOption(2);
    lineUp.stepOption(2);
    await lineUp.start();
    expect(main.orders).toMatchObject([
      { format: 'ten-pin', players: [{ option: 9 }, { option: 8 }, { option: 9 }] },
    ]);
  });

  test('gives the same players their options and averages of the last game again', async () => {
    const { main, lineUp } = await lineUpOf([], LAST);
    lineUp.change(swapped(draftAgain(LAST), 0, 1));
    expect(lineUp.options.value).toEqual([9, 8]);
    await lineUp.start();
    expect(main.orders).toMatchObject([
      {
        players: [
          { option: 9, average: null },
          { option: 8, average: 150 },
        ],
      },
    ]);
  });

  test('gives nobody the option or the average of a bowler who had the name before', async () => {
    const { lineUp } = await lineUpOf(['KYJ'], LAST);
    expect([lineUp.options.value, lineUp.averages.value]).toEqual([[9], [null]]);
    lineUp.change(committed(retyped(opened(draftAgain(LAST), 1), 'KYJ')));
    lineUp.change(swapped(lineUp.draft.value, 0, 1));
    expect([lineUp.options.value, lineUp.averages.value]).toEqual([
      [9, 8],
      [null, 150],
    ]);
  });

  test('has no average that its format cannot have', async () => {
    const canada = { ...LAST, averages: [350, null] };
    const { main, lineUp } = await lineUpOf([], canada, [FIVE_PIN, WITH_OPTIONS]);
    lineUp.change(draftAgain(canada));
    lineUp.chooseFormat('ten-pin');
    expect(lineUp.averages.value).toEqual([null, null]);
    await lineUp.start();
    expect(main.orders).toMatchObject([{ format: 'ten-pin', players: [{ average: null }, {}] }]);
    lineUp.chooseFormat('five-pin');
    expect(lineUp.averages.value).toEqual([350, null]);
  });

  test('keeps the options when its own button is pressed once more', async () => {
    const { lineUp } = await lineUpOf(['PJS']);
    lineUp.stepOption(0);
    lineUp.chooseFormat('ten-pin');
    lineUp.stepFormat();
    expect(lineUp.options.value).toEqual([8]);
  });

  test('keeps a name’s option through a change of the order', async () => {
    const { lineUp } = await lineUpOf(['PJS', 'KYJ']);
    lineUp.stepOption(0);
    lineUp.draft.value = swapped(lineUp.draft.value, 0, 1);
    expect(lineUp.options.value).toEqual([9, 8]);
  });
});

test('a game of ten-pin starts without options, and no press gives it one', async () => {
  const { main, lineUp } = await lineUpOf(['PJS'], null, [TEN_PIN_FORMAT]);
  lineUp.stepOption(0);
  lineUp.stepFormat();
  await lineUp.start();
  expect(main.orders).toMatchObject([{ format: 'ten-pin', players: [{ option: null }] }]);
});

describe('who starts', () => {
  test('are the same people where the last game’s players come again, also in another order', async () => {
    const { main, lineUp } = await lineUpOf([], LAST);
    lineUp.change(swapped(draftAgain(LAST), 0, 1));
    expect(lineUp.gameNumber.value).toBe(2);
    await lineUp.start();
    expect(main.orders).toMatchObject([
      {
        follows: LAST.follows,
        players: [
          { name: 'PJS', was: 1 },
          { name: 'KYJ', was: 2 },
        ],
      },
    ]);
  });

  test('are the same but for a name that was typed over, and one more', async () => {
    const { main, lineUp } = await lineUpOf([], LAST);
    lineUp.change(retyped(opened(draftAgain(LAST), 0), 'EVE'));
    lineUp.change(added(lineUp.draft.value, 'DOM'));
    await lineUp.start();
    expect(main.orders).toMatchObject([
      {
        follows: LAST.follows,
        players: [
          { name: 'EVE', was: null },
          { name: 'PJS', was: 1 },
          { name: 'DOM', was: null },
        ],
      },
    ]);
  });

  test('are a new party with names typed anew, even those of the last game', async () => {
    const { main, lineUp } = await lineUpOf(['KYJ', 'PJS'], LAST);
    expect(lineUp.gameNumber.value).toBe(1);
    await lineUp.start();
    expect(main.orders).toMatchObject([{ follows: null, players: [{ was: null }, { was: null }] }]);
  });

  test('are a new party once nobody of the last one is left', async () => {
    const { main, lineUp } = await lineUpOf([], LAST);
    lineUp.change(added(removed(removed(draftAgain(LAST), 0), 0), 'PJS'));
    expect(lineUp.gameNumber.value).toBe(1);
    await lineUp.start();
    expect(main.orders).toMatchObject([{ follows: null, players: [{ name: 'PJS', was: null }] }]);
  });
});

test('a series starts with the games chosen for it, and a next game says nothing of them', async () => {
  const { main, lineUp } = await lineUpOf([], { ...LAST, games: 3 });
  lineUp.change(draftAgain(LAST));
  expect(lineUp.series.games.value).toBe(3);
  await lineUp.start();
  expect(main.orders[0]).not.toHaveProperty('games');
  const anew = await lineUpOf(['PJS'], LAST);
  anew.lineUp.series.choose(6);
  await anew.lineUp.start();
  expect(anew.main.orders).toMatchObject([{ games: 6 }]);
});

describe('a game of teams', () => {
  test('Enter in an empty row ends a team, and after it starts the game', async () => {
    const { main, lineUp } = await lineUpOf(['ANN', 'BEN'], null, [BAKER]);
    lineUp.enter();
    expect(main.orders).toEqual([]);
    lineUp.change(added(added(lineUp.draft.value, 'CAT'), 'DAN'));
    lineUp.enter();
    lineUp.turnGoesRound();
    lineUp.enter();
    await vi.waitFor(() => {
      expect(main.orders).toHaveLength(1);
    });
    expect(main.orders[0]).toMatchObject({ format: 'baker', goesRound: true });
    expect(main.orders[0]?.players.map(({ name, mates }) => [name, mates?.map((mate) => mate.name)])).toEqual(
      [
        ['Team 1', ['ANN', 'BEN']],
        ['Team 2', ['CAT', 'DAN']],
      ],
    );
  });

  test.each([
    ['a Baker team of one', ['ANN'], 'Team 1 has 1 bowler. It needs 2 to 10.'],
    ['a Baker team of eleven', Array.from('ABCDEFGHIJK'), 'Team 2 has 1 bowler. It needs 2 to 10.'],
  ])('%s does not start, and a sentence says how many it needs', async (_what, names, sentence) => {
    const { main, lineUp } = await lineUpOf(names, null, [BAKER]);
    await lineUp.start();
    expect([main.orders, useMessages().message]).toEqual([[], sentence]);
    expect(lineUp.draft.value.rows).toHaveLength(names.length);
  });

  test('of whom some bowled alone before, nobody is a team', async () => {
    const { main, lineUp } = await lineUpOf([], LAST, [BAKER]);
    lineUp.change(draftAgain(LAST));
    await lineUp.start();
    expect(main.orders).toMatchObject([{ follows: LAST.follows, players: [{ name: 'Team 1', was: null }] }]);
  });
});
