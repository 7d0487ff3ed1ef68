import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOf, FORMAT_IDS } from '../formats/formats.ts';
import { newGame, replay, type Game } from '../game/game.ts';
import { setupOfFormat } from '../testing/format-setup.testing.ts';
import { randomGame } from '../testing/random-game.testing.ts';
import { numbersFrom } from '../testing/random-pins.testing.ts';
import { SECOND_SCORERS } from '../testing/second-formats.testing.ts';
import { chainOf } from './chain.ts';
import { factsOf } from './facts.ts';
import { bodiesOf, joined, mergedNames, namesDigest, namesIn, type SavedFacts } from './names.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const KEY = { origin: 'a'.repeat(24), id: 'game-000001-abc' };

/** A random game of any format. */
function anyGame(seed: number): Game {
  const draw = numbersFrom(seed);
  const format = FORMAT_IDS[draw(FORMAT_IDS.length)] ?? 'ten-pin';
  const offered = SECOND_SCORERS[format];
  const ways = Array.from({ length: 1 + draw(3) }, () => offered[draw(offered.length)] ?? offered[0]);
  const options = ways.map(({ option }) => option);
  const begun = newGame(setupOfFormat(formatOf(format).id, options));
  return randomGame(begun, { seconds: ways.map(({ second }) => second), draw, acts: 5 + draw(40) }).game;
}

const games = fc.integer({ min: 1, max: 1_000_000 }).map(anyGame);
const copied = (game: Game): SavedFacts => {
  const { setup, events } = game;
  return JSON.parse(JSON.stringify({ setup, events })) as SavedFacts;
};

/** The same, with the keys of every object in the other order. */
const turned = (facts: SavedFacts): SavedFacts =>
  JSON.parse(JSON.stringify(facts), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toReversed())
      : value,
  ) as SavedFacts;

const named = (facts: SavedFacts, to: string): SavedFacts =>
  JSON.parse(JSON.stringify(facts), (key, value: unknown) => (key === 'name' ? to : value)) as SavedFacts;

describe('the chain of a game', () => {
  test('has a known value, so that no release computes another one', () => {
    const facts = bodiesOf({ setup: { lane: 7, format: 'ten-pin' }, events: [{ type: 'undone', event: 1 }] });
    expect(facts).toEqual(['{"format":"ten-pin","lane":7}', '{"event":1,"type":"undone"}']);
    const first = hash(`headpin-chain 1\n${KEY.origin}\n${KEY.id}\n{"format":"ten-pin","lane":7}`);
    expect(chainOf(hash, KEY, facts)).toEqual([first, hash(`${first}\n{"event":1,"type":"undone"}`)]);
  });

  test('is the same whatever bowlers are called and however the keys stand', () => {
    fc.assert(
      fc.property(games, (game) => {
        const facts = copied(game);
        const chain = chainOf(hash, KEY, bodiesOf(facts));
        expect(chainOf(hash, KEY, bodiesOf(turned(facts)))).toEqual(chain);
        expect(chainOf(hash, KEY, bodiesOf(named(facts, 'ANNA')))).toEqual(chain);
      }),
    );
  });

  test('differs from the first fact that differs, in another game and in another folder', () => {
    fc.assert(
      fc.property(games, fc.nat(), (game, draw) => {
        const bodies = bodiesOf(copied(game));
        const chain = chainOf(hash, KEY, bodies);
        const at = draw % bodies.length;
        const other = chainOf(hash, KEY, bodies.with(at, '{"other":true}'));
        chain.forEach((link, generation) => {
          expect(other[generation] === link).toBe(generation < at);
        });
        expect(chainOf(hash, { ...KEY, id: 'game-000002-abc' }, bodies)[0]).not.toBe(chain[0]);
        expect(chainOf(hash, { ...KEY, origin: 'b'.repeat(24) }, bodies)[0]).not.toBe(chain[0]);
      }),
    );
  });
});

