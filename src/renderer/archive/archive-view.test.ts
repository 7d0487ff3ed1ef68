import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { err, ok } from '../../core/line/result.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { after, afterBalls, agreement, correction, gameOf } from '../../core/testing/notation.testing.ts';
import type { GamesFilter, GamesQuery, GameSummary, GameView, MatchView } from '../../contract/contract.ts';
import { matchGame } from '../../core/testing/league.testing.ts';
import { MATCH, TEAMS } from '../../core/testing/setup.testing.ts';
import { matchViewOf } from '../console/end/testing/match.testing.ts';
import { useDesk } from '../console/desk/desk.ts';
import { useHouse } from '../lane/house.ts';
import { useStaff } from '../lane/staff.ts';
import { connected } from '../lane/testing/connected.testing.ts';
import { FakeMain } from '../lane/testing/fake-main.testing.ts';
import ArchiveView from './ArchiveView.vue';

beforeEach(() => {
  setActivePinia(createPinia());
  // A screen: room for several games.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['input'];
});

/** A saved game; its number in the file's name is the hour it began. */
interface Saved {
  readonly listed: GameSummary;
  readonly game: Game;
  readonly match?: MatchView;
}

function saved(hour: number, game: Game, phase: GameSummary['phase'] = 'over'): Saved {
  const names = game.position.lines.map(({ name }) => name);
  const listed: GameSummary = {
    ...{ id: `g0000${String(hour)}-0a1b2c`, phase, lane: 7, gameNumber: hour - 10, format: 'ten-pin' },
    startedAt: `2026-03-05T${String(hour)}:00:00.000Z`,
    names,
    bowlers: names.map((name) => `id of ${name}`),
    players: names.map((_, place) => place + 1),
    averages: names.map(() => null),
    options: names.map(() => null),
    scores: names.map((_, place) => hour * 10 + place),
    ...{ series: [], games: null, league: null, party: '' },
  };
  return { listed, game };
}

const MIXED = after(afterBalls(gameOf('PJS', 'KYJ'), '9/ X 72'), correction(1, 1, '8-'));
const SAVED = [
  saved(19, MIXED),
  saved(18, afterBalls(gameOf('KYJ'), 'X 9/'), 'stopped'),
  saved(17, afterBalls(gameOf('SUN'), '72')),
];

const LEAGUES = ['Saturday Mixed', 'Tuesday Trios', null];

interface Lane {
  readonly main: FakeMain;
  readonly view: VueWrapper;
  readonly asked: GamesQuery[];
  readonly removed: unknown[];
}

/** The archive of a lane with these games; `broken` says which calls are not answered. */
async function archiveOf(
  games: readonly Saved[] = SAVED,
  broken: { page?: boolean; view?: boolean } = {},
): Promise<Lane> {
  const main = new FakeMain();
  await connected(main);
  const asked: GamesQuery[] = [];
  const removed: unknown[] = [];
  let left = games;
  const found = ({ name, bowler, unfinished, match }: GamesFilter): readonly GameSummary[] =>
    left
      .map(({ listed }) => listed)
      .filter(({ names }) => names.some((one) => one.toLowerCase().includes(name.toLowerCase())))
      .filter(({ bowlers }) => bowler === null || bowlers.includes(bowler))
      .filter(({ phase }) => unfinished === null || (phase !== 'over') === unfinished)
      .filter(({ league }) => match === null || league?.match === match);
  const { bridge } = main;
  vi.stubGlobal('lane', {
    ...bridge,
    games: {
      ...bridge.games,
      page: (query: GamesQuery) => {
        asked.push(query);
        if (broken.page === true) return Promise.resolve(err({ code: 'internal' }));
        return Promise.resolve(ok({ games: found(query), more: false }));
      },
      count: (filter: GamesFilter) =>
        Promise.resolve(
          ok({ found: found(filter).length, rows: 2, all: games.length, lanes: [7], leagues: LEAGUES }),
        ),
      view: (gameId: string) => {
        const one = left.find(({ listed }) => listed.id === gameId);
        if (one === undefined || broken.view === true) return Promise.resolve(err({ code: 'no-such-game' }));
        const { setup, events } = one.game;
        const view: GameView = {
          ...{ revision: 1, half: 'left', id: gameId, counter: 1, newest: 3, setup, events },
          ...{ earlier: [], match: one.match ?? null, savedAt: one.listed.startedAt, waiting: null },
        };
        return Promise.resolve(ok(view));
      },
      remove: (order: { kind: 'game'; gameId: string }) => {
        removed.push(order);
        left = left.filter(({ listed }) => listed.id !== order.gameId);
        return Promise.resolve(ok({ games: 1, stillBowling: false }));
      },
    },
  });
  const view = mount(
    defineComponent(() => () => h(ArchiveView)),
    { attachTo: document.body },
  );
  await flushPromises();
  return { main, view, asked, removed };
}

