/** The schemas in docs/schema are generated from the program's own and accept the files that it writes. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { format } from 'oxfmt';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import { makeGameLine, makeTombstone } from '../archive/archived-line.ts';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { DATA } from '../disk/testing/crash-survey.testing.ts';
import { makeRecord } from './game-record.ts';
import { RECORD_VERSION } from './migrations.ts';
import {
  agreedGame,
  colourfulGame,
  joinedNamesGame,
  movedGame,
  NOON,
  reachableGame,
  recordOf,
} from './testing/game.testing.ts';
import { GamesFolder } from '../games/games-folder.ts';
import { jsonSchemas } from './testing/json-schemas.testing.ts';
import {
  fivePinGame,
  fouledGame,
  joinedGame,
  leagueNight,
  livelyGame,
  noTapGame,
  pairNight,
  renamedTeam,
  secondGame,
  teamGame,
} from './testing/lively-game.testing.ts';
import type { KeptLogo } from '../logo/kept-logo.ts';
import { KeptFile } from '../settings/kept-file.ts';
import { LOGO_FILE } from '../logo/logo-file.ts';
import { plainPng } from '../logo/testing/pictures.testing.ts';
import { makeLeague } from '../leagues/league-record.ts';
import { makeMatch } from '../matches/match-record.ts';
import { FULL_MATCH } from '../matches/testing/match.testing.ts';
import { RECORD_SCHEMA } from './record-schema.ts';
import { sealText } from './sealed-text.ts';
import { addErased, ERASED_FILE } from '../settings/erased-file.ts';
import { MOVE_FILE } from '../settings/move-file.ts';
import { noting, PRINTS_FILE } from '../settings/prints-file.ts';
import { settingsFile, SETTINGS_VERSION } from '../settings/settings-file.ts';
import { DEFAULTS, anySettings } from '../settings/testing/settings.testing.ts';
import { runs } from '../../core/testing/runs.testing.ts';

const docs = join(import.meta.dirname, '../../../docs/schema');

const ajv = new Ajv2020({ strict: true, allErrors: true });
/** Stops at the first error: for thousands of documents with one. */
const quick = new Ajv2020({ strict: true });
for (const name of readdirSync(docs))
  for (const one of [ajv, quick]) one.addSchema(contentOf(readFileSync(join(docs, name), 'utf8')) as object);

/** A committed schema's errors for a document; none when it accepts it. */
function wrong(name: string, document: unknown): readonly string[] {
  const isValid = ajv.getSchema(`${name}.schema.json`);
  if (isValid === undefined) expect.fail(`no schema for ${name}`);
  return isValid(document) === true ? [] : (isValid.errors ?? []).map((error) => error.instancePath);
}

/** Whether the committed schema of games accepts a document. */
function accepts(document: unknown): boolean {
  const isValid = quick.getSchema('game.schema.json') ?? expect.fail('no schema for games');
  return isValid(document) === true;
}

function contentOf(text: string): unknown {
  const content: unknown = JSON.parse(text);
  return content;
}

/** Schemas of versions 1 to 13 are never generated again, because no program writes those versions any more. */
const OLDER = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((version) => `game-${String(version)}.schema.json`);

const SCHEMAS = [
  ...(['game', 'game-4', 'game-5', 'game-6', 'game-7'] as const),
  ...(['game-8', 'game-9', 'game-10', 'game-11', 'game-12', 'game-13'] as const),
] as const;

/** A league's files have their schemas tested in their own folder. */
const OF_LEAGUES = ['league.schema.json', 'league-result.schema.json'];

/** The schema of a file of this version. */
function schemaOf(version: number): (typeof SCHEMAS)[number] {
  if (version === RECORD_VERSION) return 'game';
  return SCHEMAS.find((name) => name === `game-${String(version)}`) ?? 'game-4';
}

