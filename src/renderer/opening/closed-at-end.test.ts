import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../App.vue';
import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { entryOf } from '../../core/testing/notation.testing.ts';
import { occasion } from '../../core/testing/setup.testing.ts';
import type { Opening } from '../../contract/contract.ts';
import { bowled } from '../lane/testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Bowled {
  readonly balls?: string;
  readonly begun?: string;
  /** Staff corrected it at 19:50. */
  readonly isCorrected?: boolean;
}

/** The page with a game whose last ball fell at 19:42:07. */
async function pageWith(
  opening: Opening,
  { balls: bowls = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-', begun = '19:20:00', isCorrected = false }: Bowled = {},
): Promise<string> {
  const main = bowled(['PJS'], bowls);
  main.settings = { ...main.settings, opening };
  if (main.game !== null)
    main.game = {
      ...main.game,
      setup: { ...main.game.setup, startedAt: `2026-03-21T${begun}.000Z` },
    };
  if (isCorrected && main.game !== null) {
    const balls = [entryOf('8'), entryOf('-')].map((entry) => ({ entry, split: false }));
    const change: Command = { kind: 'correctFrame', player: 1, frame: 1, balls };
    const corrected = applyCommand(main.game, change, occasion('2026-03-21T19:50:00.000Z', 'staff'));
    main.game = corrected.ok ? corrected.value.game : expect.fail(corrected.error.code);
  }
  vi.stubGlobal('lane', main.bridge);
  const page = mount(App, { attachTo: document.body });
  await flushPromises();
  return page.text();
}

test.each<[string, string, Opening]>([
  ['that went beyond the time: the time is up', 'Time is up.', until('19:40:00')],
  ['after which staff closed the lane: it is closed', 'The lane is closed.', until('19:43:00')],
  [
    'that was the last of those paid for: it is finished',
    'Your game is finished.',
    { kind: 'games', games: 1, from: 1 },
  ],
])('at the end of a game %s', async (_, says, opening) => {
  expect(await pageWith(opening)).toContain(says);
});

test('a correction after the lane was closed is no play beyond a time', async () => {
  expect(await pageWith(until('19:43:00'), { isCorrected: true })).toContain('The lane is closed.');
});

test.each([
  ['in the middle of', '9- 9-'],
  ['at the end of', '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-'],
])('%s a game that staff began on a lane that was closed already, no time is up', async (_, balls) => {
  expect(await pageWith(until('19:30:00'), { balls, begun: '19:31:00' })).not.toContain('Time is up');
});

function until(time: string): Opening {
  return { kind: 'until', at: `2026-03-21T${time}.000Z` };
}
