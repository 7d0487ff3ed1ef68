import { readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readMarks } from '../drive/board.ts';
import { pastBounce } from '../drive/pauses.ts';
import { bowl, bowlAll, press, startGame } from '../drive/play.ts';
import { savedGeneration } from '../drive/saves.ts';
import { expect, test } from './support/test.ts';

test('a data folder that is away in mid-game is taken up again with the ball that waits, and nothing is made in its place', async ({
  open,
  data,
}) => {
  const { page } = await open({ args: ['--players', 'PJS'], own: true });
  await startGame(page);
  await bowlAll(page, 'X 8');
  const away = `${data}-away`;
  await rename(data, away);
  await press(page, '/');
  await expect(page.locator('body')).toContainText('Waiting: PJS /, frame 2');
  expect(await readMarks(page, 1)).toBe('X 8 . . . . . . . .');
  for (let look = 0; look < 3; look += 1) {
    await pastBounce(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('body')).not.toContainText('has taken this folder over');
  }
  expect(await readdir(dirname(data))).not.toContain(data.slice(dirname(data).length + 1));
  await rename(away, data);
  // The last of the three tries may still be under way, and then finds the folder back.
  const again = page.getByRole('button', { name: 'Try again' });
  const marks = async (): Promise<string> => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined);
    return readMarks(page, 1);
  };
  await expect.poll(marks).toBe('X 8/ . . . . . . . .');
  expect(await savedGeneration(data)).toBe(3);
  await bowl(page, '7');
  expect(await savedGeneration(data)).toBe(4);
  await rm(away, { recursive: true, force: true });
});
