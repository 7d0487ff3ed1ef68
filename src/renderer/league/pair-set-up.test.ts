import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '../../contract/contract.ts';
import { LANGUAGES } from '../../text/language.ts';
import { textFor } from '../../text/index.ts';
import { useHalves } from '../lane/game/halves.ts';
import { MatchSetupPage } from './testing/match-setup-page.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The line-ups of a fixture on a PC with lanes 12 and 13. */
async function pair(settings: Partial<Settings> = {}): Promise<MatchSetupPage> {
  const shown = await MatchSetupPage.of({}, [], { pair: true, ...settings });
  await shown.press(shown.text.matchSetup.take);
  return shown;
}

describe('a match on a PC with a pair of lanes', () => {
  test('begins on both lanes, home on the left one, with the same two presses', async () => {
    const shown = await pair();
    expect(shown.button('Start game 1').text()).toContain('Pin Pals on 12, 스트라이커즈 on 13');
    await shown.start();
    expect(shown.main.orders).toMatchObject([
      { half: 'both', league: { teams: ['Pin Pals', '스트라이커즈'] } },
    ]);
  });

  test('begins on one lane by one press more, the lane that the keys go to', async () => {
    const shown = await pair();
    await shown.press('Only lane 12');
    expect(shown.button('Start game 1').text()).toContain('first, on lane 12');
    await shown.start();
    expect(shown.main.orders[0]?.half).toBe('left');
  });

  test('begins with the keys at the left lane, also where they were at the right one', async () => {
    const shown = await pair();
    useHalves().goTo('right');
    await shown.start();
    expect(useHalves().active).toBe('left');
  });

  test('of a team without an opponent stays on one lane', async () => {
    const fixture = { round: '1', date: null, lanes: null, home: 0, visitors: null };
    const shown = await MatchSetupPage.of({ schedule: [fixture] }, [], { pair: true });
    await shown.press('Take this match');
    expect(shown.view.text()).not.toContain('Only lane 12');
    await shown.start();
    expect(shown.main.orders[0]?.half).toBe('left');
  });

  test('is asked about where the PC has a pair, and nowhere else', async () => {
    const shown = await pair({ pair: false });
    expect(shown.view.text()).not.toContain('Lanes 12 and 13');
  });

  test.each(LANGUAGES)('names both lanes in one language: %s', async (language) => {
    const shown = await pair({ language });
    const { board, matchSetup } = textFor(language);
    expect(shown.button(board.pair.bothLanes(12, 13)).attributes('aria-pressed')).toBe('true');
    await shown.press(matchSetup.onlyLane(12));
    expect(shown.button(board.pair.bothLanes(12, 13)).attributes('aria-pressed')).toBe('false');
  });
});
