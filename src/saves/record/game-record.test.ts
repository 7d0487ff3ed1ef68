import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCommand } from '../../core/game/command.ts';
import { evolve, newGame, type Game } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { occasion } from '../../core/testing/setup.testing.ts';
import { makeRecord, parseRecord } from './game-record.ts';
import { MIGRATIONS, RECORD_VERSION } from './migrations.ts';
import { LARGEST_RECORD } from './record-bounds.ts';
import {
  NOON,
  agreedGame,
  ball,
  colourfulGame,
  freshGame,
  joinedNamesGame,
  movedGame,
  played,
  reachableGame,
  recordOf,
} from './testing/game.testing.ts';
import { withoutIds } from './testing/ids.testing.ts';
import {
  bowledAhead,
  fivePinGame,
  fouledGame,
  joinedGame,
  leagueNight,
  livelyGame,
  noTapGame,
  pairNight,
  movingAverages,
  extraPins,
  otherBlinds,
  pinPoints,
  renamedTeam,
  smallLetters,
  secondGame,
  teamGame,
} from './testing/lively-game.testing.ts';
import { sealText, type Damage } from './sealed-text.ts';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const TEXT = makeRecord(recordOf(colourfulGame()));

/** The file with altered fields and a matching checksum, as a careful editor could write it. */
function bent(change: Record<string, string>, version = RECORD_VERSION): Uint8Array {
  const fields = new Map<string, string>();
  const content: unknown = JSON.parse(TEXT);
  if (typeof content !== 'object' || content === null) throw new Error('a record is an object');
  for (const [key, value] of Object.entries(content)) fields.set(key, JSON.stringify(value));
  for (const key of ['file', 'version', 'checksum']) fields.delete(key);
  for (const [key, json] of Object.entries(change)) fields.set(key, json);
  return bytes(sealText('headpin-game', version, [...fields]));
}

describe('a game that was saved', () => {
  test('is read with a line by agreement in a format of one frame', () => {
    const begun = newGame({ ...freshGame(['PJS', 'KYJ']).setup, format: 'roll-off' });
    const entered = played(begun, [{ kind: 'agreeLine', player: 1, notation: 'X9/' }, ball(7)]);
    const record = recordOf(entered);
    expect(parseRecord(bytes(makeRecord(record)))).toEqual({ kind: 'read', value: record });
  });

  test('is read with invisible names, which are refused today', () => {
    const { setup } = freshGame(['PJS', 'KYJ']);
    const [unseen, other] = ['\u2800', '\u{1d159}'];
    const players = setup.players.map((player) => (player.id === 1 ? { ...player, name: unseen } : player));
    const begun = newGame({ ...setup, players });
    const stamp = { at: NOON, by: 'bowler' } as const;
    const renamed = evolve(begun, { type: 'playerRenamed', player: 2, name: other, ...stamp });
    if (!renamed.ok) expect.fail(renamed.error.code);
    const record = recordOf(renamed.value);
    expect(parseRecord(bytes(makeRecord(record)))).toEqual({ kind: 'read', value: record });
    const command = { kind: 'rename', player: 2, name: unseen, somebodyElse: false } as const;
    expect(applyCommand(begun, command, occasion(NOON))).toMatchObject({ error: { code: 'name-empty' } });
  });

  test('is read back as the same game, whatever was bowled', () => {
    fc.assert(
      fc.property(reachableGame, fc.integer({ min: 1, max: 5_000_000 }), (game, counter) => {
        const record = recordOf(game, counter);
        expect(parseRecord(bytes(makeRecord(record)))).toEqual({ kind: 'read', value: record });
      }),
    );
  });

  test('is a readable document: one event per line, and the sheet', () => {
    expect(TEXT).toContain(
      '\n    {"type":"ballRolled","player":1,"frame":1,"roll":{"kind":"pins","pins":10},',
    );
    expect(TEXT).toContain('\n    "김영준: (8)/ . . . . . . . . . = 10"\n');
  });

  test('has no line for events that did not happen', () => {
    expect(makeRecord(recordOf(freshGame(['PJS'])))).toContain('\n  "events": [],\n');
  });

  test('by three with one long name keeps their numbers', () => {
    const record = recordOf(freshGame(['ALEXANDER II', 'ALEXANDER II', 'ALEXANDER II']));
    expect(record.game.setup.players.at(-1)?.name).toBe('ALEXANDER 3');
    expect(parseRecord(bytes(makeRecord(record)))).toEqual({ kind: 'read', value: record });
  });
});

