import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FiguresQuery } from '../../contract/contract.ts';
import { err, ok } from '../../core/line/result.ts';
import type { FiguredGame } from '../../core/statistics/figured-game.ts';
import { connected } from '../lane/testing/connected.testing.ts';
import { FakeMain } from '../lane/testing/fake-main.testing.ts';
import StatisticsView from './StatisticsView.vue';
import { figuredGame } from './testing/figured-game.testing.ts';

const NOW = new Date('2026-11-23T20:00:00.000Z');
const COUNTER = { name: 'Counter', label: 'By the desk', isDefault: true };
const OFFICE = { name: 'Office', label: 'Office', isDefault: false };
const GOLDEN = 'X X X 72 (8)/ F9 X 7/ 9- XX8';
const CLEAN = '9/ X 8/ 9/ X 9/ X X 9/ X9/';

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(260);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(780);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type View = ReturnType<typeof mount<typeof StatisticsView>>;

interface Opened {
  readonly main: FakeMain;
  readonly view: View;
  readonly asked: FiguresQuery[];
}

interface OpenedHow {
  readonly bowler: string | null;
  readonly fails: boolean;
  readonly first: 'tonight' | 'since';
}

async function open(
  games: readonly FiguredGame[],
  { bowler = null, fails = false, first = 'since' }: Partial<OpenedHow> = {},
): Promise<Opened> {
  const main = new FakeMain();
  main.printersFound = ok([COUNTER, OFFICE]);
  const asked: FiguresQuery[] = [];
  let broken = fails;
  vi.spyOn(main.bridge.games, 'figures').mockImplementation((query) => {
    asked.push(query);
    const answer = broken ? err({ code: 'no-such-game' } as const) : ok({ games, more: false });
    broken = false;
    return Promise.resolve(answer);
  });
  await connected(main);
  const view = mount(StatisticsView, {
    props: { of: { name: 'KYJ', bowler, format: 'ten-pin', first } },
    attachTo: document.body,
  });
  await flushPromises();
  return { main, view, asked };
}

let clock = 0;

/** Presses the button of this name, or of this label. */
async function press(view: View, name: string, within = ''): Promise<void> {
  const button = view
    .findAll(`${within} button`)
    .find((one) => one.text() === name || one.attributes('aria-label') === name);
  const event = new MouseEvent('click', { bubbles: true });
  // Later than any bounce.
  Object.defineProperty(event, 'timeStamp', { value: (clock += 500) });
  (button ?? expect.fail(`no button ${name}`)).element.dispatchEvent(event);
  await flushPromises();
}

async function key(code: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { code, key: code });
  Object.defineProperty(event, 'timeStamp', { value: (clock += 500) });
  window.dispatchEvent(event);
  await flushPromises();
}

function tiles(view: View): Readonly<Record<string, string>> {
  return Object.fromEntries(
    view.findAll('.tile').map((tile) => [tile.get('dt').text(), tile.get('dd').text()]),
  );
}

const TONIGHT = figuredGame(GOLDEN, { startedAt: '2026-11-23T19:00:00.000Z' });
const SUMMER = figuredGame(CLEAN, { startedAt: '2026-03-02T19:00:00.000Z' });
const LEAGUE = figuredGame(CLEAN, { startedAt: '2026-10-02T19:00:00.000Z', league: true });
const STOPPED = figuredGame('X X', { startedAt: '2026-11-22T19:00:00.000Z' });
const NO_TAP = figuredGame('X X X X X X X X X XXX', {
  startedAt: '2026-10-05T19:00:00.000Z',
  format: 'no-tap',
});

