import { describe, expect, it } from 'vitest';
import type { Party } from '../../lane/game/party.ts';
import { BAKER } from '../../../core/formats/baker.ts';
import type { Sharing } from '../../../core/formats/format.ts';
import { SCOTCH_DOUBLES } from '../../../core/formats/scotch-doubles.ts';
import {
  committed,
  draftAgain,
  draftOf,
  isAgain,
  namesAgain,
  removed,
  swapped,
  takenBack,
  type LineUpDraft,
} from '../line-up/line-up-draft.ts';
import { press } from '../line-up/testing/line-up-draft.testing.ts';
import { teamPlayers, canBeginTeam, placesIn, teamsOf, withNextTeam } from './teams.ts';

const { sharing: baker } = BAKER;
const { sharing: scotch } = SCOTCH_DOUBLES;

/** Two teams of five, typed by letters alone with one end between them. */
const FIVES = press('SUNLIAHANNOAEMA', withNextTeam(baker, press('IDAPAREVANIKJUN')));

function names(sharing: Sharing, draft: LineUpDraft): readonly string[] {
  return teamsOf(sharing, draft).map((rows) => rows.map(({ name }) => name).join(' '));
}

const LAST = {
  ...{ follows: 'g000007-0a1b2c', format: 'baker', names: ['Owls', 'Cats'], players: [1, 2] },
  teams: [
    [
      { name: 'ANN', bowler: 'a' },
      { name: 'BEN', bowler: 'b' },
    ],
    [
      { name: 'CAT', bowler: 'c' },
      { name: 'DAN', bowler: 'd' },
      { name: 'EVE', bowler: 'e' },
    ],
  ],
} as const satisfies Partial<Party>;

describe('teams at set-up', () => {
  it('two of five are typed as fifteen letters each, and one end of a team', () => {
    expect(names(baker, FIVES)).toEqual(['IDA PAR EVA NIK JUN', 'SUN LIA HAN NOA EMA']);
    expect(placesIn(baker, FIVES).at(-1)).toEqual({ team: 2, place: 6 });
  });

  it('the eleventh bowler of a Baker team begins the next one', () => {
    const ten = draftOf(Array.from('ABCDEFGHIJ'));
    expect(placesIn(baker, ten).at(-1)).toEqual({ team: 2, place: 1 });
    expect(teamsOf(baker, draftOf(Array.from('ABCDEFGHIJK'))).map(({ length }) => length)).toEqual([10, 1]);
  });

  it('partners are two by two, with no end between them', () => {
    const four = draftOf(['ANN', 'BEN', 'CAT', 'DAN']);
    expect(names(scotch, four)).toEqual(['ANN BEN', 'CAT DAN']);
    expect(canBeginTeam(scotch, four)).toBe(false);
    expect(names(scotch, { ...FIVES, rows: four.rows })).toEqual(['ANN BEN', 'CAT DAN']);
  });

  it('a team of one cannot be ended, nor can one that nobody is in', () => {
    expect(withNextTeam(baker, draftOf(['ANN'])).breaks).toEqual([]);
    const ended = withNextTeam(baker, draftOf(['ANN', 'BEN']));
    expect([ended.breaks, withNextTeam(baker, ended).breaks]).toEqual([[2], [2]]);
  });

  it('Backspace takes an ended team back first, then the letters', () => {
    const ended = withNextTeam(baker, press('ANNBEN'));
    expect(takenBack(ended).breaks).toEqual([]);
    expect(takenBack(takenBack(ended)).text).toBe('BE');
  });

  it('who is removed leaves their own team only, and who moves up at its head changes teams', () => {
    expect(names(baker, removed(FIVES, 1))).toEqual(['IDA EVA NIK JUN', 'SUN LIA HAN NOA EMA']);
    expect(names(baker, removed(FIVES, 7))[1]).toBe('SUN LIA NOA EMA');
    expect(names(baker, swapped(FIVES, 5, 4))).toEqual(['IDA PAR EVA NIK SUN', 'JUN LIA HAN NOA EMA']);
  });

  it('a team whose bowlers are all removed is gone', () => {
    const draft = withNextTeam(baker, draftOf(['ANN', 'BEN']));
    expect(names(baker, removed(removed(press('CATDAN', draft), 0), 0))).toEqual(['CAT DAN']);
  });

  it('the same teams come again with names, order and who they were', () => {
    const again = draftAgain(LAST);
    expect([names(baker, again), isAgain(again, LAST)]).toEqual([['ANN BEN', 'CAT DAN EVE'], true]);
    expect(namesAgain(LAST)).toEqual(['ANN', 'BEN', 'CAT', 'DAN', 'EVE']);
    expect(isAgain(swapped(again, 1, 2), LAST)).toBe(false);
    expect(isAgain({ ...again, breaks: [3] }, LAST)).toBe(false);
    const teams = teamPlayers(teamsOf(baker, again), LAST, String);
    expect(teams.map(({ name, was }) => [name, was])).toEqual([
      ['Owls', 1],
      ['Cats', 2],
    ]);
    expect(teams[1]?.mates?.map(({ was }) => was)).toEqual([1, 2, 3].map((mate) => ({ player: 2, mate })));
  });

  it('a team keeps its name with whom it has left, and two teams never have one name of before', () => {
    const mixed = { ...draftAgain(LAST), breaks: [1, 3] };
    const rows = teamsOf({ ...baker, least: 1 }, mixed);
    expect(rows.map(({ length }) => length)).toEqual([1, 2, 2]);
    const teams = teamPlayers(rows, LAST, (team) => `Team ${String(team)}`);
    expect(teams.map(({ name, was }) => [name, was])).toEqual([
      ['Owls', 1],
      ['Cats', 2],
      ['Team 3', null],
    ]);
  });

  it('names typed anew are teams and bowlers whom nobody knows', () => {
    const [team] = teamPlayers(
      teamsOf(baker, committed(press('ANNBEN'))),
      null,
      (number) => `Team ${String(number)}`,
    );
    expect(team).toEqual({
      ...{ name: 'Team 1', average: null, option: null, was: null },
      mates: [
        { name: 'ANN', was: null },
        { name: 'BEN', was: null },
      ],
    });
  });
});
