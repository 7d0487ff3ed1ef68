import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../../core/game/game.ts';
import { makeGameLine, parseLine } from '../archive/archived-line.ts';
import { withoutName } from '../games/name-placeholder.ts';
import { makeRecord, parseRecord, type GameRecord } from './game-record.ts';
import { addIds } from './migrations.ts';
import { NOON, ball, freshGame, gameOfMisses, played, recordOf } from './testing/game.testing.ts';
import { idsIn, withoutIds } from './testing/ids.testing.ts';
import { olderLine, olderRecord, reachableIn } from './testing/older.testing.ts';

const OLDER = [1, 2, 3, 4];

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function read(text: string): GameRecord {
  const reading = parseRecord(bytesOf(text));
  return reading.kind === 'read' ? reading.value : expect.fail(JSON.stringify(reading));
}

function readLine(line: string): GameRecord {
  const reading = parseLine(bytesOf(line.trimEnd()));
  return reading.kind === 'read' && reading.value.kind === 'game'
    ? reading.value.record
    : expect.fail(JSON.stringify(reading));
}

describe('a game saved before version 5', () => {
  const older = fc
    .constantFrom(...OLDER)
    .chain((version) => fc.record({ version: fc.constant(version), game: reachableIn(version) }));

  test('is read as it was bowled, with the same ids by every read, as a file and in the archive', () => {
    fc.assert(
      fc.property(older, ({ version, game }) => {
        const text = olderRecord(version, recordOf(game));
        const first = read(text);
        expect(withoutIds(first.game)).toEqual(withoutIds(game));
        for (const again of [
          read(text),
          readLine(olderLine(version, recordOf(game))),
          read(makeRecord(first)),
          readLine(makeGameLine(first)),
        ])
          expect(again).toEqual(first);
      }),
    );
  });

  test('keeps its ids when its names are removed, before it was read anew or after', () => {
    fc.assert(
      fc.property(older, ({ version, game }) => {
        const first = read(olderRecord(version, recordOf(game)));
        const nameless = withoutName(first, () => true) ?? expect.fail('a game has names');
        const removed = withoutName(recordOf(game), () => true) ?? expect.fail('a game has names');
        expect(idsIn(nameless.game)).toEqual(idsIn(first.game));
        expect(idsIn(read(olderRecord(version, removed)).game)).toEqual(idsIn(first.game));
      }),
    );
  });

  test('has the ids of its earlier generations, each of them once', () => {
    fc.assert(
      fc.property(older, fc.nat(60), ({ version, game }, generation) => {
        const begun = replay(game.setup, game.events.slice(0, generation));
        if (!begun.ok) expect.fail(begun.error.refusal.code);
        const [ids, earlier] = [game, begun.value].map((one) =>
          idsIn(read(olderRecord(version, recordOf(one))).game),
        );
        expect(new Set(ids).size).toBe(ids?.length);
        expect(ids?.slice(0, earlier?.length)).toEqual(earlier);
      }),
    );
  });

  test('tells two people apart of whom one joined as the other’s joining was undone', () => {
    const join = (name: string) => ({ kind: 'join', name, makesUp: false }) as const;
    const game = played(freshGame(['PJS']), [join('KYJ'), { kind: 'undo' }, join('LEE'), ball(3)]);
    const ids = idsIn(read(olderRecord(4, recordOf(game))).game);
    expect(new Set(ids).size).toBe(8);
  });

  test('shares no id with another one: of another number, time or lane', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            counter: fc.integer({ min: 1, max: 5 }),
            second: fc.integer({ min: 10, max: 13 }),
            lane: fc.integer({ min: 1, max: 3 }),
          }),
          { minLength: 2, maxLength: 6, selector: (one) => JSON.stringify(one) },
        ),
        (games) => {
          const ids = games.flatMap(({ counter, second, lane }) => {
            const { game, ...name } = recordOf(gameOfMisses(3), counter);
            const startedAt = NOON.replace('00.000', `${String(second)}.000`);
            const other = { ...game, setup: { ...game.setup, lane, startedAt } };
            return idsIn(read(olderRecord(4, { ...name, game: other })).game);
          });
          expect(new Set(ids).size).toBe(ids.length);
        },
      ),
    );
  });
});

test('what is no game of ours gets its ids without a throw, and keeps its wrong parts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (setup, players, events) => {
      expect(addIds({ setup, events })).toMatchObject({ version: 5 });
      expect(addIds({ setup: { players }, events })).toMatchObject({ version: 5 });
      expect(addIds(players)).toMatchObject({ version: 5 });
    }),
  );
  expect(
    addIds({ setup: { players: [null, 7] }, events: ['no event', { type: 'gameStopped' }] }),
  ).toMatchObject({
    setup: { players: [null, 7] },
    events: ['no event', { type: 'gameStopped' }],
  });
});