describe('a bowler’s statistics', () => {
  test('are of the half year at first, without unfinished games and other formats', async () => {
    const { view, asked } = await open([TONIGHT, STOPPED, NO_TAP, LEAGUE, SUMMER]);
    expect(asked).toEqual([{ who: { kind: 'name', name: 'KYJ' }, from: null, to: null, format: null }]);
    expect(view.get('[aria-pressed="true"]').text()).toBe('Since June');
    expect(tiles(view)).toEqual({
      'Average of 2 games': '194.0',
      'High game': '208',
      'High series of 3': '–',
      'Games of 200 and up': '1',
      'Clean games': '1',
      'First-ball average': '8.75',
      'Splits made': '1 of 1',
    });
  });

  test('are of the evening, of all games, of the league and of open play as chosen', async () => {
    const { view } = await open([TONIGHT, LEAGUE, SUMMER]);
    const games = (): string => view.get('.big dt').text();
    await press(view, 'Tonight');
    expect(games()).toBe('Average of 1 game');
    await press(view, 'All');
    expect(games()).toBe('Average of 3 games');
    await press(view, 'League');
    expect(games()).toBe('Average of 1 game');
    await press(view, 'Open play');
    expect(games()).toBe('Average of 2 games');
    await press(view, 'Open play');
    expect(games()).toBe('Average of 3 games');
  });

  test('are of the evening that it is when they are asked for, also where they stay open past five in the morning', async () => {
    const { view } = await open([TONIGHT, SUMMER]);
    await press(view, 'Tonight');
    expect(view.get('.big dt').text()).toBe('Average of 1 game');
    vi.setSystemTime(NOW.getTime() + 12 * 3_600_000);
    await press(view, 'All');
    await press(view, 'Tonight');
    expect(view.get('.says').text()).toBe('No finished game here.');
  });

  test('of another format are one press away, and never mixed with these', async () => {
    const { view } = await open([TONIGHT, NO_TAP]);
    await press(view, 'Ten-pin');
    expect(tiles(view)).toMatchObject({ 'Average of 1 game': '300.0' });
  });

  test('tell each chart in words', async () => {
    const { view } = await open([TONIGHT, LEAGUE]);
    const labels = view.findAll('[role="img"]').map((chart) => chart.attributes('aria-label'));
    expect(labels).toEqual([
      'Average of the last 20 games after each of 2 evenings: 208, 194. The best game is 208.',
      'Strikes 50 percent, spares 35 percent, opens 15 percent',
      expect.stringContaining('Single pins made'),
    ]);
    expect(view.text()).toContain('From 208 in October to 194 now, 14 down.');
    expect(view.text()).toContain('Nobody noted which pins stood.');
  });

  test('show which pins stood, with their numbers, and the leaves that were made', async () => {
    const { view } = await open([figuredGame(CLEAN, { startedAt: NOW.toISOString(), left: [7, 10] })]);
    expect(view.findAll('[data-pin]')).toHaveLength(10);
    expect(view.get('[data-pin="7"] .percent').text()).toBe('17');
    const [leaves, splits] = view
      .findAll('.leave-table')
      .map((table) => table.findAll('tbody tr').map((row) => row.text()));
    expect(leaves).toContain('7-1011');
    expect(splits).toEqual(['7-1011']);
  });

  test('of five-pin have nothing of leaves and splits, because nobody can note its pins', async () => {
    const bowled = figuredGame('X 5/ 532 X 5/ 532 X 5/ 532 XXX', {
      ...{ startedAt: TONIGHT.startedAt, format: 'five-pin' },
    });
    const { view } = await open([bowled]);
    expect(Object.keys(tiles(view))).not.toContain('Splits made');
    expect(view.findAll('.panel h2').map((head) => head.text())).toEqual([
      'Average of the last 20 games, each evening',
      'Frames',
    ]);
  });

  test('say that no single pin was left, and that of those nobody noted which', async () => {
    const { view: none } = await open([
      figuredGame('72 '.repeat(10).trim(), { startedAt: TONIGHT.startedAt }),
    ]);
    expect(none.get('.singles').text()).toContain('No single pin was left.');
    none.unmount();
    const { view } = await open([TONIGHT]);
    expect(view.get('.singles').text()).toContain('0 of 1, 0\u00a0%. Nobody noted which pins stood.');
  });

  test('say that there is no game, and that games could not be read', async () => {
    const { view: empty } = await open([STOPPED]);
    expect(empty.get('.says').text()).toBe('No finished game here.');
    empty.unmount();
    const { view } = await open([TONIGHT], { fails: true });
    expect(view.get('.says').text()).toContain('The saved games could not be read.');
    await press(view, 'Try again');
    expect(tiles(view)).toMatchObject({ 'High game': '180' });
  });

  test('are of everybody of that name, or of the bowler alone', async () => {
    const { view, asked } = await open([TONIGHT], { bowler: '0'.repeat(24) });
    await press(view, 'This bowler');
    expect(asked.map(({ who }) => who.kind)).toEqual(['name', 'bowler']);
  });

  test('are printed as shown, by the chosen printer on the chosen paper, in so many copies', async () => {
    const { view, main } = await open([TONIGHT]);
    const print = vi.spyOn(main.bridge.printing, 'print');
    const preview = vi.spyOn(main.bridge.printing, 'preview');
    await key('KeyP');
    const what = {
      ...{ kind: 'statistics', who: { kind: 'name', name: 'KYJ' }, name: 'KYJ' },
      chosen: { period: 'since', kind: { format: 'ten-pin', option: null }, place: null },
    };
    expect(preview).toHaveBeenLastCalledWith({ what, paper: 'A4' });
    await press(view, 'Letter');
    await press(view, 'Printer +');
    await press(view, 'One copy more');
    await press(view, 'Print', '.go');
    expect(print).toHaveBeenCalledWith({ what, paper: 'Letter', printer: 'Office', copies: 2 });
  });

  test('close first the print panel, then themselves by Escape', async () => {
    const { view } = await open([TONIGHT]);
    await press(view, 'Print');
    expect(view.find('.lower').exists()).toBe(true);
    await key('Escape');
    expect(view.find('.lower').exists()).toBe(false);
    await key('Escape');
    expect(view.emitted('close')).toHaveLength(1);
  });

  test('that are opened after a game are the evening’s first, and those of before where there are none', async () => {
    const { view } = await open([TONIGHT, NO_TAP, NO_TAP, SUMMER], { first: 'tonight' });
    expect(view.get('[aria-pressed="true"]').text()).toBe('Tonight');
    expect(view.get('.big dt').text()).toBe('Average of 1 game');
    view.unmount();
    const { view: before } = await open([SUMMER], { first: 'tonight' });
    expect(before.get('[aria-pressed="true"]').text()).toBe('All');
  });
});
