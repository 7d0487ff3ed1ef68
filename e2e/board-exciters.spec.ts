import type { Page } from '@playwright/test';
import { apply, call } from './support/bridge.ts';
import { bowl, press, waitForBalls } from './support/play.ts';
import { putBalls } from './support/put-game.ts';
import { expect, test } from './support/test.ts';

const band = '.band, .whole';

/** Shows the board alone. */
async function boardAlone(page: Page): Promise<void> {
  await call(page, 'changeSettings', { view: 'board' });
  await expect(page.locator('.overhead')).toBeVisible();
}

/** Waits until a frame later than everything that has happened so far is painted. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

test('a strike is celebrated over its line, takes no touch, is not said, and is gone by itself', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ', '최민서');
  await boardAlone(page);
  await bowl(page, 'X');
  const shown = page.locator('.band');
  await expect(shown).toHaveText(/PJS.*Strike/u);
  await expect(shown).toHaveAttribute('aria-hidden', 'true');
  await expect(shown).toHaveCSS('pointer-events', 'none');
  const [over, now, next] = await Promise.all(
    ['.band', '.bar', '[data-turn]'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(now?.y ?? 0);
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
  await expect(shown).toHaveCount(0);
});

test('four strikes in a row keep their boxes, and leave lane, game, heads and the next ball to be read', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ', '최민서');
  await boardAlone(page);
  await putBalls(page, 'X'.repeat(9));
  // Bands keep their distance: the one of the ninth strike is over.
  await waitForBalls(page, 9);
  await expect(page.locator(band)).toHaveCount(0);
  await bowl(page, 'X');
  const shown = page.locator('.band');
  await expect(shown.locator('.boxes i')).toHaveCount(4);
  const [over, heads] = await Promise.all(
    ['.band', '.heads'].map((selector) => page.locator(selector).boundingBox()),
  );
  expect(over?.y ?? 0).toBeGreaterThanOrEqual((heads?.y ?? 0) + (heads?.height ?? 0));
});

test('the next key removes it and is the next ball', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await boardAlone(page);
  await bowl(page, 'X');
  await expect(page.locator(band)).toBeVisible();
  await bowl(page, '7');
  expect(await page.locator(band).count()).toBe(0);
  await expect(page.locator('[data-player="2"] [data-frame="1"]')).toHaveAttribute('data-marks', '7');
});

test('no correction, undo, redo or reload celebrates anything', async ({ begin }) => {
  const { page } = await begin('PJS');
  await boardAlone(page);
  await bowl(page, '9');
  await apply(page, {
    ...{ kind: 'correctFrame', player: 1, frame: 1 },
    balls: [{ entry: { kind: 'strike' }, split: false }],
  });
  await expect(page.locator('[data-frame="1"]')).toHaveAttribute('data-marks', 'X');
  await painted(page);
  await expect(page.locator(band)).toHaveCount(0);
  for (const [command, marks] of [
    ['undo', '9'],
    ['redo', 'X'],
  ] as const) {
    await apply(page, { kind: command });
    await expect(page.locator('[data-frame="1"]')).toHaveAttribute('data-marks', marks);
    await painted(page);
    await expect(page.locator(band)).toHaveCount(0);
  }
  await page.reload();
  await page.locator('[data-player]').waitFor();
  await painted(page);
  await expect(page.locator(band)).toHaveCount(0);
});

test('switched off it is not shown, and where nothing is to move the NOW bar says it', async ({ begin }) => {
  const { page } = await begin('PJS');
  await boardAlone(page);
  await call(page, 'changeSettings', { celebrations: false });
  await bowl(page, 'X');
  await painted(page);
  await expect(page.locator(band)).toHaveCount(0);
  await call(page, 'changeSettings', { celebrations: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bowl(page, 'X');
  await expect(page.locator('.bar')).toHaveText('PJS: Double');
  await expect(page.locator(band)).toHaveCount(0);
  await expect(page.locator('.bar')).not.toContainText('Double');
});

test('a perfect game is celebrated on its board, then come the results; a key brings them at once', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await boardAlone(page);
  // Bands keep their distance: none of the strikes before is celebrated.
  await call(page, 'changeSettings', { celebrations: false });
  await putBalls(page, 'X'.repeat(11));
  await waitForBalls(page, 11);
  await call(page, 'changeSettings', { celebrations: true });
  await expect(page.locator('.overhead')).toBeVisible();
  await apply(page, { kind: 'roll', entry: { kind: 'strike' } });
  await expect(page.locator('.whole')).toHaveText(/Perfect game.*300/u);
  await press(page, 'Shift');
  await expect(page.getByRole('button', { name: /^New game, same players/u })).toBeVisible();
  await expect(page.locator(band)).toHaveCount(0);
});
