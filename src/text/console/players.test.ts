import { expect, test } from 'vitest';
import { PLAYERS_TEXT } from './players.ts';

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
