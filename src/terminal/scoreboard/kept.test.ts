import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { generationOf } from '../../core/game/game.ts';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { NOON, ball, freshGame, played, recordOf } from '../../saves/record/testing/game.testing.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { takeLock } from '../../saves/lock/lock.ts';
import { leave, leaveOld } from '../../saves/lock/testing/lock-contenders.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { openHome } from './home.ts';
import { CONSOLE, Running, run, runProcess } from './testing/run.testing.ts';
import { lastCells, lastRows } from './testing/transcript.testing.ts';

/** An earlier Headpin, on this PC before its restart or on another PC. */
const SOMEWHERE = { pid: 1, start: 1, boot: '11111111-2222-3333-4444-555555555555' };

async function newest(data: string): Promise<GameRecord | null> {
  const opened = await new GamesFolder(new NodeDisk(), data).open();
  return opened.ok ? opened.value.resume : null;
}

/** Saves a game that was left this many hours ago. */
async function saved(data: string, record: GameRecord, hoursAgo = 0): Promise<void> {
  const folder = new GamesFolder(new NodeDisk(), data);
  await folder.open();
  const savedAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  expect(await folder.save({ ...record, savedAt })).toEqual({ ok: true, value: [] });
}

describe('a game in a data folder', () => {
  test('killed between two balls shows the same board again, and continues', async () => {
    const data = await tempFolder();
    const first = new Running(['--data', data]);
    first.type(['2', 'PJS', 'KYJ', '10', '8', '2', '8']);
    await first.until("PJS's turn : ", 3);
    first.process.kill('SIGKILL');
    const { said: before } = await first.ended();
    expect(generationOf((await newest(data))?.game ?? freshGame(['PJS']))).toBe(4);

    const { said, told, code } = await run([2], ['--data', data]);
    expect(said.startsWith(`| NAME |`)).toBe(true);
    expect(said.slice(0, said.indexOf('\n\n'))).toBe(
      before.slice(before.lastIndexOf('| NAME |'), before.lastIndexOf('\n\n')),
    );
    expect(said).toContain("\n\nPJS's turn : 2\n| NAME |");
    expect(lastCells(said, 0).slice(0, 2)).toEqual(['  X   ', '  8|/ ']);
    expect([told, code]).toEqual(['멈춘 곳에서 게임을 이어 갑니다: 마지막 투구 PJS 8, 2프레임.\n', 0]);
    expect(await namesIn(data)).toEqual(['games', 'origin.json']);
  });

  test('is saved after every ball', async () => {
    const data = await tempFolder();
    const running = new Running(['--single', '--name', 'PJS', '--data', data]);
    await running.until('투구 : ');
    expect((await newest(data))?.game.events).toEqual([]);
    for (const [index, pins] of [7, 3, 10].entries()) {
      running.type([String(pins)]);
      await running.until('투구 : ', index + 2);
      expect((await newest(data))?.game.events).toHaveLength(index + 1);
    }
  });

  test('can be opened by the desktop program: lane 1, game 1, by a bowler', async () => {
    const data = await tempFolder();
    await run([2, 'PJS', 'KYJ', 10], ['--data', data]);
    const record = await newest(data);
    const { lane, gameNumber, players } = record?.game.setup ?? {};
    expect({ lane, gameNumber, players }).toMatchObject({
      ...{ lane: 1, gameNumber: 1 },
      players: [
        { id: 1, name: 'PJS' },
        { id: 2, name: 'KYJ' },
      ],
    });
    expect(record?.game.events.map(({ by }) => by)).toEqual(['bowler']);
    expect(record?.counter).toBe(1);
  });

  test('begun in the desktop program continues here: long names keep the columns, a foul is an F', async () => {
    const data = await tempFolder();
    const fouled = played(freshGame(['ALEXANDER II', '김영준']), [
      { kind: 'roll', entry: { kind: 'foul' } },
      ball(10),
      ball(9),
    ]);
    await saved(data, recordOf(fouled));
    const { said } = await run([1], ['--data', data, '--single']);
    expect(said).toContain("김영준's turn : 1\n");
    expect(lastRows(said).map((row) => row.slice(0, 23))).toEqual([
      '| ALEXANDER II |  F|/ |',
      '|              |      |',
      // Each Hangul syllable is two columns wide.
      '|       김영준 |  9|/ |   ',
      '|              |      |',
    ]);
    expect((await newest(data))?.game.events).toHaveLength(4);
  });

  test('continues with its own players: another name is not used, and a message says so', async () => {
    const data = await tempFolder();
    await run([2, 'PJS', 'KYJ', 10], ['--data', data]);
    const other = await run([], ['--data', data, '--lang', 'en', '--single', '--name', 'ABC']);
    expect(other.told).toContain('goes on with its own players; the name ABC is not used.');
    const own = await run([], ['--data', data, '--lang', 'en', '--single', '--name', 'KYJ']);
    expect(own.told).not.toContain('is not used');
  });

  test('of one player continues in the words for one', async () => {
    const data = await tempFolder();
    await saved(data, recordOf(played(freshGame(['PJS']), [ball(10)])));
    expect((await run([], ['--data', data, '--single'])).said).toContain('\n\n2프레임 투구 : \n');
  });

  test('left five hours ago continues, as on the desktop', async () => {
    const data = await tempFolder();
    await saved(data, recordOf(played(freshGame(['PJS']), [ball(10)])), 5);
    expect((await run([], ['--data', data, '--single'])).said).toContain('\n\n2프레임 투구 : \n');
  });

  test('left yesterday does not continue with piped answers: a new one begins, and the old one stays', async () => {
    const data = await tempFolder();
    const left = recordOf(played(freshGame(['PJS', 'KYJ']), [ball(10)]));
    await saved(data, left, 20);
    const { said, told, code } = await run([1, 'DOM', 3], ['--data', data, '--lang', 'en']);
    expect(said.startsWith('How many people? 1\n')).toBe(true);
    expect([told, code]).toEqual([
      'The game of PJS, KYJ was left long ago and is kept among the past games; a new one begins.\n',
      0,
    ]);
    expect((await newest(data))?.game.setup.players).toMatchObject([{ id: 1, name: 'DOM' }]);
    const folder = new GamesFolder(new NodeDisk(), data);
    await folder.open();
    expect(await folder.read(left.id)).toMatchObject({ record: { game: left.game } });
    // A user who began another game is not asked again.
    expect((await run([2], ['--data', data, '--lang', 'en'])).told).toMatch(/^The game goes on/u);
  });

  test('that is over is followed by a new game', async () => {
    const data = await tempFolder();
    await run(
      Array.from({ length: 12 }, () => 10),
      ['--data', data, '--single', '--name', 'PJS'],
    );
    const { said, told } = await run([1, 'KYJ', 3], ['--data', data]);
    expect(said.startsWith('How many people? 1\n')).toBe(true);
    expect(told).toBe('');
    expect((await newest(data))?.counter).toBe(2);
  });

  test('is not begun in a folder that the desktop program holds', async () => {
    const data = await tempFolder();
    const lock = await takeLock(new NodeDisk(), data, 'program');
    if (lock.ok) lock.value.keepFresh(() => undefined);
    const { said, told, code } = await runProcess([1, 'PJS'], ['--data', data, '--lang', 'en']);
    expect([said, code]).toEqual(['', 1]);
    // Windows does not tell whether it is the same process, so the scoreboard first says that it watches the lock.
    const watched = 'Another Headpin had this folder open. Looking whether it still runs …\n';
    expect(told).toBe(
      `${process.platform === 'win32' ? watched : ''}Another Headpin (process ${String(process.pid)}) keeps its games in this folder. Nothing was changed. Close it first, or choose another folder with --data.\n`,
    );
    if (lock.ok) await lock.value.release();
  });

  test('is not begun in a folder that another scoreboard holds, until that one ends', async () => {
    const data = await tempFolder();
    const first = new Running(['--data', data]);
    await first.until('How many people? ');
    const { told, code } = await run([1, 'PJS'], ['--data', data, '--lang', 'en']);
    expect(code).toBe(1);
    expect(told).toContain(`Headpin's text scoreboard (process ${String(first.process.pid)})`);
    first.process.kill('SIGTERM');
    expect((await first.ended()).code).toBe(143);
    expect(await namesIn(data)).toEqual(['games']);
  });

  test('takes over the folder of a silent holder by the option only, not by a piped answer', async () => {
    const data = await tempFolder();
    await leaveOld(data, SOMEWHERE);
    const refused = await run([1, 'PJS'], ['--data', data, '--lang', 'en']);
    expect([refused.said, refused.code]).toEqual(['', 1]);
    expect(refused.told).toMatch(/All games are safe\. Nothing was changed\. .*--take-over\.\n$/u);
    expect(await readFile(join(data, 'lock'), 'utf8')).toContain(SOMEWHERE.boot);
    const taken = await run([1, 'PJS'], ['--data', data, '--lang', 'en', '--take-over']);
    expect(taken.said).toContain("PJS's turn : ");
    expect(taken.code).toBe(0);
  });

  test('takes no ball once another PC has taken the folder over, and names that PC', async () => {
    const data = await tempFolder();
    const first = new Running(['--data', data, '--lang', 'en']);
    first.type(['1', 'PJS', '3']);
    await first.until("PJS's turn : ", 2);
    const told = once(first.process.stderr ?? first.process, 'data');
    await leave(data, { machine: { id: null, name: 'LANE-2' } });
    expect(String(await told)).toContain('The PC LANE-2 has taken this folder over.');
    first.type(['4']);
    await first.until('another PC has taken the folder over');
    first.endInput();
    expect((await first.ended()).code).toBe(1);
    expect(generationOf((await newest(data))?.game ?? freshGame(['PJS']))).toBe(1);
    expect(await readFile(join(data, 'lock'), 'utf8')).toContain('LANE-2');
  });

  test('reports why a folder cannot be used, with exit code 1', async () => {
    const file = join(await tempFolder(), 'file');
    await new NodeDisk().create(file).then((made) => made.close());
    const { told, code } = await run([1, 'PJS'], ['--data', file, '--lang', 'en']);
    expect(code).toBe(1);
    expect(told).toBe(
      `Headpin cannot keep games in ${file}: the folder is not there. Nothing was changed. Give it another folder with --data.\n`,
    );
  });

  test('takes the folder relative to where npm was called', async () => {
    const data = await tempFolder();
    const env = { ...process.env, INIT_CWD: data };
    const child = spawn(process.execPath, [CONSOLE, '--data', 'here', '--single', '--name', 'PJS'], {
      env,
      stdio: ['ignore', 'ignore', 'ignore'],
    });
    await once(child, 'close');
    expect(await namesIn(data)).toEqual(['here']);
    const elsewhere = relative(process.cwd(), join(data, 'there'));
    await run([], ['--data', elsewhere, '--single', '--name', 'PJS']);
    expect(await namesIn(data)).toEqual(['here', 'there']);
  });

  test('ended by a signal is saved, and the folder is free', async () => {
    const data = await tempFolder();
    const running = new Running(['--single', '--name', 'PJS', '--data', data]);
    running.type(['10']);
    await running.until('2프레임 투구 : ');
    running.process.kill('SIGINT');
    expect((await running.ended()).code).toBe(130);
    expect(await namesIn(data)).toEqual(['games', 'origin.json']);
    expect((await newest(data))?.game.events).toHaveLength(1);
  });
});

