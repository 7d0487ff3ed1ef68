import { describe, expect, test } from 'vitest';
import { lastCells, lastRows } from './testing/transcript.testing.ts';
import { run, runSingle } from './testing/run.testing.ts';

const NINE_STRIKES = Array.from({ length: 9 }, () => 10);
const NINE_GUTTERS = Array.from({ length: 18 }, () => 0);

function questionsIn(said: string): readonly string[] {
  return said.split('\n').flatMap((line) => /^(.+) : /u.exec(line)?.[1] ?? []);
}

/** The tenth frame and its points, after nine empty frames. */
async function tenth(...pins: readonly number[]): Promise<readonly (string | undefined)[]> {
  const { said } = await runSingle([...NINE_GUTTERS, ...pins]);
  return [lastCells(said, 0)[9], lastCells(said, 1)[9]];
}

describe('one player at the scoreboard: the course of the game', () => {
  test('seed 002: one player bowls', async () => {
    const { said } = await runSingle([10, 10]);
    expect(lastRows(said)).toHaveLength(2);
    expect(questionsIn(said)).toEqual(['1프레임 투구', '2프레임 투구', '3프레임 투구', '총 점수']);
  });

  test('seed 002: the program asks for every ball', async () => {
    const { said } = await runSingle([3, 4, 10, 5]);
    expect(said).toContain('1프레임 투구 : 3\n');
    expect(questionsIn(said).slice(0, 5)).toEqual(
      [1, 1, 2, 3, 3].map((frame) => `${String(frame)}프레임 투구`),
    );
  });

  test('seed 002: the board with the score is shown after every ball', async () => {
    const { said } = await runSingle([7, 2, 4]);
    expect(said.split('| NAME |').length - 1).toBe(5);
    expect(said).toContain('1프레임 투구 : 2\n| NAME |');
    expect(lastCells(said, 1)[0]).toBe('  9   ');
  });

  test('seed 002: at the end the board is shown once more, and the total', async () => {
    const { said } = await runSingle([...NINE_STRIKES, 10, 10, 10]);
    const [board = '', again, total] = said.split('\n\n').slice(-3);
    expect(board.slice(board.indexOf('| NAME |'))).toBe(again);
    expect(total).toBe('총 점수 : 300\n');
  });

  test('seed 003: a name has three English letters and nothing else, or the question is repeated', async () => {
    const { said } = await run(['p1js', 'pj', 'PJSX', 'p j', '', 'pjs'], ['--single']);
    const refused = ['p1js', 'pj', 'PJSX', 'p j', ''].map(
      (name) => `플레이어 이름은(3 english letters)?: ${name}\n이름은 영문자 3글자로만 입력하세요.\n`,
    );
    expect(said.startsWith(`${refused.join('')}플레이어 이름은(3 english letters)?: pjs\n| NAME |`)).toBe(
      true,
    );
    expect(lastRows(said)[0]).toMatch(/^\| {2}PJS \|/u);
  });

  test('seed 003: the first ball takes whole numbers from 0 to 10 only', async () => {
    const { said } = await runSingle([-1, 11, '1.5', 'seven', 0]);
    expect(said).toContain(
      '1프레임 투구 : -1\n한 번에 쓰러지는 핀은 0~10개입니다. (-1)\n' +
        '1프레임 투구 : 11\n한 번에 쓰러지는 핀은 0~10개입니다. (11)\n' +
        '1프레임 투구 : 1.5\n쓰러뜨린 핀의 개수는 0부터 10까지의 정수로 입력하세요.\n' +
        '1프레임 투구 : seven\n쓰러뜨린 핀의 개수는 0부터 10까지의 정수로 입력하세요.\n' +
        '1프레임 투구 : 0\n| NAME |',
    );
  });

  test('seed 003: the second ball takes no more pins than stand', async () => {
    const { said } = await runSingle([7, 4, 3]);
    expect(said).toContain('1프레임 투구 : 4\n남은 핀은 3개뿐입니다.\n1프레임 투구 : 3\n| NAME |');
  });

  test('seed 003: a running frame asks for a ball', async () => {
    expect(questionsIn((await runSingle([8])).said).slice(0, 2)).toEqual(['1프레임 투구', '1프레임 투구']);
  });

  test('seed 003: after a finished frame comes the next one', async () => {
    const { said } = await runSingle([8, 1, 10]);
    expect(questionsIn(said).slice(0, 4)).toEqual([1, 1, 2, 3].map((frame) => `${String(frame)}프레임 투구`));
  });

  test('seed 003: after ten frames there are no more questions', async () => {
    const { said, code } = await runSingle([...NINE_GUTTERS, 3, 4, 5, 5]);
    expect(questionsIn(said)).toHaveLength(21);
    expect(said.endsWith('\n\n총 점수 : 7\n')).toBe(true);
    expect(code).toBe(0);
  });

  test('seed 003: without the score the board has balls only, and no total', async () => {
    const { said } = await runSingle([9, 1, 8, 1, 0], '--no-score');
    expect(lastRows(said)).toEqual([
      '|  PJS |  9|/ |  8|1 |  -   |      |      |      |      |      |      |      |',
    ]);
    expect(said.split('\n').filter((line) => line.startsWith('|      |'))).toEqual([]);
    expect(said).not.toContain('점수');
    expect(said.endsWith('|\n')).toBe(true);
  });
});

