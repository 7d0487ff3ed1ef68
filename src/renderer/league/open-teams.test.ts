import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import { MatchSetupPage } from './testing/match-setup-page.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a kept league without a schedule', () => {
  const third = {
    ...{ id: 'T3', name: 'Kingpins' },
    roster: ['Ida', 'Sun'].map((name) => ({
      ...{ id: name, name, average: 150, handicap: null, place: null, season: null },
    })),
  };

  test('of two teams is their match, of any day', async () => {
    const shown = await MatchSetupPage.of({ schedule: [] });
    expect(shown.view.get('.fixture').text()).toContain('any day');
    await shown.press('Take this match', 'Start game 1');
    expect(shown.main.orders).toMatchObject([
      { league: { teams: ['Pin Pals', '스트라이커즈'], fixture: { league: 'Tuesday Mixed', date: null } } },
    ]);
  });

  test('of more teams has any two of them meet, chosen at the line-ups', async () => {
    const shown = await MatchSetupPage.of({ schedule: [], teams: [...TYPED_LEAGUE.teams, third] });
    expect(shown.view.get('.fixture').text()).toContain('Any two of 3 teams');
    await shown.press('Take this match', 'Another team instead of Pin Pals');
    document.querySelector<HTMLElement>('.choice [aria-pressed=true]')?.focus();
    await shown.press('Kingpins');
    expect(shown.names()).toEqual([
      ['Ida', 'Sun'],
      ['Kim', '최민서'],
    ]);
    expect([...(document.activeElement?.classList ?? [])]).toContain('start');
    await shown.press('Start game 1');
    expect(shown.main.orders).toMatchObject([
      {
        league: { teams: ['Kingpins', '스트라이커즈'], fixture: { teamIds: ['T3', null] } },
        players: [{ name: 'Ida', league: { roster: 'Ida' } }, {}, {}, {}],
      },
    ]);
  });

  test('has its teams change sides, with their line-ups as they are, where the other one is chosen', async () => {
    const shown = await MatchSetupPage.of({ schedule: [], teams: [...TYPED_LEAGUE.teams, third] });
    await shown.press('Take this match', 'Move Tom down', 'Another team instead of Pin Pals', '스트라이커즈');
    expect(shown.names()).toEqual([
      ['Kim', '최민서'],
      ['Ann', 'Tom'],
    ]);
  });
});

test('the teams of a fixture are not chosen: the schedule says who meets', async () => {
  const shown = await MatchSetupPage.of();
  await shown.press('Take this match');
  expect(shown.view.find('[aria-label^="Another team"]').exists()).toBe(false);
});