describe('the JSON Schemas', () => {
  test.each(Object.entries(jsonSchemas()))(
    '%s is made of the program’s own (vitest run src/saves/record/json-schemas -u writes it)',
    async (name, schema) => {
      const file = join(docs, name);
      const { code } = await format(name, JSON.stringify(schema), { printWidth: 110 });
      await expect(code).toMatchFileSnapshot(file);
    },
  );

  test('include no others', () => {
    expect(readdirSync(docs).toSorted()).toEqual(
      [...Object.keys(jsonSchemas()), ...OLDER, ...OF_LEAGUES].toSorted(),
    );
  });
});

describe('every file of the program is valid by its JSON Schema', () => {
  const fixtures = join(import.meta.dirname, 'fixtures');

  test.each(readdirSync(fixtures))('the fixture %s', (name) => {
    const document = contentOf(readFileSync(join(fixtures, name), 'utf8'));
    const version = Number(/\d+/u.exec(name)?.[0]);
    for (const schema of SCHEMAS)
      expect(wrong(schema, document).length === 0, schema).toBe(schema === schemaOf(version));
  });

  test('any really saved game, with its earlier generation', async () => {
    await fc.assert(
      fc.asyncProperty(reachableGame, reachableGame, async (before, game) => {
        const disk = new CrashDisk();
        const folder = new GamesFolder(disk, DATA);
        await folder.open();
        for (const saved of [before, game])
          expect(await folder.save(recordOf(saved))).toMatchObject({ ok: true });
        const names = await disk.list(join(DATA, 'games'));
        expect(names).toHaveLength(2);
        for (const name of names) {
          const text = new TextDecoder().decode(await disk.read(join(DATA, 'games', name)));
          expect(wrong('game', contentOf(text))).toEqual([]);
        }
      }),
    );
  });

  test('any really written settings', async () => {
    await fc.assert(
      fc.asyncProperty(anySettings, async (chosen) => {
        const disk = new CrashDisk();
        await disk.makeFolder(DATA);
        expect(await new KeptFile(disk, DATA, settingsFile(DEFAULTS)).change(chosen)).toMatchObject({
          ok: true,
        });
        const text = new TextDecoder().decode(await disk.read(join(DATA, 'settings.json')));
        expect(contentOf(text)).toMatchObject({ settings: chosen });
        expect(wrong('settings', contentOf(text))).toEqual([]);
      }),
    );
  });

  test.each<KeptLogo | null>([
    null,
    { png: plainPng(20, 16), plate: null },
    { png: plainPng(1, 1), plate: 'black' },
  ])('a really written logo', async (logo) => {
    const disk = new CrashDisk();
    await disk.makeFolder(DATA);
    const file = new KeptFile(disk, DATA, LOGO_FILE);
    // Unchanged values are not written, so a logo is added before it is removed.
    if (logo === null) await file.change({ logo: { png: plainPng(2, 2), plate: null } });
    expect(await file.change({ logo })).toMatchObject({ ok: true });
    const text = new TextDecoder().decode(await disk.read(join(DATA, 'logo.json')));
    expect(wrong('logo', contentOf(text))).toEqual([]);
    expect(wrong('settings', contentOf(text))).not.toEqual([]);
  });

  test('a really written ball on its way to the other half, and one that has arrived', async () => {
    const disk = new CrashDisk();
    await disk.makeFolder(DATA);
    const file = new KeptFile(disk, DATA, MOVE_FILE);
    const [from, to] = [
      { game: 'g000007-0a1b2c0a1b2c0a1b2c0a1b2c', generation: 3 },
      { game: 'g000008-0a1b2c0a1b2c0a1b2c0a1b2d', generation: 0 },
    ];
    for (const move of [{ from, to, mark: 'F9' }, null]) {
      expect(await file.change({ move })).toMatchObject({ ok: true });
      const document = contentOf(new TextDecoder().decode(await disk.read(join(DATA, 'move.json'))));
      expect(document).toMatchObject({ file: 'headpin-move', move });
      expect(wrong('move', document)).toEqual([]);
      expect(wrong('move', { ...(document as object), to: null })).not.toEqual([]);
    }
    const outside = { from: { ...from, game: '../lock' }, to, mark: '' };
    const text = sealText('headpin-move', 1, [['move', JSON.stringify(outside)]]);
    expect(wrong('move', contentOf(text))).toContain('/move/from/game');
  });

  test('a really written list of erased bowlers, which has ids and no names', async () => {
    const disk = new CrashDisk();
    await disk.makeFolder(DATA);
    const bowler = 'b'.repeat(24);
    expect(await addErased(new KeptFile(disk, DATA, ERASED_FILE), [bowler])).toMatchObject({ ok: true });
    const text = new TextDecoder().decode(await disk.read(join(DATA, 'erased.json')));
    expect(wrong('erased', contentOf(text))).toEqual([]);
    const named = sealText('headpin-erased', 1, [['bowlers', JSON.stringify(['Alexandra K.'])]]);
    expect(wrong('erased', contentOf(named))).toContain('/bowlers/0');
  });

  test('a really written note of what a game printed', async () => {
    const disk = new CrashDisk();
    await disk.makeFolder(DATA);
    const print = { generation: 21, state: 'cut', kinds: ['game', 'card'], left: [] } as const;
    const game = 'g000007-0a1b2c0a1b2c0a1b2c0a1b2c';
    expect(await new KeptFile(disk, DATA, PRINTS_FILE).change(noting([{ ...print, game }]))).toMatchObject({
      ok: true,
    });
    const text = new TextDecoder().decode(await disk.read(join(DATA, 'prints.json')));
    expect(wrong('prints', contentOf(text))).toEqual([]);
    const outside = sealText('headpin-prints', 1, [
      ['prints', JSON.stringify([{ ...print, game: '../lock' }])],
    ]);
    expect(wrong('prints', contentOf(outside))).toContain('/prints/0/game');
  });

  test('a really written league, and one that was forgotten', () => {
    const kept = { id: '0123456789abcdef01234567', keptAt: NOON, league: TYPED_LEAGUE, shortNames: [] };
    for (const league of [TYPED_LEAGUE, null])
      expect(wrong('kept-league', contentOf(makeLeague({ ...kept, league })))).toEqual([]);
    expect(wrong('kept-league', contentOf(makeLeague({ ...kept, id: '../lock' })))).toEqual(['/id']);
  });

  test('a really written match', () => {
    expect(wrong('match', contentOf(makeMatch(FULL_MATCH)))).toEqual([]);
    expect(wrong('match', contentOf(makeMatch({ ...FULL_MATCH, id: '../lock' })))).toEqual(['/id']);
  });

  test('any line of the archive', () => {
    fc.assert(
      fc.property(reachableGame, (game) => {
        const record = recordOf(game);
        for (const line of [makeGameLine(record), makeTombstone(record.id)])
          expect(wrong('archive', contentOf(line))).toEqual([]);
      }),
    );
  });
});

