import { mount, type VueWrapper } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { h } from 'vue';
import { boardRows } from '../../../board/rows.ts';
import { textFor } from '../../../text/index.ts';
import { bowled } from '../../lane/testing/fake-main.testing.ts';
import NowCard from './NowCard.vue';

/** The card for these players after these balls. */
function card(players: readonly string[], balls: string): VueWrapper {
  const { game } = bowled(players, balls);
  if (game === null) throw new Error('no game');
  const quiet = { locked: false, saving: false, guide: null, message: null };
  const props = { game, rows: boardRows(game), ...quiet, text: textFor('en') };
  return mount({ render: () => h(NowCard, props) });
}

const CORRECT = 'Touch a frame to correct it';

test('the card says that a frame can be corrected, however many bowl', () => {
  for (const players of [['PJS'], ['PJS', 'KYJ'], Array.from('ABCDEFGH')])
    expect(card(players, '7').get('.hint').text()).toBe(CORRECT);
});

test('nothing can be corrected before the first ball', () => {
  expect(card(['PJS'], '').find('.hint').exists()).toBe(false);
});

test('the card explains the circles once, and then says again how a frame is corrected', () => {
  const legend = card(['PJS'], 'X').get('.hint');
  expect(legend.findAll('.one').map((one) => one.text())).toEqual(['ball still to be added', 'added']);
  expect(card(['PJS'], 'X 8 1').get('.hint').text()).toBe(CORRECT);
  expect(card(['PJS'], 'X 8 1 X').get('.hint').text()).toBe(CORRECT);
});

test('a game that is over can be corrected too', () => {
  expect(card(['PJS'], '--'.repeat(10)).get('.hint').text()).toBe(CORRECT);
});
