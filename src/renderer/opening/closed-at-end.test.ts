// @vitest-environment happy-dom
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../App.vue';
import type { Opening } from '../../contract/contract.ts';
import { bowled } from '../lane/testing/fake-main.testing.ts';

enableAutoUnmount(afterEach);

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The last ball of the fake lane's games was saved at 19:42:07. */
test.each<[string, string, Opening]>([
  ['that went beyond the time: the time is up', 'Time is up.', until('19:40:00')],
  ['after which staff closed the lane: it is closed', 'The lane is closed.', until('19:43:00')],
  [
    'that was the last of those paid for: it is finished',
    'Your game is finished.',
    { kind: 'games', games: 1, from: 1 },
  ],
])('at the end of a game %s', async (_, says, opening) => {
  const main = bowled(['PJS'], '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-');
  main.settings = { ...main.settings, opening };
  vi.stubGlobal('lane', main.bridge);
  const page = mount(App, { attachTo: document.body });
  await flushPromises();
  expect(page.get('main.end').text()).toContain(says);
});

function until(time: string): Opening {
  return { kind: 'until', at: `2026-03-21T${time}.000Z` };
}
