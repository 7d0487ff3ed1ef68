import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { ball, freshGame, played, recordOf } from '../../saves/record/testing/game.testing.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { leaveOld } from '../../saves/lock/testing/lock-contenders.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { STAFF_FILE } from '../../saves/settings/staff-file.ts';
import { CONSOLE } from './testing/run.testing.ts';

/** `script` of util-linux gives a program its own terminal. */
const hasTerminals =
  process.platform === 'linux' && spawnSync('script', ['--version'], { encoding: 'utf8' }).status === 0;

/** An earlier Headpin, on this PC before its restart or on another PC. */
const SOMEWHERE = { pid: 1, start: 1, boot: '11111111-2222-3333-4444-555555555555' };

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const BACKSPACE = '\u007f';
/** The shell's last output: `script` itself may miss its child's end and never close. */
const DONE = 'that was all';

/** Plays at a terminal: types each text when its frame is asked for, then checks the terminal's state. */
async function atTerminal(
  typed: readonly (readonly [frame: number | string, text: string])[],
  options = '',
): Promise<string> {
  const game = `'${process.execPath}' '${CONSOLE}' --single --name PJS ${options}`;
  const command = `${game}; echo "ended with $?"; stty -a; echo '${DONE}'`;
  // A dumb terminal, which some CI systems set, cannot edit a line.
  const env = { ...process.env, TERM: 'xterm' };
  const child = spawn('script', ['-qec', command, '/dev/null'], { stdio: 'pipe', env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  onTestFailed(() => {
    console.error(`the terminal said: ${JSON.stringify(said)}`);
  });
  for (const [frame, text] of typed) {
    const question = typeof frame === 'number' ? `${String(frame)}프레임 투구 : ` : frame;
    while (!said.includes(question)) await once(child.stdout, 'data');
    child.stdin.write(text);
  }
  while (!said.includes(`${DONE}\r\n`)) await once(child.stdout, 'data');
  return stripVTControlCharacters(said).replaceAll('\r', '');
}

describe.runIf(hasTerminals)('at a keyboard', () => {
  test('a digit can be deleted before Enter; Ctrl-C ends with 130 on a new line and restores the terminal', async () => {
    const said = await atTerminal([
      [1, `9${BACKSPACE}10\r`],
      [2, CTRL_C],
    ]);
    expect(said).toContain('|  PJS |  X   |');
    expect(said).toMatch(/2프레임 투구 : \nended with 130\n/u);
    expect(said).toMatch(/ icanon .* echo /su);
  });

  test('Ctrl-D ends the input: the board is shown once more, with the total', async () => {
    const said = await atTerminal([
      [1, '10\r'],
      [2, CTRL_D],
    ]);
    expect(said).toMatch(/2프레임 투구 : \n\| NAME \|.*\|\n\n총 점수 : 10\nended with 0\n/su);
    expect(said).toMatch(/ icanon .* echo /su);
  });

  test.each([
    ['예', '|  PJS |  X   |  7   |', 1],
    ['아니요', '|  PJS |  7   |', 2],
  ])('a game left yesterday continues only on request: %s', async (answer, board, games) => {
    const data = await tempFolder();
    const folder = new GamesFolder(new NodeDisk(), data);
    await folder.open();
    const savedAt = new Date(Date.now() - 20 * 3_600_000).toISOString();
    await folder.save({ ...recordOf(played(freshGame(['PJS']), [ball(10)])), savedAt });
    const said = await atTerminal(
      [
        ['이어서 할까요? (예/아니요) : ', 'maybe\r'],
        ['예 또는 아니요로 답하세요.', `${answer}\r`],
        [games === 1 ? 2 : 1, '7\r'],
        ['|  7   |', CTRL_D],
      ],
      `--data '${data}'`,
    );
    expect(said).toContain(board);
    const opened = await new GamesFolder(new NodeDisk(), data).open();
    expect(opened.ok && opened.value.newest?.counter).toBe(games);
  });

  test('staff who are asked whether the other PC is off take its folder over only by a yes', async () => {
    const data = await tempFolder();
    await leaveOld(data, SOMEWHERE);
    const left = await atTerminal([['(예/아니요) : ', '아니요\r']], `--data '${data}'`);
    expect(left).toMatch(/폴더를 그대로 두었습니다\..*ended with 1/su);
    const taken = await atTerminal(
      [
        ['(예/아니요) : ', '예\r'],
        [1, CTRL_D],
      ],
      `--data '${data}'`,
    );
    expect(taken).toMatch(/게임은 모두 안전합니다\..*ended with 0/su);
  });

  test('with a staff PIN only the option takes a folder over, not the keyboard', async () => {
    const data = await tempFolder();
    const pin = { salt: '0f'.repeat(16), hash: '9c'.repeat(32) };
    await new KeptFile(new NodeDisk(), data, STAFF_FILE).change({ pin });
    await leaveOld(data, SOMEWHERE);
    const said = await atTerminal([], `--data '${data}'`);
    expect(said).toMatch(/--take-over.*ended with 1/su);
  });

  test('pasted lines answer one question each', async () => {
    const said = await atTerminal([
      [1, '10\r7\r2\r'],
      [3, CTRL_D],
    ]);
    expect(said).toContain('2프레임 투구 : 7\n| NAME |');
    expect(said).toContain('|  PJS |  X   |  7|2 |      |');
  });
});
