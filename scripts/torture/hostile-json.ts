import { makeRecord } from '../../src/saves/record/game-record.ts';
import { RECORD_VERSION } from '../../src/saves/record/migrations.ts';
import { sealText } from '../../src/saves/record/sealed-text.ts';
import type { Row } from './row.ts';
import { SpoiltFolder, current } from './spoilt.ts';
import { newFolder } from './tools.ts';

type Field = readonly [key: string, json: string];

const ROUNDS = { short: 1, full: 3 } as const;
const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Fault row 11: malicious JSON with and without a valid checksum is refused, or read as exactly the game it is. */
export const hostileJson: Row = {
  number: 11,
  fault: '`__proto__`, duplicate keys, 1e999, lone surrogates, a 10 MB name',
  run: async (mode, tools) => {
    const folder = new SpoiltFolder(newFolder(tools, 'hostile'));
    const corpus = [...sealed(), ...unsealed()];
    const ownNames = Object.getOwnPropertyNames(Object.prototype).join();
    let [fired, harmless] = [0, 0];
    for (let round = 0; round < ROUNDS[mode]; round += 1) {
      for (const { what, text, harmless: mayBeRead } of corpus) {
        tools.stop.throwIfAborted();
        folder.put(Buffer.from(text));
        const used = await folder.opened();
        if (used === 'none' || (used === 'current' && mayBeRead !== true))
          throw new Error(`${what}: ${used} was used`);
        if (used === 'previous') folder.setAside();
        else harmless += 1;
        if (Object.getOwnPropertyNames(Object.prototype).join() !== ownNames)
          throw new Error(`${what}: changed every object`);
        fired += 1;
      }
    }
    return {
      fired,
      note: `${String(fired - harmless)} refused, ${String(harmless)} harmless: the very game`,
    };
  },
};

interface Hostile {
  readonly what: string;
  readonly text: string;
  /** JSON reads it as the same game, so it may be used. */
  readonly harmless?: true;
}

/** Files with a valid checksum: the fault is in the content. */
function* sealed(): Generator<Hostile> {
  const fields = fieldsOf(makeRecord(current));
  const seal = (what: string, changed: readonly Field[]): Hostile => ({
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
function* unsealed(): Generator<Hostile> {
  const whole = makeRecord(current);
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
