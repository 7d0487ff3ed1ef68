import { renderToString } from 'vue/server-renderer';
import { createSSRApp } from 'vue';
import { expect, test } from 'vitest';
import { seriesTable } from '../../../core/players/series-table.ts';
import { afterBalls, gameOf } from '../../../core/testing/notation.testing.ts';
import { seriesOf } from '../../../core/testing/setup.testing.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { SERIES_TEXT } from '../../../text/board/series.ts';
import SheetSeries from './SheetSeries.vue';

const game = afterBalls(gameOf('PJS', 'KYJ'), '9-8-'.repeat(10));
const earlier = [{ series: seriesOf(1).id, number: 1, gameId: 'g', gameNumber: 1, score: 176 }];

test.each(LANGUAGES)(
  'the sheet has this page’s players with each game, their average, high game and total (%s)',
  async (language) => {
    const table = seriesTable(game.position, earlier, { gameNumber: 2, isOver: true }, 7);
    const props = { table, players: [1], text: SERIES_TEXT[language] };
    const html = await renderToString(createSSRApp(SheetSeries, props));
    const cells = Array.from(html.matchAll(/<td[^>]*>(.*?)<\/td>/gsu), ([, cell = '']) =>
      cell.replace(/<(?!\/?u)[^>]*>/gu, ''),
    );
    expect(cells).toEqual(['PJS', '<u>176</u>', '90', '133', '176', '266']);
    for (const word of [SERIES_TEXT[language].title, SERIES_TEXT[language].game(1, 1)])
      expect(html).toContain(word);
  },
);
