import { scryptSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeDisk } from '../src/saves/disk/node-disk.ts';
import { KeptFile } from '../src/saves/settings/kept-file.ts';
import { STAFF_FILE } from '../src/saves/settings/staff-file.ts';
import { axeFindings } from '../drive/axe.ts';
import { readBoard } from '../drive/board.ts';
import { statOf } from '../drive/process-tree.ts';
import { bowlAll, startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { runProgram } from './support/run.ts';
import { savedGeneration } from '../drive/saves.ts';
import { takeTurns } from '../drive/turns.ts';
import { expect, test } from './support/test.ts';

test.use({ fresh: true });

test('a second instance on the same folder brings the first to the front and ends; nothing is lost', async ({
  open,
  data,
}) => {
  const { app, page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  await putBalls(page, '7 2 X');
  const shown = await readBoard(page);
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.hide();
  });
  const second = await runProgram(['--lang', 'en'], { HEADPIN_DATA_DIR: data });
  expect(second.code).toBe(0);
  expect(second.output).toContain('Headpin is already open; it was brought to the front.');
  const visible = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());
  expect(visible).toBe(true);
  expect(await readBoard(page)).toEqual(shown);
  expect(await savedGeneration(data)).toBe(3);
});

for (const {
  one: [language, sentence],
  share,
  tag,
} of takeTurns([
  ['en', 'keeps its games in this folder. Nothing was changed.'],
  ['es', 'guarda sus partidas en esta carpeta. No se ha cambiado nada.'],
  ['ko', '이 폴더에 게임을 저장하고 있습니다. 바뀐 것은 없습니다.'],
  ['de', 'führt seine Spiele in diesem Ordner. Nichts wurde geändert.'],
] as const)) {
  test(
    `a second instance by another user says who holds the folder (${language}, ${share})`,
    { tag },
    async ({ data }) => {
      const lock = await lockOfAnotherUser(data);
      const { output } = await runProgram(['--lang', language], { HEADPIN_DATA_DIR: data }, sentence);
      expect(output).toContain(sentence);
      expect(readFileSync(join(data, 'lock'), 'utf8')).toBe(lock);
    },
  );
}

test('a second instance by another user ends by itself once its message has been shown', async ({ data }) => {
  const lock = await lockOfAnotherUser(data);
  expect((await runProgram([], { HEADPIN_DATA_DIR: data })).code).toBe(1);
  expect(readFileSync(join(data, 'lock'), 'utf8')).toBe(lock);
});

test('a lock is taken over when its holder is gone', async ({ open, data }) => {
  const gone = { ...processMark(1), pid: 4_194_303, start: 1 };
  await writeFile(join(data, 'lock'), `${JSON.stringify({ kind: 'program', ...gone, nonce: 'gone' })}\n`);
  const { page } = await open({ args: ['--players', 'PJS'] });
  await startGame(page);
  expect(readFileSync(join(data, 'lock'), 'utf8')).not.toContain('gone');
});

test('staff are asked whether the PC that had the folder is off, and take it over with their PIN', async ({
  open,
  data,
}) => {
  const salt = '0f'.repeat(16);
  const hash = scryptSync('2468', Buffer.from(salt, 'hex'), 32).toString('hex');
  await new KeptFile(new NodeDisk(), data, STAFF_FILE).change({ pin: { salt, hash } });
  // A Headpin from an earlier boot or another PC.
  const somewhere = { pid: 1, start: 1, boot: '11111111-2222-3333-4444-555555555555' };
  await writeFile(join(data, 'lock'), `${JSON.stringify({ kind: 'program', ...somewhere, nonce: 'old' })}\n`);
  const { app, page } = await open({ args: ['--players', 'PJS'] });
  await expect(page.getByRole('heading')).toHaveText('Is the other PC off?');
  const take = page.getByRole('button', { name: 'It is off: take over' });
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type('1357');
  await take.click();
  await expect(page.getByRole('alert')).toHaveText(/PIN/u);
  expect.soft(await axeFindings(page)).toEqual([]);
  expect(readFileSync(join(data, 'lock'), 'utf8')).toContain(somewhere.boot);
  for (const digit of '2468') await page.getByRole('button', { name: digit, exact: true }).click();
  // The window may be gone before its own click is answered.
  const answered = take.click().catch((trouble: unknown) => {
    if (!page.isClosed()) throw trouble;
  });
  const [lane] = await Promise.all([app.waitForEvent('window'), answered]);
  await startGame(lane);
  await bowlAll(lane, '7 2');
  expect(await savedGeneration(data)).toBe(2);
});

