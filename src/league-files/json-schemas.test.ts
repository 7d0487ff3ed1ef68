/** The schemas in docs/schema are generated from the program's own and accept what it writes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { format } from 'oxfmt';
import type { RegexAction } from 'valibot';
import { describe, expect, test } from 'vitest';
import { LEAGUE_SHAPE } from './in/league-shape.ts';
import { leagueJson } from './results/league-json.ts';
import { nightResult } from './results/night-result.ts';
import { resultJson } from './results/result-files.ts';
import { RESULT_FILE_SHAPE } from './results/result-shape.ts';
import { ROSTER, SCHEDULE, fileOf, leagueIn } from './testing/files.testing.ts';
import { anyNight, sha256 } from './testing/nights.testing.ts';

const docs = join(import.meta.dirname, '../../docs/schema');

const ALIKE: ConversionConfig = {
  target: 'draft-2020-12',
  // `partialObject` refuses lists before it reads entries; only the output type has both.
  typeMode: 'output',
  // JSON Schema cannot express `v.check`.
  ignoreActions: ['check'],
  // JSON Schema patterns always have the flag `u` and no other.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    isPattern(valibotAction) && valibotAction.requirement.flags === 'u'
      ? { ...jsonSchema, pattern: valibotAction.requirement.source }
      : null,
};

function isPattern(action: { readonly type: string }): action is RegexAction<string, undefined> {
  return action.type === 'regex';
}

const SCHEMAS: readonly (readonly [string, string, JsonSchema])[] = [
  ['league.schema.json', 'A league’s file', toJsonSchema(LEAGUE_SHAPE, ALIKE)],
  ['league-result.schema.json', 'A night’s result', toJsonSchema(RESULT_FILE_SHAPE, ALIKE)],
];

/** The errors of a committed schema for a file; empty if the file is valid. */
function wrong(name: string, text: string): readonly string[] {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  const isValid = ajv.compile(JSON.parse(readFileSync(join(docs, name), 'utf8')) as object);
  return isValid(JSON.parse(text)) ? [] : (isValid.errors ?? []).map((error) => error.instancePath);
}

test.each(SCHEMAS)(
  '%s is made of the program’s own (vitest run src/league-files/json-schemas -u writes it)',
  async (name, title, schema) => {
    const file = join(docs, name);
    const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: name, title };
    const text = JSON.stringify({ ...head, ...schema, $schema: head.$schema });
    const { code } = await format(name, text, { printWidth: 110 });
    await expect(code).toMatchFileSnapshot(file);
  },
);

describe('every file of a league is valid by its JSON Schema', () => {
  test('a league that is written', () => {
    const league = leagueIn(fileOf('roster.csv', ROSTER), fileOf('schedule.csv', SCHEDULE));
    expect(wrong('league.schema.json', leagueJson(league))).toEqual([]);
    expect(wrong('league.schema.json', leagueJson(league).replace('151', '"151"'))).not.toEqual([]);
  });

  test('any result that is written', () => {
    fc.assert(
      fc.property(anyNight, (night) => {
        expect(wrong('league-result.schema.json', resultJson(nightResult(night), sha256))).toEqual([]);
      }),
    );
  });
});
