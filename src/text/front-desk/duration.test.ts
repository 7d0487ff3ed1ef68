import { expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { DURATION } from './duration.ts';
import { TILES_TEXT } from './tiles.ts';

test('more than an hour is said in hours and minutes', () => {
  expect([0, 1, 36, 60, 95, 336].map(DURATION.en)).toEqual([
    ...['0 min', '1 min', '36 min', '1 h', '1 h 35 min', '5 h 36 min'],
  ]);
  expect(LANGUAGES.map((language) => TILES_TEXT[language].minutesLeft(336))).toEqual([
    ...['5 h 36 min left', 'quedan 5 h 36 min', '5시간 36분 남음', 'noch 5 Std. 36 Min.'],
  ]);
  expect(LANGUAGES.map((language) => TILES_TEXT[language].minutesLeftShort(336))).toEqual([
    ...['5:36 h left', 'quedan 5:36 h', '5시간 36분', 'noch 5:36 Std.'],
  ]);
});

test('one minute or hour is singular', () => {
  expect([1, 60, 61].map(TILES_TEXT.es.minutesLeft)).toEqual([
    'queda 1 min',
    'queda 1 h',
    'quedan 1 h 1 min',
  ]);
});