let time = 1000;
/** A key press; a second one is not a bounce. */
async function press(key: string, more: KeyboardEventInit = {}): Promise<void> {
  const event = new KeyboardEvent('keydown', {
    ...{ key, code: key.length === 1 ? `Key${key.toUpperCase()}` : key },
    ...{ bubbles: true, cancelable: true, ...more },
  });
  time += 500;
  Object.defineProperty(event, 'timeStamp', { value: time });
  (document.activeElement ?? document.body).dispatchEvent(event);
  await flushPromises();
}

/** A second press of a button that is not a bounce of the first one. */
async function pressLater(element: Element): Promise<void> {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + 1000 });
  element.dispatchEvent(event);
  await flushPromises();
}

/** Types a name: the first letter is heard anywhere and moves the focus into the field. */
async function typeName(view: VueWrapper, name: string): Promise<void> {
  await press(name.charAt(0));
  await view.get('input').setValue(name);
  await flushPromises();
}

function chosen(view: VueWrapper): string | undefined {
  return view.find('[data-game][aria-pressed="true"]').attributes('data-game');
}

function button(view: VueWrapper, name: string): DOMWrapper<HTMLButtonElement> {
  const found = view
    .findAll('button')
    .find((one) => one.text() === name || one.attributes('aria-label') === name);
  return found ?? expect.fail(`a button ${name}`);
}

test('the newest game is opened with every line, its corrections and what was found of all', async () => {
  const { view } = await archiveOf();
  expect(chosen(view)).toBe('g000019-0a1b2c');
  expect(view.get('.count').text()).toContain('3 games of 3');
  const lines = view.findAll('[role=table] [data-player]').map((line) => line.attributes('data-name'));
  expect(lines).toEqual(['PJS', 'KYJ']);
  expect(view.get('[data-player="1"] [data-frame="1"]').attributes('data-marks')).toBe('8-');
  expect(view.get('.opened-head .changes').text()).toMatch(/Corrections\s*1\s*Provisional\s*none/u);
});

test('a typed name finds its bowler’s games, and Escape leads from the name to every game, then out', async () => {
  const { view, asked } = await archiveOf();
  await press('k');
  expect(asked.at(-1)?.name).toBe('k');
  await typeName(view, 'ky');
  expect(asked.at(-1)?.name).toBe('ky');
  expect(view.findAll('[data-game]').map((game) => game.text().includes('KYJ'))).toEqual([true, true]);
  expect(chosen(view)).toBe('g000019-0a1b2c');
  await press('Escape');
  expect(view.findAll('[data-game]')).toHaveLength(3);
  await press('Escape');
  expect(useDesk().view).toBe('setup');
});

test('up and down choose a game, and Enter after a name goes on with its actions', async () => {
  const { view } = await archiveOf();
  await press('ArrowDown');
  expect(chosen(view)).toBe('g000018-0a1b2c');
  expect(view.get('[data-player="1"]').attributes('data-name')).toBe('KYJ');
  await press('ArrowUp');
  expect(chosen(view)).toBe('g000019-0a1b2c');
  await press('p');
  await press('Enter');
  expect(document.activeElement?.textContent).toContain('Print');
});

test('one bowler is picked exactly, and typing looks for a name again', async () => {
  const { view, asked } = await archiveOf();
  await button(view, 'Letters for the name').trigger('click');
  await press('k');
  const [kyj] = view.findAll('.bowlers button');
  expect(kyj?.text()).toMatch(/^KYJ, Thu,? 5 Mar/u);
  await kyj?.trigger('click');
  await flushPromises();
  expect(asked.at(-1)).toMatchObject({ name: '', bowler: 'id of KYJ' });
  expect(view.findAll('[data-game]')).toHaveLength(2);
  await view.get('input').setValue('sun');
  await flushPromises();
  expect(asked.at(-1)).toMatchObject({ name: 'sun', bowler: null });
});

test('the days of a search are chosen in one press, or from one day to another', async () => {
  const { view, asked } = await archiveOf();
  await press('d', { ctrlKey: true });
  await button(view, '7 days').trigger('click');
  await flushPromises();
  const week = asked.at(-1);
  expect(Date.parse(week?.to ?? '') - Date.parse(week?.from ?? '')).toBeGreaterThan(6.9 * 86_400_000);
  await press('d', { ctrlKey: true });
  await button(view, 'Month before').trigger('click');
  await flushPromises();
  const days = view.findAll('.month button:not(.other)');
  await days[4]?.trigger('click');
  await flushPromises();
  expect(button(view, 'Show 3 games').exists()).toBe(true);
  await days[2]?.trigger('click');
  await flushPromises();
  await button(view, 'Show 3 games').trigger('click');
  await flushPromises();
  const { from, to } = asked.at(-1) ?? expect.fail('a question');
  expect(Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000)).toBe(3);
  await button(view, 'Clear').trigger('click');
  await flushPromises();
  expect(asked.at(-1)).toMatchObject({ from: null, to: null });
});

