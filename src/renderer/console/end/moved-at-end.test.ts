import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../../App.vue';
import type { Opening } from '../../../contract/contract.ts';
import { moveAway } from '../../../core/game/command.ts';
import { occasion } from '../../../core/testing/setup.testing.ts';
import { bowled, type FakeMain } from '../../lane/testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A lane whose party was moved to lane 5 in its game. */
async function moved(
  opening: Opening = { kind: 'free' },
): Promise<{ main: FakeMain; page: ReturnType<typeof mount<typeof App>> }> {
  const main = bowled(['PJS', 'KYJ'], '9/ X 8');
  const away =
    main.game === null ? null : moveAway(main.game, 5, occasion('2026-03-21T19:50:00.000Z', 'staff'));
  if (away?.ok !== true) expect.fail('the game did not move');
  main.game = away.value.game;
  main.settings = { ...main.settings, opening };
  vi.stubGlobal('lane', main.bridge);
  const page = mount(App, { attachTo: document.body });
  await flushPromises();
  return { main, page };
}

test('a game that moved says where it continues, and offers no correction', async () => {
  const { page } = await moved();
  const card = page.get('[data-outcome="moved"]');
  expect(card.text()).toMatch(/Moved to lane 5.*continues there/u);
  expect(card.text()).not.toContain('Touch a frame');
  const correct = page.findAll('.bar button').find((one) => one.text() === 'Correct');
  expect(correct?.attributes('aria-disabled')).toBe('true');
  expect(page.find('[data-frame] button').exists()).toBe(false);
});

test('after it N begins no game of the players who went, but a new party', async () => {
  const { main, page } = await moved();
  const begun = main.orders.length;
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyN', key: 'n', bubbles: true }));
  await flushPromises();
  expect(page.find('main.setup').exists()).toBe(true);
  expect(page.get('main.setup').text()).not.toContain('Same players');
  expect(main.orders).toHaveLength(begun);
});

test('the lane that closed behind it does not say why it is closed: what was left went along', async () => {
  const { page } = await moved({ kind: 'until', at: '2026-03-21T19:51:00.000Z' });
  expect(page.get('main.end').text()).not.toMatch(/Time is up|is closed/u);
  expect(page.findAll('main.end button').map((button) => button.text())).toContain('New players');
});
