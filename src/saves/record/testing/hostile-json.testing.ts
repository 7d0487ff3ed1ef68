import { RECORD_VERSION } from '../migrations.ts';
import { sealText } from '../sealed-text.ts';

type Field = readonly [key: string, json: string];

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Malicious JSON in the place of a game file, with and without a valid checksum (fault row 11). */
export function* hostileJsonOf(whole: string): Generator<HostileJson> {
  yield* sealed(whole);
  yield* unsealed(whole);
}

export interface HostileJson {
  readonly what: string;
  readonly text: string;
  /** JSON reads it as the same game, so it may be used. */
  readonly harmless?: true;
}

/** Files with a valid checksum: the fault is in the content. */
function* sealed(whole: string): Generator<HostileJson> {
  const fields = fieldsOf(whole);
  const seal = (what: string, changed: readonly Field[]): HostileJson => ({
    what,
    text: sealText('headpin-game', RECORD_VERSION, changed),
  });
  const withField = (key: string, json: string): readonly Field[] =>
    fields.map((field) => (field[0] === key ? [key, json] : field));
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'another'])
    for (const json of ['{"polluted":true}', 'null', '1'])
      yield seal(`the key ${key}`, [...fields, [key, json]]);
  for (const [key, json] of fields) {
    yield seal(
      `${key} missing`,
      fields.filter(([name]) => name !== key),
    );
    yield { ...seal(`${key} twice, the same`, [...fields, [key, json]]), harmless: true };
    for (const other of [
      'null',
      '1e999',
      '-1',
      '1.5',
      '""',
      '[]',
      '{}',
      '{"__proto__":{"polluted":true}}',
      '9007199254740993',
    ])
      yield seal(`${key} twice, then ${other}`, [...fields, [key, other]]);
  }
  for (const key of ['generation', 'counter']) {
    for (const number of ['1e999', '-1e999', '-0', '1e-400', '2.0000000000000001', '02', '1e400'])
      yield {
        ...seal(`${key} ${number}`, withField(key, number)),
        ...(key === 'generation' && number.startsWith('2.') ? { harmless: true } : {}),
      };
  }
  for (const name of [
    '\\ud800',
    '\\udc00PJS',
    'A\\u202eB',
    '\\u0000',
    '',
    'Q'.repeat(TEN_MEGABYTES),
    '\\u0041'.repeat(100),
  ])
    yield seal(`a name ${name.slice(0, 12)}`, withField('setup', setupNamed(fields, name)));
  yield seal(
    'ten thousand players',
    withField('setup', setupOf(fields).replace(/"players":\[.*\]/u, `"players":[${manyPlayers(10_000)}]`)),
  );
  yield seal('deep', withField('events', `${'['.repeat(100_000)}${']'.repeat(100_000)}`));
  yield seal(
    'a million events',
    withField('events', `[${Array.from({ length: 100_000 }, () => '{}').join()}]`),
  );
}

/** Files that need not resemble ours. */
function* unsealed(whole: string): Generator<HostileJson> {
  for (const text of [
    '{"__proto__":{"file":"headpin-game"}}',
    'null',
    '[]',
    '1e999',
    '"\\ud800"',
    '{',
    '{"a":1,"a":2}',
  ])
    yield { what: text, text };
  yield { what: 'deep', text: '['.repeat(1_000_000) };
  yield { what: 'a 10 MB name', text: whole.replace('PJS', 'Q'.repeat(TEN_MEGABYTES)) };
  yield { what: '17 MB', text: whole + ' '.repeat(17 * 1024 * 1024) };
}

function fieldsOf(text: string): readonly Field[] {
  const content = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return Object.entries(content)
    .filter(([key]) => !['file', 'version', 'checksum'].includes(key))
    .map(([key, value]) => [key, JSON.stringify(value)]);
}

function setupOf(fields: readonly Field[]): string {
  return fields.find(([key]) => key === 'setup')?.[1] ?? '';
}

function setupNamed(fields: readonly Field[], name: string): string {
  return setupOf(fields).replace('"PJS"', `"${name}"`);
}

function manyPlayers(count: number): string {
  return Array.from({ length: count }, (_, index) => `{"id":${String(index + 1)},"name":"PJS"}`).join();
}