test('scores are typed at least and at most, and unfinished games are found', async () => {
  const { view, asked } = await archiveOf();
  await button(view, 'Score: Any score').trigger('click');
  await view.get('.side-panel.score input').setValue('180');
  await view.get('.side-panel.score input').trigger('keydown', { key: 'Enter' });
  await flushPromises();
  expect(asked.at(-1)?.score).toEqual({ least: 180, most: null });
  expect(button(view, 'Score: 180 and up').exists()).toBe(true);
  await button(view, 'Kind of game: Any kind').trigger('click');
  await button(view, 'Unfinished').trigger('click');
  await flushPromises();
  expect(asked.at(-1)).toMatchObject({ unfinished: true, score: { least: 180 } });
  await press('Escape');
  expect(chosen(view)).toBe('g000018-0a1b2c');
  expect(button(view, 'Resume').exists()).toBe(true);
});

test('the changes of a past game are listed below it, and Escape closes them', async () => {
  const { view } = await archiveOf();
  await view.get('.opened-head .changes').trigger('click');
  expect(view.get('.lower').text()).toMatch(/9\s*\/.*8\s*-/u);
  await press('Escape');
  expect(view.find('.lower').exists()).toBe(false);
  await press('p', { ctrlKey: true });
  expect(view.get('.lower').text()).toContain('Guest cards');
  await press('Escape');
  expect(view.find('.lower').exists()).toBe(false);
});

test('staff delete a game with a second press, and the next one is opened; bowlers delete nothing', async () => {
  const { view, removed } = await archiveOf();
  expect(view.find('.sure').exists()).toBe(false);
  const house = useHouse();
  useStaff().newest.announced({ pinSet: true, on: true, wait: 0 });
  await flushPromises();
  const remove = button(view, house.text.staff.deleteGame('game 9'));
  await remove.trigger('click');
  expect([removed, remove.text()]).toEqual([[], 'For ever?']);
  await pressLater(remove.element);
  expect(removed).toEqual([{ kind: 'game', gameId: 'g000019-0a1b2c' }]);
  expect(chosen(view)).toBe('g000018-0a1b2c');
});

test('statistics are of the bowler who was looked for, else somebody is asked for; they lead back to the same game', async () => {
  const { view } = await archiveOf();
  await button(view, 'Statistics').trigger('click');
  expect(view.get('.whose').text()).toMatch(/PJS.*KYJ/u);
  await press('Escape');
  await typeName(view, 'kyj');
  await button(view, 'Statistics of KYJ').trigger('click');
  await flushPromises();
  expect(view.get('main:not(.archive)').text()).toContain('KYJ');
  await press('Escape');
  expect(chosen(view)).toBe('g000019-0a1b2c');
  expect(view.find('main:not(.archive)').exists()).toBe(false);
});

test('a list that could not be read says so and is asked for again; so is a game', async () => {
  const broken = { page: true, view: true };
  const { view } = await archiveOf(SAVED, broken);
  expect(view.get('[role=alert]').text()).toContain('could not be read now');
  broken.page = false;
  await view.get('[role=alert] button').trigger('click');
  await flushPromises();
  expect(view.get('.says[role=status]').text()).toContain('This game could not be read now');
  broken.view = false;
  await button(view, 'Try again').trigger('click');
  await flushPromises();
  expect(view.find('[data-player]').exists()).toBe(true);
});

test('without games it says so, and without a match it names what was looked for', async () => {
  expect((await archiveOf([])).view.text()).toContain('No games here yet.');
  const { view } = await archiveOf();
  await typeName(view, 'xx');
  expect(view.text()).toContain('No game of a bowler with “xx” in the name.');
});

test('a finger gets letters at once, a keyboard the newest game', async () => {
  document.documentElement.dataset['input'] = 'pointer';
  const { view } = await archiveOf();
  expect(view.find('.letters-panel').exists()).toBe(true);
  await button(view, 'Hide letters').trigger('click');
  expect(view.find('.opened-head').exists()).toBe(true);
});

const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';

