import type { Page } from '@playwright/test';
import { apply, call } from '../drive/bridge.ts';
import { bowl, press, waitForBalls } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';

const band = '.band, .whole';

async function boardAlone(page: Page): Promise<void> {
  await call(page, 'settings.change', { view: 'board' });
  await expect(page.locator('.overhead')).toBeVisible();
}

/** Waits for a frame painted after everything so far. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** A band as it appeared; it lasts a second, less than one query may take on a busy machine. */
interface SeenBand {
  readonly text: string;
  readonly hidden: string | null;
  readonly touches: string;
  readonly boxes: number;
  readonly top: number;
  readonly bottom: number;
  readonly headsBottom: number;
  readonly nowTop: number;
  readonly nextTop: number;
}

/** Waits for the next band inside the page, so that it is read at once. */
function nextBand(page: Page): Promise<SeenBand> {
  return page.evaluate(
    () =>
      new Promise<SeenBand>((seen) => {
        const look = (): void => {
          const shown = document.querySelector('.band, .whole');
          if (shown === null) return;
          observer.disconnect();
          const place = (selector: string): DOMRect =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          const { top, bottom } = shown.getBoundingClientRect();
          seen({
            ...{ top, bottom, text: shown.textContent, hidden: shown.getAttribute('aria-hidden') },
            ...{
              touches: getComputedStyle(shown).pointerEvents,
              boxes: shown.querySelectorAll('.boxes i').length,
            },
            headsBottom: place('.heads').bottom,
            ...{ nowTop: place('.bar').top, nextTop: place('[data-turn]').top },
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
}

/** Bowls a ball and returns its band. */
async function celebrated(page: Page, ball: string): Promise<SeenBand> {
  const [seen] = await Promise.all([nextBand(page), bowl(page, ball)]);
  return seen;
}

test('a strike is celebrated over its line; the band takes no touch, is not spoken, and disappears by itself', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ', '최민서');
  await boardAlone(page);
  const seen = await celebrated(page, 'X');
  expect(seen.text).toMatch(/PJS.*Strike/u);
  expect(seen).toMatchObject({ hidden: 'true', touches: 'none' });
  expect(seen.bottom).toBeLessThanOrEqual(seen.nowTop);
  expect(seen.bottom).toBeLessThanOrEqual(seen.nextTop);
  await expect(page.locator(band)).toHaveCount(0);
});

test('four strikes in a row keep their boxes and leave lane, game, heads and the next ball readable', async ({
  begin,
}) => {
  const { page } = await begin('PJS', 'KYJ', '최민서');
  await boardAlone(page);
  // Bands need a pause between them, so the earlier strikes are not celebrated.
  await call(page, 'settings.change', { celebrations: false });
  await putBalls(page, 'X'.repeat(9));
  await waitForBalls(page, 9);
  await call(page, 'settings.change', { celebrations: true });
  await expect(page.locator('.overhead')).toBeVisible();
  const seen = await celebrated(page, 'X');
  expect(seen.boxes).toBe(4);
  expect(seen.top).toBeGreaterThanOrEqual(seen.headsBottom);
});

test('the next key removes it and is the next ball', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await boardAlone(page);
  await celebrated(page, 'X');
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

test('switched off, nothing is celebrated; without motion, the NOW bar says it', async ({ begin }) => {
  const { page } = await begin('PJS');
  await boardAlone(page);
  await call(page, 'settings.change', { celebrations: false });
  await bowl(page, 'X');
  await painted(page);
  await expect(page.locator(band)).toHaveCount(0);
  await call(page, 'settings.change', { celebrations: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await Promise.all([
    page.waitForFunction(() => document.querySelector('.bar')?.textContent.trim() === 'PJS: Double'),
    bowl(page, 'X'),
  ]);
  await expect(page.locator(band)).toHaveCount(0);
  await expect(page.locator('.bar')).not.toContainText('Double');
});

test('a perfect game is celebrated on its board before the results, which a key brings at once', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  await boardAlone(page);
  // Bands need a pause between them, so the earlier strikes are not celebrated.
  await call(page, 'settings.change', { celebrations: false });
  await putBalls(page, 'X'.repeat(11));
  await waitForBalls(page, 11);
  await call(page, 'settings.change', { celebrations: true });
  await expect(page.locator('.overhead')).toBeVisible();
  const [seen] = await Promise.all([
    nextBand(page),
    apply(page, { kind: 'roll', entry: { kind: 'strike' } }),
  ]);
  expect(seen.text).toMatch(/Perfect game.*300/u);
  await press(page, 'Shift');
  await expect(page.getByRole('button', { name: /^New game, same players/u })).toBeVisible();
  await expect(page.locator(band)).toHaveCount(0);
});
