import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { LANGUAGES } from '../../text/language.ts';
import { optionLines } from './option-lines.ts';
import { readOptions } from './options.ts';
import { run } from './testing/run.testing.ts';
import { lastRows } from './testing/transcript.testing.ts';

const BAKER = ['--format', 'baker', '--lang', 'en'];
const SCOTCH = ['--format', 'scotch-doubles', '--lang', 'en'];

describe('teams in the terminal', () => {
  test('two Baker teams are asked for by team and bowler, and each frame names who bowls it', async () => {
    const { said, told, code } = await run(
      [2, 3, 'ANN', 'BEN', 'CAT', 2, 'DAN', 'EVE', 10, 7, 2, 9, '1'],
      BAKER,
    );
    expect(said.split('\n').slice(0, 3)).toEqual([
      'How many teams? 2',
      'How many bowlers in team 1 (2-10)? 3',
      'Team 1, name of bowler 1 (3 English letters): ANN',
    ]);
    expect([told, code]).toEqual(['', 0]);
    expect(lastRows(said)).toEqual([
      '|        |  ANN |  BEN |  CAT |  ANN |  BEN |  CAT |  ANN |  BEN |  CAT |  ANN |',
      '| Team 1 |  X   |  9|/ |      |      |      |      |      |      |      |      |',
      '|        |  20  |      |      |      |      |      |      |      |      |      |',
      '|        |  DAN |  EVE |  DAN |  EVE |  DAN |  EVE |  DAN |  EVE |  DAN |  EVE |',
      '| Team 2 |  7|2 |      |      |      |      |      |      |      |      |      |',
      '|        |  9   |      |      |      |      |      |      |      |      |      |',
    ]);
    expect(said.match(/\w+'s turn/gu)).toEqual(
      ['ANN', 'DAN', 'DAN', 'BEN', 'BEN', 'EVE'].map((name) => `${name}'s turn`),
    );
    expect(said).toContain("Team 1's total : 30\nTeam 2's total : 9\n");
  });

  test('the partners of Scotch doubles are asked for ball by ball, over the frames too', async () => {
    const { said } = await run([1, 'ANN', 'BEN', 10, 7, 2, 10], SCOTCH);
    expect(said.match(/\w+'s turn/gu)?.map((turn) => turn.slice(0, 3))).toEqual(
      'ANN BEN ANN BEN ANN'.split(' '),
    );
    expect(lastRows(said)[0]).toContain('|        |  ANN |  BEN |  BEN |      |');
  });

  test.each([
    ['en', 'Team 1 has 1 bowler. It needs 2 to 10.', 'Team 1 has 11 bowlers. It needs 2 to 10.'],
    ['es', 'El equipo 1 tiene 1 jugador. Necesita de 2 a 10.', 'El equipo 1 tiene 11 jugadores.'],
    ['ko', '1팀의 선수는 1명입니다. 2~10명이어야 합니다.', '1팀의 선수는 11명입니다.'],
    ['de', 'Team 1 hat 1 Person. Nötig sind 2 bis 10.', 'Team 1 hat 11 Personen.'],
  ])('a Baker team of one or eleven is refused in %s and asked for again', async (lang, one, eleven) => {
    const { said } = await run([1, 1, 11, 2, 'ANN', 'BEN'], ['--format', 'baker', '--lang', lang]);
    expect(said.indexOf(one)).toBeGreaterThan(0);
    expect(said.indexOf(eleven)).toBeGreaterThan(said.indexOf(one));
    expect(said).toContain('|  ANN |  BEN |');
  });

  test('two bowlers of the same name are told apart, in whichever teams', async () => {
    const { said } = await run([2, 2, 'KIM', 'ANN', 2, 'KIM', 'BEN', 10], BAKER);
    expect(lastRows(said)[3]).toContain('| KIM 2|  BEN |');
  });

  test('a saved game of teams continues with the same bowlers, and the desktop program has it', async () => {
    const data = await tempFolder();
    await run([1, 2, 'ANN', 'BEN', 10, 7], [...BAKER, '--data', data]);
    const { said, code } = await run([2], ['--lang', 'en', '--data', data]);
    expect(code).toBe(0);
    expect(said).toContain("BEN's turn : ");
    expect(lastRows(said)[1]).toContain('| Team 1 |  X   |  7|2 |');
  });

  test('a game of one team is one without the number of teams, and the name of one player is refused', async () => {
    const { said } = await run([2, 'ANN', 'BEN', 10], [...BAKER, '--single']);
    expect(said.startsWith('How many bowlers in team 1')).toBe(true);
    const refused = readOptions(['--format', 'baker', '--single', '--name', 'PJS']);
    if (refused.ok) expect.fail('the name was taken');
    for (const language of LANGUAGES)
      expect(optionLines(language, refused.error)[0]).toMatch(/--name.*baker|baker.*--name/u);
  });
});
