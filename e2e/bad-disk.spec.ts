import { readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { readMarks } from '../drive/board.ts';
import { apply, countGames } from '../drive/bridge.ts';
import { smallDisk } from './support/disk.ts';
import { savedPdf, textOf } from './support/pdf.ts';
import { pastBounce } from '../drive/pauses.ts';
import { bowl, countBalls, press, startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { filedGeneration, journaledGeneration, newestGameFile, savedGeneration } from '../drive/saves.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';

const ONE = { args: ['--players', 'PJS'] };

// These tests share one disk.
test.describe.configure({ mode: 'serial' });

test('a full disk: the first ball is safe in the journal, the next one waits, entry is locked, Try again saves it once there is room', async ({
  open,
}) => {
  const { data, fill, free } = await smallDisk();
  const program = await open({ ...ONE, data });
  const { page } = program;
  await startGame(page);
  await putBalls(page, '7 2');
  await expect.poll(() => filedGeneration(data)).toBe(2);
  expect(await journaledGeneration(data)).toBe(2);
  const before = await readFile(await newestGameFile(data));
  fill();
  // The journal has its room already.
  await bowl(page, 'x');
  expect(await readMarks(page, 1)).toBe('72 X . . . . . . . .');
  await press(page, '5');
  await says(page, /disk is full/u);
  await says(page, /Waiting: PJS 5, frame 3/u);
  // The ball is not on the board before it is on the disk, and no other ball follows it.
  expect(await readMarks(page, 1)).toBe('72 X . . . . . . . .');
  await press(page, '3');
  expect(await countBalls(page)).toBe(3);
  expect(await readFile(await newestGameFile(data))).toEqual(before);
  expect(await journaledGeneration(data)).toBe(3);
  await page.getByRole('button', { name: 'Try again' }).click();
  // Main takes changes in turn: this one is refused once that attempt has failed.
  expect(await apply(page, { kind: 'undo' })).toMatchObject({ ok: false, error: { code: 'waiting' } });
  expect(await readMarks(page, 1)).toBe('72 X . . . . . . . .');
  await free();
  // Free space alone enters nothing: the user decides whether the ball still counts.
  expect(await apply(page, { kind: 'undo' })).toMatchObject({ ok: false, error: { code: 'waiting' } });
  expect(await savedGeneration(data)).toBe(3);
  await press(page, '3');
  await says(page, 'A ball is not saved yet. Try again or take it back first.');
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('waiting.png') });
  await pastBounce(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => readMarks(page, 1)).toBe('72 X 5 . . . . . . .');
  expect(await savedGeneration(data)).toBe(4);
  await bowl(page, '3');
  expect(await readMarks(page, 1)).toBe('72 X 53 . . . . . . .');
});

test('a full disk: Take it back drops the ball, nothing of it is left, and the one before it outlives the program', async ({
  open,
}) => {
  const { data, fill, free } = await smallDisk();
  const program = await open({ ...ONE, data });
  await startGame(program.page);
  await putBalls(program.page, '7 2');
  await expect.poll(() => filedGeneration(data)).toBe(2);
  fill();
  await bowl(program.page, 'x');
  await press(program.page, '5');
  await program.page.getByRole('button', { name: 'Take it back' }).click();
  await expect(program.page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
  // The disk is still full when the program ends.
  await program.stop();
  expect([await filedGeneration(data), await journaledGeneration(data)]).toEqual([2, 3]);
  await free();

  const { page } = await open({ data });
  expect(await readMarks(page, 1)).toBe('72 X . . . . . . . .');
  await bowl(page, '8');
  expect(await savedGeneration(data)).toBe(4);
});

test('a full disk at the start of a game is reported, and no half game is left', async ({ open }) => {
  const { data, fill, free } = await smallDisk();
  const program = await open({ ...ONE, data });
  const { page } = program;
  fill();
  await page.getByRole('button', { name: /^Start/u }).click();
  await says(page, /disk is full/u);
  await expect(page.locator('[data-player]')).toHaveCount(0);
  await free();
  await pastBounce(page);
  await startGame(page);
  expect(await countGames(page)).toBe(1);
});

test('a PDF on a full disk is reported plainly, leaves nothing behind, and works once there is room', async ({
  open,
}) => {
  const { data, fill, free } = await smallDisk();
  const program = await open({ ...ONE, data });
  const { page } = program;
  await startGame(page);
  await bowl(page, '8');
  fill();
  await press(page, 'p');
  const panel = page.getByRole('region', { name: 'Print' });
  await panel.getByRole('button', { name: 'Save PDF' }).click();
  await expect(panel).toContainText('Not saved: the disk is full.');
  expect(await readdir(join(data, 'export'))).toEqual([]);
  await free();
  expect(await textOf(await savedPdf(program))).toContain('PJS');
  await press(page, 'Escape');
  await bowl(page, '/');
});

test('a data folder removed during a game: the ball waits, and is saved when the folder is back', async ({
  open,
  data,
}) => {
  const program = await open(ONE);
  const { page } = program;
  await startGame(page);
  await bowl(page, '7');
  await rename(join(data, 'games'), join(data, 'elsewhere'));
  await press(page, '2');
  await says(page, /folder is not there/u);
  await rename(join(data, 'elsewhere'), join(data, 'games'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => readMarks(page, 1)).toBe('72 . . . . . . . . .');
});