describe('one player at the scoreboard: what the board shows', () => {
  test('seed 002: 7 and 2 pins are shown in their frame as 7 and 2', async () => {
    const { said } = await runSingle([...NINE_GUTTERS.slice(0, 8), 7, 2]);
    expect(lastCells(said, 0)[4]).toBe('  7|2 ');
  });

  test('seed 002: no pins are a -', async () => {
    expect(lastCells((await runSingle([0])).said, 0)[0]).toBe('  -   ');
    expect(lastCells((await runSingle([0, 0])).said, 0)[0]).toBe('  -|- ');
  });

  test('seed 002: ten pins with the first ball are an X', async () => {
    expect(lastCells((await runSingle([10])).said, 0)[0]).toBe('  X   ');
  });

  test('seed 002: all pins with the second ball are a /, ten of them too', async () => {
    expect(lastCells((await runSingle([4, 6])).said, 0)[0]).toBe('  4|/ ');
    expect(lastCells((await runSingle([0, 10])).said, 0)[0]).toBe('  -|/ ');
  });

  test('seed 003: a strike is X, a spare 9|/, an open frame 8|1, a gutter -', async () => {
    const { said } = await runSingle([10, 9, 1, 8, 1, 0]);
    expect(lastCells(said, 0).slice(0, 4)).toEqual(['  X   ', '  9|/ ', '  8|1 ', '  -   ']);
  });

  test('seed 002: a strike gets the next two balls, a spare the next one', async () => {
    const { said } = await runSingle([10, 3, 4, 6, 4, 5]);
    expect(lastCells(said, 1).slice(0, 3)).toEqual(['  17  ', '  24  ', '  39  ']);
  });

  test('seed 003: a strike is worth ten and two balls, a spare ten and one, an open frame its pins', async () => {
    const { said } = await runSingle([10, 10, 9, 1, 8, 1]);
    expect(lastCells(said, 1).slice(0, 4)).toEqual(['  29  ', '  49  ', '  67  ', '  76  ']);
  });

  test('seed 002: three strikes in the last frame are 30', async () => {
    expect(await tenth(10, 10, 10)).toEqual([' X|X|X', '  30  ']);
  });

  test('seed 002: a strike and a spare in the last frame are 20', async () => {
    expect(await tenth(10, 9, 1)).toEqual([' X|9|/', '  20  ']);
  });

  test('seed 002: a strike and an open rack in the last frame are 18', async () => {
    expect(await tenth(10, 8, 0)).toEqual([' X|8|-', '  18  ']);
  });

  test('seed 002: a spare and 7 in the last frame are 17', async () => {
    expect(await tenth(6, 4, 7)).toEqual([' 6|/|7', '  17  ']);
  });

  test('seed 002: the last frame has no bonus, X 9 - is 19 and not 28', async () => {
    expect(await tenth(10, 9, 0)).toEqual([' X|9|-', '  19  ']);
  });

  test('seed 002: neither strike nor spare in the last frame: two balls and no more', async () => {
    expect(await tenth(3, 4, 5)).toEqual(['  3|4 ', '  7   ']);
  });

  test('seed 003: after a strike and 3 in the last frame, no more than 7 fall', async () => {
    const { said } = await runSingle([...NINE_GUTTERS, 10, 3, 8]);
    expect(said).toContain('10프레임 투구 : 8\n남은 핀은 7개뿐입니다.\n10프레임 투구 : ');
  });

  test('seed 003: in the last frame all ten pins stand again after each strike and after a spare', async () => {
    expect(await tenth(10, 10, 4)).toEqual([' X|X|4', '  24  ']);
    expect(await tenth(5, 5, 10)).toEqual([' 5|/|X', '  20  ']);
  });
});
