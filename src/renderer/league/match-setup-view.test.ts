import { flushPromises, type DOMWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptLeague, KnownBowler } from '../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import { LANGUAGES } from '../../text/language.ts';
import { nightFaultText } from '../../text/league/league-file.ts';
import { textFor } from '../../text/index.ts';
import { useDesk } from '../console/desk/desk.ts';
import { useHouse } from '../lane/house.ts';
import { useMatchSetup } from './match-setup.ts';
import { LEAGUE_ID, rosterBowler, seasonTeams } from './testing/drafts.testing.ts';
import { MatchSetupPage } from './testing/match-setup-page.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a match of a kept league', () => {
  test('begins with two presses: take it, start it', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match', 'Start game 1');
    expect(shown.main.orders).toMatchObject([
      {
        league: { teams: ['Pin Pals', '스트라이커즈'], fixture: { league: 'Tuesday Mixed', round: '1' } },
        players: [{ name: 'Tom' }, { name: 'Ann' }, { name: 'Kim' }, { name: '최민서' }],
      },
    ]);
  });

  test('of a night that goes on after midnight is still today’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 9, 6, 0, 30) });
    const schedule = TYPED_LEAGUE.schedule.slice(0, 1).map((one) => ({ ...one, date: '2026-10-05' }));
    const shown = await MatchSetupPage.of({ schedule });
    vi.useRealTimers();
    expect(shown.view.get('.fixtures h2').text()).toBe('Today');
  });

  test('and by the keyboard the next step has the focus each time', async () => {
    const shown = await MatchSetupPage.of();
    expect(document.activeElement?.textContent).toContain('Take this match');
    await shown.press('Take this match');
    expect(document.activeElement?.textContent).toContain('Start game 1');
  });

  test('continues as it was left after a look at other matches', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Absent', 'Matches', 'Take this match');
    expect(shown.team(0)).toContain('Absent 141');
  });

  test('is taken anew where staff have replaced or removed its league meanwhile, and stays after any other look', async () => {
    const shown = await MatchSetupPage.of();
    const [before] = shown.main.leagueList.leagues;
    if (before === undefined) expect.fail('no league');
    const comesBack = async (...leagues: readonly KeptLeague[]): Promise<boolean> => {
      shown.main.leagueList = { ...shown.main.leagueList, leagues };
      await useMatchSetup().load('2026-10-05');
      await flushPromises();
      return shown.view.find('.fixtures').exists();
    };
    await shown.press('Take this match');
    expect(await comesBack({ ...before, shortNames: [{ id: '1', name: 'Tom', shown: 'T' }] })).toBe(false);
    const teams = before.league.teams.toReversed();
    expect(await comesBack({ ...before, league: { ...before.league, teams } })).toBe(true);
    await shown.press('Take this match');
    expect(await comesBack()).toBe(true);
  });

  test('shows the average that counts now, with the games it stands on, before and after it is taken', async () => {
    const shown = await MatchSetupPage.of({ teams: seasonTeams() });
    const told = (): string => shown.view.text().replaceAll(/\s+/gu, ' ');
    expect(told()).toContain('158 21 games');
    await shown.press('Take this match');
    expect(shown.team(0).replaceAll(/\s+/gu, ' ')).toContain('Avg158 21 games');
    expect(shown.team(0)).not.toContain('2 games');
    await shown.touch('Tom');
    await shown.press('Average of Tom');
    expect(shown.field().element.value).toBe('158');
    await shown.write('160');
    expect(shown.team(0)).not.toContain('21 games');
    await shown.press('Start game 1');
    expect(shown.main.orders[0]?.players).toMatchObject([
      { average: 160, league: { season: { games: 21, pins: 3318 } } },
      { average: 187 },
      { average: 182, league: { season: { games: 3, pins: 547 } } },
      { average: null },
    ]);
  });

  test('marks a bowler absent with two presses', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Absent', 'Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({ name: 'Tom', league: { type: 'absent' } });
  });

  test('asks for a substitute’s name, and picks one by letters', async () => {
    const shown = await MatchSetupPage.of({}, [rosterBowler('Ben', '9'), rosterBowler('Eve', '8')]);
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Substitute');
    expect(shown.view.text()).toContain('Who bowls for Tom?');
    await shown.press('Somebody new');
    await shown.type('b');
    await shown.press('Ben');
    expect(shown.team(0)).toContain('Sub for Tom');
    await shown.press('Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({
      ...{ name: 'Ben', average: 170 },
      league: { type: 'substitute', instead: 'Tom', roster: '9' },
    });
  });

  test('changes the order of bowling', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match', 'Move Tom down');
    expect(shown.names()).toEqual([
      ['Ann', 'Tom'],
      ['Kim', '최민서'],
    ]);
  });

  test('has its sides swapped with one press, line-ups, types and the chosen place with their teams', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Absent', 'Swap home and visitors');
    expect(shown.names()).toEqual([
      ['Kim', '최민서'],
      ['Tom', 'Ann'],
    ]);
    expect(shown.view.get('section.place').attributes('aria-label')).toContain('Tom');
    await shown.press('Start game 1');
    expect(shown.main.orders).toMatchObject([
      {
        league: { teams: ['스트라이커즈', 'Pin Pals'], fixture: { round: '1' } },
        players: [
          { league: { team: 1 } },
          { league: { team: 1 } },
          { name: 'Tom', league: { team: 2, type: 'absent' } },
          {},
        ],
      },
    ]);
  });

  test('asks how a name is shown that is longer than the board, and keeps who it is', async () => {
    const [home, visitors] = TYPED_LEAGUE.teams;
    if (home === undefined || visitors === undefined) throw new Error('no teams');
    const roster = home.roster.map((bowler, index) =>
      index === 0 ? { ...bowler, name: 'Maximiliane von Hohenfels' } : bowler,
    );
    const shown = await MatchSetupPage.of({ teams: [{ ...home, roster }, visitors] });
    await shown.press('Take this match', 'Settle 1 of 1');
    expect(shown.main.orders).toEqual([]);
    expect(shown.team(0)).toContain('The name of player 1 is longer than 12 letters.');
    const described = shown.view.get('.unsettled .who').attributes('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('longer than 12');
    await shown.press('M. Hohenfels');
    await shown.start();
    expect(shown.main.orders[0]?.players[0]).toMatchObject({
      name: 'M. Hohenfels',
      league: { roster: '101', fullName: 'Maximiliane von Hohenfels' },
    });
  });

  test('asks about a name that the roster does not have: misspelt, or somebody new', async () => {
    const shown = await MatchSetupPage.of();
    await shown.press('Take this match');
    await shown.touch('Tom');
    await shown.press('Name');
    await shown.write('Thom');
    expect(shown.team(0)).toContain('Who is Thom?');
    await shown.press('Tom 151, on the roster', 'Start game 1');
    expect(shown.main.orders[0]?.players[0]).toMatchObject({ name: 'Tom', league: { roster: '101' } });
  });
});

