import { expect, test } from 'vitest';
import { PLAYERS_TEXT, framesText } from './players.ts';

test('one missed frame is one, in every language', () => {
  const said = (['en', 'es', 'ko', 'de'] as const).map((language) => {
    const { bowlMissed, missedCountZero } = PLAYERS_TEXT[language];
    return [bowlMissed([1]), bowlMissed([1, 2]), missedCountZero([1]), missedCountZero([1, 2])].map((lines) =>
      lines.replace('\n', ' '),
    );
  });
  expect(said).toEqual([
    ['Frame 1: bowl it now', 'Frames 1–2: bowl them now', 'Frame 1: counts 0', 'Frames 1–2: count 0'],
    ['Cuadro 1: tirar ahora', 'Cuadros 1–2: tirar ahora', 'Cuadro 1: vale 0', 'Cuadros 1–2: valen 0'],
    ['1프레임: 지금 투구', '1–2프레임: 지금 투구', '1프레임: 0점', '1–2프레임: 0점'],
    ['Frame 1: jetzt werfen', 'Frames 1–2: jetzt werfen', 'Frame 1: zählt 0', 'Frames 1–2: zählen 0'],
  ]);
});

test.each([
  [[], ''],
  [[1], '1'],
  [[1, 2], '1–2'],
  [[3, 4, 5, 9], '3–5, 9'],
  [[1, 3, 4], '1, 3–4'],
])('frames %j are said as %j', (frames, said) => {
  expect(framesText(frames)).toBe(said);
});
