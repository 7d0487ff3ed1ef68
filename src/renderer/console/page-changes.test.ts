import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../App.vue';
import { bowled } from '../lane/testing/fake-main.testing.ts';
import { useMessages } from '../lane/messages.ts';
import { useDesk } from './desk/desk.ts';

const OVER = Array.from({ length: 20 }, () => '9-').join(' ');

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

type Page = ReturnType<typeof mount<typeof App>>;

async function lane(balls: string): Promise<Page> {
  vi.stubGlobal('lane', bowled(['PJS', 'KYJ'], balls).bridge);
  const page = mount(App, { attachTo: document.body });
  await flushPromises();
  return page;
}

async function press(code: string): Promise<void> {
  window.dispatchEvent(new KeyboardEvent('keydown', { code, key: code.at(-1) ?? '', bubbles: true }));
  await flushPromises();
}

describe('a page', () => {
  test('does not repeat what was refused on the page before', async () => {
    const page = await lane(OVER);
    useMessages().say('KYJ has bowled.');
    useDesk().go('setup');
    await flushPromises();
    expect(page.get('main.setup').text()).not.toContain('KYJ has bowled.');
    expect(useMessages().message).toBeNull();
  });

  test('that is the bare board is shown at once when “Board only” is chosen', async () => {
    const page = await lane('9- 8');
    await press('KeyT');
    const only = page.findAll('button').find((button) => button.text() === 'Board only');
    await only?.trigger('click');
    await flushPromises();
    expect(page.find('main.overhead').exists()).toBe(true);
  });
});

test('M goes to a button of the player that can be pressed', async () => {
  for (const balls of ['', '9- 8', OVER]) {
    const page = await lane(balls);
    await press('KeyM');
    expect(document.activeElement?.tagName).toBe('BUTTON');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBeNull();
    page.unmount();
    setActivePinia(createPinia());
  }
});

test('every button at the end of a game has its word', async () => {
  const page = await lane(OVER);
  const words = page.findAll('main.end .buttons button').map((button) => button.text());
  expect(words).toEqual([
    ...['Print', 'Save PDF', 'To phone', 'Statistics', 'Chart', 'New players', 'New game, same players'],
  ]);
});
