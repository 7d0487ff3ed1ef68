import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/text/language.ts';
import { call } from '../drive/bridge.ts';
import { bowl, bowlAll, press } from '../drive/play.ts';
import { says } from './support/says.ts';
import { putBalls } from '../drive/put-game.ts';
import { putLines } from '../drive/put-league.ts';
import { takeTurns } from '../drive/turns.ts';
import { expect, test } from './support/test.ts';
import { sessionOn } from './support/session.ts';

const headline = (page: Page) => page.locator('.need-line .headline');
const detail = (page: Page) => page.locator('.need-line .detail');

test('the line says what the player on turn needs, ball by ball to the last', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await expect(headline(page)).toHaveText('Strike adds the next two balls');
  await putBalls(page, '9 - 7 - 9 - 9 -');
  await expect(headline(page)).toHaveText('2 ahead of KYJ');
  await expect(detail(page)).toHaveText('After 2 frames');
  await bowl(page, '9');
  await expect(headline(page)).toHaveText('Spare for your first mark');
  await putBalls(page, `- ${'9-'.repeat(6 * 2 + 1)}`);

  // PJS ends with 81 + 16, so KYJ at 79 needs 98.
  await bowlAll(page, '9 / 6');
  await expect(headline(page)).toHaveText('Spare and 9 wins');
  await expect(detail(page)).toHaveText('Spare and 8 ties');
  await bowl(page, '7');
  await expect(headline(page)).toHaveText('Spare and 9 wins');
  await bowl(page, '/');
  await expect(headline(page)).toHaveText('9 pins win');
  await expect(detail(page)).toHaveText('8 pins tie');
  await press(page, 'b');
  await expect(headline(page)).toHaveText('9 pins win');
  await press(page, 'b');
  await bowl(page, '9');
  await says(page, 'wins by 1 pin');
});

test('a player who has already won sees what else is possible', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  const nines = Array.from({ length: 9 }, () => '9-').join(' ');
  await putLines(page, { 1: nines, 2: nines });
  await bowlAll(page, '8 - 9');
  await expect(headline(page)).toHaveText('Already won');
  await expect(detail(page)).toHaveText('Spare and 9 for 100');
});

/** A digit is 0.7 of its font size high; a minute of arc is 53/20 px at 1920 (quality: legibility). */
async function arcMinutes(page: Page): Promise<number> {
  return headline(page).evaluate((line) => {
    const digit = Number.parseFloat(getComputedStyle(line).fontSize) * 0.7;
    return digit / ((53 / 20) * (window.innerWidth / 1920));
  });
}

/** Whether a line overflows or wraps. */
async function isCut(page: Page): Promise<boolean> {
  return page.locator('.need-line').evaluate((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return Array.from(place.children).some((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const drawn = range.getBoundingClientRect();
      const lines = drawn.height / Number.parseFloat(getComputedStyle(line).fontSize);
      return (
        drawn.left < left ||
        drawn.right > right ||
        drawn.top < top - 1 ||
        drawn.bottom > bottom + 1 ||
        lines > 1.6
      );
    });
  });
}

const EIGHT = 'A,B,C,D,E,F,G,Alexandra K.';

for (const { names, languages, of, tag } of [
  ...['PJS', 'PJS,최민서', 'KYJ,PJS,최민서,DOM,SUN,남궁민수아버지와어머니딸'].map((names) => ({
    ...{ names, languages: LANGUAGES, of: 'all of them', tag: ['@long'] },
  })),
  ...takeTurns(LANGUAGES).map(({ one, share, tag }) => ({ names: EIGHT, languages: [one], of: share, tag })),
]) {
  const players = names.split(',').length;

  test(
    `${String(players)} players read it from the approach (language ${of})`,
    { tag },
    async ({ begin }) => {
      const { page } = await begin(...names.split(','));
      // With several players the line names the leader: the last player, whose name is the longest.
      if (players > 1) await putBalls(page, `${'8-'.repeat(players - 1)}9-`.repeat(2));
      const session = await sessionOn(page);
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
      ] as const) {
        await session.send('Emulation.setDeviceMetricsOverride', {
          width,
          height,
          deviceScaleFactor: 1,
          mobile: false,
        });
        await page.waitForFunction((wide) => window.innerWidth === wide, width);
        for (const language of languages) {
          await call(page, 'settings.change', { language, view: 'board' });
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await page.evaluate(() => document.fonts.ready);
          const where = `${language} at ${String(width)}`;
          expect.soft(await arcMinutes(page), where).toBeGreaterThanOrEqual(16);
          expect.soft(await isCut(page), where).toBe(false);
        }
      }
    },
  );
}
