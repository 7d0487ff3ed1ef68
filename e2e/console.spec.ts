import { readBoard, readMarks } from '../drive/board.ts';
import { bowl, startGame } from '../drive/play.ts';
import { runProgram } from './support/run.ts';
import { expect, test } from './support/test.ts';

test('a game begun in the terminal continues in the desktop program, and then in the terminal again', async ({
  data,
  open,
  startTerminal,
}) => {
  const begun = startTerminal('console', '--data', data);
  begun.type(2, 'PJS', 'KYJ', 10, 8, 2, 8);
  expect((await begun.end()).code).toBe(0);

  const program = await open({});
  const { page } = program;
  expect((await readBoard(page)).map(({ name }) => name)).toEqual(['PJS', 'KYJ']);
  expect(await readMarks(page, 1)).toBe('X 8 . . . . . . . .');
  await bowl(page, '/');
  await bowl(page, 'F');
  await program.stop();

  const again = startTerminal('console', '--data', data, '--lang', 'en');
  again.type(9);
  const { output } = await again.end();
  const [first, last] = [output.split('\n\n')[0], output.split('\n\n').at(-2)];
  const marks = (board: string | undefined): readonly string[] => (board ?? '').split('\n').slice(1);
  expect(marks(first)).toEqual([
    '|  PJS |  X   |  8|/ |      |      |      |      |      |      |      |      |',
    '|      |  20  |      |      |      |      |      |      |      |      |      |',
    '|  KYJ |  8|/ |  F   |      |      |      |      |      |      |      |      |',
    '|      |  10  |      |      |      |      |      |      |      |      |      |',
  ]);
  expect(marks(last).slice(-2)).toEqual([
    '|  KYJ |  8|/ |  F|9 |      |      |      |      |      |      |      |      |',
    '|      |  10  |  19  |      |      |      |      |      |      |      |      |',
  ]);
});

test('while the terminal keeps its game in a folder, the desktop program says so and leaves it alone', async ({
  data,
  startTerminal,
}) => {
  const terminal = startTerminal('console', '--data', data, '--single', '--name', 'PJS');
  terminal.type(10);
  await terminal.printed('2프레임');
  const newcomer = await runProgram(['--lang', 'en'], { HEADPIN_DATA_DIR: data }, 'End it first');
  expect(newcomer.output).toContain("Headpin's text scoreboard (process");
  terminal.type(9);
  await terminal.printed('2프레임', 2);
  expect((await terminal.end()).output).toContain('|  PJS |  X   |  9   |');
});

test('while the desktop program keeps a folder, the terminal says so and leaves it alone', async ({
  data,
  open,
  startTerminal,
}) => {
  const { page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  const newcomer = await startTerminal('console', '--data', data, '--lang', 'en').end();
  expect(newcomer).toMatchObject({ code: 1, output: '' });
  expect(newcomer.errors).toContain('Another Headpin (process');
  await bowl(page, 'X');
});
