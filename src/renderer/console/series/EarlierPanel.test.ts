import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../../App.vue';
import type { EarlierGame } from '../../../core/players/bowler-series.ts';
import { connected } from '../../lane/testing/connected.testing.ts';
import { bowled, type FakeMain } from '../../lane/testing/fake-main.testing.ts';
import EarlierPanel from './EarlierPanel.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

type Panel = VueWrapper<InstanceType<typeof EarlierPanel>>;

async function panelOn(main: FakeMain): Promise<Panel> {
  await connected(main);
  return mount(EarlierPanel, { attachTo: document.body });
}

async function press(panel: Panel, label: string): Promise<void> {
  const named = panel.findAll('button').find((one) => (one.attributes('aria-label') ?? one.text()) === label);
  await named?.trigger('click', { detail: 0 });
  await flushPromises();
}

async function type(panel: Panel, score: string): Promise<void> {
  await panel.get('input').setValue(score);
  await panel.get('input').trigger('keydown', { key: 'Enter' });
  await flushPromises();
}

test('each score that is typed is one command with those before it, and taking the last away is another', async () => {
  const main = bowled(['PJS', 'KYJ'], '72');
  const panel = await panelOn(main);
  await type(panel, '176');
  await type(panel, '203');
  expect(panel.text()).toContain('From another lane: 176, 203');
  await press(panel, 'Remove last');
  expect(main.commands).toEqual([
    { kind: 'carryGames', player: 1, scores: [176] },
    { kind: 'carryGames', player: 1, scores: [176, 203] },
    { kind: 'carryGames', player: 1, scores: [176] },
  ]);
});

test('each player has their own, reached by the arrows, and an empty field sends nothing', async () => {
  const main = bowled(['PJS', 'KYJ'], '72');
  const panel = await panelOn(main);
  await type(panel, '');
  await press(panel, 'Player after');
  await type(panel, '141');
  expect(main.commands).toEqual([{ kind: 'carryGames', player: 2, scores: [141] }]);
  await press(panel, 'Player before');
  expect(panel.text()).toContain('No games from another lane');
});

test('a score that no game has is refused with a sentence, and stays in the field', async () => {
  const main = bowled(['PJS'], '72');
  const panel = await panelOn(main);
  await type(panel, '301');
  expect(panel.text()).toContain('A score is a whole number from 0 to 300.');
  expect(panel.get('input').element.value).toBe('301');
  expect(panel.text()).toContain('No games from another lane');
});

test('each earlier game of this lane has a button that opens it, once, oldest first', async () => {
  const main = bowled(['PJS', 'KYJ'], '72');
  const game = (number: number, series: string): EarlierGame => ({
    ...{ series: series.repeat(24), number, gameId: `g${String(number)}`, gameNumber: number, score: 90 },
  });
  main.earlier = [game(2, 'a'), game(1, 'a'), game(1, 'b')];
  const panel = await panelOn(main);
  const labels = panel.findAll('.games button').map((button) => button.text());
  expect(labels).toEqual(['Correct game 1', 'Correct game 2']);
});

test('they open from More at the end of a game too', async () => {
  const main = bowled(['PJS'], 'XXXXXXXXXXXX');
  vi.stubGlobal('lane', main.bridge);
  const page = mount(App, { attachTo: document.body });
  await flushPromises();
  for (const label of ['More', 'Earlier games']) {
    const button = page.findAll('main.end button').find((one) => one.text().startsWith(label));
    await button?.trigger('click', { detail: 0 });
    await flushPromises();
  }
  await page.get('main.end [aria-label="Earlier games, PJS"] input').setValue('176');
  await page.get('main.end [aria-label="Earlier games, PJS"] input').trigger('keydown', { key: 'Enter' });
  await flushPromises();
  expect(main.commands).toEqual([{ kind: 'carryGames', player: 1, scores: [176] }]);
});
