import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connected } from '../lane/testing/connected.testing.ts';
import { bowled } from '../lane/testing/fake-main.testing.ts';
import { pairOf } from '../lane/testing/pair.testing.ts';
import LaneBoardView from './LaneBoardView.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['ten', 10],
  ['five', 5],
] as const)('the board has the %s frames that were chosen', async (layout, frames) => {
  const main = bowled(['PJS'], '7 2 9');
  main.settings = { ...main.settings, layout };
  await connected(main);
  expect(mount(LaneBoardView).findAll('[data-turn] [data-frame]')).toHaveLength(frames);
});

test('the ring is around the lane that the keys score, and around none where no keys are', async () => {
  const { halves } = await pairOf(bowled(['PJS'], '7'), bowled(['KYJ'], '8'));
  halves.goTo('right');
  const ringed = (keys: boolean): readonly boolean[] =>
    mount(LaneBoardView, { props: { keys } })
      .findAll('.now > .half')
      .map((half) => half.classes('ringed'));
  expect(ringed(true)).toEqual([false, true]);
  expect(ringed(false)).toEqual([false, false]);
});