describe('a damaged file is always detected', () => {
  test('with any bit flipped', () => {
    const whole = bytes(TEXT);
    for (let place = 0; place < whole.length; place += 1) {
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = whole.slice();
        changed[place] = (changed[place] ?? 0) ^ (1 << bit);
        const { kind } = parseRecord(changed);
        if (kind !== 'damaged') expect.fail(`byte ${String(place)}, bit ${String(bit)}: ${kind}`);
      }
    }
    expect(parseRecord(whole).kind).toBe('read');
  });

  test('truncated at any length, or a byte longer', () => {
    const whole = bytes(TEXT);
    for (let length = 0; length < whole.length; length += 1) {
      const { kind } = parseRecord(whole.subarray(0, length));
      if (kind !== 'damaged') expect.fail(`cut to ${String(length)} bytes: ${kind}`);
    }
    expect(parseRecord(bytes(`${TEXT}\n`))).toEqual({ kind: 'damaged', reason: 'checksum' });
  });

  const others: readonly (readonly [what: string, file: Uint8Array, reason: Damage])[] = [
    ['empty', bytes(''), 'not-a-document'],
    ['all NUL', new Uint8Array(TEXT.length), 'not-a-document'],
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'not-text'],
    ['UTF-16 without a mark', Buffer.from('{"file":"headpin-game"}', 'utf16le'), 'not-a-document'],
    ['with a byte order mark', bytes(`\ufeff${TEXT}`), 'not-a-document'],
    ['with other line ends', bytes(TEXT.replaceAll('\n', '\r\n')), 'not-a-document'],
    ['some other JSON', bytes('[1, 2]'), 'not-a-document'],
    ['the word null', bytes('null'), 'not-a-document'],
    ['the settings', bytes(sealText('headpin-settings', 1, [])), 'not-a-document'],
    ['as large as a game may be, of NUL', new Uint8Array(LARGEST_RECORD), 'not-a-document'],
    ['of 17 MB', new Uint8Array(17 * 1024 * 1024), 'too-large'],
    ['without its checksum', bytes(TEXT.replace(/ {2}"checksum".*\n/u, '')), 'not-a-document'],
  ];
  test.each(others)('%s', (_, file, reason) => {
    expect(parseRecord(file)).toEqual({ kind: 'damaged', reason });
  });
});

