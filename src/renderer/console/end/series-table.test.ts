import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import { expect, it } from 'vitest';
import { seriesTable } from '../../../core/players/series-table.ts';
import { afterBalls, gameOf } from '../../../core/testing/notation.testing.ts';
import { seriesOf } from '../../../core/testing/setup.testing.ts';
import { SERIES_TEXT } from '../../../text/board/series.ts';
import SeriesTable from './SeriesTable.vue';

it('the end shows each bowler’s games with the high one underlined, and says the series politely', async () => {
  const game = afterBalls(gameOf('PJS', 'KYJ'), '9-8-'.repeat(10));
  const earlier = [{ series: seriesOf(1).id, number: 1, gameId: 'g', gameNumber: 1, score: 176 }];
  const table = seriesTable(game.position, earlier, { gameNumber: 2, isOver: true }, 4);
  if (table === null) expect.fail('a table');
  const shown = mount(SeriesTable, { props: { table, text: SERIES_TEXT.en } });
  const said = shown.get('[role=status]');
  expect(shown.findAll('thead th').map((head) => head.text())).toEqual([
    ...['Series', 'Game 1', 'Game 2', 'Total', 'Average'],
  ]);
  const row = (name: string): readonly string[] =>
    shown.findAll(`[data-series-of=${name}] td`).map((cell) => cell.text());
  expect(row('PJS')).toEqual(['176, high game', '90', '266', '133']);
  expect(row('KYJ')).toEqual(['not bowled–', '80, high game', '80', '80']);
  await nextTick();
  expect(said.text()).toBe('Series: PJS 266 in 2 games, KYJ 80 in 1 game.');
});
