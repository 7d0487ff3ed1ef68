import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../testing/decoder.testing.ts';
import { readLeague, type FoundFile } from '../in/read-league.ts';
import { faultsOf, leagueIn, notesOf } from '../testing/files.testing.ts';
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

/** Bytes of a text in which each letter beyond ASCII has the byte that the list says. */
function inBytes(text: string, letters: Readonly<Record<string, number>>): Uint8Array {
  return Uint8Array.from(Array.from(text), (letter) => letters[letter] ?? letter.charCodeAt(0));
}

const CENTRAL = {
  ...{ ł: 0xb3, ę: 0xea, ą: 0xb9, ś: 0x9c, Ż: 0xaf, ó: 0xf3, ř: 0xf8, č: 0xe8, š: 0x9a, ů: 0xf9, ő: 0xf5 },
  ...{ ń: 0xf1, Š: 0x8a, ć: 0xe6, ž: 0x9e, ă: 0xe3 },
};
const LATIN_2 = { ...CENTRAL, ą: 0xb1, ś: 0xb6, š: 0xb9, ž: 0xbe, Š: 0xa9 };
const TURKISH = { ğ: 0xf0, ı: 0xfd, ş: 0xfe, İ: 0xdd, Ş: 0xde };
const MAC = {
  ...{ é: 0x8e, í: 0x92, ñ: 0x96, ü: 0x9f, ö: 0x9a, á: 0x87, Á: 0xe7, ß: 0xa7, è: 0x8f, ó: 0x97, ä: 0x8a },
  ...{ ø: 0xbf, Å: 0x81, Ö: 0x85, ç: 0x8d, ú: 0x9c, É: 0x83 },
};
// Excel's "CSV (MS-DOS)", in Western and in Central Europe.
const DOS = {
  ...{
    é: 0x82,
    ü: 0x81,
    ñ: 0xa4,
    á: 0xa0,
    í: 0xa1,
    ó: 0xa2,
    ú: 0xa3,
    ö: 0x94,
    ä: 0x84,
    Á: 0xb5,
    Ö: 0x99,
    ß: 0xe1,
  },
};
const DOS_CENTRAL = { ł: 0x88, ę: 0xa9, ą: 0xa5, ó: 0xa2, Ś: 0x97, ř: 0xfd, š: 0xe7, č: 0x9f };
const WINDOWS = { '’': 0x92, '–': 0x96, '®': 0xae, '¡': 0xa1, ª: 0xaa };
const CYRILLIC = { И: 0xc8, в: 0xe2, а: 0xe0, н: 0xed, о: 0xee };

describe('a name in an encoding that is not Western is asked with a sample, and read as somebody says', () => {
  test.each<[string, Encoding, Readonly<Record<string, number>>]>([
    ...['Wałęsa', 'Dąbrowski', 'Gałązka', 'Żółw', 'Dvořák', 'Kučera', 'Jiří Novák', 'Kovačević'].map(
      (name): [string, Encoding, Readonly<Record<string, number>>] => [name, 'windows-1250', CENTRAL],
    ),
    ...['Růžička', 'Erdős', 'Kowalińska', 'Śląsk'].map(
      (name): [string, Encoding, Readonly<Record<string, number>>] => [
        name,
        'windows-1250',
        { ...CENTRAL, Ś: 0x8c },
      ],
    ),
    ...['Kaśka', 'Růžička', 'Škoda'].map((name): [string, Encoding, Readonly<Record<string, number>>] => [
      name,
      'iso-8859-2',
      LATIN_2,
    ]),
    ...['Oğuz', 'Yıldız', 'Şahin', 'İbrahim'].map(
      (name): [string, Encoding, Readonly<Record<string, number>>] => [name, 'windows-1254', TURKISH],
    ),
    ['Иванова', 'windows-1251', CYRILLIC],
    ...['José', 'Müller', 'Muñoz', 'García', 'Ibáñez', 'Jörg', 'Jäger', 'Águilas', 'Özil', 'Raúl'].map(
      (name): [string, Encoding, Readonly<Record<string, number>>] => [name, 'cp850', DOS],
    ),
    ...['Wałęsa', 'Dvořák', 'Śląsk'].map((name): [string, Encoding, Readonly<Record<string, number>>] => [
      name,
      'cp852',
      { ...DOS_CENTRAL, á: 0xa0 },
    ]),
    ...['José', 'García', 'Muñoz', 'Müller', 'Björn', 'Bär', 'Álvarez', 'Strauß', 'Hélène', 'Sørensen'].map(
      (name): [string, Encoding, Readonly<Record<string, number>>] => [name, 'macintosh', MAC],
    ),
  ])('%s in %s', (name, encoding, letters) => {
    const bytes = inBytes(`Team,Name\nA,Tom\nA,${name}`, letters);
    const [fault] = faultsOf({ name: 'r.csv', bytes });
    if (fault?.code !== 'encoding-unclear') expect.fail(JSON.stringify(fault));
    const [right] = fault.candidates.filter(({ sample }) => sample === name);
    // Where both encodings of Central Europe read it alike, one is asked about.
    expect(right?.encoding).toMatch(encoding.startsWith('iso') ? /iso-8859-2|windows-1250/u : encoding);
    const league = leagueIn({ name: 'r.csv', bytes, encoding: right?.encoding ?? null });
    expect(league.teams[0]?.roster[1]?.name).toBe(name);
  });
});

test.each(
  [
    'Müller',
    'José',
    'García',
    'Muñoz',
    'PEÑA',
    'GARCÍA',
    'Ñandú',
    'João',
    'Zoë',
    'Françoise',
    'Björn',
    'Größe',
  ].concat([
    'O’Brien',
    'Pete’s',
    'PETE’S',
    'D’Angelo',
    'Smith–Jones',
    'Brunswick®',
    '¡Bolos!',
    'Mª José',
    'MÜLLER',
    'Núñez',
  ]),
)('a Western name in Windows-1252 is read without a question: %s', (name) => {
  const bytes = inBytes(`Team,Name\nA,Tom\nA,${name}`, WINDOWS);
  expect(leagueIn({ name: 'r.csv', bytes }).teams[0]?.roster[1]?.name).toBe(name);
});

test('a file of UTF-8 with one letter from elsewhere is asked about, not read byte by byte', () => {
  const bytes = Uint8Array.from([...new TextEncoder().encode('Team,Name\nA,José\nA,Zo'), 0xeb]);
  expect(faultsOf({ name: 'r.csv', bytes })).toMatchObject([{ code: 'encoding-unclear' }]);
});

test.each([
  ['little', 'utf-16le', false],
  ['big', 'utf-16be', true],
] as const)('UTF-16 without a byte order mark is read, %s end first', (_, encoding, isBig) => {
  const file = { name: 'r.csv', bytes: Uint8Array.from(utf16('팀,이름,에버리지\n한강,김영일,181', isBig)) };
  expect(leagueIn(file).teams).toMatchObject([{ name: '한강', roster: [{ name: '김영일' }] }]);
  expect(notesOf(file)).toMatchObject([{ code: 'read-as', encoding }]);
});

test('a file with zero bytes that are no letters of UTF-16 is told to be no text', () => {
  const bytes = Uint8Array.from([...latin1('Team,Name\nA,'), 0, 0, 0, ...latin1('Tom')]);
  expect(faultsOf({ name: 'r.csv', bytes })).toMatchObject([{ code: 'not-text' }]);
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