for (const {
  one: [language, sentence, list],
  share,
  tag,
} of takeTurns([
  ['en', 'Headpin does not know the option --lnae.', 'Options, after --:'],
  ['es', 'Headpin no conoce la opción --lnae.', 'Opciones, después de --:'],
  ['ko', '--lnae은(는) 알 수 없는 옵션입니다.', '-- 뒤에 쓰는 옵션:'],
  ['de', 'Headpin kennt die Option --lnae nicht.', '--players PJS,KYJ'],
] as const)) {
  test(
    `an unknown option is refused with the list, in the machine's language (${language}, ${share})`,
    { tag },
    async ({ data }) => {
      const locale = { en: 'en_US', es: 'es_ES', ko: 'ko_KR', de: 'de_DE' }[language];
      const ended = await runProgram(['--lnae', '7'], {
        HEADPIN_DATA_DIR: data,
        LANGUAGE: locale,
        LANG: `${locale}.UTF-8`,
        LC_ALL: `${locale}.UTF-8`,
      });
      expect(ended.code).toBe(2);
      expect(ended.output).toContain(sentence);
      expect(ended.output).toContain(list);
      for (const option of ['--players', '--lane', '--data', '--windowed', '--lang'])
        expect(ended.output).toContain(option);
    },
  );
}

for (const [why, options, sentence] of [
  ['wrong names', ['--players', 'PJS,,KYJ'], 'Player 2 has no name.'],
  ['a name that is too long', ['--players', 'Maximiliane von'], 'longer than 12 letters'],
  ['a lane that is none', ['--lane', '0'], '--lane takes a whole number from 1 to 999'],
  ['a language that it has not', ['--lang', 'fr'], '--lang takes en, es, ko or de'],
  ['an option without its value', ['--data', '--windowed'], '--data needs a value'],
] as const) {
  test(`${why} on the command line: refused before anything is opened`, async ({ data }) => {
    const ended = await runProgram(options, {
      HEADPIN_DATA_DIR: data,
      LANGUAGE: 'en_US',
      LC_ALL: 'en_US.UTF-8',
    });
    expect(ended.code).toBe(2);
    expect(ended.output).toContain(sentence);
  });
}

test('a data folder that is a file is reported with its name, and nothing is changed', async ({ data }) => {
  const file = join(data, 'a file');
  await writeFile(file, 'somebody’s letter');
  const sentence = `Headpin cannot keep games in ${file}`;
  const { output } = await runProgram(['--lang', 'en', '--data', file], {}, sentence);
  expect(output).toContain(sentence);
  expect(readFileSync(file, 'utf8')).toBe('somebody’s letter');
});

/** Process 1 belongs to another user, runs, and cannot be asked to come to the front. */
async function lockOfAnotherUser(data: string): Promise<string> {
  const lock = `${JSON.stringify({ kind: 'program', ...processMark(1), nonce: 'of another user' })}\n`;
  await writeFile(join(data, 'lock'), lock);
  return lock;
}

/** A process as named in a lock (proc(5): the start time is field 22). */
function processMark(pid: number): { readonly pid: number; readonly start: number; readonly boot: string } {
  const start = Number(statOf(pid)?.[22 - 3]);
  return { pid, start, boot: readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() };
}
