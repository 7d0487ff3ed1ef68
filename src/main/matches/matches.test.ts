import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failing, refusal, view, type Lane } from '../games/testing/lane.testing.ts';
import {
  again,
  apply,
  begin,
  finish,
  lane,
  lineOf,
  matchOf,
  next,
  night,
  shown,
  sign,
  signBoth,
  STAFF,
} from './testing/league-night.testing.ts';

function fileOf(on: Lane): string {
  return join(on.data, 'matches', `${matchOf(on).id}.json`);
}

describe('a match', () => {
  test('has its fixture, its teams and the points of its games, from the first ball on', async () => {
    const on = await lane();
    const { setup, match } = await begin(on, night());
    const [home, visitors] = setup.league?.teams ?? [];
    expect(match).toMatchObject({
      ...{ id: setup.league?.match, league: 'Tuesday Doubles', round: '9', date: '2026-11-21', lanes: '7' },
      teams: [
        { side: 'home', id: home?.id, name: 'Pin Pals', leagueId: 'T-1' },
        { side: 'visitors', id: visitors?.id, name: 'Alley Cats', leagueId: null },
      ],
      games: [{ number: 1, phase: 'running', signed: false, signOffs: [], changes: [] }],
    });
    expect(match?.result.points.due).toBe(3 * 4 + 2);
    await finish(on, [90, 80, 70]);
    // 160 to 200: the vacancy counts 120. PJS beats KYJ, LEE loses to the vacancy.
    const after = matchOf(on);
    expect(after.result.home.games[0]).toMatchObject({ scratch: 160, total: 160 });
    expect(after.result.visitors?.games[0]).toMatchObject({ scratch: 200, total: 200 });
    expect(after.result.points).toEqual({ home: 1, visitors: 3, unearned: 0, due: 10 });
    expect(
      after.games[0]?.home.map(({ name, roster, figures, frames }) => [
        name,
        roster,
        figures.posted,
        frames.length,
      ]),
    ).toEqual([
      ['PJS', 'M-1', 90, 10],
      ['LEE', null, 70, 10],
    ]);
    expect(after.games[0]?.visitors.map(({ name, counts, frames }) => [name, counts.type, frames])).toEqual([
      ['KYJ', 'bowler', expect.objectContaining({ length: 10 })],
      ['Vacancy', 'vacancy', []],
    ]);
  });

  test('that nobody scheduled is of the day on which it began', async () => {
    const on = await lane();
    const { match } = await begin(on, night({}, null));
    expect(match).toMatchObject({ league: null, round: null, lanes: null, date: '2026-11-21' });
    expect(match?.teams.map(({ leagueId }) => leagueId)).toEqual([null, null]);
  });

  test('is in no game without teams, and in no open bowling', async () => {
    const on = await lane();
    expect(
      (await begin(on, { players: [{ name: 'PJS', average: null, was: null }], follows: null })).match,
    ).toBeNull();
    expect(await readdir(on.data)).not.toContain('matches');
  });

  test('goes on through its games and a restart, with what each of them counts', async () => {
    const on = await lane();
    await begin(on, night());
    await finish(on, [90, 80, 70]);
    const first = await signBoth(on);
    await begin(on, next(first));
    await finish(on, [80, 80, 80]);
    const evening = matchOf(on);
    expect(evening.games.map(({ number, phase, signed }) => [number, phase, signed])).toEqual([
      [1, 'over', true],
      [2, 'over', false],
    ]);
    expect(evening.result.points).toEqual({ home: 1 + 0.5, visitors: 3 + 2 + 1.5, unearned: 0, due: 6 });
    const later = await again(on);
    expect(matchOf(later)).toEqual(evening);
  });

  test('is in a game that is only looked at, also when another one is on the board', async () => {
    const on = await lane();
    const first = await begin(on, night());
    await finish(on);
    const signed = await signBoth(on);
    await begin(on, { players: [{ name: 'EVE', average: null, was: null }], follows: null });
    expect(shown(on).match).toBeNull();
    const looked = view(await on.games.view(first.id));
    expect(looked.match).toEqual(signed.match);
    expect(view(await (await again(on)).games.view(first.id)).match).toEqual(signed.match);
  });

  test('changes at once in every game when one of them is corrected', async () => {
    const on = await lane(STAFF);
    const first = await begin(on, night());
    await finish(on, [90, 80, 70]);
    await begin(on, next(first));
    const second = await finish(on, [90, 80, 70]);
    view(await on.games.openGame(first.id));
    await apply(on, { kind: 'agreeLine', player: 1, notation: lineOf(10) });
    expect(matchOf(on).result.home.games.slice(0, 2)).toMatchObject([{ total: 80 }, { total: 160 }]);
    const back = view(await on.games.openGame(second.id));
    expect(back.match?.result.home.games.slice(0, 2)).toMatchObject([{ total: 80 }, { total: 160 }]);
    expect(back.match?.games[0]?.home[0]?.figures.posted).toBe(10);
  });

  test('counts of a game that was begun again the last one', async () => {
    const on = await lane(STAFF);
    const first = await begin(on, night());
    await finish(on);
    await begin(on, next(first));
    await apply(on, { kind: 'stop' });
    view(await on.games.openGame(first.id));
    const second = await begin(on, next(first));
    await finish(on, [50, 40, 30]);
    expect(matchOf(on).games.map(({ gameId }) => gameId)).toEqual([first.id, second.id]);
    expect(matchOf(on).result.home.games[1]).toMatchObject({ total: 80 });
  });

  test('has nothing of a game that staff deleted, and is gone with its last one', async () => {
    const on = await lane(STAFF);
    const first = await begin(on, night());
    await finish(on);
    await signBoth(on);
    const second = await begin(on, next(first));
    view(await on.games.apply(second.id, 0, { kind: 'stop' }));
    const file = fileOf(on);
    expect(await on.games.remove({ kind: 'game', gameId: first.id })).toMatchObject({ ok: true });
    expect(matchOf(on).games.map(({ number }) => number)).toEqual([2]);
    expect(matchOf(on).result.units[0]).toMatchObject({ reason: 'unearned', home: 0, visitors: 0 });
    expect(await readFile(file, 'utf8')).not.toContain(first.id);
    await begin(on, { players: [{ name: 'EVE', average: null, was: null }], follows: null });
    expect(await on.games.remove({ kind: 'game', gameId: second.id })).toMatchObject({ ok: true });
    expect(await readdir(join(on.data, 'matches'))).toEqual([]);
  });

  test('names nobody in its file', async () => {
    const on = await lane();
    await begin(on, night());
    await finish(on);
    await signBoth(on);
    const text = await readFile(fileOf(on), 'utf8');
    for (const name of ['PJS', 'KYJ', 'LEE', 'Pin Pals']) expect(text).not.toContain(name);
  });
});

