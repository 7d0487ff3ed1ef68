import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readBoard, readMarks } from '../drive/board.ts';
import { call } from '../drive/bridge.ts';
import { resized } from '../drive/program.ts';
import { kill } from './support/kill.ts';
import { bowl, startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import {
  filedGeneration,
  newestGameFile,
  quarantined,
  removeJournal,
  savedGeneration,
} from '../drive/saves.ts';
import { expect, test } from './support/test.ts';
import { Finger } from './support/touch.ts';

test.use({ fresh: true });

// A power cut: everything ends, the newest file is damaged, and staff start the program again.

const STARTS = [
  {
    language: 'en',
    size: { width: 1920, height: 1080 },
    facts: ['game 1 (PJS, KYJ)', 'damaged', 'set aside whole', 'last ball KYJ 8, frame 2', 'next is KYJ'],
  },
  {
    language: 'de',
    size: { width: 1024, height: 768 },
    facts: ['Spiel 1 (PJS, KYJ)', 'beschädigt', 'beiseite', 'letzter Wurf KYJ 8, Frame 2', 'danach KYJ'],
  },
  {
    language: 'ko',
    size: { width: 1280, height: 800 },
    facts: ['1게임(PJS, KYJ)', '손상', '따로 보관', '마지막 투구 KYJ 8, 2프레임', '다음 차례 KYJ'],
  },
  {
    language: 'es',
    size: { width: 1280, height: 800 },
    facts: [
      'la partida 1 (PJS, KYJ)',
      'dañado',
      'se apartó entero',
      'última bola KYJ 8, cuadro 2',
      'sigue KYJ',
    ],
  },
] as const;

test('after a power cut that damaged the newest save, staff read what is safe in any language, and play continues', async ({
  open,
  data,
}) => {
  const first = await open({ args: ['--players', 'PJS,KYJ'] });
  await startGame(first.page);
  await putBalls(first.page, 'X 9 / 7 2 8 /');
  const shown = await readBoard(first.page);
  await expect.poll(() => filedGeneration(data)).toBe(7);
  await kill(first);
  // The journal would have the ball.
  await removeJournal(data);
  const file = await newestGameFile(data);
  const damaged = (await readFile(file)).subarray(0, 700);
  await writeFile(file, damaged);

  const again = await open({ args: ['--lang', STARTS[0].language], keepNotices: true });
  const { page } = again;
  const notice = page.locator('.notice');
  for (const { language, size, facts } of STARTS) {
    await call(page, 'settings.change', { language });
    await resized(again, size);
    for (const fact of facts) await expect(notice).toContainText(fact);
    await page.screenshot({ path: test.info().outputPath(`${language}.png`) });
    // The save state, the keys and every line stay visible beside it.
    for (const part of ['.bar .state', '.lower', '[data-player="1"]', '[data-player="2"]'])
      expect(await apart(page, '.notice', part), `${language}: ${part}`).toBe(true);
  }
  expect(await quarantined(data)).toEqual([damaged]);

  // Enters the missing ball by touch under the notice; the game then continues by keyboard.
  expect(await readMarks(page, 2)).toBe('9/ 8 . . . . . . . .');
  const finger = await Finger.on(page);
  await finger.tap(
    page
      .locator('.lower')
      .getByRole('button', { name: /^Spare/u })
      .first(),
  );
  await expect.poll(() => readBoard(page)).toEqual(shown);
  await expect(notice).toBeVisible();
  await bowl(page, 'X');
  expect(await savedGeneration(data)).toBe(8);
});

test('after a power cut a notice says where the game continues', async ({ open }) => {
  const first = await open({ args: ['--players', 'PJS,KYJ'] });
  await startGame(first.page);
  await putBalls(first.page, 'X 9 / 7 2 8');
  await kill(first);

  const { page } = await open({ keepNotices: true });
  await expect(page.locator('.notice')).toContainText(
    'The game goes on where it stopped: last ball KYJ 8, frame 2.',
  );
});

/** Whether two elements do not overlap. */
async function apart(page: Page, one: string, other: string): Promise<boolean> {
  const [first, second] = [
    await page.locator(one).first().boundingBox(),
    await page.locator(other).first().boundingBox(),
  ];
  if (first === null || second === null) throw new Error(`${one} or ${other} is not on the screen`);
  return (
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y
  );
}