/** A random change at one place of a document. */
interface Bend {
  readonly place: number;
  readonly way: 'remove' | 'add' | 'replace';
  readonly key: string;
  readonly value: unknown;
}

/** Every object and array in a document, outermost first. */
function nodesOf(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

function bent(text: string, { place, way, key, value }: Bend): unknown {
  const document = contentOf(text);
  const nodes = nodesOf(document);
  const node = nodes[place % nodes.length];
  if (node === undefined) return document;
  const keys = Object.keys(node);
  const chosen = keys[place % Math.max(1, keys.length)];
  if (way === 'add' && Array.isArray(node)) node.push(value);
  else if (way === 'add') Object.assign(node, { [key]: value });
  else if (chosen === undefined) return document;
  else if (way === 'replace') Object.assign(node, { [chosen]: value });
  else if (Array.isArray(node)) node.splice(Number(chosen), 1);
  else Reflect.deleteProperty(node, chosen);
  return document;
}

/** Whether our own parser accepts a document's shape, without the rules of `v.check`. */
function isOurs(document: unknown): boolean {
  const head = v.object({
    file: v.literal('headpin-game'),
    version: v.literal(RECORD_VERSION),
    checksum: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  });
  const { issues } = v.safeParse(RECORD_SCHEMA, document);
  return v.is(head, document) && (issues ?? []).every(({ type }) => type === 'check');
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    0,
    -1,
    1,
    2,
    3,
    4,
    10,
    11,
    1000,
    1.5,
    2 ** 53,
    '',
    'pins',
    'foul',
    'ten-pin',
    'staff',
  ),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    'headpin-game',
    '2026-11-21T12:00:00.000Z',
    '2026-11-21',
  ),
  fc.jsonValue(),
);
const bend: fc.Arbitrary<Bend> = fc.record({
  place: fc.nat(),
  way: fc.constantFrom('remove' as const, 'add' as const, 'replace' as const),
  key: fc.oneof(fc.constantFrom('split', 'by', 'score', '__proto__'), fc.string()),
  value: odd,
});