describe('a match whose file', () => {
  /** A match of two games, the first one signed, and the path of its file. */
  async function evening(): Promise<{ readonly on: Lane; readonly file: string }> {
    const on = await lane(STAFF);
    const first = await begin(on, night());
    await finish(on);
    await signBoth(on);
    await begin(on, next(first));
    return { on, file: fileOf(on) };
  }

  test('is damaged is used as it was before, and staff are told', async () => {
    const { on, file } = await evening();
    await writeFile(file, 'league = Tuesday');
    const later = await again(on);
    // The save before the second game has both signatures; the game itself names its match.
    expect(matchOf(later).games.map(({ signed }) => signed)).toEqual([true, false]);
    expect(later.told).toEqual([{ kind: 'match-damaged', file: `matches/${matchOf(on).id}.json` }]);
    expect(await readdir(join(on.data, 'quarantine'))).toHaveLength(1);
  });

  test('is gone is made anew from its games, without fixture and signatures', async () => {
    const { on, file } = await evening();
    const before = matchOf(on);
    await rm(file);
    await rm(`${file}.prev`);
    const later = await again(on);
    expect(matchOf(later).games.map(({ gameId, signed }) => [gameId, signed])).toEqual(
      before.games.map(({ gameId }) => [gameId, false]),
    );
    expect(matchOf(later).result).toEqual(before.result);
    expect(matchOf(later)).toMatchObject({ league: null, date: '2026-11-21' });
    // Healed: the next start finds it whole.
    expect(await readFile(file, 'utf8')).toContain(before.games[0]?.gameId ?? '?');
  });

  test('a newer program wrote stays byte for byte, and the lane goes on', async () => {
    const { on, file } = await evening();
    const newer = '{"file":"headpin-match","version":2,"captains":[]}';
    await writeFile(file, newer);
    const later = await again(on);
    expect(later.told).toEqual([{ kind: 'newer', file: `matches/${matchOf(on).id}.json` }]);
    expect(matchOf(later).games).toHaveLength(2);
    const { id } = await finish(later);
    // It would be gone at the next start.
    const left = refusal({ code: 'match-refused', reason: 'file-left' });
    expect(await sign(later, 'home')).toEqual(left);
    const go = { home: 9, visitors: 8 };
    expect(
      await later.games.matchOrders.rollOff({ gameId: id, unit: { kind: 'series' }, go }),
    ).not.toMatchObject({
      ok: true,
    });
    expect(matchOf(later).games.flatMap(({ signOffs }) => signOffs)).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe(newer);
  });

  test('the disk refuses begins no game, and nothing is half done', async () => {
    const on = await lane();
    on.disk.fails = failing('makeFolder', 'ENOSPC');
    expect(await on.games.newGame(night(), 7)).toEqual(refusal({ code: 'not-saved', trouble: 'disk-full' }));
    expect(on.games.current()).toBeNull();
    on.disk.fails = () => null;
    expect((await begin(on, night())).match?.league).toBe('Tuesday Doubles');
  });

  test('is there while the game is refused is gone again', async () => {
    const on = await lane();
    let files = 0;
    // The folder's id, the match, the game.
    on.disk.fails = (call) => {
      if (call === 'create') files += 1;
      return call === 'create' && files === 3 ? 'ENOSPC' : null;
    };
    expect(await on.games.newGame(night(), 7)).toMatchObject({ ok: false });
    expect(files).toBe(3);
    expect(await readdir(join(on.data, 'matches'))).toEqual([]);
  });
});
