import { mount, type VueWrapper } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import type { GameSheetOrder, MatchView } from '../../../contract/contract.ts';
import { generationOf, newGame, type Game } from '../../../core/game/game.ts';
import { lateChanges } from '../../../core/game/late-changes.ts';
import { standingChanges } from '../../../core/game/standing-changes.ts';
import { matchOf } from '../../../core/match/league-lead.ts';
import { matchLines } from '../../../core/match/match-lines.ts';
import { matchResult } from '../../../core/league/match.ts';
import { SIDES } from '../../../core/league/side.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../../core/league/terms.ts';
import { HOME, VISITORS, handicapGame, matchGame } from '../../../core/testing/league.testing.ts';
import { after, agreement, correction } from '../../../core/testing/notation.testing.ts';
import { MATCH, onPair, TEAMS } from '../../../core/testing/setup.testing.ts';
import { textFor } from '../../../text/index.ts';
import { LANGUAGES, type Language } from '../../../text/language.ts';
import SheetDocument from '../SheetDocument.vue';

const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';

/** PJS and TOM against KYJ, who bowled before, and DOM, who is absent. */
function evening(terms: Partial<LeagueTerms> = {}): Game {
  const known = [
    { average: 180 },
    { average: 170, type: 'pre-bowl', score: 187 },
    { average: 160, type: 'substitute', instead: 'EVA' },
    { average: 163, type: 'absent' },
  ] as const;
  const points = { game: 2, series: 2, individual: 1, individualSeries: 0 };
  const game = matchGame(['PJS', 'KYJ', 'TOM', 'DOM'], known, { points, ...terms });
  return after(game, agreement(1, NINES), agreement(3, NINES));
}

/** The same on a pair of lanes: home's game and the visitors'. */
function eveningOnPair(): readonly [Game, Game] {
  const { home, visitors } = onPair(evening().setup);
  return [after(newGame(home), agreement(1, NINES), agreement(2, NINES)), newGame(visitors)];
}

function sheetOf(
  game: Game,
  language: Language = 'en',
  match: MatchView | null = null,
  beside: readonly Game[] = [],
): VueWrapper<InstanceType<typeof SheetDocument>> {
  const order: GameSheetOrder = {
    kind: 'game',
    game: {
      ...{
        revision: 1,
        half: 'left',
        id: 'g',
        counter: 1,
        newest: 1,
        setup: game.setup,
        events: [],
        earlier: [],
        match,
      },
      ...{ savedAt: game.setup.startedAt, waiting: null },
    },
    beside: null,
    ...{
      paper: 'A4',
      marks: 'filled',
      statistics: true,
      chart: true,
      language,
      house: '',
      logo: null,
      printedAt: game.setup.startedAt,
    },
  };
  return mount(SheetDocument, { props: { order, games: [game, ...beside], checkCode: '7F3A 91C2' } });
}

/** The cells of each row of the teams' table. */
function rowsOf(sheet: ReturnType<typeof sheetOf>): readonly (readonly string[])[] {
  return sheet
    .findAll('.recap tbody tr')
    .map((row) => row.findAll('td, th').map((cell) => cell.text().replace(/\s+/gu, ' ')));
}

