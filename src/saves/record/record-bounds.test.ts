import { ANY_GAME } from '../../contract/contract.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../core/game/event.ts';
import { FORMAT_IDS, formatOf } from '../../core/formats/formats.ts';
import { optionsOf } from '../../core/formats/format.ts';
import { generationOf, newGame, replay } from '../../core/game/game.ts';
import { setupOf } from '../../core/testing/setup.testing.ts';
import { makeGameLine } from '../archive/archived-line.ts';
import { namesIn, tempFolder, tidied } from '../games/testing/folder.testing.ts';
import { fullGame } from './testing/full-game.testing.ts';
import { NOON, freshGame, played, recordOf } from './testing/game.testing.ts';
import { makeRecord, parseRecord } from './game-record.ts';
import { GamesFolder } from '../games/games-folder.ts';
import {
  HOSTILE_ID,
  hostileGame,
  hostileLine,
  many,
  partyOf,
  type Hostile,
} from './testing/hostile.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { listOf, readAs } from './reading.ts';
import {
  LARGEST_RECORD,
  LONGEST_KEPT_NAME,
  LONGEST_SHEET_LINE,
  MOST_EVENTS,
  MOST_LOOKS,
  MOST_PLAYERS,
  MOST_SHEET_LINES,
  hasRoom,
  looksOf,
} from './record-bounds.ts';
import { shareOf, todays } from '../../core/testing/share.testing.ts';

/** A day writes one hostile file in so many. */
const ONE_IN = 3;

const NEWEST = { ...ANY_GAME, before: null, count: 50 };
const stamp = { at: NOON, by: 'staff' } as const;

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe(`a file that only an attacker writes, ${shareOf(ONE_IN)}`, () => {
  const HOSTILE: readonly (readonly [what: string, says: Hostile])[] = [
    ['130,000 players', partyOf(130_000)],
    ['three million players that are null', { players: many(3_000_000, () => 'null') }],
    ['three million events that are null', { events: many(3_000_000, () => 'null') }],
    ['three million lines of the sheet that are null', { sheet: many(3_000_000, () => 'null') }],
    ['lists in seven million lists', { events: `${'['.repeat(7_000_000)}${']'.repeat(7_000_000)}` }],
    [
      'ten thousand names that are there twice, whose numbers are one another’s',
      { players: many(20_000, (index) => `{"id":${String(index + 1)},"name":"${alike(index % 10_000)}"}`) },
    ],
    ['a player whose number is the last that there is', { players: '{"id":9007199254740991,"name":"A"}' }],
  ];

  test.each(todays(HOSTILE, ONE_IN))('with %s is quarantined, and the lane starts', async (_, says) => {
    const data = await tempFolder();
    await mkdir(join(data, 'games'));
    await writeFile(join(data, 'games', `${HOSTILE_ID}.json`), hostileGame(says));
    const folder = new GamesFolder(new NodeDisk(), data);
    expect(await folder.open()).toMatchObject({
      ok: true,
      value: { resume: null, notices: [{ kind: 'set-aside', file: `${HOSTILE_ID}.json` }] },
    });
    expect(await namesIn(join(data, 'quarantine'))).toHaveLength(1);
  });

  test.each(todays(HOSTILE, ONE_IN))(
    'with %s as a line of the archive hides no other game',
    async (_, says) => {
      const data = await tempFolder();
      await mkdir(join(data, 'archive'));
      const other = recordOf(freshGame(['PJS']), 2);
      const lines = `${hostileLine(says)}${makeGameLine(other)}`;
      await writeFile(join(data, 'archive', '2026-11.jsonl'), lines);
      const folder = new GamesFolder(new NodeDisk(), data);
      await folder.open();
      expect((await folder.found.page(NEWEST)).games.map(({ id }) => id)).toEqual([other.id]);
      expect(folder.news()).toEqual([{ kind: 'archive-damaged', file: 'archive/2026-11.jsonl' }]);
    },
  );

  /** Names that differ only in their end, which the line-up replaces by a number. */
  function alike(index: number): string {
    return `ABCDEFGHIJ${String.fromCodePoint(0x4e00 + index)}K`;
  }
});

describe('a list in a file', () => {
  test('that is too long is refused before its first item is checked, any other at its first fault', () => {
    let looked = 0;
    const item = v.custom<number>((value) => {
      looked += 1;
      return value !== null;
    });
    const list = listOf(item, { most: 1_000 });
    expect([readAs(list, Array(1_001).fill(1)).kind, looked]).toEqual(['damaged', 0]);
    expect([readAs(list, Array(1_000).fill(null)).kind, looked]).toEqual(['damaged', 1]);
    expect([readAs(list, Array(1_000).fill(1)).kind, looked]).toEqual(['read', 1_001]);
  });
});

