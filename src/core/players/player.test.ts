import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../testing/notation.testing.ts';
import { LONGEST_NAME, freshName, lineUp, tidyName } from './player.ts';

function namesOf(...names: readonly string[]): readonly string[] {
  return must(lineUp(names)).map((player) => player.name);
}

function refusalOf(...names: readonly string[]): unknown {
  const players = lineUp(names);
  return players.ok ? players.value : players.error;
}

// Half of them typical in names, half anything, lone surrogates included.
const codeUnit = fc.oneof(
  fc.constantFrom('k', 'K', ' ', '2', 'é', 'e', '\u0301', '\u1100', '\u1161', '김', '\u3000'),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);

describe('a name', () => {
  it.each([
    ['pjs', 'pjs'],
    ['Bo', 'Bo'],
    ['Ida', 'Ida'],
    ['Anna', 'Anna'],
    ['김민', '김민'],
    ['  Mary   Jo ', 'Mary Jo'],
    ['José', 'José'],
    ['eñe', 'eñe'],
    ['Zoë 🎳', 'Zoë 🎳'],
    ['twelveletter', 'twelveletter'],
    ['가나다라마바사아자차카타', '가나다라마바사아자차카타'],
    ["O'Neil-2", "O'Neil-2"],
  ])('typed %j is shown as %j', (typed, shown) => {
    expect(namesOf(typed)).toEqual([shown]);
  });

  it('is the same however its accents or syllables were typed', () => {
    expect(namesOf('Jose\u0301', '\u1100\u1161')).toEqual(['Jos\u00e9', '\uac00']);
  });

  it.each([
    ['a Persian joint left open', 'علی\u200cرضا'],
    ['a Kurdish one', 'ئه\u200cحمه\u200cد'],
    ['a joined Sinhala syllable', 'ශ\u0dca\u200dරී'],
    ['a Bengali ra before its sign', 'র\u200d\u09cdয\u09beম'],
    ['a Telugu sign that stands apart', 'నరేష\u0c4d\u200cకుమార'],
    ['a Malayalam half letter at its end', 'അനന\u0d4d\u200d'],
    ['a form of a Han character', '葛\u{e0100}城'],
    ['a Mongolian form', 'ᠮᠣᠩᠭᠣᠯ\u180b'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦 Smith'],
    ['a skin tone', '👩🏽\u200d🚀'],
    ['a kiss', '🧑🏻\u200d❤\ufe0f\u200d💋\u200d🧑🏿'],
    ['a heart in colour', 'Ann ❤\ufe0f'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['a pirate’s flag', '🏴\u200d☠\ufe0f'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Rob'],
    ['a flag of two letters', '🇰🇷 Kim'],
    ['a key', '7\ufe0f\u20e3 Lee'],
  ])('with %s is kept as it is: %j', (_, name) => {
    expect(namesOf(name)).toEqual([name]);
  });

  it('of somebody who types it is no fault while a joint is open', () => {
    expect([namesOf('علی\u200c'), namesOf('\u200d👨 ')]).toEqual([['علی'], ['👨']]);
  });

  it.each([
    ['a joiner between Latin letters', 'K\u200cim'],
    ['a joiner between Cyrillic letters', 'К\u200dим'],
    ['a joiner that joins an emoji to a letter', '👨\u200dA'],
    ['two joiners', 'علی\u200c\u200cرضا'],
    ['a form of a Latin letter', 'A\ufe0fB'],
    ['a form of a digit', '7\ufe0f'],
    ['tags behind a letter', 'A\u{e0067}\u{e0062}\u{e007f}'],
    ['tags without an end', '🏴\u{e0067}\u{e0062}'],
    ['a direction mark in Persian', 'علی\u200fرضا'],
  ])('with %s is refused: %j', (_, name) => {
    expect(refusalOf('PJS', name)).toEqual({ code: 'name-unreadable', place: 2 });
  });

  it('that looks like another one gets a number, whatever joins its letters', () => {
    expect(namesOf('علیرضا', 'علی\u200cرضا', '❤', '❤\ufe0f')).toEqual([
      ...['علیرضا', 'علی\u200cرضا 2', '❤', '❤\ufe0f 2'],
    ]);
  });

  it('has its number behind a whole letter', () => {
    const family = '👨\u200d👩\u200d👧\u200d👦';
    expect(namesOf(`ABCDEFG ${family}`, `ABCDEFG ${family}`)).toEqual([`ABCDEFG ${family}`, 'ABCDEFG 2']);
  });

  it.each([
    ['control', 'A\u0007B'],
    ['NUL', 'A\u0000B'],
    ['line break', 'A\nB'],
    ['tab', 'A\tB'],
    ['line separator', 'A\u2028B'],
    ['paragraph separator', 'A\u2029B'],
    ['right-to-left override', 'A\u202eB'],
    ['direction isolate', 'A\u2066B'],
    ['zero-width space', 'A\u200bB'],
    ['zero-width joiner', 'A\u200dB'],
    ['byte order mark', 'A\ufeffB'],
    ['soft hyphen', 'A\u00adB'],
    ['lone high surrogate', 'A\ud83c'],
    ['lone low surrogate', '\udfb3A'],
    ['private-use character', 'A\ue000'],
    ['Hangul filler', 'A\u3164'],
    ['invisible Hangul vowel', '가\u1160'],
  ])('with a %s is refused', (_, name) => {
    expect(refusalOf('PJS', name)).toEqual({ code: 'name-unreadable', place: 2 });
  });

  it('may have surrounding spaces up to the checked length, sixteen times its own', () => {
    expect(tidyName(' '.repeat(LONGEST_NAME * 16 - 3) + 'PJS', 1)).toEqual({ ok: true, value: 'PJS' });
    expect(tidyName(' '.repeat(LONGEST_NAME * 16 - 2) + 'PJS', 1)).toMatchObject({ ok: false });
    expect(tidyName('\u2800'.repeat(LONGEST_NAME * 16), 1)).toMatchObject({ error: { code: 'name-empty' } });
  });

  it.each([
    ...['', ' ', ' \t\n', '\u3000', '\u00a0'],
    // Zero-width characters, a soft hyphen, Hangul fillers, Braille without dots, an object replacement character, a
    // note without a head.
    ...['\u200b', '\u200d\ufeff', '\u00ad', '\u2060 \u2060', '\ufe0f', '\u202e', '\u0007'],
    ...['\u3164', '\uffa0', '\u115f\u1160', '\u2800', '\ufffc', ' \u2800 \u3164 \u200b', '\u{1d159}'],
  ])('without visible characters (%j) is refused', (name) => {
    expect(refusalOf(name)).toEqual({ code: 'name-empty', place: 1 });
  });

  it.each(['thirteenchars', '가나다라마바사아자차카타파', 'x'.repeat(10_000_000), ' '.repeat(10_000_000)])(
    'of more than twelve characters is refused',
    (name) => {
      expect(refusalOf('PJS', 'KYJ', name)).toEqual({ code: 'name-too-long', place: 3, most: LONGEST_NAME });
    },
  );

  it('is tidied or refused, from any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: codeUnit }), (text) => {
        const name = tidyName(text, 1);
        if (name.ok) expect(tidyName(name.value, 1)).toEqual(name);
      }),
    );
  });
});