describe('two teams typed by hand', () => {
  test('are typed name by name; an empty name goes to the other team, and then to the line-ups', async () => {
    const shown = await MatchSetupPage.of(null);
    await shown.teams(['ANN', 'BEN'], ['CAT', 'DOM']);
    expect(shown.names()).toEqual([
      ['ANN', 'BEN'],
      ['CAT', 'DOM'],
    ]);
    await shown.press('Start game 1');
    expect(shown.main.orders).toMatchObject([
      { league: { teams: ['Home', 'Visitors'], terms: { games: 3 } }, players: [{}, {}, {}, {}] },
    ]);
    expect(shown.main.orders[0]?.league).not.toHaveProperty('fixture');
  });

  test('are named, and a letter typed is never lost when something else is touched', async () => {
    const shown = await MatchSetupPage.of(null);
    await shown.press('Type two teams by hand', 'Name of the team Home');
    await shown.write('Ten Back');
    await shown.type('ANN');
    await shown.press('Name of the team Visitors');
    expect(shown.view.text()).toContain('Ten Back');
    expect(shown.view.findAll('.name').map((one) => one.text())).toEqual(['ANN']);
  });

  test('swap sides with one press; names that only say the side stay', async () => {
    const shown = await MatchSetupPage.of(null);
    await shown.teams(['ANN'], ['KIM']);
    await shown.press('Swap home and visitors');
    expect([shown.team(0), shown.team(1)]).toEqual([
      expect.stringMatching(/^Home.*KIM/su),
      expect.stringMatching(/^Visitors.*ANN/su),
    ]);
  });

  test('of which only one has a name swap sides, and the other one is called by its new side', async () => {
    const shown = await MatchSetupPage.of(null);
    await shown.teams(['ANN'], ['KIM']);
    await shown.press('Name of the team Home');
    await shown.write('Ten Back');
    await shown.press('Swap home and visitors');
    expect([shown.team(0), shown.team(1)]).toEqual([
      expect.stringMatching(/^Home.*KIM/su),
      expect.stringMatching(/^Ten Back.*ANN/su),
    ]);
  });

  test('whose names say the sides swap them also after the language was changed', async () => {
    const shown = await MatchSetupPage.of(null);
    await shown.teams(['ANN'], ['KIM']);
    useHouse().settings = { ...useHouse().settings, language: 'es' };
    await flushPromises();
    await shown.press('Intercambiar local y visitante');
    expect([shown.team(0), shown.team(1)]).toEqual([
      expect.stringMatching(/^Local.*KIM/su),
      expect.stringMatching(/^Visitante.*ANN/su),
    ]);
  });

  test('have known bowlers picked with their averages, and are bowled for the games, points and handicap pressed', async () => {
    const from = { kind: 'game', gameId: 'g000003-0a1b2c', player: 2, startedAt: '' } as const;
    const kyj = { name: 'KYJ', average: 171, handicap: null, season: null, from };
    const shown = await MatchSetupPage.of(null, [kyj]);
    await shown.press('Type two teams by hand', 'KYJ, 171');
    await shown.write('', 'BEN', '');
    await shown.press('Matches', 'Type two teams by hand', '80 % of 200', 'One game more', 'None');
    await shown.press('Line-ups done', 'Start game 1');
    expect(shown.main.orders).toMatchObject([
      {
        league: {
          terms: { games: 4, handicap: { percentage: 80, base: 200 }, points: { game: 0, series: 0 } },
        },
        players: [
          { name: 'KYJ', was: 2, wasIn: 'g000003-0a1b2c' },
          { name: 'BEN', was: null },
        ],
      },
    ]);
  });
});

