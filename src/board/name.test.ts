import { expect, test } from 'vitest';
import { fitOf, nameStyle } from './name.ts';

test.each([
  ['PJS', 1, 'num', ['PJS'], undefined],
  ['KIM 2', 0.9, 'num', ['KIM 2'], undefined],
  ['Alexandra K.', 0.8, 'tight', ['Alexandra K.'], undefined],
  ['최민서', 0.92, 'num', ['최민서'], 'ko'],
  ['남궁하늘', 0.8, 'num', ['남궁하늘'], 'ko'],
  ['동네볼링장챔피언김도윤', 0.6, 'num', ['동네볼링장챔', '피언김도윤'], 'ko'],
  ['황보 단비 어린이', 0.6, 'num', ['황보 단비', '어린이'], 'ko'],
  ['김 Alexandra', 0.8, 'tight', ['김 Alexandra'], 'ko'],
])('%j is set by its length and script', (name, share, stretch, lines, lang) => {
  expect(nameStyle(name)).toEqual({ share, stretch, lines, lang });
});

test('a name that must stay on one line does, and no name loses a letter', () => {
  expect(nameStyle('동네볼링장챔피언김도윤', true).lines).toEqual(['동네볼링장챔피언김도윤']);
  expect(nameStyle('동네볼링장챔피언김도윤').lines.join('')).toBe('동네볼링장챔피언김도윤');
});

test.each([
  [['Dominik', 'SUE'], 'num'],
  [['Dominik', 'Katharina', 'SUE'], 'tight'],
])('names below each other are as narrow as the narrowest of them: %j', (names, stretch) => {
  expect(fitOf(names)).toMatchObject({ stretch });
});