describe('a line-up', () => {
  it('numbers its players in the order of the names', () => {
    expect(lineUp(['PJS', 'KYJ'])).toEqual({
      ok: true,
      value: [
        { id: 1, name: 'PJS' },
        { id: 2, name: 'KYJ' },
      ],
    });
  });

  it('without players is refused', () => {
    expect(refusalOf()).toEqual({ code: 'no-players' });
  });

  it.each([
    [
      ['kim', 'KIM', 'Kim'],
      ['kim', 'KIM 2', 'Kim 3'],
    ],
    [
      ['KIM', 'KIM 2', 'KIM'],
      ['KIM', 'KIM 2', 'KIM 3'],
    ],
    [
      ['KIM', 'KIM', 'KIM 2'],
      ['KIM', 'KIM 2', 'KIM 2 2'],
    ],
    [
      ['Kimi', 'KIMI'],
      ['Kimi', 'KIMI'],
    ],
    [
      ['최민서', '최민서'],
      ['최민서', '최민서 2'],
    ],
  ])('numbers duplicates in %j', (typed, shown) => {
    expect(namesOf(...typed)).toEqual(shown);
  });

  it('shortens a long name to make room for its number', () => {
    expect(namesOf('ALEXANDER II', 'ALEXANDER II')).toEqual(['ALEXANDER II', 'ALEXANDER 2']);
    expect(namesOf('twelveletter', 'twelveletter')).toEqual(['twelveletter', 'twelvelett 2']);
  });

  it('accepts a thousand players of one name', () => {
    const names = namesOf(...Array.from({ length: 1000 }, () => 'KIM'));
    expect(new Set(names).size).toBe(1000);
    expect(names.at(-1)).toBe('KIM 1000');
  });

  it('gives every player a unique name, and these names make the same line-up again', () => {
    const name = fc.oneof(
      fc.constantFrom('KIM', 'kim', 'KIM 2', 'twelveletter', 'twelvelett 2', 'ALEXANDER II', '가', 'a b'),
      fc.string({ unit: codeUnit, minLength: 1, maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), (typed) => {
        const players = lineUp(typed);
        if (!players.ok) return;
        const shown = players.value.map((player) => player.name);
        expect(new Set(shown).size).toBe(typed.length);
        expect(lineUp(shown)).toEqual(players);
      }),
    );
  });
});

describe('one more name', () => {
  it('is refused with its place after the others', () => {
    expect(freshName(' ', ['PJS', 'KYJ'])).toEqual({ ok: false, error: { code: 'name-empty', place: 3 } });
  });
});