/** Both games of a match, with a game of somebody else between them. */
function evening(): readonly Saved[] {
  const terms = { games: 2, points: { game: 2, series: 2, individual: 0, individualSeries: 0 } };
  const bowled = ['X X X X X X X X X XXX', NINES].map((notation, place) => {
    const game = matchGame(['PJS', 'KYJ'], [], terms);
    const { setup } = newGame({ ...game.setup, gameNumber: place + 1 });
    return after(newGame(setup), agreement(1, notation), agreement(2, NINES));
  });
  const match = matchViewOf(bowled);
  const league = { match: MATCH, teams: TEAMS.map(({ name }) => name) };
  const games = match.games.map(({ gameId, number }, place) => {
    const { listed, game } = saved(18 + 2 * place, bowled[place] ?? expect.fail('no game'));
    return { match, game, listed: { ...listed, id: gameId, gameNumber: number, league } };
  });
  const [first, second] = games;
  if (first === undefined || second === undefined) expect.fail('no match');
  return [second, saved(19, afterBalls(gameOf('SUN'), '72')), first];
}

test('a match is one row with its teams, league, round and result, and opens to all of its games', async () => {
  const { view } = await archiveOf(evening());
  const rows = view.findAll('[data-game]');
  expect(rows).toHaveLength(2);
  const row = view.get(`[data-match="${MATCH}"]`);
  for (const said of ['Pin Pals – Alley Cats', '4 to 2. Pin Pals won.', 'Tuesday Trios, week 9', 'Lane 7'])
    expect(row.text()).toContain(said);
  expect(view.get('.range').text()).toBe('1–2 of 2');
  const games = view.get('[aria-label="Games of this match"]');
  expect(games.findAll('button').map((one) => one.text())).toEqual(['Game 1', 'Game 2', 'The match']);
  expect(view.get('[data-player="1"]').attributes('data-posted')).toBe('90');
  await games.get('button').trigger('click');
  await flushPromises();
  expect(view.get('[data-player="1"]').attributes('data-posted')).toBe('300');
  expect(row.attributes('aria-pressed')).toBe('true');
  await press('ArrowDown');
  expect(chosen(view)).toBe('g000019-0a1b2c');
});

test('of two touches in a hurry the second one counts: a game of the match that comes late takes no other game’s place', async () => {
  const { view } = await archiveOf(evening());
  void button(view, 'Game 1').trigger('click');
  void view.get('[data-game="g000019-0a1b2c"]').trigger('click');
  await flushPromises();
  expect(chosen(view)).toBe('g000019-0a1b2c');
  expect(view.find('[aria-label="Games of this match"]').exists()).toBe(false);
});

test('how the result of a match was saved is told of no other match', async () => {
  const { main, view } = await archiveOf(evening());
  const saved: (() => void)[] = [];
  const { matches } = main.bridge;
  const exported = matches.export.bind(matches);
  vi.spyOn(matches, 'export').mockImplementation(async (gameId) => {
    await new Promise<void>((resolve) => saved.push(resolve));
    return exported(gameId);
  });
  await button(view, 'The match').trigger('click');
  await flushPromises();
  await button(view, 'Save result').trigger('click');
  await flushPromises();
  await press('Escape');
  await button(view, 'The match').trigger('click');
  saved[0]?.();
  await flushPromises();
  expect(main.matchOrders).toHaveLength(1);
  expect(view.get('footer .told').text()).toBe('');
});

test('the whole match opens as it was at its end; its result is taken away there, and Escape leads back', async () => {
  const { main, view } = await archiveOf(evening());
  await button(view, 'The match').trigger('click');
  await flushPromises();
  expect(view.get('.match-head').text()).toContain('4 to 2. Pin Pals won.');
  expect(view.get('.banner').attributes('data-winner')).toBe('Pin Pals');
  await button(view, 'Save result').trigger('click');
  await flushPromises();
  expect(main.matchOrders).toEqual(['g000002-0a1b2c']);
  expect(view.get('.told').text()).toContain('headpin-result-');
  await press('Escape');
  expect(view.find('.match-head').exists()).toBe(false);
  expect(view.find('[aria-label="Games of this match"]').exists()).toBe(true);
});

test('a match is found by a bowler of any of its games', async () => {
  const { view } = await archiveOf(evening());
  await typeName(view, 'kyj');
  expect(view.findAll('[data-game]').map((row) => row.attributes('data-match'))).toEqual([MATCH]);
});

test('one league is looked for among the kinds of game, also one whose name is not known here', async () => {
  const { view, asked } = await archiveOf(evening());
  await view.get('[aria-label^="Kind of game"]').trigger('click');
  await flushPromises();
  const choices = view.get('[role=group][aria-label=League]').findAll('button');
  expect(choices.map((one) => one.text())).toEqual([
    ...['Any', 'Saturday Mixed', 'Tuesday Trios', 'League without a name'],
  ]);
  await choices[2]?.trigger('click');
  await flushPromises();
  expect(asked.at(-1)?.league).toEqual({ name: 'Tuesday Trios' });
  await choices[3]?.trigger('click');
  await flushPromises();
  expect(asked.at(-1)?.league).toEqual({ name: null });
  await choices[0]?.trigger('click');
  await flushPromises();
  expect(asked.at(-1)?.league).toBeNull();
});
