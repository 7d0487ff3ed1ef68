import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_LEAGUES } from '../../contract/contract.ts';
import { matchGame } from '../../core/testing/league.testing.ts';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import type { League } from '../../league-files/in/league.ts';
import { AT, house, keptIn } from './testing/house.testing.ts';

const typed = (league: Partial<League> = {}, replaces: string | null = null) => ({
  league: { kind: 'typed' as const, league: { ...TYPED_LEAGUE, ...league } },
  replaces,
});

const filesIn = async (data: string): Promise<readonly string[]> =>
  (await readdir(data)).includes('leagues') ? await readdir(join(data, 'leagues')) : [];

describe('a typed league', () => {
  test('is kept in a file of its own and listed with its bowlers, after a restart too', async () => {
    const { leagues, data } = await house();
    const league = keptIn(await leagues.keep(typed()));
    expect(league).toMatchObject({ keptAt: AT, league: TYPED_LEAGUE });
    expect(await filesIn(data)).toEqual([`${league.id}.json`]);
    const again = await house(data);
    for (const lane of [leagues, again.leagues]) {
      const list = await lane.list();
      expect(list.leagues).toEqual([league]);
      expect(list.bowlers.map(({ name }) => name)).toEqual(['Tom', 'Ann', 'Kim', '최민서']);
    }
  });

  test('keeps the name that a board showed of its bowler for the next week, also behind a newer file of the league', async () => {
    const { leagues, data } = await house();
    const teams = TYPED_LEAGUE.teams.map((team, index) =>
      index === 0 ? { ...team, name: 'Pin Pals' } : team,
    );
    const league = keptIn(await leagues.keep(typed({ teams })));
    const [tom] = teams[0]?.roster ?? [];
    if (tom === undefined) expect.fail('Tom');
    const bowled = matchGame(['TOMMY', 'KYJ'], [{ roster: tom.id ?? '', fullName: tom.name }]);
    await leagues.ended(bowled);
    keptIn(await leagues.keep(typed({ teams, name: 'Newer' }, league.id)));
    for (const lane of [leagues, (await house(data)).leagues]) {
      const { bowlers } = await lane.list();
      expect(bowlers.map(({ name, shown }) => shown ?? name)).toEqual(['TOMMY', 'Ann', 'Kim', '최민서']);
    }
  });

  test('that breaks a rule is answered with every fault and its place, and nothing is kept', async () => {
    const { leagues, data } = await house();
    const [home] = TYPED_LEAGUE.teams;
    if (home === undefined) expect.fail('a league has teams');
    const twice = {
      ...home,
      roster: home.roster.map((bowler) => ({ ...bowler, id: null, name: 'Tom', average: 301 })),
    };
    const answer = await leagues.keep(typed({ teams: [twice, ...TYPED_LEAGUE.teams.slice(1)] }));
    if (!answer.ok || answer.value.kind !== 'faults') expect.fail('it was kept');
    const { faults, more } = answer.value.faults;
    expect(faults.map(({ code, spot }) => `${code} ${spot.path ?? ''}`)).toEqual([
      'figure teams[0].roster[0].average',
      'figure teams[0].roster[1].average',
      'name-twice teams[0].roster[1].name',
    ]);
    expect(more).toBe(0);
    expect(await filesIn(data)).toEqual([]);
  });

  test('whose schedule names a team that is not there is not kept', async () => {
    const { leagues } = await house();
    const fixture = { round: null, date: null, lanes: null, home: 0, visitors: 7 };
    const answer = await leagues.keep(typed({ schedule: [fixture] }));
    expect(answer).toMatchObject({ value: { kind: 'faults' } });
    expect((await leagues.list()).leagues).toEqual([]);
  });

  test('takes the place of the one that it replaces, under the same id', async () => {
    const { leagues, data } = await house();
    const first = keptIn(await leagues.keep(typed()));
    const second = keptIn(await leagues.keep(typed({ name: 'Wednesday Mixed' }, first.id)));
    expect(second.id).toBe(first.id);
    expect((await leagues.list()).leagues).toEqual([second]);
    expect(await filesIn(data)).toHaveLength(2);
    expect(await leagues.keep(typed({}, 'f'.repeat(24)))).toEqual({
      ok: false,
      error: { code: 'no-such-league' },
    });
  });

  test('that a full disk refuses is not listed, and the one that it replaces stays', async () => {
    const { leagues, disk, data } = await house();
    const first = keptIn(await leagues.keep(typed()));
    disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    for (const replaces of [null, first.id])
      expect(await leagues.keep(typed({ name: 'Wednesday' }, replaces))).toEqual({
        ok: false,
        error: { code: 'not-saved', trouble: 'disk-full' },
      });
    expect((await leagues.list()).leagues).toEqual([first]);
    expect((await (await house(data)).leagues.list()).leagues).toEqual([first]);
  });

  test('beyond the last place is refused until another one is forgotten', async () => {
    const { leagues } = await house();
    for (let count = 0; count < MOST_LEAGUES; count += 1) await leagues.keep(typed());
    const [league] = (await leagues.list()).leagues;
    if (league === undefined) expect.fail('none was kept');
    const full = { ok: false, error: { code: 'too-many-leagues', most: MOST_LEAGUES } };
    expect(await leagues.keep(typed())).toEqual(full);
    expect(keptIn(await leagues.keep(typed({ name: 'Replaced' }, league.id))).id).toBe(league.id);
    expect(await leagues.forget(league.id)).toEqual({ ok: true, value: null });
    keptIn(await leagues.keep(typed()));
  });
});

