import { mount } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import type { BowlerSheetOrder, GameSheetOrder, GameView, SheetOrder } from '../../contract/contract.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { matchGame } from '../../core/testing/league.testing.ts';
import { after, agreement, correction } from '../../core/testing/notation.testing.ts';
import { setupOf } from '../../core/testing/setup.testing.ts';
import { contentOf } from './content.ts';
import { pageCount } from './page-count.ts';

const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';

function viewOf({ setup, events }: Game): GameView {
  return {
    ...{ revision: 1, half: 'left', id: 'g', counter: 1, newest: 1, setup, events, earlier: [] },
    ...{ match: null, savedAt: setup.startedAt, waiting: null },
  };
}

const LOOK = {
  marks: 'filled',
  statistics: true,
  chart: true,
  language: 'en',
  house: '',
  logo: null,
} as const;

function sheetOf(
  game: Game,
  kind: GameSheetOrder['kind'],
  paper: GameSheetOrder['paper'] = 'A4',
): GameSheetOrder {
  return { ...LOOK, kind, game: viewOf(game), beside: null, paper, printedAt: game.setup.startedAt };
}

function bowlersOf(
  game: Game,
  kind: BowlerSheetOrder['kind'],
  player: number | null,
  paper: BowlerSheetOrder['paper'] = 'A4',
): BowlerSheetOrder {
  const more = { player, paper, printedAt: game.setup.startedAt } as const;
  return { ...LOOK, kind, game: viewOf(game), before: [], ...more };
}

function party(players: number): Game {
  return newGame(setupOf(Array.from({ length: players }, (_name, index) => `P${String(index + 1)}`)));
}

function league(): Game {
  const known = [
    { average: 180 },
    { average: 170 },
    { average: 160 },
    { average: 163, type: 'absent' },
  ] as const;
  return after(matchGame(['PJS', 'KYJ', 'TOM', 'DOM'], known), agreement(1, NINES));
}

function correctedOften(): Game {
  let game = after(party(3), agreement(1, NINES));
  for (let change = 0; change < 30; change += 1)
    game = after(game, correction(1, (change % 9) + 1, change % 2 === 0 ? '43' : '62'));
  return game;
}

async function drawn(order: SheetOrder): Promise<number> {
  const content = await contentOf(order);
  return mount({ render: () => content }).findAll('article').length;
}

describe('the pages counted beside a kind of sheet are those that are drawn', () => {
  test.each([
    ['one player', sheetOf(party(1), 'game'), 1],
    ['eight players', sheetOf(party(8), 'game'), 1],
    ['eleven players', sheetOf(party(11), 'game'), 2],
    ['thirty corrections', sheetOf(correctedOften(), 'game'), 2],
    ['thirty corrections on a roll', sheetOf(correctedOften(), 'game', 'receipt'), 1],
    ['two teams with their recap', sheetOf(league(), 'game'), 2],
    ['the recap alone', sheetOf(league(), 'recap'), 1],
    ['a series page for each', bowlersOf(party(5), 'series', null), 5],
    ['a card for each, two a page', bowlersOf(party(5), 'card', null), 3],
    ['a card for each on a roll', bowlersOf(party(5), 'card', null, 'receipt'), 5],
    ['a card for one', bowlersOf(party(5), 'card', 2), 1],
  ] as const)('%s', async (_what, order, pages) => {
    expect(pageCount(order)).toBe(pages);
    expect(await drawn(order)).toBe(pages);
  });
});

test('a recap alone carries the codes of its game; one that the balls follow leaves them to their page', async () => {
  const codesOn = async (order: SheetOrder): Promise<readonly number[]> => {
    const content = await contentOf(order);
    const pages = mount({ render: () => content }).findAll('article');
    return pages.map((page) => page.findAll('.code').length);
  };
  expect(await codesOn(sheetOf(league(), 'recap'))).toEqual([1]);
  expect(await codesOn(sheetOf(league(), 'game'))).toEqual([0, 1]);
});
