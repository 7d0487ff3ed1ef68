import { mount, type VueWrapper } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import { h, nextTick, shallowRef } from 'vue';
import type { BoardLayout, Half } from '../contract/contract.ts';
import type { Game } from '../core/game/game.ts';
import { seriesOf } from '../core/testing/setup.testing.ts';
import { BOARD_TEXT } from '../text/board/board.ts';
import { EXCITERS_TEXT } from '../text/board/exciters.ts';
import { NEED_TEXT } from '../text/board/need.ts';
import type { Celebrated } from './exciter/exciter-words.ts';
import { exciterOf } from './exciter/exciter.ts';
import type { DrawnHalf } from './halves/drawn-half.ts';
import { nowOf, type Now } from './now/now.ts';
import OverheadBoard from './OverheadBoard.vue';
import { bowled, gameOf } from './testing/play.testing.ts';
import { boardRows, type BoardRow } from './rows.ts';

const eleven = Array.from('ABCDEFGHIJK');

/** A lane's game as drawn: its second one, on lane 12. */
function drawn(game: Game): DrawnHalf {
  return {
    ...{ half: 'left', lane: 12, turnLane: 12, waits: false, movedTo: null, league: null },
    ...{ gameNumber: 2, games: null, format: game.setup.format, rows: boardRows(game), now: nowOf(game) },
  };
}

function boardOf(
  half: DrawnHalf,
  {
    page = null,
    clock = '',
    layout = 'ten',
  }: { page?: number | null; clock?: string; layout?: BoardLayout } = {},
): VueWrapper {
  const props = { halves: [half], page, clock, layout, text: BOARD_TEXT.en, needText: NEED_TEXT.en };
  return mount({ render: () => h(OverheadBoard, props) });
}

function overhead(balls: string, page: number | null = null, names = eleven): VueWrapper {
  const game = bowled(gameOf(...names), balls);
  return boardOf(drawn(game), { page, clock: '19:42' });
}

const places = (wrapper: VueWrapper): readonly (string | undefined)[] =>
  wrapper.findAll('[data-player]').map((row) => row.attributes('data-player'));

test('eleven players are shown six and five, on the page of the one on turn', () => {
  expect(places(overhead('X'))).toEqual(['1', '2', '3', '4', '5', '6']);
  const second = overhead('X X X X X X X');
  expect(places(second)).toEqual(['7', '8', '9', '10', '11']);
  expect(second.text()).toContain('Players 7–11 of 11');
});

test('the maximum disappears at the end: a finished line has none, and a game that is over has no column for it', () => {
  const game = (balls: string): VueWrapper => overhead(balls, null, ['A', 'B']);
  const heads = (wrapper: VueWrapper): readonly string[] =>
    wrapper.findAll('[role=columnheader]').map((head) => head.text());
  const running = game(`${'X'.repeat(18)}72`);
  expect(heads(running)).toContain('Max');
  expect(running.findAll('.max').map((max) => max.text())).toEqual(['', 'MaxMax300']);
  const over = game(`${'X'.repeat(18)}72XXX`);
  expect(heads(over)).not.toContain('Max');
  expect(over.findAll('.max')).toEqual([]);
  expect(over.findAll('[data-player]').map((row) => row.attributes('data-max'))).toEqual(['265', '300']);
});

test('from the second game each line has the pins of its bowler’s series, and who begins one has none', () => {
  const game = bowled(gameOf('PJS', 'KYJ', 'LEE'), '9- 8- 7-');
  const earlier = [176, 183].map((score, place) => ({
    ...{ series: seriesOf(1).id, number: place + 1, gameId: `g${String(place)}`, gameNumber: place + 1 },
    score,
  }));
  const shown = (rows: readonly BoardRow[]): VueWrapper =>
    boardOf({ ...drawn(game), rows, gameNumber: 3, games: 3 });
  const third = shown(boardRows(game, earlier));
  expect(third.text()).toContain('Game 3 of 3');
  expect(third.findAll('[data-player]').map((row) => row.attributes('data-series'))).toEqual([
    '368',
    undefined,
    undefined,
  ]);
  expect(third.findAll('.series').map((cell) => cell.text())).toEqual(['SeriesSeries368', '', '']);
  const first = shown(boardRows(game));
  expect(first.findAll('.series')).toEqual([]);
  expect(first.find('[data-series]').exists()).toBe(false);
});

test('another page can be looked at', () => {
  expect(places(overhead('X', 1))).toEqual(['7', '8', '9', '10', '11']);
});

test('the last ball of a page, and of a game, is celebrated where it fell; then the others are shown', async () => {
  const game = bowled(gameOf(...eleven), 'X X X X X X');
  const exciter = exciterOf(game);
  if (exciter === null) throw new Error('a strike is celebrated');
  const strike = { half: 'left', exciter, text: EXCITERS_TEXT.en } as const;
  const celebrated = shallowRef<(Celebrated & { readonly half: Half }) | null>({ ...strike, still: true });
  const now = shallowRef<Now | null>(nowOf(game));
  const board = { ...drawn(game), rows: boardRows(game) };
  const wrapper = mount({
    render: () =>
      h(OverheadBoard, {
        ...{ halves: [{ ...board, now: now.value }], celebrated: celebrated.value },
        ...{ clock: '', text: BOARD_TEXT.en, needText: NEED_TEXT.en },
      }),
  });
  expect(places(wrapper)[0]).toBe('1');
  celebrated.value = null;
  await nextTick();
  expect(places(wrapper)[0]).toBe('7');
  celebrated.value = { ...strike, still: false };
  now.value = null;
  await nextTick();
  expect(places(wrapper)[0]).toBe('1');
});

test('the NOW bar says who bowls which ball, and at how many pins', () => {
  const words = overhead('8').get('.bar').text();
  expect(words).toContain('Spare adds the next ball');
  for (const word of ['A', 'Frame', 'Ball', 'pins stand', 'Next', 'B']) expect(words).toContain(word);
});

describe('the layout of five frames', () => {
  const names = ['A', 'B'];
  const shown = (balls: string): VueWrapper => {
    return boardOf(drawn(bowled(gameOf(...names), balls)), { layout: 'five' });
  };

  test('all lines have the same five frames under their heads', () => {
    const wrapper = shown('9-'.repeat(10) + '9-');
    const heads = wrapper.findAll('[role=columnheader]').map((head) => head.text());
    expect(heads).toEqual(['Player', '2', '3', '4', '5', '6', 'Total']);
    for (const row of wrapper.findAll('[data-player]'))
      expect(row.findAll('[data-frame]').map((cell) => cell.attributes('data-frame'))).toEqual([
        ...['2', '3', '4', '5', '6'],
      ]);
  });

  test('the pins that stand are drawn where they are known, else their number', () => {
    expect(shown('').findAll('.deck .stands')).toHaveLength(10);
    expect(shown('8').find('.deck').exists()).toBe(false);
    expect(shown('8').get('.bar').text()).toContain('pins stand2');
  });
});
