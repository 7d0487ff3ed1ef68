// @vitest-environment happy-dom
import { enableAutoUnmount, mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import type { GameSummary, NewerGame } from '../../../contract/contract.ts';
import { LANGUAGES } from '../../../text/language.ts';
import { textFor } from '../../../text/index.ts';
import NewerSheet from './NewerSheet.vue';
import PastGames from './PastGames.vue';

enableAutoUnmount(afterEach);

const NEWER: NewerGame = {
  id: 'g000007-00112233445566778899aabb',
  phase: 'newer',
  startedAt: '2026-03-05T19:00:00.000Z',
  names: ['PJS', '김영준'],
};
const OVER: GameSummary = {
  ...{ id: 'g000006-0a1b2c', phase: 'over', lane: 7, gameNumber: 1 },
  ...({ format: 'ten-pin' } as const),
  ...{
    startedAt: '2026-03-05T19:00:00.000Z',
    names: ['PJS'],
    bowlers: [],
    players: [1],
    averages: [null],
    options: [null],
    scores: [100],
    ...{ series: [], games: null, league: false },
    party: '',
  },
};

test.each(LANGUAGES)(
  'a newer program’s game says in %s that it can be read, and offers nothing else',
  (language) => {
    const { setup, formats, staff } = textFor(language);
    const props = { more: false, failed: false, late: false, none: '', text: setup, formats, staff };
    const list = mount(PastGames, { props: { ...props, games: [NEWER, OVER] } });
    const row = list.get(`[data-game=${NEWER.id}]`);
    expect(row.text()).toContain(setup.newer.saved);
    const [read, ...others] = row.findAll('button');
    expect([read?.attributes('aria-label'), others]).toEqual([
      `${setup.newer.read}: g000007, PJS, 김영준`,
      [],
    ]);
    void read?.trigger('click');
    expect(list.emitted('read')).toEqual([[NEWER]]);
    expect(list.get(`[data-game=${OVER.id}]`).findAll('button').length).toBeGreaterThan(1);
  },
);

test('a past game names its format unless it is the usual one', () => {
  const { setup, formats } = textFor('en');
  const props = { more: false, failed: false, late: false, none: '', text: setup, formats, staff: null };
  const games = [OVER, { ...OVER, id: 'g000005-0a1b2c', format: 'no-tap' } as const];
  const rows = mount(PastGames, { props: { ...props, games } }).findAll('.when');
  expect(rows.map((row) => row.text().includes('No-tap'))).toEqual([false, true]);
});

test('its sheet is shown line by line as text, and can only be closed or read on', async () => {
  const text = textFor('en').setup.newer;
  const lines = ['PJS: X  9/ = 20', '<b onclick="x">김영준</b>: 9-'];
  const sheet = { game: NEWER, lines, more: true, failed: false };
  const view = mount(NewerSheet, { props: { sheet, text } });
  expect(view.findAll('li').map((line) => line.element.textContent)).toEqual(lines);
  expect(view.text()).toContain(NEWER.id);
  expect(view.findAll('button').map((button) => button.text())).toEqual([text.back, text.moreLines]);
  for (const button of view.findAll('button')) await button.trigger('click');
  expect([view.emitted('close'), view.emitted('more')]).toEqual([[[]], [[]]]);

  await view.setProps({ sheet: { ...sheet, failed: true } });
  expect(view.get('[role=alert]').text()).toBe(text.failed);
  await view.setProps({ sheet: { ...sheet, lines: null, more: false } });
  expect(view.get('[role=status]').text()).toBe(text.unreadable);
  expect(view.findAll('button')).toHaveLength(1);
});
