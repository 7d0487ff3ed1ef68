import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import { useStaff } from '../lane/staff.ts';
import { useMatchSetup } from './match-setup.ts';
import { rosterBowler } from './testing/drafts.testing.ts';
import { MatchSetupPage } from './testing/match-setup-page.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a match of a kept league', () => {
  test('asks at once for all scores of a series that was bowled before, and each game takes its own', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Pre-bowled');
    expect(shown.view.text()).toContain('All 3 games, as bowled');
    await shown.write('187', '151', '138');
    expect(shown.team(0)).toContain('Pre-bowled 187, 151, 138');
    await shown.press('Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({
      league: { type: 'pre-bowl', score: 187, later: [151, 138] },
    });
  });

  test('does not begin while a pre-bowled score is missing; a game not bowled is absent only by a choice', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Pre-bowled');
    await shown.write('187', '151');
    await shown.press('Matches', 'Take this match');
    expect(shown.team(0)).toContain('Pre-bowled 187, 151, …');
    await shown.press('Settle 1 of 1');
    expect(shown.field().attributes('aria-label')).toBe('Score of Tom, game 3');
    await shown.press('Game 3 not bowled: Absent', 'Apply', 'Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({
      league: { type: 'pre-bowl', score: 187, later: [151, null] },
    });
  });

  test('bowled before but for its first game begins with its bowler absent', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Pre-bowled', 'Game 1 not bowled: Absent', 'Next game');
    await shown.write('151', '138');
    await shown.press('Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({ league: { type: 'absent', later: [151, 138] } });
  });

  test('has a substitute without an average settled before Start: the average, or scratch', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Substitute', 'Somebody new');
    await shown.write('SUE');
    expect(shown.button('Settle 1 of 1').text()).toContain('Average of SUE, or scratch');
    await shown.press('Settle 1 of 1');
    expect(shown.view.text()).toContain('SUE bowls for Tom. What is the average?');
    await shown.type('150');
    expect(shown.view.get('.far b').text()).toBe('63');
    await shown.press('Scratch, handicap 0', 'Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({
      ...{ name: 'SUE', average: null },
      league: { type: 'substitute', instead: 'Tom', handicap: 0 },
    });
  });

  test('offers nobody as a substitute who bowls tonight, in whichever list they stand', async () => {
    const from = { kind: 'game', gameId: 'g000003-0a1b2c', player: 2, startedAt: '' } as const;
    const shown = await MatchSetupPage.of({}, [
      ...[rosterBowler('Kim', '201', 1), rosterBowler('Ben', '9')],
      { name: 'ANN', average: 171, handicap: null, season: null, from },
    ]);
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Substitute');
    expect(shown.view.findAll('.one b').map((one) => one.text())).toEqual([
      ...['Ben', 'Somebody new', 'Vacancy', 'Tom is absent'],
    ]);
    await shown.press('Somebody new');
    expect(shown.view.findAll('.chip b').map((one) => one.text())).toEqual(['Ben']);
  });

  test('offers who can bowl for somebody in groups: the team’s others, the league’s, then who bowled here', async () => {
    const from = { kind: 'game', gameId: 'g000003-0a1b2c', player: 2, startedAt: '' } as const;
    const shown = await MatchSetupPage.of({}, [
      ...[rosterBowler('Ida', '301', 1), rosterBowler('Ben', '9')],
      { name: 'EVE', average: null, handicap: null, season: null, from },
    ]);
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Substitute');
    const groups = shown.view.findAll('.groups h3, .groups b').map((one) => one.text());
    expect(groups.slice(0, 6)).toEqual([
      ...[
        'Also in Pin Pals',
        'Ben',
        'In the league, not bowling tonight',
        'Ida',
        'Bowled here before',
        'EVE',
      ],
    ]);
    await shown.press('Ida');
    expect(shown.view.get('.apply').text()).toMatch(/^Ida bowls for Tomaverage 170 · Hcp \d+$/u);
    await shown.press('Ida bowls for Tom', 'Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({
      ...{ name: 'Ida', average: 170 },
      league: { type: 'substitute', instead: 'Tom', roster: '301' },
    });
  });

  test.each([
    ['Vacancy', 'vacancy'],
    ['Tom is absent', 'absent'],
  ])('takes “%s” where nobody bowls for somebody', async (choice, type) => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Substitute', choice, 'Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({ name: 'Tom', league: { type } });
  });

  test('that was bowled and signed is marked so, and only staff take it again', async () => {
    const { name: league, teams, schedule } = TYPED_LEAGUE;
    const { round = null, date = null } = schedule[0] ?? {};
    const names = teams.slice(0, 2).map((team) => team.name);
    const bowled = [{ league, round, date, teams: names, gameId: 'g000003-0a1b2c' }];
    const shown = await MatchSetupPage.of({}, [], {}, { bowled, pin: '1234' });
    expect(shown.view.get('.fixture').text()).toContain('Bowled, signed');
    await shown.press('Bowl it again');
    expect([useMatchSetup().step, useStaff().pinQuestion]).toEqual(['fixtures', 'enter']);
    await useStaff().order({ kind: 'enter', pin: '1234' });
    useStaff().answerPin();
    await flushPromises();
    expect(useMatchSetup().step).toBe('line-up');
  });
});
