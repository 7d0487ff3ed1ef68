import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readMarks } from '../drive/board.ts';
import { bowl, startGame } from '../drive/play.ts';
import { expect, test } from './support/printing-test.ts';

test('a print service that stops answering is reported; meanwhile a PDF is saved and balls are scored', async ({
  open,
  printServer,
}) => {
  const server = await printServer([{ name: 'Counter' }]);
  const { page } = await open({ args: ['--players', 'PJS'], env: server.env });
  await startGame(page);
  await bowl(page, '8');
  const panel = await openPanel(page);
  await expect(panel).toContainText('Counter');
  server.freeze();
  await panel.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(panel).toContainText('One moment…');
  await panel.getByRole('button', { name: 'Save PDF' }).click();
  await expect(panel).toContainText('Saved in the export folder:');
  await bowl(page, '/');
  await expect.poll(() => readMarks(page, 1)).toBe('8/ . . . . . . . . .');
  const again = await openPanel(page);
  await expect(again).toContainText('The print service does not answer.');
  await again.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(again).toContainText('Nothing was printed; the game is safe.');
});

test('the program ends although the print service does not answer, and releases its folder', async ({
  open,
  printServer,
}) => {
  const server = await printServer([{ name: 'Counter' }]);
  server.freeze();
  const { app, page, data } = await open({ args: ['--players', 'PJS'], env: server.env, own: true });
  await startGame(page);
  // Printing has time limits of 5 to 15 s. Here they never end, so waiting for one would hang the test.
  await app.evaluate(() => {
    const real = globalThis.setTimeout;
    const held = (done: () => void, time = 0): NodeJS.Timeout => real(done, time < 5_000 ? time : 3_600_000);
    Object.assign(globalThis, { setTimeout: held });
  });
  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(panel).toContainText('One moment…');
  const ended = once(app.process(), 'exit');
  await app.evaluate(({ app: program }) => {
    program.quit();
  });
  expect(await ended).toEqual([0, null]);
  await expect(access(join(data, 'lock'))).rejects.toThrow('ENOENT');
});

async function openPanel(page: Page): Promise<Locator> {
  await page.keyboard.press('p');
  return page.getByRole('region', { name: 'Print' });
}
