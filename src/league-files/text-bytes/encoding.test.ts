import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../testing/decoder.testing.ts';
import { readLeague, type FoundFile } from '../in/read-league.ts';
import { leagueIn, notesOf } from '../testing/files.testing.ts';
import { cp949Text } from './cp949.ts';
import { ENCODINGS, type Encoding } from './encoding.ts';

const TEXT = 'Team,Name\nA,Müller\nA,José';

function utf16(text: string, isBig: boolean): readonly number[] {
  return Array.from(text).flatMap((character) => {
    const code = character.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
}

const latin1 = (text: string): readonly number[] => Array.from(text, (character) => character.charCodeAt(0));

describe('a roster is read alike', () => {
  test.each<[string, Encoding, readonly number[]]>([
    ['UTF-8', 'utf-8', Array.from(new TextEncoder().encode(TEXT))],
    ['UTF-8 with a byte order mark', 'utf-8', Array.from(new TextEncoder().encode(`\ufeff${TEXT}`))],
    ['UTF-16, little end first', 'utf-16le', [0xff, 0xfe, ...utf16(TEXT, false)]],
    ['UTF-16, big end first', 'utf-16be', [0xfe, 0xff, ...utf16(TEXT, true)]],
    ['Windows-1252', 'windows-1252', latin1(TEXT)],
  ])('in %s, which is reported', (_, encoding, bytes) => {
    const file = { name: 'r.csv', bytes: Uint8Array.from(bytes) };
    expect(leagueIn(file).teams[0]?.roster.map(({ name }) => name)).toEqual(['Müller', 'José']);
    expect(notesOf(file)).toMatchObject([{ code: 'read-as', encoding }]);
  });

  test('in CP949 with Korean headers, which decide', () => {
    // 팀,이름 / 가,김영
    const bytes = [0xc6, 0xc0, 0x2c, 0xc0, 0xcc, 0xb8, 0xa7, 0x0a, 0xb0, 0xa1, 0x2c, 0xb1, 0xe8, 0xbf, 0xb5];
    const file = { name: 'r.csv', bytes: Uint8Array.from(bytes) };
    expect(leagueIn(file).teams).toMatchObject([{ name: '가', roster: [{ name: '김영' }] }]);
    expect(notesOf(file)).toMatchObject([{ code: 'read-as', encoding: 'euc-kr' }]);
  });
});

describe('CP949', () => {
  test('has every Hangul syllable once, also those that EUC-KR lacks', () => {
    const pairs = range(0x81, 0xc8).flatMap((first) =>
      [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)]
        .filter((second) => isSyllable(first, second))
        .flatMap((second) => [first, second]),
    );
    const text = cp949Text(Uint8Array.from(pairs), decode) ?? '';
    expect(text).toMatch(/^[가-힣]{11172}$/u);
    expect(new Set(text).size).toBe(11_172);
  });

  // From Microsoft's table of code page 949.
  test.each([
    ['갂', [0x81, 0x41]],
    ['똠', [0x8c, 0x63]],
    ['힣', [0xc6, 0x52]],
  ])('reads %s', (syllable, bytes) => {
    expect(cp949Text(Uint8Array.from(bytes), decode)).toBe(syllable);
  });

  test('refuses half a pair and pairs that are none', () => {
    for (const bytes of [[0xb1], [0x41, 0x81], [0xc6, 0x53], [0x80], [0xff, 0x41]])
      expect(cp949Text(Uint8Array.from(bytes), decode)).toBeNull();
  });
});

test('any bytes are read or refused in any encoding, and never throw', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.option(fc.constantFrom(...ENCODINGS)),
      (bytes, encoding) => {
        const file = { name: 'r.csv', bytes, encoding };
        expect(() => {
          leagueOrFaults(file);
        }).not.toThrow();
      },
    ),
  );
});

function leagueOrFaults(file: FoundFile): boolean {
  return readLeague([file], decode).ok;
}

/**
 * The 2,350 syllables of EUC-KR have their own rows; the added ones are in the rows below and before them, up to
 * 0xC652.
 */
function isSyllable(first: number, second: number): boolean {
  if (first >= 0xb0 && second >= 0xa1) return true;
  return first * 256 + second <= 0xc652 && (first < 0xa1 || second < 0xa1);
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_none, index) => first + index);
}
