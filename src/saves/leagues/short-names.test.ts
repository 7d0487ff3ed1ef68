import { describe, expect, test } from 'vitest';
import { shownName, type KeptLeague } from '../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import { matchGame } from '../../core/testing/league.testing.ts';
import { after } from '../../core/testing/notation.testing.ts';
import type { Game } from '../../core/game/game.ts';
import { withoutName, shortNamesAfter, stillListed } from './kept-names.ts';

const LONG = 'Maximiliane von Hohenfels';

/** The league of the two teams that `matchGame` has; its first bowler has a long name. */
function kept(): Pick<KeptLeague, 'league' | 'shortNames'> {
  const [first, ...others] = TYPED_LEAGUE.teams;
  const [bowler, ...roster] = first?.roster ?? [];
  if (first === undefined || bowler === undefined) expect.fail('a bowler');
  const long = { ...bowler, id: '101', name: LONG };
  return {
    league: {
      ...TYPED_LEAGUE,
      teams: [{ ...first, name: 'Pin Pals', roster: [long, ...roster] }, ...others],
    },
    shortNames: [],
  };
}

function night(shown: string): Game {
  return matchGame([shown, 'KYJ'], [{ average: 180, roster: '101', fullName: LONG }, { average: 150 }]);
}

describe('the short name of a league’s bowler', () => {
  test('is kept after the game, also as staff changed it there, and once', () => {
    const league = kept();
    const begun = shortNamesAfter(league, night('Maximiliane').position);
    expect(begun).toEqual([{ id: '101', name: LONG, shown: 'Maximiliane' }]);
    const changed = after(night('Maximiliane'), {
      kind: 'rename',
      player: 1,
      name: 'MAXI',
      somebodyElse: false,
    });
    const after2 = shortNamesAfter({ ...league, shortNames: begun }, changed.position);
    expect(after2).toEqual([{ id: '101', name: LONG, shown: 'MAXI' }]);
    expect(shownName({ shortNames: after2 }, { id: '101', name: LONG })).toBe('MAXI');
  });

  test('is each namesake’s own, by the league’s number', () => {
    const { league } = kept();
    const [first, ...others] = league.teams;
    const [bowler] = first?.roster ?? [];
    if (first === undefined || bowler === undefined) expect.fail('a bowler');
    const twins = ['12', '34'].map((id) => ({ ...bowler, id, name: '김민수' }));
    const two = { league: { ...league, teams: [{ ...first, roster: twins }, ...others] }, shortNames: [] };
    const game = matchGame(
      ['민수 주니어', '김민수 12'],
      [
        { roster: '34', fullName: '김민수' },
        { roster: '12', fullName: '김민수' },
      ],
    );
    const shortNames = shortNamesAfter(two, game.position);
    expect(twins.map((one) => shownName({ shortNames }, one))).toEqual(['김민수 12', '민수 주니어']);
  });

  test('is nobody’s who took the place, and none in a league whose teams did not bowl', () => {
    const other = after(night('Maximiliane'), { kind: 'rename', player: 1, name: 'ANN', somebodyElse: true });
    expect(shortNamesAfter(kept(), other.position)).toEqual([]);
    const { league } = kept();
    const elsewhere = {
      ...league,
      teams: league.teams.map((team) => ({ ...team, name: `${team.name} II` })),
    };
    expect(shortNamesAfter({ league: elsewhere, shortNames: [] }, night('Maximiliane').position)).toEqual([]);
  });

  test('stays when a newer file of the league lists the bowler, and goes with one who left', () => {
    const { league } = kept();
    const shortNames = [{ id: '101', name: LONG, shown: 'MAXI' }];
    expect(stillListed(league, shortNames)).toEqual(shortNames);
    expect(stillListed(TYPED_LEAGUE, shortNames)).toEqual([]);
  });

  test('goes with an erased name, and who is shown under an erased one leaves the roster', () => {
    const named = { ...kept(), shortNames: [{ id: '101', name: LONG, shown: 'MAXI' }] };
    for (const name of [LONG, 'maxi']) {
      const without = withoutName(named, name);
      expect(without?.shortNames).toEqual([]);
      expect(JSON.stringify(without)).not.toContain('Hohenfels');
    }
  });
});
