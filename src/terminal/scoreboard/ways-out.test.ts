import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { CONSOLE, Running, runProcess, runSingle } from './testing/run.testing.ts';
import { spawn } from 'node:child_process';
import { lastCells } from './testing/transcript.testing.ts';

describe('the scoreboard ends', () => {
  test('after the last ball while the input stays open, and reads nothing more', async () => {
    const running = new Running(['--single', '--name', 'PJS']);
    running.type([...Array.from({ length: 12 }, () => '10'), '3', '4']);
    const { said, code } = await running.ended();
    expect(said.endsWith('총 점수 : 300\n')).toBe(true);
    expect(code).toBe(0);
  });

  test('with the input before a game began: prints a new line only', async () => {
    expect(await runProcess(['2', 'PJS'])).toEqual({
      said: 'How many people? 2\n플레이어 1의 이름은?(3 english letters): PJS\n플레이어 2의 이름은?(3 english letters): \n',
      told: '',
      code: 0,
    });
  });

  test('with the input in mid-game: ends the question’s line, shows the board once more and the score so far', async () => {
    const { said, code } = await runSingle([10, 3]);
    const [, , second, third] = said.split('| NAME |');
    expect(second).toContain('2프레임 투구 : 3\n');
    expect(said).toContain('\n\n2프레임 투구 : \n| NAME |');
    expect(third).toContain('|  X   |  3   |');
    expect(said.endsWith('|\n\n총 점수 : 16\n')).toBe(true);
    expect(code).toBe(0);
  });

  test('after a last line without a line end', async () => {
    const running = new Running(['--single', '--name', 'PJS']);
    running.process.stdin?.end('10\n7');
    expect(lastCells((await running.ended()).said, 0).slice(0, 2)).toEqual(['  X   ', '  7   ']);
  });

  test('with a refusal, not a crash, on a very long line', async () => {
    const running = new Running(['--single', '--name', 'PJS']);
    running.type(['1'.repeat(2 * 1024 * 1024), '7']);
    running.endInput();
    const { said } = await running.ended();
    expect(said).toContain(
      '1프레임 투구 : \n쓰러뜨린 핀의 개수는 0부터 10까지의 정수로 입력하세요.\n1프레임 투구 : 7\n',
    );
  });

  test('quietly when its reader has gone', async () => {
    const running = new Running(['--single', '--name', 'PJS']);
    await running.until('투구 : ');
    running.process.stdout?.destroy();
    running.type(['10', '3', '4', '5']);
    const { told, code } = await running.ended();
    expect([told, code]).toEqual(['', 0]);
  });

  test.runIf(process.platform === 'linux')('with a sentence when its output cannot be written', async () => {
    const child = spawn('sh', ['-c', 'exec "$0" "$@" > /dev/full', process.execPath, CONSOLE], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
    await once(child, 'close');
    expect(child.exitCode).toBe(1);
    expect(told).toBe('입력을 계속 받을 수 없습니다. 디스크가 가득 찼습니다.\n');
  });

  test.skipIf(process.platform === 'win32').each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('on %s with %i, on a line of its own', async (signal, code) => {
    const running = new Running(['--single', '--name', 'PJS']);
    await running.until('투구 : ');
    running.process.kill(signal);
    const run = await running.ended();
    expect(run.code).toBe(code);
    expect(run.said.endsWith('\n\n1프레임 투구 : \n')).toBe(true);
  });
});