describe('names and facts', () => {
  test('joined again are the game, and the rules take it', () => {
    fc.assert(
      fc.property(games, (game) => {
        const facts = copied(game);
        const again = joined(bodiesOf(facts), namesIn(facts));
        expect(again).toEqual(facts);
        expect(factsOf(again)).toBe(factsOf(facts));
        if (again !== null)
          expect(replay(again.setup as Game['setup'], again.events as Game['events']).ok).toBe(true);
      }),
    );
  });

  test('no name of a bowler is in a fact', () => {
    const facts = copied(newGame(setupOfFormat('ten-pin', [null, null])));
    expect(JSON.stringify(facts)).toContain('KYJ');
    expect(bodiesOf(facts).join('')).not.toMatch(/PJS|KYJ|bowler/u);
  });

  test('the name of an order’s author travels with the names, its id with the facts', () => {
    const order = { id: 'c0ffee00c0ffee00c0ffee01', author: 'ANNA' };
    const facts = { setup: { lane: 7, order }, events: [{ type: 'gameMoved', to: 12, order }] };
    expect(bodiesOf(facts)).toEqual([
      `{"lane":7,"order":{"id":"${order.id}"}}`,
      `{"order":{"id":"${order.id}"},"to":12,"type":"gameMoved"}`,
    ]);
    expect(namesIn(facts)).toEqual([
      { path: '0.order.author', value: 'ANNA' },
      { path: '1.order.author', value: 'ANNA' },
    ]);
    expect(joined(bodiesOf(facts), namesIn(facts))).toEqual(facts);
  });

  test('the digest of names changes with a name and not with the order of entries', () => {
    const entries = namesIn(copied(newGame(setupOfFormat('ten-pin', [null, null]))));
    const digest = namesDigest(hash, entries);
    expect(namesDigest(hash, entries.toReversed())).toBe(digest);
    const other = entries.map((entry) => (entry.value === 'KYJ' ? { ...entry, value: 'ANN' } : entry));
    expect(namesDigest(hash, other)).not.toBe(digest);
  });

  test.each([
    ['0.__proto__.name', 'x'],
    ['0.constructor.prototype.name', 'x'],
    ['0.players.9.name', 'x'],
    ['0.lane', 9],
    ['7.name', 'x'],
    ['', 'x'],
  ])('an entry at %j leads nowhere and changes nothing', (path, value) => {
    expect(joined(['{"lane":7,"players":[]}'], [{ path, value }])).toEqual({
      setup: { lane: 7, players: [] },
      events: [],
    });
    expect('name' in {}).toBe(false);
  });

  test.each(['', 'null', '7', '{', '"x"'])('a body %j is no fact', (body) => {
    expect(joined(['{"lane":7}', body], [])).toBeNull();
  });

  test('no facts are no game', () => {
    expect(joined([], [])).toBeNull();
  });
});

describe("what the house keeps of a game's names", () => {
  const kept = [
    { path: '0.players.0.name', value: 'ANNA' },
    { path: '0.players.0.bowler', value: 'a'.repeat(24) },
  ];
  const with2 = (name: string, bowler: string): typeof kept => [
    { path: '0.players.0.name', value: name },
    { path: '0.players.0.bowler', value: bowler.repeat(24) },
  ];

  test.each([
    ['a mended name replaces the old one', with2('ANNE', 'a'), with2('ANNE', 'a')],
    ['a name that the lane no longer keeps stays', with2('—', 'a'), with2('ANNA', 'a')],
    ['an erased name goes, as its bowler has another id', with2('—', 'b'), with2('—', 'b')],
  ])('%s', (_what, come, expected) => {
    expect(mergedNames(kept, come)).toEqual(expected);
  });

  test('the first names are kept as they come', () => {
    expect(mergedNames([], with2('—', 'a'))).toEqual(with2('—', 'a'));
  });
});
