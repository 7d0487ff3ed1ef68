import { describe, expect, test } from 'vitest';
import { run, runSingle } from './testing/run.testing.ts';

describe('the scoreboard speaks', () => {
  test.each([
    [
      'en',
      'How many people? 1\nName of player 1 (3 English letters): PJS\n',
      "PJS's turn : ",
      "PJS's total : 10",
    ],
    [
      'es',
      '¿Cuántas personas? 1\nNombre del jugador 1 (3 letras inglesas): PJS\n',
      'Turno de PJS : ',
      'Total de PJS : 10',
    ],
    [
      'ko',
      '몇 명이 경기하나요? 1\n플레이어 1의 이름은? (영문 3글자): PJS\n',
      'PJS의 차례 : ',
      'PJS의 총 점수 : 10',
    ],
    [
      'de',
      'Wie viele Personen? 1\nName auf Platz 1 (3 englische Buchstaben): PJS\n',
      'PJS ist dran : ',
      'PJS gesamt : 10',
    ],
  ])('%s to several players', async (language, questions, turn, total) => {
    const { said } = await run([1, 'PJS', 10], ['--lang', language]);
    expect(said.startsWith(`${questions}| NAME |`)).toBe(true);
    expect(said).toContain(`\n\n${turn}10\n`);
    expect(said.endsWith(`\n\n${total}\n`)).toBe(true);
  });

  test.each([
    ['en', 'Name of the player (3 English letters): ', 'Frame 2, ball : ', 'Total : 10'],
    ['es', 'Nombre del jugador (3 letras inglesas): ', 'Cuadro 2, bola : ', 'Total : 10'],
    ['ko', '플레이어 이름은? (영문 3글자): ', '2프레임 투구 : ', '총 점수 : 10'],
    ['de', 'Name (3 englische Buchstaben): ', 'Frame 2, Wurf : ', 'Gesamt : 10'],
  ])('%s to a single player', async (language, question, turn, total) => {
    const { said } = await run(['PJS', 10], ['--single', '--lang', language]);
    expect(said.startsWith(`${question}PJS\n| NAME |`)).toBe(true);
    expect(said).toContain(`\n\n${turn}\n`);
    expect(said.endsWith(`\n\n${total}\n`)).toBe(true);
  });

  test.each([
    ['en', 'Only 3 pins are standing.'],
    ['es', 'Solo quedan 3 bolos en pie.'],
    ['ko', '남은 핀은 3개뿐입니다.'],
    ['de', 'Es stehen nur noch 3 Pins.'],
  ])('%s when it refuses a ball', async (language, sentence) => {
    expect((await runSingle([7, 4], '--lang', language)).said).toContain(` : 4\n${sentence}\n`);
  });
});

describe('the command line', () => {
  test.each([
    [['--bingo'], 'Headpin does not know the option --bingo.'],
    [['--single', '--name', 'pj'], '--name takes three English letters, not "pj".'],
    [['--name', 'PJS'], '--name is for one player: use it with --single.'],
    [['--lang', 'ko', '--bingo'], '--bingo은(는) 알 수 없는 옵션입니다.'],
  ])('%j is refused with the list of options', async (args, sentence) => {
    const { said, told, code } = await run([], args);
    expect([said, code]).toEqual(['', 2]);
    expect(told.startsWith(`${sentence}\n\n`)).toBe(true);
    for (const option of ['--single', '--name PJS', '--no-score', '--lang ko', '--data DIR', '--help'])
      expect(told).toContain(`\n  ${option} `);
  });

  test('--help prints the list of options', async () => {
    const { said, told, code } = await run([], ['--help', '--lang', 'de']);
    expect(said).toMatch(/^Optionen, nach --:\n {2}--single /u);
    expect([told, code]).toEqual(['', 0]);
  });

  test('raises a name in small letters', async () => {
    expect((await run([], ['--single', '--name=pjs'])).said).toContain('|  PJS |');
  });
});
