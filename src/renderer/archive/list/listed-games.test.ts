import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, h, nextTick } from 'vue';
import type { GameSummary, ListedGame, NewerGame } from '../../../contract/contract.ts';
import { LANGUAGES, type Language } from '../../../text/language.ts';
import { textFor } from '../../../text/index.ts';
import { rowsOf } from './found-rows.ts';
import FoundList from './FoundList.vue';
import NewerSheet from '../opened/NewerSheet.vue';
import { EVERYTHING } from '../search/search.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(530);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const NEWER: NewerGame = {
  id: 'g000007-00112233445566778899aabb',
  phase: 'newer',
  startedAt: '',
  names: ['PJS', '김영준'],
};
const OVER: GameSummary = {
  ...{ id: 'g000006-0a1b2c', phase: 'over', lane: 7, gameNumber: 1 },
  ...({ format: 'ten-pin' } as const),
  ...{
    startedAt: '2026-03-05T19:00:00.000Z',
    names: ['PJS'],
    bowlers: ['0a'],
    players: [1],
    averages: [null],
    options: [null],
    scores: [100],
    ...{ series: [], games: null, league: null },
    party: '',
  },
};

/** The list with these games, once it knows its width. */
async function listOf(
  games: readonly ListedGame[] | null,
  language: Language = 'en',
  props = {},
): Promise<VueWrapper> {
  const all = {
    ...{
      shown: games === null ? null : rowsOf(games),
      matches: new Map(),
      first: 0,
      chosen: null,
      count: null,
      hasNewer: false,
      hasOlder: false,
    },
    ...{ failed: false, late: false, none: 'none', search: EVERYTHING, language },
    house: textFor(language),
    ...props,
  };
  const list = mount(defineComponent(() => () => h(FoundList, all)));
  await nextTick();
  return list;
}

test.each(LANGUAGES)(
  'a newer program’s game says in %s that it can be read here, with its names',
  async (language) => {
    const { archive } = textFor(language);
    const button = (await listOf([NEWER, OVER], language)).get(`[data-game=${NEWER.id}]`);
    expect(button.text()).toContain(archive.newer.saved);
    expect(button.text()).toContain('PJS, 김영준');
  },
);

test.each(LANGUAGES)('the list says in %s that older games are still being read', async (language) => {
  const { archive } = textFor(language);
  const said = async (late: boolean): Promise<readonly string[]> =>
    (await listOf(null, language, { late })).findAll('.says').map((status) => status.text());
  expect(await said(false)).toEqual([archive.loading]);
  expect(await said(true)).toEqual([archive.loading, archive.stillReading]);
});

test('the list that could not be read offers to try again, and an empty one says so', async () => {
  const { archive } = textFor('en');
  const again = vi.fn();
  const list = await listOf(null, 'en', { failed: true, onAgain: again });
  expect(list.get('[role=alert]').text()).toContain(archive.failed);
  await list.get('[role=alert] button').trigger('click');
  expect(again).toHaveBeenCalledOnce();
  expect((await listOf([])).text()).toContain('none');
});

test('a game that is not over says so, and every player has a score', async () => {
  const stopped = { ...OVER, phase: 'stopped', names: ['PJS', 'KYJ'], scores: [100, 120] } as const;
  const row = (await listOf([stopped])).get('[data-game]');
  expect(row.text()).toContain('Stopped');
  expect(row.text()).toContain('with KYJ 120');
});

test('a newer program’s sheet is shown line by line as text, and can only be read on', async () => {
  const text = textFor('en').archive.newer;
  const lines = ['PJS: X  9/ = 20', '<b onclick="x">김영준</b>: 9-'];
  const sheet = { game: NEWER, lines, more: true, failed: false };
  const view = mount(NewerSheet, { props: { sheet, text } });
  expect(view.findAll('li').map((line) => line.element.textContent)).toEqual(lines);
  expect(view.text()).toContain(NEWER.id);
  expect(view.findAll('button').map((button) => button.text())).toEqual([text.moreLines]);
  await view.get('button').trigger('click');
  expect(view.emitted('more')).toEqual([[]]);

  await view.setProps({ sheet: { ...sheet, failed: true } });
  expect(view.get('[role=alert]').text()).toBe(text.failed);
  await view.setProps({ sheet: { ...sheet, lines: null, more: false } });
  expect(view.get('[role=status]').text()).toBe(text.unreadable);
  expect(view.findAll('button')).toHaveLength(0);
});