describe('two teams that were typed', () => {
  test('are kept for other evenings with one press, and replaced after a change', async () => {
    const shown = await MatchSetupPage.of(null);
    await shown.teams(['ANN', 'BEN'], ['CAT', 'DOM']);
    await shown.press('Keep these teams');
    expect(shown.main.kept).toMatchObject([
      {
        replaces: null,
        league: {
          league: {
            teams: [
              {
                name: 'Home',
                roster: [
                  { name: 'ANN', place: 1 },
                  { name: 'BEN', place: 2 },
                ],
              },
              { name: 'Visitors' },
            ],
            schedule: [{ home: 0, visitors: 1, date: null }],
          },
        },
      },
    ]);
    expect(shown.view.text()).toContain('These teams are among the matches');
    await shown.press('Move ANN down');
    await vi.waitFor(async () => {
      await shown.press('Keep these teams');
      expect(shown.main.kept).toHaveLength(2);
    });
    expect(shown.main.kept[1]).toMatchObject({ replaces: LEAGUE_ID });
  });

  test('are not kept while something is to settle', async () => {
    const shown = await MatchSetupPage.of(null);
    await shown.teams(['ANN', 'BEN'], ['CAT']);
    await shown.press('Keep these teams');
    expect(shown.main.kept).toEqual([]);
    expect(shown.view.text()).toContain('The teams have different sizes: 2 and 1.');
  });
});

