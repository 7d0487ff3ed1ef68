import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../../lane/connection.ts';
import { bowled } from '../../lane/testing/fake-main.testing.ts';
import NowCard from './NowCard.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The card of a game of these players after these balls. */
async function card(players: readonly string[], balls: string): Promise<VueWrapper> {
  vi.stubGlobal('lane', bowled(players, balls).bridge);
  await connect();
  const wrapper = mount(NowCard);
  await flushPromises();
  return wrapper;
}

const CORRECT = 'Touch a frame to correct it';

test('the card says that a frame can be corrected, however many bowl', async () => {
  for (const players of [['PJS'], ['PJS', 'KYJ'], Array.from('ABCDEFGH')])
    expect((await card(players, '7')).get('.hint').text()).toBe(CORRECT);
});

test('before the first ball there is nothing to correct', async () => {
  expect((await card(['PJS'], '')).find('.hint').exists()).toBe(false);
});

test('the card explains the circles once, and then says again how a frame is corrected', async () => {
  const legend = (await card(['PJS'], 'X')).get('.hint');
  expect(legend.findAll('.one').map((one) => one.text())).toEqual(['ball still to be added', 'added']);
  expect((await card(['PJS'], 'X 8 1')).get('.hint').text()).toBe(CORRECT);
  expect((await card(['PJS'], 'X 8 1 X')).get('.hint').text()).toBe(CORRECT);
});

test('a game that is over is corrected too', async () => {
  expect((await card(['PJS'], '--'.repeat(10))).get('.hint').text()).toBe(CORRECT);
});