describe('a file edited by hand, with a matching checksum', () => {
  const long = 'A'.repeat(10 * 1024 * 1024);
  const [only] = freshGame(['PJS']).setup.players;
  const player = (name: string): string =>
    JSON.stringify({ ...freshGame(['PJS']).setup, players: [{ ...only, name }] });
  const ballOf = (frame: number, roll: string): string =>
    `{"type":"ballRolled","player":1,"frame":${String(frame)},"roll":${roll},"at":"${NOON}","by":"bowler"}`;
  const rolled = (frame: number, pins: string): string =>
    `[${ballOf(frame, `{"kind":"pins","pins":${pins}}`)}]`;
  const fouled = (fell: string): string => ballOf(1, `{"kind":"foul","fell":${fell}}`);
  const files: readonly (readonly [what: string, file: Uint8Array, reason: Damage])[] = [
    ['a generation that is not the number of events', bent({ generation: '4' }), 'generation'],
    ['a sheet with a 310', bent({ sheet: '["PJS: X = 310", "김영준: . = 0"]' }), 'sheet'],
    ['a sheet with a line less', bent({ sheet: '[]' }), 'sheet'],
    [
      'a sheet with a line more',
      bent({ sheet: JSON.stringify([...sheetText(colourfulGame()), '']) }),
      'sheet',
    ],
    [
      'a sheet with one line right',
      bent({ sheet: JSON.stringify([sheetText(colourfulGame())[0], '']) }),
      'sheet',
    ],
    ['a second version behind its first', bent({ version: String(RECORD_VERSION + 1) }), 'content'],
    ['a ball in the wrong frame', bent({ events: rolled(2, '3'), generation: '1' }), 'rules'],
    ['a ball of sixteen', bent({ events: rolled(1, '16'), generation: '1' }), 'content'],
    ['a ball that takes eleven pins', bent({ events: rolled(1, '11'), generation: '1' }), 'rules'],
    ['a ball that takes 1e999 pins', bent({ events: rolled(1, '1e999'), generation: '1' }), 'content'],
    ['a ball that takes half a pin', bent({ events: rolled(1, '0.5'), generation: '1' }), 'content'],
    ['a foul of sixteen', bent({ events: `[${fouled('16')}]`, generation: '1' }), 'content'],
    ['a foul with eleven pins', bent({ events: `[${fouled('11')}]`, generation: '1' }), 'rules'],
    ['a foul with half a pin', bent({ events: `[${fouled('0.5')}]`, generation: '1' }), 'content'],
    ['a foul with a word for its pins', bent({ events: `[${fouled('"9"')}]`, generation: '1' }), 'content'],
    [
      'a foul with more pins than stood',
      bent({ events: `[${ballOf(1, '{"kind":"pins","pins":7}')},${fouled('4')}]`, generation: '2' }),
      'rules',
    ],
    ['a key that nobody knows', bent({ handicap: '10' }), 'content'],
    ['no set-up', bent({ setup: 'null' }), 'content'],
    ['nobody bowling', bent({ setup: JSON.stringify({ ...colourfulGame().setup, players: [] }) }), 'content'],
    ['a name that turns the line around', bent({ setup: player('KIM\u202e') }), 'content'],
    ['a name with a control character', bent({ setup: player('K\u0007M') }), 'content'],
    ['half a character', bent({ setup: player('K\ud800') }), 'content'],
    ['a name of 10 MB', bent({ setup: player(long) }), 'content'],
    ['an id that is a path', bent({ id: '"../../lock"' }), 'content'],
    ['a counter that is not the one of its name', bent({ counter: '2' }), 'content'],
    ['a time that is none', bent({ savedAt: '"yesterday"' }), 'content'],
  ];
  test.each(files)('%s is refused', (_, file, reason) => {
    expect(parseRecord(file)).toEqual({ kind: 'damaged', reason });
  });

  test.each(['2026-11-21T12:00:00.000Z', '+012026-11-21T12:00:00.000Z', '-000001-11-21T12:00:00.000Z'])(
    'the time %s is valid, however far the clock has jumped',
    (time) => {
      expect(parseRecord(bent({ savedAt: JSON.stringify(time) }))).toMatchObject({ kind: 'read' });
    },
  );

  test.each([
    ...['x2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Zx', '2026-11-21T12:00:00Z'],
    ...['*012026-11-21T12:00:00.000Z', '+2-11-21T12:00:00.000Z', '+abcdef-11-21T12:00:00.000Z'],
  ])('the time %s is refused', (time) => {
    const refused = { kind: 'damaged', reason: 'content' };
    expect(parseRecord(bent({ savedAt: JSON.stringify(time) }))).toEqual(refused);
  });

  test.each([
    ['number', 1, 'KYJ'],
    ['name', 2, 'PJS'],
  ])('two players with one %s are refused', (_, id, name) => {
    const setup = {
      ...colourfulGame().setup,
      players: [only, { ...only, id, name }],
    };
    const file = bent({ setup: JSON.stringify(setup), events: '[]', generation: '0' });
    expect(parseRecord(file)).toEqual({ kind: 'damaged', reason: 'content' });
  });

  test('of a repeated key the last counts; __proto__ has no effect', () => {
    const twice = parseRecord(bytes(sealedTwice()));
    expect(twice).toEqual({ kind: 'damaged', reason: 'generation' });
    const reading = parseRecord(bent({ ['__proto__']: '{"isAdmin": true}' }));
    expect(reading.kind === 'read' && 'isAdmin' in reading.value).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });
});

function sealedTwice(): string {
  const content: unknown = JSON.parse(TEXT);
  if (typeof content !== 'object' || content === null) throw new Error('a record is an object');
  const fields = Object.entries(content)
    .filter(([key]) => !['file', 'version', 'checksum'].includes(key))
    .map(([key, value]): [string, string] => [key, JSON.stringify(value)]);
  return sealText('headpin-game', RECORD_VERSION, [...fields, ['generation', '3']]);
}

