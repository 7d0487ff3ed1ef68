import { describe, expect, test } from 'vitest';
import {
  sealLine,
  sealText,
  unsealLine,
  unsealText,
  type Marker,
  type Reading,
  type Sealed,
} from './sealed-text.ts';

const MARKER: Marker = 'headpin-game';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const notOurs: Reading<never> = { kind: 'damaged', reason: 'not-a-document' };

function asItIs(value: Sealed): Reading<Sealed> {
  return { kind: 'read', value };
}

const FORMS = [
  { form: 'a document', seal: sealText, unsealAs: unsealText },
  { form: 'a line', seal: sealLine, unsealAs: unsealLine },
] as const;

describe.each(FORMS)('$form', ({ seal, unsealAs }) => {
  const unseal = (marker: Marker, version: number, file: Uint8Array): Reading<Sealed> =>
    unsealAs({ marker, version }, file, asItIs);

  const text = seal(MARKER, 2, [
    ['name', '"김영준"'],
    ['pins', '[10,8]'],
  ]);

  test('is read back as written, in its version and any later one', () => {
    const content = { file: MARKER, version: 2, name: '김영준', pins: [10, 8] };
    for (const version of [2, 3])
      expect(unseal(MARKER, version, bytes(text))).toMatchObject({
        kind: 'read',
        value: { version: 2, content },
      });
  });

  test('of a later program is newer, whatever else it contains', () => {
    expect(unseal(MARKER, 1, bytes(text))).toEqual({ kind: 'newer', version: 2 });
    expect(unseal(MARKER, 2, bytes(seal(MARKER, 123, [])))).toMatchObject({ kind: 'newer', version: 123 });
  });

  test('with a changed byte fails its checksum', () => {
    expect(unseal(MARKER, 2, bytes(text.replace('10', '11')))).toEqual({
      kind: 'damaged',
      reason: 'checksum',
    });
  });

  test('of another kind, or without JSON after its head, is not ours', () => {
    expect(unseal('headpin-settings', 2, bytes(text))).toEqual(notOurs);
    expect(unseal(MARKER, 2, bytes(seal(MARKER, 2, [['pins', '[']])))).toEqual(notOurs);
  });

  test('that makes its reader throw is damaged', () => {
    const throws = (): never => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    expect(unsealAs({ marker: MARKER, version: 2 }, bytes(text), throws)).toEqual({
      kind: 'damaged',
      reason: 'threw',
    });
  });

  test('nested a million times is not ours', () => {
    const deep = seal(MARKER, 2, [['pins', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`]]);
    expect(unseal(MARKER, 2, bytes(deep))).toEqual(notOurs);
  });

  test('begins with its head and nothing before it', () => {
    expect(unseal(MARKER, 2, bytes(` ${text}`))).toEqual(notOurs);
  });
});

test('a line has no line break in it', () => {
  expect(sealLine(MARKER, 1, [['pins', '[]']])).toMatch(
    /^\{"file":"headpin-game","version":1,"checksum":"[0-9a-f]{64}","pins":\[\]\}$/u,
  );
});

test('invalid UTF-8 is not text', () => {
  expect(unsealText({ marker: MARKER, version: 1 }, Uint8Array.of(0xff, 0xfe), asItIs)).toEqual({
    kind: 'damaged',
    reason: 'not-text',
  });
});

describe('a file without our head', () => {
  function read(content: unknown): Reading<unknown> {
    return unsealText({ marker: MARKER, version: 1 }, bytes(JSON.stringify(content)), asItIs);
  }

  test('is of a later program if it says so itself', () => {
    expect(read({ version: 9, more: true, file: MARKER })).toEqual({ kind: 'newer', version: 9 });
  });

  test.each<[string, unknown]>([
    ['names another kind', { file: 'headpin-settings', version: 9 }],
    ['names no kind', { version: 9 }],
    ['has no version', { file: MARKER }],
    ['is of this version', { file: MARKER, version: 1 }],
    ['has a version that is no whole number', { file: MARKER, version: 1.5 }],
    ['has a version that is text', { file: MARKER, version: '9' }],
    ['is nothing', null],
    ['is a number', 9],
    ['is a text', MARKER],
  ])('is not our document if it %s', (_, content) => {
    expect(read(content)).toEqual(notOurs);
  });
});
