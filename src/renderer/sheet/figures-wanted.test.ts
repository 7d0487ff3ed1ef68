import { mount, type VueWrapper } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import { h } from 'vue';
import type { GameSheetOrder, GameView } from '../../contract/contract.ts';
import type { FormatId } from '../../core/formats/formats.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { after, agreement } from '../../core/testing/notation.testing.ts';
import { setupOf, setupWith } from '../../core/testing/setup.testing.ts';
import { textFor } from '../../text/index.ts';
import { bowlerGames } from './bowler/bowler-games.ts';
import GuestCard from './receipt/GuestCard.vue';
import SheetDocument from './SheetDocument.vue';

/** What is wanted on paper: the figures, and the chart of totals. */
interface Wanted {
  readonly statistics: boolean;
  readonly chart: boolean;
}

const BOTH: Wanted = { statistics: true, chart: true };
const CHECK = '7F3A 91C2';

/** Each with its strikes, spares, opens, splits made, fouls and first-ball average, counted by hand. */
const GAMES: readonly (readonly [FormatId, string, readonly string[]])[] = [
  // First balls: 10 + 10 + 10 + 7 + 8 + 0 + 10 + 7 + 9 + 10 (docs/statistics.md).
  ['ten-pin', 'X X X 72 (8)/ F9 X 7/ 9- XX8', ['6', '2', '3', '1 of 1', '1', '8.1']],
  // Nines are strikes, but count as nine pins of a first ball: 9 + 10 + 7 + 8 + 5 * 9 + 9 = 88.
  ['no-tap', '9 X 7/ 81 9 9 9 9 9 999', ['10', '1', '1', '–', '–', '8.8']],
  // Points of the first ball: 15 + 5 + 8 * 3 and a strike = 59. A foul takes points and leaves its pins counted.
  ['five-pin', 'X 5F5- 3-- 3-- 3-- 3-- 3-- 3-- 3-- XXX', ['4', '0', '8', '–', '1', '5.6']],
  // A roll-off is one frame.
  ['roll-off', 'X9/', ['1', '1', '0', '–', '–', '10.0']],
];

function played(format: FormatId, notation: string): Game {
  const setup = format === 'no-tap' ? setupWith(['IDA'], [9]) : setupOf(['IDA'], { format });
  return after(newGame(setup), agreement(1, notation));
}

function viewOf({ setup, events }: Game): GameView {
  return {
    ...{ revision: 1, half: 'left', id: 'g', counter: 1, newest: 1, setup, events, earlier: [] },
    ...{ match: null, savedAt: setup.startedAt, waiting: null },
  };
}

function sheetOf(game: Game, wanted: Wanted, paper: GameSheetOrder['paper'] = 'A4'): VueWrapper {
  const order: GameSheetOrder = {
    ...{ kind: 'game', game: viewOf(game), beside: null, paper, marks: 'letters', ...wanted },
    ...{ language: 'en', house: '', logo: null, printedAt: game.setup.startedAt },
  };
  return mount({ render: () => h(SheetDocument, { order, games: [game], checkCode: CHECK }) });
}

function cardOf(game: Game, wanted: Wanted): VueWrapper {
  const [bowler] = bowlerGames([game], [], null);
  if (bowler === undefined) throw new Error('no bowler');
  const order = {
    ...{ kind: 'card' as const, game: viewOf(game), before: [], player: null, paper: 'receipt' as const },
    ...{ marks: 'letters' as const, language: 'en' as const, house: '', logo: null, ...wanted },
    printedAt: game.setup.startedAt,
  };
  return mount({
    render: () => h(GuestCard, { order, bowler, checkCode: CHECK, as: 'article', text: textFor('en') }),
  });
}

function textsOf(drawn: VueWrapper, selector: string): readonly string[] {
  return drawn.findAll(selector).map((cell) => cell.text());
}

describe('figures that are wanted on paper', () => {
  test.each(GAMES)('%s: a game sheet has the row of figures', (format, notation, figures) => {
    const [, ...row] = textsOf(sheetOf(played(format, notation), BOTH), 'table.statistics td');
    expect(row.slice(0, -1)).toEqual(figures);
  });

  test.each(GAMES)('%s: a guest card has the same figures below its sums', (format, notation, figures) => {
    expect(textsOf(cardOf(played(format, notation), BOTH), '.counted dd')).toEqual(figures);
  });

  test('a game on a roll has them in a line below the boxes, without those that count nothing', () => {
    const roll = sheetOf(played('no-tap', '9 X 7/ 81 9 9 9 9 9 999'), BOTH, 'receipt');
    expect(textsOf(roll, '.one > .small')).toContain('Strikes 10, Spares 1, Opens 1, First-ball average 8.8');
  });

  test('the chart of totals is on sheets of ten frames, and a roll-off of one frame has none', () => {
    const charts = GAMES.map(([format, notation]) =>
      sheetOf(played(format, notation), BOTH).find('.totals').exists(),
    );
    expect(charts).toEqual([true, true, true, false]);
  });
});

describe('figures that are not wanted', () => {
  test.each(GAMES)('%s: sheet, roll and card are without them', (format, notation) => {
    const game = played(format, notation);
    const neither = { statistics: false, chart: false };
    expect(sheetOf(game, neither).find('table.statistics, .totals').exists()).toBe(false);
    expect(sheetOf(game, neither, 'receipt').text()).not.toContain('First-ball average');
    expect(cardOf(game, neither).find('.counted').exists()).toBe(false);
  });

  test('the chart alone can be left out, and the figures alone', () => {
    const game = played('ten-pin', 'X X X 72 (8)/ F9 X 7/ 9- XX8');
    const figures = sheetOf(game, { statistics: true, chart: false });
    expect([figures.find('table.statistics').exists(), figures.find('.totals').exists()]).toEqual([
      true,
      false,
    ]);
    const chart = sheetOf(game, { statistics: false, chart: true });
    expect([chart.find('table.statistics').exists(), chart.find('.totals').exists()]).toEqual([false, true]);
  });
});
