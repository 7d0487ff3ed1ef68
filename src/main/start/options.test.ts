import { describe, expect, test } from 'vitest';
import { folderAsked, languageOf, readOptions } from './options.ts';

const read = (...own: string[]): ReturnType<typeof readOptions> =>
  readOptions(['electron', '.', '--', ...own]);

describe('the command line', () => {
  test('when empty keeps every default', () => {
    expect(readOptions(['electron', '.'])).toEqual({
      ok: true,
      value: {
        players: [],
        lane: null,
        data: null,
        copyTo: null,
        house: null,
        windowed: false,
        forgetPin: false,
        language: null,
      },
    });
  });

  test('takes players, lane, data folder, place for copies, window and language after --', () => {
    expect(
      read(
        '--players',
        'PJS,KYJ',
        '--lane',
        '7',
        '--data',
        '/tmp/x',
        '--copy-to',
        '/mnt/y',
        '--windowed',
        '--forget-pin',
        '--lang',
        'ko',
      ),
    ).toEqual({
      ok: true,
      value: {
        players: ['PJS', 'KYJ'],
        lane: 7,
        data: '/tmp/x',
        copyTo: '/mnt/y',
        house: null,
        windowed: true,
        forgetPin: true,
        language: 'ko',
      },
    });
    expect(read('--lane=12', '--lang=de')).toMatchObject({ ok: true, value: { lane: 12, language: 'de' } });
  });

  test('leaves everything before -- to Electron, including its own --lang', () => {
    const argv = ['electron', '--inspect=0', '--lang=xx', '.', '--', '--lane', '3'];
    expect(readOptions(argv)).toMatchObject({ ok: true, value: { lane: 3, language: null } });
  });

  test.each([
    [['--sparkle'], { code: 'unknown-option', option: '--sparkle' }],
    [['--sparkle=1'], { code: 'unknown-option', option: '--sparkle' }],
    [['-x'], { code: 'unknown-option', option: '-x' }],
    [['PJS'], { code: 'unknown-option', option: 'PJS' }],
    [['--forget-pin=2468'], { code: 'unknown-option', option: '--forget-pin' }],
    [['--windowed=yes'], { code: 'unknown-option', option: '--windowed' }],
    [['--__proto__', 'x'], { code: 'unknown-option', option: '--__proto__' }],
    [['--lane'], { code: 'needs-value', option: '--lane' }],
    [['--data='], { code: 'needs-value', option: '--data' }],
    [['--copy-to'], { code: 'needs-value', option: '--copy-to' }],
    [['--data', '--windowed'], { code: 'needs-value', option: '--data' }],
    [['--lane', '0'], { code: 'bad-lane', value: '0' }],
    [['--lane', '1000'], { code: 'bad-lane', value: '1000' }],
    [['--lane', '1.5'], { code: 'bad-lane', value: '1.5' }],
    [['--lane', 'seven'], { code: 'bad-lane', value: 'seven' }],
    [['--lang', 'fr'], { code: 'bad-language', value: 'fr' }],
    [['--players', 'PJS,,KYJ'], { code: 'bad-players', refusal: { code: 'name-empty', place: 2 } }],
    [
      ['--players', 'a'.repeat(13)],
      { code: 'bad-players', refusal: { code: 'name-too-long', place: 1, most: 12 } },
    ],
  ])('%j is refused', (own, error) => {
    expect(read(...own)).toEqual({ ok: false, error });
  });

  test('is refused in the language that it requests, if readable', () => {
    expect(languageOf(['electron', '.', '--', '--sparkle', '--lang', 'ko'])).toBe('ko');
    expect(languageOf(['electron', '.', '--', '--lang=de', 'PJS'])).toBe('de');
    expect(languageOf(['electron', '.', '--', '--lang', 'fr'])).toBeNull();
    expect(languageOf(['electron', '--lang=es', '.'])).toBeNull();
  });

  test('numbers two players of one name', () => {
    expect(read('--players', 'kim,kim')).toMatchObject({ ok: true, value: { players: ['kim', 'kim 2'] } });
  });
});

test.each([
  [['--data', 'here'], { HEADPIN_DATA_DIR: 'there' }, 'here'],
  [[], { HEADPIN_DATA_DIR: 'there' }, 'there'],
  [[], { HEADPIN_DATA_DIR: '' }, null],
  [[], {}, null],
])('the data folder of %j and %j is %j', (own, environment, folder) => {
  const options = read(...own);
  expect(options.ok && folderAsked(options.value, environment)).toBe(folder);
});
