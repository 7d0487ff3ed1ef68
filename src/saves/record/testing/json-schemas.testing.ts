import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import { literal, strictObject, type GenericSchema, type RegexAction } from 'valibot';
import { TOMBSTONE } from '../../archive/archived-line.ts';
import { RECORD_VERSION } from '../migrations.ts';
import { LEAGUE_RECORD_SCHEMA, KEPT_LEAGUE_VERSION } from '../../leagues/league-record.ts';
import { LOGO_SCHEMA } from '../../logo/logo-file.ts';
import { MATCH_SCHEMA, MATCH_VERSION } from '../../matches/match-record.ts';
import { RECORD_PARTS, RECORD_SCHEMA } from '../record-schema.ts';
import { HEAD } from '../head.ts';
import type { Marker } from '../sealed-text.ts';
import type { SealedFile } from '../../settings/kept-file.ts';
import { ERASED_FILE } from '../../settings/erased-file.ts';
import { HOUSE_FILE } from '../../settings/house-file.ts';
import { MOVE_FILE } from '../../settings/move-file.ts';
import { ORDERS_FILE } from '../../settings/orders-file.ts';
import { PRINTS_FILE } from '../../settings/prints-file.ts';
import { PRACTICE_FILE } from '../../practice/practice-file.ts';
import { SETTINGS_SCHEMA } from '../../settings/settings-file.ts';

/** An object's JSON Schema with its properties. */
type ObjectSchema = JsonSchema & { readonly properties: Readonly<Record<string, JsonSchema | boolean>> };

// JSON Schema cannot express what `v.check` requires of a line-up (docs/save-format.md).
const ALIKE: ConversionConfig = {
  target: 'draft-2020-12',
  // `listOf` checks a list's length before its items; only the output type has both.
  typeMode: 'output',
  ignoreActions: ['check'],
  // JSON Schema patterns always have the flag `u` and no other.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    isPattern(valibotAction) && valibotAction.requirement.flags === 'u'
      ? { ...jsonSchema, pattern: valibotAction.requirement.source }
      : null,
};

const CHECKSUM = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;

/** The JSON Schemas of docs/schema by file name, generated from the program's own schemas. */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const game = objectOf(RECORD_SCHEMA, { ...ALIKE, definitions: RECORD_PARTS });
  const deleted = objectOf(TOMBSTONE, ALIKE);
  const lines = [
    sealed('headpin-archived-game', likeFile('game', game)),
    sealed('headpin-archived-game', likeFile('game-13', game)),
    sealed('headpin-archived-game', likeFile('game-12', game)),
    sealed('headpin-archived-game', likeFile('game-11', game)),
    sealed('headpin-archived-game', likeFile('game-10', game)),
    sealed('headpin-archived-game', likeFile('game-9', game)),
    sealed('headpin-archived-game', likeFile('game-8', game)),
    sealed('headpin-archived-game', likeFile('game-7', game)),
    sealed('headpin-archived-game', likeFile('game-6', game)),
    sealed('headpin-archived-game', likeFile('game-5', game)),
    sealed('headpin-archived-game', likeFile('game-4', game)),
    sealed('headpin-deleted-game', deleted),
  ];
  return {
    'game.schema.json': {
      ...named('game', `A game’s file of version ${String(RECORD_VERSION)}`),
      ...ofVersion(sealed('headpin-game', game), RECORD_VERSION),
    },
    'archive.schema.json': {
      ...named('archive', 'A line of a month’s file in the archive'),
      oneOf: lines.map(({ type, properties, required, additionalProperties }) => ({
        ...{ type, properties, required, additionalProperties },
      })),
    },
    'erased.schema.json': {
      ...named('erased', 'The file of erased bowlers'),
      ...described(ERASED_FILE),
    },
    'house.schema.json': {
      ...named('house', 'The file of the pairing with a house of lanes'),
      ...described(HOUSE_FILE),
    },
    'logo.schema.json': {
      ...named('logo', 'The logo’s file'),
      ...sealed('headpin-logo', objectOf(LOGO_SCHEMA, ALIKE)),
    },
    'kept-league.schema.json': {
      ...named('kept-league', `A kept league’s file of version ${String(KEPT_LEAGUE_VERSION)}`),
      ...ofVersion(sealed('headpin-kept-league', objectOf(LEAGUE_RECORD_SCHEMA, ALIKE)), KEPT_LEAGUE_VERSION),
    },
    'match.schema.json': {
      ...named('match', `A match’s file of version ${String(MATCH_VERSION)}`),
      ...ofVersion(sealed('headpin-match', objectOf(MATCH_SCHEMA, ALIKE)), MATCH_VERSION),
    },
    'move.schema.json': {
      ...named('move', 'The file of a ball on its way to the other half'),
      ...described(MOVE_FILE),
    },
    'prints.schema.json': {
      ...named('prints', 'The file of what games printed by themselves'),
      ...described(PRINTS_FILE),
    },
    'orders.schema.json': {
      ...named('orders', 'The file of the front desk’s newest orders'),
      ...described(ORDERS_FILE),
    },
    'practice.schema.json': {
      ...named('practice', 'The file of practice'),
      ...described(PRACTICE_FILE),
    },
    'settings.schema.json': {
      ...named('settings', 'The settings’ file'),
      ...sealed('headpin-settings', objectOf(SETTINGS_SCHEMA, ALIKE)),
    },
  };
}

function isPattern(action: { readonly type: string }): action is RegexAction<string, undefined> {
  return action.type === 'regex';
}

function named(name: string, title: string): JsonSchema {
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `${name}.schema.json`, title };
}

function objectOf(schema: GenericSchema, config: ConversionConfig): ObjectSchema {
  const { properties, ...rest } = toJsonSchema(schema, config);
  if (properties === undefined) throw new Error('a document is an object');
  return { ...rest, properties };
}

/** The program reads the head first, so its schemas leave it out. */
function sealed(marker: Marker, schema: ObjectSchema): ObjectSchema {
  return { ...schema, properties: { ...schema.properties, file: { const: marker }, checksum: CHECKSUM } };
}

/** A described file's document. */
function described({
  marker,
  version,
  parts,
}: Pick<SealedFile<unknown>, 'marker' | 'version' | 'parts'>): ObjectSchema {
  const document = strictObject({ ...HEAD, version: literal(version), ...parts });
  return sealed(marker, objectOf(document, ALIKE));
}

/** The game's fields, each with the schema of that name. */
function likeFile(name: string, game: ObjectSchema): ObjectSchema {
  const refs = Object.keys(game.properties).map(
    (key) => [key, { $ref: `${name}.schema.json#/properties/${key}` }] as const,
  );
  return { ...game, properties: Object.fromEntries(refs) };
}

function ofVersion(schema: ObjectSchema, version: number): ObjectSchema {
  return { ...schema, properties: { ...schema.properties, version: { const: version } } };
}
