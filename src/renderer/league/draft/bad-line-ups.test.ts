import { describe, expect, test } from 'vitest';
import { textFor } from '../../../text/index.ts';
import { LANGUAGES, type Language } from '../../../text/language.ts';
import { fixtureMatch, handMatch, rosterBowler } from '../testing/drafts.testing.ts';
import { matchFaultText } from './fault-text.ts';
import { matchFaults, type MatchFault } from './match-faults.ts';
import { pickedFor, shownAs, typedAs, withPlace, type MatchDraft } from './match-draft.ts';
import { orderOf } from './order.ts';

const SIX = ['ANN', 'BEN', 'CAT', 'DOM', 'EVE', 'FIN'];

/** Every fault's sentence, once in each language. */
function sentences(draft: MatchDraft): Readonly<Record<Language, readonly string[]>> {
  const said = LANGUAGES.map((language) => [
    language,
    matchFaults(draft).map((fault) => matchFaultText(textFor(language), language, draft, fault)),
  ]);
  return Object.fromEntries(said) as Record<Language, readonly string[]>;
}

/** The one fault: it has its own sentence in every language, and no game begins with it. */
function only(draft: MatchDraft): MatchFault {
  const [fault, ...others] = matchFaults(draft);
  expect(others).toEqual([]);
  const said = Object.values(sentences(draft)).flat();
  expect(new Set(said).size).toBe(LANGUAGES.length);
  expect(orderOf(draft).ok).toBe(false);
  return fault ?? expect.fail('no fault');
}

