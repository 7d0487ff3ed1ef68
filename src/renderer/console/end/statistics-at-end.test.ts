import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FiguresQuery } from '../../../contract/contract.ts';
import App from '../../App.vue';
import { afterBalls } from '../../../core/testing/notation.testing.ts';
import { bakerGame } from '../../../core/testing/teams.testing.ts';
import { ok } from '../../../core/line/result.ts';
import { bowled, FakeMain } from '../../lane/testing/fake-main.testing.ts';

const GAME = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A key on the page or on the button that has the focus. */
async function key(code: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true });
  (document.activeElement ?? window).dispatchEvent(event);
  await flushPromises();
}

type Page = ReturnType<typeof mount<typeof App>>;

async function shown(main: FakeMain): Promise<{ readonly page: Page; readonly asked: FiguresQuery[] }> {
  const asked: FiguresQuery[] = [];
  vi.spyOn(main.bridge.games, 'figures').mockImplementation((query) => {
    asked.push(query);
    return Promise.resolve(ok({ games: [], more: false }));
  });
  vi.stubGlobal('lane', main.bridge);
  const page = mount(App, { attachTo: document.body });
  await flushPromises();
  return { page, asked };
}

describe('at the end of a game', () => {
  test('C and a number show the statistics of that bowler, and Escape leads back to the end', async () => {
    const { page, asked } = await shown(bowled(['PJS', 'KYJ'], `${GAME} ${GAME}`));
    expect(page.find('main.end').exists()).toBe(true);
    await key('KeyC');
    expect(page.get('[aria-label="Whose statistics?"]').text()).toMatch(/PJS.*KYJ/u);
    await key('Digit9');
    expect(page.find('main.end').exists()).toBe(true);
    await key('Digit2');
    expect(page.get('main.statistics-view h1').text()).toBe('Statistics of KYJ');
    expect(asked.map(({ who }) => who)).toEqual([{ kind: 'name', name: 'KYJ' }]);
    await key('Escape');
    expect(page.find('main.end').exists()).toBe(true);
    expect(page.find('[aria-label="Whose statistics?"]').exists()).toBe(false);
  });

  test('nobody is asked for where one bowled alone', async () => {
    const { page } = await shown(bowled(['PJS'], GAME));
    await page.get('[aria-label="Statistics"]').trigger('click');
    expect(page.get('main.statistics-view h1').text()).toBe('Statistics of PJS');
  });

  test('the board of a finished game does not hear the key, and neither does a running game', async () => {
    const { page } = await shown(bowled(['PJS'], '9-'));
    await key('KeyC');
    expect(page.find('main.statistics-view').exists()).toBe(false);
  });

  test('where bowlers share a line there are none', async () => {
    const main = new FakeMain();
    main.game = afterBalls(bakerGame([['PJS', 'KYJ']]), GAME);
    const { page } = await shown(main);
    expect(page.find('main.end').exists()).toBe(true);
    expect(page.find('[aria-label="Statistics"]').exists()).toBe(false);
    await key('KeyC');
    expect(page.find('main.end').exists()).toBe(true);
  });
});