describe('a disk that fails under the scoreboard', () => {
  test.skipIf(process.platform === 'win32')(
    'is full: the ball is not entered, the question is repeated, and the shown game is saved',
    async () => {
      const data = await tempFolder();
      const command = ['sh', '-c', `ulimit -f 3 && exec "$0" "$@"`, process.execPath];
      const running = new Running(['--data', data, '--lang', 'en', '--single', '--name', 'PJS'], command);
      running.type(Array.from({ length: 20 }, () => '1'));
      running.endInput();
      const { said, code } = await running.ended();
      const refused = 'Not saved: the disk is full. Everything before it is safe.\n';
      expect(said).toMatch(/Frame (\d+), ball : 1\nNot saved: the disk is full.*\nFrame \1, ball : /u);
      const shown = lastRows(said)[0]?.replaceAll(/[^1]/gu, '').length;
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBe(20 - (said.split(refused).length - 1));
      expect((await newest(data))?.game.events).toHaveLength(shown ?? 0);
      // The last ball is lost, and the program reports it.
      expect(code).toBe(1);
    },
  );

  test('is unsure of a ball: the next ball, or the game as shown, overwrites it', async () => {
    const data = await tempFolder();
    const disk = new FailingDisk();
    const home = await openHome(disk, data, { clock: () => NOON, tell: () => Promise.resolve(null) });
    if (!home.ok) expect.fail('the folder does not open');
    onTestFinished(() => home.value.release());
    const begun = await home.value.begin({ format: 'ten-pin', players: [{ id: 1, name: 'PJS' }] });
    if (!begun.ok) expect.fail('the game is not kept');
    const kept = begun.value;
    const failing = (call: string): string | null => (call === 'syncFolder' ? 'EIO' : null);
    const notSaved = { ok: false, error: { code: 'not-saved', trouble: 'device-error' } };

    disk.fails = failing;
    expect(await kept.enter(3)).toEqual(notSaved);
    expect(kept.game.events).toEqual([]);
    disk.fails = () => null;
    expect((await kept.enter(4)).ok).toBe(true);
    expect((await newest(data))?.game.events).toMatchObject([{ roll: { pins: 4 } }]);

    disk.fails = failing;
    expect(await kept.enter(5)).toEqual(notSaved);
    expect((await newest(data))?.game.events).toHaveLength(2);
    disk.fails = () => null;
    // The shown game is saved, and the ball missing from both is reported.
    expect(await kept.leave()).toMatchObject({ ok: false, error: { trouble: 'device-error' } });
    expect((await newest(data))?.game.events).toMatchObject([{ roll: { pins: 4 } }]);
    expect((await kept.enter(6)).ok).toBe(true);
    expect(await kept.leave()).toEqual({ ok: true, value: null });
  });
});