describe('versions', () => {
  test('a file of a newer program is recognised, whatever its content', () => {
    const next = RECORD_VERSION + 1;
    expect(parseRecord(bent({}, next))).toEqual({ kind: 'newer', version: next });
    const strange = sealText('headpin-game', 40, [['lanes', '[7, 8]']]);
    expect(parseRecord(bytes(strange))).toEqual({ kind: 'newer', version: 40 });
    expect(parseRecord(bytes('{"file":"headpin-game","version":70}'))).toEqual({
      kind: 'newer',
      version: 70,
    });
  });

  test('every older version has its migration to the next one, in order', () => {
    const older = Array.from({ length: RECORD_VERSION - 1 }, (_, index) => index + 1);
    expect(MIGRATIONS.map(([from]) => from)).toEqual(older);
    for (const [from, migrate] of MIGRATIONS)
      expect(migrate({ version: from, id: 'kept' })).toMatchObject({ version: from + 1, id: 'kept' });
  });

  // Old files stay readable for good: a fixture is never edited. Add a line for each new version.
  const fixtures: Record<string, string> = {
    'v1.json': '3462eecde338c3a3142cbd1add615317edaf832e80c51e1c27d004870e8e567b',
    'v2.json': '008883edb1a09fdea06d0f87a76e22c07cf6f26463cddaae63c991754accd93b',
    'v3.json': '526e9f7c53c4067599df1bfb3cd7529b5bb56f0c4c479a50f60f208425ba2e74',
    'v4.json': '372ffcc5b02d4ea9aa7c140c6260931ac98914c695da580aa06e96768858f944',
    'v5.json': '4246fbb441b6a911dea64db06cbde2cc4222c98e686b64483e79ec5008d0d550',
    'v5-no-tap.json': 'a78cbc713e64de5be487942a1b5d7e5ac963dc174b75e1a726e4eef8c8006202',
    'v6.json': 'f7f8dbd0314e02839c1a52af17cbe7790ccf3d98307decbd096d5b0bb0a6f80a',
    'v7.json': 'bcf9f1129ed856f4ddff70889a4021a7d348b7683be6e733cac0a8aeb5f34dcd',
    'v8.json': '98a38485532f4cbdf75e6cd8cafd6ab2b45e7d7e2b3e3a35f2e791a65a0a08bd',
    'v8-baker.json': 'ff754845f4bfc7b0a82b746d75cbd95f124cc64d72f1b44345b31b0e5cbebf85',
    'v9.json': '17fe10f5a53caa323dfd30d8fd3deb903da1829eda72087eea4d26b4814efc11',
    'v9-baker.json': 'b47591d9399aa38aa575704b5693dd0a472cc300a58be57a2db5914e01f80101',
    'v10.json': '82a95b5da256dd2e9f8a0d4b37913b7ebfa1b5826ab7062e78f6bcebba99efd3',
    'v11.json': '278890b15fe361ef9688ba9570eebae45e130454e7d8709b998cbe5be08a5d9e',
    'v11-league.json': '244a3ac0bd8ed771d7aa5b9b6e36ab8a7ea6ef448e570be0f0c912534166bafe',
    'v11-points.json': 'eb2a069290c97a25f0a0faf5b7ae1637be07938aaf02996342f7a3741e3837c7',
    'v12.json': '5c04a33f73ae06950b9b69646814d05431f4530c45ab0796214ac65227bce4b5',
    'v12-averages.json': 'cdb113baeff34511d2c6393819b78ea10420bb17ad2e99f9116968ae8b72a8bb',
    'v13.json': '4c8591d7be969fb1d95f0532746934822f0f803e585c7fa3d1fd1daf46f2e430',
    'v14.json': '744320ef6e0ee1caf4884efcac1181b128d384640d19d6de6d95b65f5ad57827',
  };
  const games: Record<string, () => Game> = {
    'v1.json': colourfulGame,
    'v2.json': agreedGame,
    'v3.json': livelyGame,
    'v4.json': fouledGame,
    'v5.json': joinedGame,
    'v5-no-tap.json': noTapGame,
    'v6.json': secondGame,
    'v7.json': leagueNight,
    'v8.json': pairNight,
    'v8-baker.json': teamGame,
    'v9.json': fivePinGame,
    'v9-baker.json': renamedTeam,
    'v10.json': movedGame,
    'v11.json': joinedNamesGame,
    'v11-league.json': bowledAhead,
    'v11-points.json': pinPoints,
    'v12.json': otherBlinds,
    'v12-averages.json': movingAverages,
    'v13.json': extraPins,
    'v14.json': smallLetters,
  };
  const folder = join(import.meta.dirname, 'fixtures');

  test('every version has an unedited fixture', async () => {
    expect((await readdir(folder)).toSorted()).toEqual(Object.keys(fixtures).toSorted());
    const each = Array.from({ length: RECORD_VERSION }, (_, index) => `v${String(index + 1)}.json`);
    expect(Object.keys(fixtures)).toEqual(expect.arrayContaining(each));
    for (const [name, hash] of Object.entries(fixtures)) {
      const file = await readFile(join(folder, name));
      expect(createHash('sha256').update(file).digest('hex'), name).toBe(hash);
    }
  });

  test.each(Object.keys(fixtures))('%s is read back as the game that was bowled', async (name) => {
    const reading = parseRecord(await readFile(join(folder, name)));
    if (reading.kind !== 'read') expect.fail(JSON.stringify(reading));
    const bowled = games[name]?.();
    if (bowled === undefined) expect.fail(`${name} has no game to be compared with`);
    expect(sheetText(reading.value.game)).toEqual(sheetText(bowled));
    expect(withoutIds(reading.value.game)).toEqual(withoutIds(bowled));
  });
});