describe('a line-up that cannot be bowled says so where it was typed, in four languages, and stays as it is', () => {
  test('two teams of different size are told at the smaller one', () => {
    const draft = handMatch(SIX.slice(0, 3), SIX.slice(3, 5));
    expect(only(draft)).toMatchObject({ kind: 'team-size', side: 1, fault: { home: 3, visitors: 2 } });
    expect(sentences(draft).en).toEqual([
      'The teams have different sizes: 3 and 2. Fill the place with a vacancy.',
    ]);
    const filled = withPlace(draft, { side: 1, place: 2 }, { name: 'Vacancy', type: 'vacancy' });
    expect(matchFaults(filled)).toEqual([]);
  });

  test('a player on both teams is told at the second place, and neither place is lost', () => {
    const tom = rosterBowler('Tom', '101');
    const draft = pickedFor(
      pickedFor(handMatch(SIX.slice(0, 2), SIX.slice(2, 4)), { side: 0, place: 1 }, tom),
      { side: 1, place: 0 },
      tom,
    );
    expect(only(draft)).toMatchObject({ kind: 'line-up', spot: { side: 1, place: 0 } });
    expect(sentences(draft).en).toEqual(['Tom is on both teams.']);
    expect(draft.teams.map(({ places }) => places.map(({ name }) => name))).toEqual([
      ['ANN', 'Tom'],
      ['Tom', 'DOM'],
    ]);
  });

  test('a player in one team twice is told so', () => {
    const tom = rosterBowler('Tom', '101');
    const draft = pickedFor(
      pickedFor(handMatch(SIX.slice(0, 2), SIX.slice(2, 4)), { side: 0, place: 0 }, tom),
      { side: 0, place: 1 },
      tom,
    );
    expect(only(draft)).toMatchObject({ kind: 'line-up', fault: { code: 'bowler-in-line-up-twice' } });
  });

  test('two people of one name are two people, whom the board has to tell apart', () => {
    const named = handMatch(['KIM'], ['KIM']);
    expect(matchFaults(named)).toEqual([]);
    const listed = [rosterBowler('Kim', '1', 0), rosterBowler('Kim', '2', 1)];
    const picked = listed.reduce((draft, who, side) => pickedFor(draft, { side, place: 0 }, who), named);
    expect(matchFaults(picked).map((fault) => [fault.kind, 'number' in fault ? fault.number : null])).toEqual(
      [
        ['namesake', '1'],
        ['namesake', '2'],
      ],
    );
    const apart = shownAs(shownAs(picked, { side: 0, place: 0 }, 'Kim 1'), { side: 1, place: 0 }, 'Kim 2');
    expect(matchFaults(apart)).toEqual([]);
  });

  test('a tenth player in a five-man team is told at the tenth place', () => {
    const ten = [...SIX, 'GUS', 'HAL', 'IDA', 'JOE'];
    const draft = { ...handMatch(ten, ten), teamSize: '5' };
    const faults = matchFaults(draft);
    expect(faults).toMatchObject([
      { kind: 'line-up', spot: { side: 0, place: 9 }, fault: { bowlers: 10, most: 5 } },
      { kind: 'line-up', spot: { side: 1, place: 9 }, fault: { bowlers: 10, most: 5 } },
    ]);
    expect(sentences(draft).de[0]).toBe('Ten Back hat 10 aufgestellt; 5 dürfen spielen.');
    // A player who does not count for the team has no place in it.
    const pacers = [5, 6, 7, 8, 9].reduce<MatchDraft>(
      (now, place) => typedAs(typedAs(now, { side: 0, place }, 'pacer'), { side: 1, place }, 'extra'),
      draft,
    );
    expect(matchFaults(pacers)).toEqual([]);
  });

  test('an average above the format’s maximum stays in its field, with the figures that are possible', () => {
    const draft = withPlace(handMatch(['ANN'], ['BEN']), { side: 1, place: 0 }, { average: '301' });
    expect(only(draft)).toMatchObject({ kind: 'figure', figure: 'average', spot: { side: 1, place: 0 } });
    expect(sentences(draft).en).toEqual(['An average must be a whole number from 0 to 300.']);
    expect(draft.teams[1]?.places[0]?.average).toBe('301');
  });

  test('a negative base stays in its field, with the figures that are possible', () => {
    const before = handMatch(['ANN'], ['BEN']);
    const figures = { ...before.terms.figures, base: '-5' };
    const draft = { ...before, terms: { ...before.terms, figures } };
    expect(only(draft)).toMatchObject({ kind: 'terms', figure: 'base' });
    expect(sentences(draft).es).toEqual(['La base: debe ser un número entero del 0 al 300.']);
    expect(draft.terms.figures.base).toBe('-5');
  });

  test.each([
    ['a name that is too long for the board', { name: 'Maximiliane von Hohenfels' }],
    ['a handicap that nobody can have', { handicap: '-301' }],
    ['a game from before whose score is missing', { type: 'pre-bowl' }],
    [
      'a game from before with a score that nobody can bowl',
      { type: 'pre-bowl', scores: ['999', '150', null] },
    ],
    ['a substitute for nobody', { type: 'substitute' }],
  ] as const)('%s is told at its place', (_what, facts) => {
    const draft = withPlace(handMatch(['ANN'], ['BEN']), { side: 0, place: 0 }, facts);
    expect(only(draft)).toMatchObject({ spot: { side: 0, place: 0 } });
  });

  test('a team without bowlers, one without a name and a team of 99 are told', () => {
    const draft = { ...handMatch(['ANN'], []), teamSize: '99' };
    const [home, visitors] = draft.teams;
    const unnamed = { ...draft, teams: [{ ...home, name: ' ' }, visitors] } as MatchDraft;
    expect(matchFaults(unnamed).map(({ kind }) => kind)).toEqual([
      'team-name',
      'nobody',
      'team-size',
      'most-bowlers',
    ]);
    for (const said of Object.values(sentences(unnamed))) expect(new Set(said).size).toBe(4);
  });

  test('a name that the roster does not have is asked about until somebody says who it is', () => {
    const draft = withPlace(fixtureMatch(), { side: 0, place: 1 }, { name: 'Toms', known: null });
    expect(only(draft)).toMatchObject({
      kind: 'question',
      questions: [{ kind: 'misspelt' }, { kind: 'new-substitute' }],
    });
    expect(matchFaults(withPlace(draft, { side: 0, place: 1 }, { isNew: true }))).toEqual([]);
  });
});
