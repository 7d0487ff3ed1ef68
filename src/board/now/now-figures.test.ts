import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { BOARD_TEXT } from '../../text/board/board.ts';
import { bowled, gameIn } from '../testing/play.testing.ts';
import { nowOf } from './now.ts';
import NowFigures from './NowFigures.vue';

test.each([
  ['ten-pin', 'Max', '279'],
  ['low-game', 'Best', '23'],
] as const)('in %s the last figure is the best that can still come: %s %s', (format, word, figure) => {
  const now = nowOf(bowled(gameIn(format, 'PJS'), format === 'ten-pin' ? '9-' : '41'));
  if (now === null) throw new Error('a ball is due');
  const most = mount(NowFigures, { props: { now, text: BOARD_TEXT.en } }).get('.most');
  expect([most.get('dt').text(), most.get('dd').text()]).toEqual([word, figure]);
});