describe('no limit refuses what the program could write, because the largest file has no room for more:', () => {
  const HAPPENINGS: readonly GameEvent[] = [
    { type: 'gameStopped', ...stamp },
    { type: 'undone', event: 1, ...stamp },
    { type: 'redone', event: 1, ...stamp },
    { type: 'playerLeft', player: 1, ...stamp },
    { type: 'playerCalled', player: 1, ...stamp },
    { type: 'averageSet', player: 1, average: 0, ...stamp },
    { type: 'playerRemoved', player: 1, ...stamp },
    { type: 'ballAnnulled', player: 1, frame: 1, ...stamp },
  ];

  test('events', () => {
    const shortest = Math.min(...HAPPENINGS.map((event) => JSON.stringify(event).length));
    expect(LARGEST_RECORD / (shortest + 1)).toBeLessThan(MOST_EVENTS);
  });

  test('lines of the sheet', () => {
    const [line = ''] = makeRecord(recordOf(freshGame(['A']))).match(/"A: .*"/u) ?? [];
    expect(LARGEST_RECORD / (line.length + 1)).toBeLessThan(MOST_SHEET_LINES);
  });

  test('the longest line of the sheet', () => {
    const foul = { entry: { kind: 'foul', fell: 10 }, split: false } as const;
    const spare = { entry: { kind: 'spare' }, split: false } as const;
    const game = played(freshGame(['😀'.repeat(12)]), [
      { kind: 'agreeLine', player: 1, notation: 'F(10)F(10) '.repeat(9) + 'F(10) / F(9)' },
      { kind: 'dispute', player: 1, frame: 10, balls: [foul, spare, foul] },
    ]);
    const lines = makeRecord(recordOf(game)).match(/"😀.*"/gu) ?? [];
    expect(lines.length).toBeGreaterThan(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(LONGEST_SHEET_LINE);
    expect(parseRecord(bytesOf(makeRecord(recordOf(game)))).kind).toBe('read');
  });
});

/** Each takes seconds: a day does one of them. */
const LARGEST: readonly (readonly [string, () => unknown])[] = [
  [
    'more comparisons than a page could make are not even replayed',
    () => {
      const events = MOST_LOOKS / MOST_PLAYERS + 1;
      const ball = `{"type":"ballRolled","player":1,"frame":1,"roll":{"kind":"foul"},"at":"${NOON}","by":"staff"}`;
      const says = { ...partyOf(MOST_PLAYERS), events: many(events, () => ball), generation: events };
      expect(parseRecord(bytesOf(hostileGame(says)))).toEqual({ kind: 'damaged', reason: 'too-large' });
    },
  ],
  [
    'the most players are read back',
    () => {
      const setup = setupOf(Array.from({ length: MOST_PLAYERS + 1 }, (_, index) => `A${String(index)}`));
      // Since version 6 a player takes more bytes than when this bound was chosen, so the size is reached first.
      const most = newGame({ ...setup, players: setup.players.slice(0, 80_000) });
      const text = makeRecord(recordOf(most));
      expect(hasRoom(most, text.length)).toBe(true);
      expect(parseRecord(bytesOf(text)).kind).toBe('read');
      expect(hasRoom(newGame({ ...setup, players: setup.players.slice(0, -1) }), text.length)).toBe(true);
      expect(hasRoom(newGame(setup), text.length)).toBe(false);
    },
  ],
  [
    'the most balls taken back are read back, in games/ and in the archive; one more is refused, the stop is not',
    async () => {
      const { setup, events } = fullGame();
      const count = events.length;
      const data = await tempFolder();
      const folder = new GamesFolder(new NodeDisk(), data);
      await folder.open();
      const saved = async (...more: readonly GameEvent[]): Promise<boolean> => {
        const game = replay(setup, [...events, ...more]);
        if (!game.ok) expect.fail(game.error.refusal.code);
        const answer = await folder.save(recordOf(game.value));
        if (!answer.ok) expect(answer.error).toEqual({ trouble: 'too-large', mayBeInPlace: false });
        return answer.ok;
      };
      const generation = async (): Promise<number | null> => {
        const opened = await new GamesFolder(new NodeDisk(), data).open();
        return opened.ok && opened.value.newest !== null ? generationOf(opened.value.newest.game) : null;
      };
      const again = events
        .slice(0, 2)
        .map((event) => ('event' in event ? { ...event, event: count + 1 } : event));
      expect(count).toBeGreaterThan(150_000);
      expect([await saved(), await generation()]).toEqual([true, count]);
      expect(await saved(...again)).toBe(false);
      expect(await saved({ type: 'gameStopped', ...stamp })).toBe(true);
      expect(await generation()).toBe(count + 1);
      await folder.save(recordOf(freshGame(['PJS']), 2));
      await tidied(folder);
      expect(await namesIn(join(data, 'games'))).toEqual(['g000002-0a1b2c.json']);
      const { record } = await folder.read('g000001-0a1b2c');
      expect(record === null ? null : generationOf(record.game)).toBe(count + 1);
    },
  ],
];

describe(`at the bounds of the largest game that the program can write, ${shareOf(LARGEST.length)},`, () => {
  test.each(todays(LARGEST, LARGEST.length))('%s', async (_, check) => {
    await check();
  });
});

test('each event is compared with every player, late ones too', () => {
  const { setup } = freshGame(['PJS', 'KYJ']);
  const joined = { type: 'playerJoined' } as const;
  const rolled = { type: 'ballRolled' } as const;
  expect(looksOf(setup, [])).toBe(0);
  expect(looksOf(setup, [rolled, rolled])).toBe(4);
  expect(looksOf(setup, [rolled, joined, rolled])).toBe(2 + 3 + 3);
});

test('the longest line of a sheet has room for the options of every format', () => {
  const frames = Array.from({ length: 10 }, () => 'F(10)F(10)').join(' ');
  const lines = FORMAT_IDS.flatMap((id) =>
    optionsOf(formatOf(id)).map((option) => {
      const name = 'x'.repeat(LONGEST_KEPT_NAME);
      return `${name} [${id} ${String(option)}] (10): ${frames} = 300`;
    }),
  );
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_SHEET_LINE);
});
