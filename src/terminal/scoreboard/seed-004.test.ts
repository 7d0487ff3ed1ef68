import { describe, expect, test } from 'vitest';
import { lastCells, lastRows, readTranscript, type ReadPlayer } from './testing/transcript.testing.ts';
import { Running, fixture, run } from './testing/run.testing.ts';

const TWO = [2, 'PJS', 'KYJ'];

function questionsIn(said: string): readonly string[] {
  return said.split('\n').flatMap((line) => /^(.*) turn : /u.exec(line)?.[1] ?? []);
}

/** Every board of a transcript, in order. */
function boardsIn(said: string): readonly (readonly ReadPlayer[])[] {
  return readTranscript(said).flatMap((shown) => (shown.kind === 'board' ? [shown.players] : []));
}

describe('several players at the scoreboard', () => {
  test('seed 004: its transcript comes out byte for byte, prompts included, then the board and the totals', async () => {
    const { said, told, code } = await run([...TWO, 10, 8, 2, 8, 2, 10]);
    const block = await fixture('seed-004.txt');
    const board = block.slice(block.lastIndexOf('| NAME |'), block.lastIndexOf('\n\n') + 1);
    expect(said).toBe(`${block}\n${board}\nPJS's total : 30\nKYJ's total : 30\n`);
    expect([told, code]).toEqual(['', 0]);
  });

  test('seed 004: the program asks for the number of players', async () => {
    expect((await run([])).said).toBe('How many people? \n');
  });

  test('seed 004: the answer sets the number of players', async () => {
    const names = ['PJS', 'KYJ', 'LMK', 'CHO'];
    for (const count of [1, 2, 4]) {
      const { said } = await run([
        count,
        ...names.slice(0, count),
        ...Array.from({ length: count }, () => 10),
      ]);
      expect(lastRows(said)).toHaveLength(2 * count);
      expect(questionsIn(said)).toEqual([...names.slice(0, count), 'PJS'].map((name) => `${name}'s`));
    }
  });

  test('seed 004: zero and negative numbers of players are refused, and the question is repeated', async () => {
    const { said } = await run(['0', '-1', '1.5', 'two', '', '1']);
    const refused = 'How many people? %\n사람 수는 1 이상의 정수로 입력하세요.\n';
    const asked = ['0', '-1', '1.5', 'two', ''].map((answer) => refused.replace('%', answer)).join('');
    expect(said).toBe(`${asked}How many people? 1\n플레이어 1의 이름은?(3 english letters): \n`);
  });

  test('seed 004: the number of players has no limit', async () => {
    const { said, code } = await run(['1000000000000000000000', 'PJS', 'KYJ']);
    expect(said.split('\n').at(-2)).toBe('플레이어 3의 이름은?(3 english letters): ');
    expect(code).toBe(0);
  });

  test('seed 004: the program asks for the names of the players', async () => {
    const { said } = await run(TWO);
    const [, first, second] = said.split('\n');
    expect(first).toBe('플레이어 1의 이름은?(3 english letters): PJS');
    expect(second).toBe('플레이어 2의 이름은?(3 english letters): KYJ');
  });

  test('seed 004: a name without three English letters is an error, and the question is repeated', async () => {
    const { said } = await run([1, 'pj', 'PJSX', '', '박지성', 'PJS']);
    const question = '플레이어 1의 이름은?(3 english letters): ';
    const refused = ['pj', 'PJSX', '', '박지성'].map(
      (name) => `${question}${name}\n이름에는 영문자가 정확히 3글자 있어야 합니다.\n`,
    );
    expect(said).toContain(`How many people? 1\n${refused.join('')}${question}PJS\n| NAME |`);
  });

  test('seed 004: small letters of a name are raised', async () => {
    expect(lastRows((await run([1, 'pjs'])).said)[0]).toMatch(/^\| {2}PJS \|/u);
  });

  test('seed 004: other characters than letters are dropped from a name', async () => {
    expect(lastRows((await run([1, 'p1j-2 s!'])).said)[0]).toMatch(/^\| {2}PJS \|/u);
  });

  test('seed 004: the score board is shown, empty at first', async () => {
    const rows = lastRows((await run(TWO)).said);
    expect(rows.map((row) => row.replaceAll(/[| ]/gu, ''))).toEqual(['PJS', '', 'KYJ', '']);
  });

  test('seed 004: a frame that is not complete asks for the pins again', async () => {
    expect(questionsIn((await run([...TWO, 8])).said)).toEqual(["PJS's", "PJS's"]);
  });

  test('seed 004: the program asks for pins by name, one player after another, frame by frame', async () => {
    const { said } = await run([...TWO, 10, 8, 2, 8, 2, 10]);
    expect(questionsIn(said)).toEqual(
      ['PJS', 'KYJ', 'KYJ', 'PJS', 'PJS', 'KYJ', 'PJS'].map((name) => `${name}'s`),
    );
  });

  test('seed 004: -1 and 11 pins are refused, and the question is repeated', async () => {
    const { said } = await run([...TWO, -1, 11, 10]);
    expect(said).toContain(
      "PJS's turn : -1\n한 번에 쓰러지는 핀은 0~10개입니다. (-1)\n" +
        "PJS's turn : 11\n한 번에 쓰러지는 핀은 0~10개입니다. (11)\n" +
        "PJS's turn : 10\n| NAME |",
    );
  });

  test('seed 004: more pins than stand are refused, and the game continues', async () => {
    const { said } = await run([...TWO, 7, 4, 3]);
    expect(said).toContain("PJS's turn : 4\n남은 핀은 3개뿐입니다.\nPJS's turn : 3\n| NAME |");
    expect(lastCells(said, 0)[0]).toBe('  7|/ ');
  });

  test('words instead of pins are refused, and the game continues', async () => {
    const wrong = ['ten', '', 'X', '1.5', '0x5', '1e1', '７', '9'.repeat(400), '3 4'];
    const { said } = await run([...TWO, ...wrong, ' 7 ']);
    const sentence = '쓰러뜨린 핀의 개수는 0부터 10까지의 정수로 입력하세요.';
    expect(said).toContain(wrong.map((answer) => `PJS's turn : ${answer}\n${sentence}\n`).join(''));
    expect(lastCells(said, 0)[0]).toBe('  7   ');
  });

  test('seed 004: the board is shown after every ball, each followed by one empty line', async () => {
    const { said } = await run([...TWO, 10, 8, 2]);
    const [, ...boards] = said.split('| NAME |');
    expect(boards).toHaveLength(5);
    for (const board of boards.slice(0, -1)) expect(board).toMatch(/ \|\n\n[A-Z]{3}'s turn : /u);
  });

  test('seed 004: the board of each frame is shown, and only a finished frame passes the turn on', async () => {
    const rounds = Array.from({ length: 9 }, () => [8, 1, 10]).flat();
    const { said } = await run([...TWO, ...rounds, 8, 1, 10, 10, 10]);
    const turns = [
      ...Array.from({ length: 9 }, () => ['PJS', 'PJS', 'KYJ']),
      ['PJS', 'PJS', 'KYJ', 'KYJ', 'KYJ'],
    ];
    expect(questionsIn(said)).toEqual(turns.flat().map((name) => `${name}'s`));
    const shown = boardsIn(said).slice(1);
    for (let frame = 0; frame < 9; frame += 1) {
      const after = shown.slice(3 * frame, 3 * frame + 3);
      expect(after.map(([pjs, kyj]) => [pjs?.balls[frame], kyj?.balls[frame]])).toEqual([
        [[8], []],
        [[8, 1], []],
        [[8, 1], [10]],
      ]);
    }
  });

  test('seed 004: the score of each frame stays on every later board', async () => {
    const { said } = await run([1, 'PJS', ...Array.from({ length: 9 }, () => [5, 4]).flat(), 10, 10, 10]);
    const totals = boardsIn(said).map(([pjs]) => pjs?.totals ?? []);
    for (let frame = 1; frame <= 10; frame += 1) {
      const settledAfter = frame < 10 ? 2 * frame : 21;
      const total = frame < 10 ? 9 * frame : 111;
      expect(totals.map((row) => row[frame - 1])).toEqual(
        totals.map((_, ball) => (ball < settledAfter ? null : total)),
      );
    }
  });

  test('seed 004: a total is shown under a frame only once it is settled', async () => {
    const spare = await run([...TWO, 9, 1, 10]);
    expect(lastCells(spare.said, 1)[0]).toBe('      ');
    const settled = await run([...TWO, 9, 1, 10, 4]);
    expect(lastCells(settled.said, 1)[0]).toBe('  14  ');
  });

  test('seed 004: an open frame counts its own pins, a spare the next ball, a strike the next two', async () => {
    const { said } = await run([1, 'PJS', 8, 1, 9, 1, 5, 3, 10, 3, 4]);
    expect(lastCells(said, 1).slice(0, 5)).toEqual(['  9   ', '  24  ', '  32  ', '  49  ', '  56  ']);
  });

  test('seed 004: in the last frame the pins are just added, 270 and 30 are 300', async () => {
    const { said } = await run([1, 'PJS', ...Array.from({ length: 12 }, () => 10)]);
    expect(lastCells(said, 0)[9]).toBe(' X|X|X');
    expect(lastCells(said, 1).slice(8)).toEqual(['  270 ', '  300 ']);
    expect(said.endsWith("\n\nPJS's total : 300\n")).toBe(true);
  });

  test('two players of one name are numbered, and the columns stay aligned', async () => {
    const { said } = await run([2, 'PJS', 'pjs', 10]);
    expect(said).toContain("PJS 2's turn : ");
    expect(new Set(said.split('\n').flatMap((line) => (line.startsWith('|') ? [line.length] : [])))).toEqual(
      new Set([79]),
    );
    expect(said).toContain('|  NAME |  01  |');
    expect(lastRows(said).map((row) => row.slice(0, 15))).toEqual([
      '|   PJS |  X   ',
      '|       |      ',
      '| PJS 2 |      ',
      '|       |      ',
    ]);
  });

  test('seed 004: a thousand players bowl', async () => {
    const letter = (index: number): string => String.fromCharCode(65 + index);
    const names = Array.from({ length: 1000 }, (_, index) =>
      [Math.floor(index / 100), Math.floor(index / 10) % 10, index % 10].map(letter).join(''),
    );
    const running = new Running([]);
    running.type(['1000', ...names, ...names.map(() => '10')]);
    running.endInput();
    const { said, code } = await running.ended();
    expect(code).toBe(0);
    const rows = lastRows(said);
    expect(rows).toHaveLength(2000);
    expect(rows.filter((row) => row.includes('|  X   |      |'))).toHaveLength(1000);
    expect(said).toContain("JJJ's turn : 10\n");
    expect(said.endsWith("JJJ's total : 10\n")).toBe(true);
  });
});
