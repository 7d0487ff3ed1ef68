import { expect, it } from 'vitest';
import { teamsFit } from '../../core/players/shared-line.ts';
import { BAKER } from '../../core/formats/baker.ts';
import { SCOTCH_DOUBLES } from '../../core/formats/scotch-doubles.ts';
import type { Format } from '../../core/formats/format.ts';
import { refusalText, REFUSALS_TEXT } from './refusals.ts';

function said(format: Format, ...sizes: readonly number[]): readonly string[] {
  const fits = teamsFit(format.sharing, sizes);
  if (fits.ok) throw new Error('the team was taken');
  return Object.values(REFUSALS_TEXT).map((text) => refusalText(text, fits.error));
}

it('a Baker team of one is told in four languages how many it needs', () => {
  expect(said(BAKER, 1)).toEqual([
    'Team 1 has 1 bowler. It needs 2 to 10.',
    'El equipo 1 tiene 1 jugador. Necesita de 2 a 10.',
    '1팀의 선수는 1명입니다. 2~10명이어야 합니다.',
    'Team 1 hat 1 Person. Nötig sind 2 bis 10.',
  ]);
});

it('a Baker team of eleven is told in four languages how many it needs', () => {
  expect(said(BAKER, 5, 11)).toEqual([
    'Team 2 has 11 bowlers. It needs 2 to 10.',
    'El equipo 2 tiene 11 jugadores. Necesita de 2 a 10.',
    '2팀의 선수는 11명입니다. 2~10명이어야 합니다.',
    'Team 2 hat 11 Personen. Nötig sind 2 bis 10.',
  ]);
});

it('Scotch doubles with three partners is told that it needs two', () => {
  expect(said(SCOTCH_DOUBLES, 3)[0]).toBe('Team 1 has 3 bowlers. It needs 2.');
});