describe('a league that is forgotten', () => {
  test('is gone from the list and from every file, and cannot be forgotten twice', async () => {
    const { leagues, data } = await house();
    const { id } = keptIn(await leagues.keep(typed()));
    keptIn(await leagues.keep(typed({ name: 'Wednesday Mixed' }, id)));
    expect(await leagues.forget(id)).toEqual({ ok: true, value: null });
    expect(await leagues.list()).toEqual({ leagues: [], bowlers: [], bowled: [] });
    for (const file of await filesIn(data))
      expect(await readFile(join(data, 'leagues', file), 'utf8')).not.toMatch(/Tom|Mixed|Pin Pals/u);
    expect(await leagues.forget(id)).toEqual({ ok: false, error: { code: 'no-such-league' } });
  });

  test('stays where the disk refuses', async () => {
    const { leagues, disk } = await house();
    const league = keptIn(await leagues.keep(typed()));
    disk.fails = (call) => (call === 'rename' ? 'EROFS' : null);
    expect(await leagues.forget(league.id)).toEqual({
      ok: false,
      error: { code: 'not-saved', trouble: 'read-only' },
    });
    expect((await leagues.list()).leagues).toEqual([league]);
  });
});

describe('a name that staff remove', () => {
  test('leaves every roster and its files in any case, with the league’s number; the others stay', async () => {
    const { leagues, data } = await house();
    const [home, visitors] = TYPED_LEAGUE.teams;
    if (home === undefined || visitors === undefined) expect.fail('a league has two teams');
    const namesake = { id: '7', name: 'tom', average: 99, handicap: null, place: null, season: null };
    const teams = [home, { ...visitors, roster: [...visitors.roster, namesake] }];
    keptIn(await leagues.keep(typed({ teams })));
    expect(await leagues.removeNames(['TOM'])).toEqual({ ok: true, value: null });
    const again = await house(data);
    for (const { leagues: lane } of [{ leagues }, again]) {
      const [kept] = (await lane.list()).leagues;
      expect(
        kept?.league.teams.map(({ roster }) => roster.map(({ id, name }) => `${String(id)} ${name}`)),
      ).toEqual([
        ['null —', '102 Ann'],
        ['201 Kim', 'null 최민서', 'null — 2'],
      ]);
      expect((await lane.list()).bowlers.map(({ name }) => name)).toEqual(['Ann', 'Kim', '최민서']);
    }
    const files = await filesIn(data);
    expect(files).toHaveLength(2);
    for (const file of files)
      expect(await readFile(join(data, 'leagues', file), 'utf8')).not.toMatch(/"tom"|"101"/iu);
    expect(await again.leagues.removeNames(['Ann'])).toEqual({ ok: true, value: null });
    expect((await again.leagues.list()).bowlers.map(({ name }) => name)).toEqual(['Kim', '최민서']);
  });

  test('leaves the state before a replaced league too, where the new one does not have it', async () => {
    const { leagues, data } = await house();
    const { id } = keptIn(await leagues.keep(typed()));
    const [home, visitors] = TYPED_LEAGUE.teams;
    if (home === undefined || visitors === undefined) expect.fail('a league has two teams');
    const roster = home.roster.map((one) => (one.name === 'Tom' ? { ...one, id: '109', name: 'Eve' } : one));
    const teams = [{ ...home, roster }, visitors];
    keptIn(await leagues.keep(typed({ teams }, id)));
    expect(await leagues.removeNames(['Tom'])).toEqual({ ok: true, value: null });
    for (const file of await filesIn(data))
      expect(await readFile(join(data, 'leagues', file), 'utf8')).not.toMatch(/"Tom"|"101"/u);
    expect((await leagues.list()).bowlers.map(({ name }) => name)).toContain('Eve');
  });

  test('that the disk refuses stays, and removing it again does the rest', async () => {
    const { leagues, disk } = await house();
    keptIn(await leagues.keep(typed()));
    disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    expect(await leagues.removeNames(['Tom'])).toEqual({
      ok: false,
      error: { code: 'not-saved', trouble: 'disk-full' },
    });
    expect((await leagues.list()).bowlers[0]?.name).toBe('Tom');
    disk.fails = () => null;
    expect(await leagues.removeNames(['Tom'])).toEqual({ ok: true, value: null });
    expect((await leagues.list()).bowlers[0]?.name).toBe('Ann');
  });
});

describe('a house that keeps names for 30 days', () => {
  const kept = (date: string | null) =>
    typed({ schedule: [{ round: null, date, lanes: null, home: 0, visitors: 1 }] });

  test('forgets a league 30 days after its last night, or after it was kept, and never before', async () => {
    const lane = await house();
    for (const date of ['2026-08-30', '2026-10-30', null]) keptIn(await lane.leagues.keep(kept(date)));
    const dates = async (): Promise<readonly (string | null | undefined)[]> =>
      (await lane.leagues.list()).leagues.map(({ league }) => league.schedule[0]?.date).toSorted();
    const after = async (
      now: string,
      days: number | null,
    ): Promise<readonly (string | null | undefined)[]> => {
      lane.clock.now = now;
      await lane.leagues.forgetOld(days);
      return dates();
    };
    const all = ['2026-08-30', '2026-10-30', null];
    expect(await after('2026-10-29T23:59:00.000Z', 30)).toEqual(all);
    expect(await after('2026-10-30T00:01:00.000Z', null)).toEqual(all);
    expect(await after('2026-10-30T00:01:00.000Z', 30)).toEqual(['2026-10-30']);
    expect(await after('2026-11-29T23:59:00.000Z', 30)).toEqual(['2026-10-30']);
    expect(await after('2026-11-30T00:01:00.000Z', 30)).toEqual([]);
  });
});