function wordsOf(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

describe('the sheet of a league’s game', () => {
  test('begins with both teams: types by letter, scratch, handicap, total and points, and their sums', () => {
    expect(rowsOf(sheetOf(evening()))).toEqual([
      ['Pin Pals'],
      ['1', 'PJS', '180', '+36', '90', '126', '0'],
      ['2', 'TOM S Sub for EVA', '160', '+54', '90', '144', '0'],
      ['', 'Team', '', '+90', '180', '270', '0'],
      ['Alley Cats'],
      ['1', 'KYJ B Pre-bowled, unopposed', '170', '+45', '187', '232', '1'],
      ['2', 'DOM A Absent', '163', '+51', '153', '204', '1'],
      ['', 'Team', '', '+96', '340', '436', '2'],
    ]);
  });

  test('of a match on a pair has both teams as on one lane, both lanes, and the balls of each team’s game', () => {
    const [home, visitors] = eveningOnPair();
    const sheet = sheetOf(home, 'en', null, [visitors]);
    expect(rowsOf(sheet)).toEqual(rowsOf(sheetOf(evening())));
    const pages = sheet.findAll('.page');
    const { lane } = home.setup;
    const lanes = pages.map((page) => page.findAll('.big dd')[0]?.text());
    expect(lanes).toEqual([`${String(lane)}–${String(lane + 1)}`, String(lane), String(lane + 1)]);
    expect(pages.map((page) => page.findAll('.line .name').map((name) => wordsOf(name.text())))).toEqual([
      [],
      [expect.stringContaining('PJS'), expect.stringContaining('TOM')],
      [expect.stringContaining('KYJ'), expect.stringContaining('DOM')],
    ]);
    expect(pages.every((page) => page.text().includes('7F3A 91C2'))).toBe(true);
  });

  test.each([
    ['scratch', ['1', 'PJS', '180', '90', '0']],
    ['total', ['1', 'PJS', '180', '+36', '90', '126', '0']],
    ['both', ['1', 'PJS', '180', '+36', '90', '126', '0']],
    ['difference', ['1', 'PJS', '180', '+36', '90', '−106', '0']],
  ] as const)('shows beside scratch what its league chose: %s', (shown, row) => {
    expect(rowsOf(sheetOf(evening({ shown })))[1]).toEqual(row);
  });

  test('explains the letters that occur, the handicap and the points, and no other letter', () => {
    const lines = sheetOf(evening()).findAll('.key p');
    const key = lines.map((line) => line.text()).join(' ');
    expect(key).toContain('Handicap: 90 % of 220 less average, fraction dropped, none above 220.');
    expect(key).toContain('A: absent, average less 10. S: substitute with own average. B: pre-bowled.');
    expect(key).toContain('2 for a game, 2 for the series, 1 for a bowler’s game; tied: half each.');
    expect(key).not.toContain('pacer');
  });

  test('lists what was changed of a league’s facts with before, after and who did it', () => {
    const game = after(evening(), { kind: 'setAverage', player: 1, average: 150 });
    const cells = sheetOf(game)
      .findAll('.changes tbody tr:last-child td')
      .map((cell) => cell.text());
    expect(cells.slice(1)).toEqual(['1', 'PJS', 'average', '180', '150', 'Bowler']);
  });

  test('has the captains of both teams sign, and every ball on the pages behind', () => {
    const sheet = sheetOf(evening());
    const [recap, balls] = sheet.findAll('.page');
    expect(recap?.findAll('.sign b').map((sign) => sign.text())).toEqual([
      'Captain, Pin Pals',
      'Captain, Alley Cats',
      'League secretary',
    ]);
    expect(balls?.findAll('.line .name').map((name) => wordsOf(name.text()))).toEqual([
      ...['PJS by agreement', 'TOM SSub for EVAby agreement', 'KYJ BPre-bowled 187', 'DOM AAbsent'],
    ]);
    expect(balls?.text()).toContain('Page 2 of 2');
  });

  test('has no frames, figures or series of who was not there', () => {
    const known = [
      { average: 180 },
      { average: 155, type: 'absent' },
      { type: 'vacancy' },
      { average: 170, type: 'pre-bowl', score: 187 },
    ] as const;
    const game = after(matchGame(['PJS', 'KYJ', 'TOM', 'DOM'], known), agreement(1, NINES));
    const [, balls] = sheetOf(game).findAll('.page');
    const frames = balls?.findAll('.line').map((line) => line.findAll('.frame').length);
    expect(frames).toEqual([10, 0, 0, 0]);
    expect(balls?.findAll('.statistics tbody .left').map((name) => name.text())).toEqual(['PJS']);
  });

  test('says that a team without opponents bowled unopposed, once for all of it', () => {
    const { setup, ...rest } = evening();
    const [home] = setup.league?.teams ?? [];
    const league = rest.position.league;
    if (home === undefined || league === null) throw new Error('no team');
    const lines = rest.position.lines.filter(({ part }) => part?.seat?.team === home.id);
    const alone = {
      ...rest,
      setup,
      position: { ...rest.position, lines, league: { ...league, teams: [home] } },
    };
    const rows = rowsOf(sheetOf(alone));
    expect(rows.map(([first]) => first)).toEqual(['Pin Pals unopposed', '1', '2', '']);
    expect(rows.filter((row) => row.join(' ').includes('unopposed'))).toHaveLength(1);
  });

  test('of a place tells what was another type in an earlier game', () => {
    const absent = evening();
    const there = matchGame(['PJS', 'KYJ', 'TOM', 'DOM'], [], {});
    const rows = rowsOf(sheetOf(there, 'en', matchView([absent, there])));
    expect(rows.find(([, name]) => name?.startsWith('DOM'))?.slice(1, 5)).toEqual([
      'DOM',
      '–',
      '+0',
      'A 153',
    ]);
  });

  test('of a league without teams has its bowlers with handicap, and no sums', () => {
    const game = after(handicapGame(['PJS'], [{ average: 180 }]), agreement(1, NINES));
    expect(rowsOf(sheetOf(game))).toEqual([['1', 'PJS', '180', '+36', '90', '126']]);
  });

  test.each(LANGUAGES)('is written in one language: %s', (language) => {
    const page = sheetOf(evening(), language).get('.recap-page').text();
    const { recap } = textFor(language);
    for (const word of [recap.title, recap.game(1), recap.total, recap.unopposed, recap.secretary])
      expect(page).toContain(word);
    expect(page).not.toMatch(/undefined|null|NaN/u);
  });
});

/** Two games of an evening; the captains signed the first before PJS's frame was mended. */
function matchView(games: readonly Game[]): MatchView {
  const last = games.at(-1);
  const match = matchOf(games.map(({ position }) => position));
  if (last === undefined || match === null) throw new Error('no match');
  const sign = { player: 1, at: '2026-05-01T19:50:02.000Z', generation: 2, beside: null };
  return {
    ...{ id: MATCH, league: 'Tuesday Trios', round: 'Week 9', date: '2026-05-01', lanes: '7', rollOffs: [] },
    kept: { kind: 'none' },
    games: games.map((game, index) => ({
      ...{ gameId: String(index), number: index + 1, phase: 'over', generation: generationOf(game) },
      beside: null,
      home: matchLines(game.position, HOME),
      visitors: matchLines(game.position, VISITORS),
      signOffs:
        index > 0
          ? []
          : [
              { ...sign, side: 'home', by: 'PJS', stands: false },
              { ...sign, side: 'visitors', by: 'DOM', stands: true },
            ],
      signed: false,
      standing: standingChanges(game).filter(({ generation }) => index > 0 || generation <= 2),
      changes: index > 0 ? [] : lateChanges(game, 2).map((change) => ({ ...change, side: null })),
    })),
    result: matchResult(last.position.league?.terms ?? USUAL_TERMS, match),
    teams: TEAMS.map(({ id, name }, at) => ({ side: SIDES[at] ?? 'home', id, name, leagueId: null })),
  };
}

describe('the sheet of a match that is on record', () => {
  const first = after(evening(), correction(1, 1, '9/'));
  const view = matchView([first, evening()]);
  const recap = (language: Language = 'en'): ReturnType<typeof sheetOf> => sheetOf(evening(), language, view);

  test('has all games beside each other, with the series and all points', () => {
    expect(rowsOf(recap())[1]).toEqual([
      ...['1', 'PJS', '180', '+36', '100', '136', '0', '90', '126', '0', '190', '262', '0'],
    ]);
    expect(rowsOf(recap())[7]).toEqual([
      ...['', 'Team', '', '+96', '340', '436', '2', '340', '436', '2', '680', '872', '8'],
    ]);
    const points = recap().findAll('.points tbody tr').at(-1);
    expect(
      wordsOf(
        points
          ?.findAll('td')
          .map((cell) => cell.text())
          .join(' ') ?? '',
      ),
    ).toBe('4 2 2 – 8');
  });

  test('says in words who has won, and how it stands until then', () => {
    expect(
      recap()
        .findAll('.result p')
        .map((line) => wordsOf(line.text())),
    ).toEqual(['Pin Pals 0 to 8 Alley Cats', expect.stringMatching(/^So far\./u)]);
    const games = [evening({ games: 2 }), evening({ games: 2 })];
    const won = sheetOf(evening({ games: 2 }), 'en', matchView(games));
    expect(won.get('.result .says').text()).toMatch(/^Alley Cats won\. \d+ to \d+ pins\./u);
  });

  test('has the full name behind a short one', () => {
    const known = [{ average: 180, fullName: 'Penelope Johnson-Smythe' }, { average: 170 }] as const;
    expect(
      sheetOf(matchGame(['PJS', 'KYJ'], known))
        .get('.recap .who')
        .text(),
    ).toContain('Penelope Johnson-Smythe');
  });

  test('has the league’s number behind a full name that two bowlers of the match have', () => {
    const known = [
      { average: 180, fullName: '김민수', roster: '12' },
      { average: 170, fullName: '김민수', roster: '34' },
      { average: 160, fullName: 'Penelope Johnson-Smythe', roster: '56' },
    ] as const;
    const shown = sheetOf(matchGame(['김민수 12', '김민수 34', 'PJS'], known));
    const who = shown.findAll('.recap .who').map((one) => wordsOf(one.text()));
    const has = (text: string): boolean => who.some((one) => one.includes(text));
    expect([has('김민수 (12)'), has('김민수 (34)')]).toEqual([true, true]);
    expect([has('Penelope Johnson-Smythe'), has('(56)')]).toEqual([true, false]);
  });

  test('names the league, and who signed which game when, and which signature a correction made stale', () => {
    expect(recap().get('.head p').text()).toContain('Tuesday Trios, Week 9. Game 1 of 3.');
    const [home, visitors] = recap()
      .get('.recap-page')
      .findAll('.sign > span')
      .map((hint) => hint.text());
    expect(home).toMatch(/^Game 1: \d\d:50:02 PJS \(game changed since\) · Game 2: not signed$/u);
    expect(visitors).toMatch(/^Game 1: \d\d:50:02 DOM · Game 2: not signed$/u);
  });

  test('lists every change of all its games: those before a signature, then those behind one', () => {
    const second = after(evening(), correction(3, 2, '9/'), { kind: 'setAverage', player: 1, average: 150 });
    const rows = sheetOf(second, 'en', matchView([first, second]))
      .findAll('.changes tbody tr')
      .map((row) => row.findAll('td').map((cell) => cell.text()));
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['1', 'PJS', 'by agreement', '0', '90', 'Bowler'],
      ['1', 'TOM', 'by agreement', '0', '90', 'Bowler'],
      ['2', 'PJS', 'by agreement', '0', '90', 'Bowler'],
      ['2', 'TOM', 'by agreement', '0', '90', 'Bowler'],
      ['2', 'TOM', 'frame 2', '9-', '9/', 'Bowler'],
      ['2', 'PJS', 'average', '180', '150', 'Bowler'],
      [],
      ['1', 'PJS', 'frame 1', '9-', '9/', 'Bowler'],
    ]);
    expect(rows[6]).toEqual(['Changed after a signature: 1']);
  });

  test('names under the line who signed, and asks for a name where nobody has', () => {
    const hints = sheetOf(first, 'en', matchView([first]))
      .get('.recap-page')
      .findAll('.sign > span')
      .map((hint) => hint.text());
    expect(hints[1]).toMatch(/^Game 1: \d\d:50:02 DOM$/u);
    expect(hints[2]).toBe('Received, posted');
    expect(sheetOf(evening()).get('.sign > span').text()).toBe('Name, signature, time');
  });

  test.each(LANGUAGES)('is written in one language: %s', (language) => {
    const page = recap(language).get('.recap-page').text();
    const { recapChanges } = textFor(language);
    for (const word of [recapChanges.notSigned, recapChanges.changedSince, recapChanges.late(1)])
      expect(page).toContain(word);
  });
});

test('the sheet of a game that is no league’s has no such page', () => {
  const { setup } = after(handicapGame(['PJS']), agreement(1, NINES));
  expect(setup.league).toBeDefined();
  const usual = sheetOf({ ...evening(), position: { ...evening().position, league: null } });
  expect(usual.find('.recap').exists()).toBe(false);
  expect(usual.findAll('.sign')).toHaveLength(3);
});

test('half points are written with a half', () => {
  const rows = rowsOf(sheetOf(evening({ points: { ...USUAL_TERMS.points, game: 0.5, individual: 0.5 } })));
  expect(rows[7]?.at(-1)).toBe('½');
  expect(rows[1]?.at(-1)).toBe('0');
});