describe.each(LANGUAGES)('what cannot be bowled is told in %s where it was typed', (language) => {
  const lane = (bowlers: readonly KnownBowler[] = []): Promise<MatchSetupPage> =>
    MatchSetupPage.of(null, bowlers, { language });
  const night = textFor(language);

  test('two teams of different size: at the smaller one, which a press fills', async () => {
    const shown = await lane();
    await shown.teams(['ANN', 'BEN', 'CAT'], ['DOM']);
    const { matchSetup } = night;
    const told = nightFaultText(language, { code: 'line-ups-differ', home: 3, visitors: 1 });
    expect(shown.team(1)).toContain(told);
    expect(shown.team(0)).not.toContain(told);
    await shown.press(night.unsettled.settle(1, 1));
    expect([shown.main.orders, shown.names()]).toEqual([[], [['ANN', 'BEN', 'CAT'], ['DOM']]]);
    await shown.press(matchSetup.fillVacancies);
    await shown.start();
  });

  test('a player on both teams: at the second place', async () => {
    const shown = await lane([rosterBowler('Tom', '101')]);
    await shown.press(night.matchSetup.typeByHand, 'Tom');
    await shown.write('');
    await shown.view.get('.known .chip').trigger('click');
    await shown.press(night.matchSetup.lineUpsDone, night.unsettled.settle(1, 1));
    expect([shown.main.orders, shown.names()]).toEqual([[], [['Tom'], ['Tom 2']]]);
    const rows = shown.view.findAll('section.team').map((team) => team.findAll('li.row.unsettled').length);
    expect(rows).toEqual([0, 1]);
    const fault = { code: 'bowler-on-both-teams', name: 'Tom' } as const;
    expect(shown.view.get('li.row.unsettled p').text()).toBe(nightFaultText(language, fault));
  });

  test('a tenth player in a five-man team: at the tenth place', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => `MAN ${String(index)}`);
    const teams = [ten, ten.map((name) => `${name} B`)].map((names, team) => ({
      ...{ id: null, name: `Team ${String(team)}` },
      roster: names.map((name, index) => ({
        ...{
          id: name,
          name,
          average: 150,
          handicap: null,
          place: index + 1,
          season: null,
        },
      })),
    }));
    const shown = await MatchSetupPage.of({ teams, teamSize: 5 }, [], { language });
    await shown.press(night.matchSetup.take, night.unsettled.settle(1, 2));
    expect([shown.main.orders, shown.names()[0]]).toEqual([[], ten]);
    const told = shown.view.findAll('li.row.unsettled');
    expect(told.map((row) => row.get('.number').text())).toEqual(['10', '10']);
    const fault = { code: 'line-up-too-long', team: 'Team 0', bowlers: 10, most: 5 } as const;
    expect(told[0]?.get('p').text()).toBe(nightFaultText(language, fault));
  });

  test('an average above the format’s maximum: at its row, with what was typed', async () => {
    const shown = await lane();
    await shown.teams(['ANN'], ['BEN']);
    await shown.touch('ANN');
    await shown.press(night.setup.averageOf('ANN'));
    await shown.write('301');
    expect(shown.team(0)).toContain('301');
    await shown.press(night.unsettled.settle(1, 1));
    expect(shown.main.orders).toEqual([]);
    expect(shown.field().element.value).toBe('301');
    expect(shown.view.text()).toContain(
      night.refusals.league.wholeNumber(night.refusals.league.figures.average, 0, 300),
    );
  });

  test('a negative base: at its field, with what was typed', async () => {
    const shown = await lane();
    await shown.teams(['ANN'], ['BEN']);
    await shown.press(night.terms.title);
    const base = (): DOMWrapper<Element> =>
      shown.view.findAll('.figure').find((one) => one.get('label').text() === night.terms.fields.base) ??
      expect.fail('no base');
    await base().get('input').setValue('-5');
    const told = night.refusals.league.wholeNumber(night.refusals.league.figures.base, 0, 300);
    expect(base().text()).toContain(told);
    await shown.press(night.console.apply, night.unsettled.settle(1, 1));
    expect(shown.main.orders).toEqual([]);
    expect(base().get<HTMLInputElement>('input').element.value).toBe('-5');
    expect(base().get('input').attributes('aria-invalid')).toBe('true');
  });
});

test('the lane that keeps no league says so, and leads to two teams typed by hand', async () => {
  const shown = await MatchSetupPage.of(null);
  expect(shown.view.text()).toContain('No league is kept on this lane yet.');
  expect(document.activeElement?.textContent).toContain('Type two teams by hand');
});

test('Escape steps back, and at last to the set-up', async () => {
  const shown = await MatchSetupPage.of();
  const desk = useDesk();
  desk.go('league');
  let now = performance.now();
  const back = async (): Promise<void> => {
    const escape = new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true });
    // Late enough after the last one not to bounce.
    Object.defineProperty(escape, 'timeStamp', { value: (now += 500) });
    document.body.dispatchEvent(escape);
    await flushPromises();
  };
  await shown.press('Take this match', 'All terms');
  await back();
  expect(shown.view.text()).toContain('Start game 1');
  await back();
  expect(shown.view.text()).toContain('Take this match');
  await back();
  expect(desk.view).toBe('setup');
});