/** Saved games that together have every kind of event and fact. */
const TEXTS: readonly string[] = [
  colourfulGame(),
  agreedGame(),
  livelyGame(),
  fouledGame(),
  joinedGame(),
  noTapGame(),
  secondGame(),
  leagueNight(),
  pairNight(),
  teamGame(),
  fivePinGame(),
  renamedTeam(),
  movedGame(),
  joinedNamesGame(),
].map((game) => makeRecord(recordOf(game)));

test('the JSON Schema refuses exactly the game files that the program refuses by their shape', () => {
  const seen = { refused: 0, taken: 0 };
  fc.assert(
    fc.property(fc.constantFrom(...TEXTS), bend, (text, change) => {
      const document = bent(text, change);
      const ours = isOurs(document);
      expect(accepts(document)).toBe(ours);
      seen[ours ? 'taken' : 'refused'] += 1;
    }),
    // Few changes leave a file that the program takes.
    runs(40),
  );
  expect(seen.refused).toBeGreaterThan(0);
  expect(seen.taken).toBeGreaterThan(0);
});

/** Each place of a document in turn: the document with this value there. */
function* withEverywhere(text: string, value: unknown): Generator {
  const places = nodesOf(contentOf(text)).map((node) => Object.keys(node));
  for (const [place, keys] of places.entries())
    for (const key of keys) {
      const document = contentOf(text);
      Object.assign(nodesOf(document)[place] ?? expect.fail(`no object ${String(place)}`), { [key]: value });
      yield document;
    }
}

test.each([[[]], [{}], [null]])(
  'the JSON Schema and the program agree on %j at any place of a game’s file',
  (value) => {
    for (const text of TEXTS)
      for (const document of withEverywhere(text, value)) expect(accepts(document)).toBe(isOurs(document));
  },
);

test.each<[string, Record<string, unknown>]>([
  ['of another kind', { file: 'headpin-settings' }],
  ['of version 0', { version: 0 }],
  ['of an earlier version', { version: RECORD_VERSION - 1 }],
  ['of a later version', { version: RECORD_VERSION + 1 }],
  ['with a checksum cut short', { checksum: 'abc' }],
  ['with a score', { score: 300 }],
  ['on lane 1000', { setup: { ...contentSetup(), lane: 1000 } }],
  ['without a bowler', { setup: { ...contentSetup(), players: [] } }],
])('a game’s file %s is refused', (_, change) => {
  const document = { ...(contentOf(makeRecord(recordOf(colourfulGame()))) as object), ...change };
  expect(wrong('game', document)).not.toEqual([]);
});

test.each<[string, object, readonly string[]]>([
  ['on lane 1000', { ...DEFAULTS, lane: 1000 }, ['/settings/lane']],
  ['in Latin', { ...DEFAULTS, language: 'la' }, ['/settings/language']],
  ['with a volume', { ...DEFAULTS, volume: 11 }, ['/settings']],
  ['without a view', { ...DEFAULTS, view: undefined }, ['/settings']],
])('settings %s are refused', (_, settings, places) => {
  const document = contentOf(
    sealText('headpin-settings', SETTINGS_VERSION, [['settings', JSON.stringify(settings)]]),
  );
  expect(wrong('settings', document)).toEqual(places);
});

function contentSetup(): object {
  return colourfulGame().setup;
}
