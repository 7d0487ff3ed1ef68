import type { Page } from '@playwright/test';
import { call } from '../drive/bridge.ts';
import { press } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { takeTurns } from '../drive/turns.ts';
import { expect, test } from './support/test.ts';

type Code = 'en' | 'es' | 'ko' | 'de';
const OTHERS = ['es', 'ko', 'de'] as const;

/** Words equal in several languages: names, bowling terms, paper sizes, key names. */
const SAME = new Set(
  [
    ...['PJS', 'KYJ', 'Headpin', 'Electron', 'English', 'Español', '한국어', 'Deutsch'],
    ...['Strike', 'Strikes', 'Spare', 'Spares', 'Split', 'Splits', 'Foul', 'Fouls', 'Frame', 'Frames'],
    ...['Total', 'Max', 'Pins', 'Letter', 'PDF', 'Name', 'Ten', 'Pin', 'Display', 'System', 'mm'],
    // The keys that switch the touch keyboard's layer show its letters.
    ...['한글', 'ABC', 'áß'],
    ...['Ctrl', 'Backspace', 'Shift', 'Enter', 'Esc', 'Page', 'num'],
    ...['No', 'tap'],
  ].map((word) => word.toLowerCase()),
);

function isEnglish(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !SAME.has(word.toLowerCase()));
}

/** Every text with a letter, seen or spoken by a screen reader. */
async function texts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      // Announcements keep the language they were made in.
      if (node.parentElement?.closest('[aria-live]') !== null) continue;
      if (node.parentElement.checkVisibility()) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title]')) {
      found.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
    }
    return [...new Set(found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text)))];
  });
}

async function choose(page: Page, language: Code): Promise<void> {
  await call(page, 'settings.change', { language });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Expects every text to change from English to this language. */
async function expectNoneInEnglish(page: Page, language: Code, where = ''): Promise<void> {
  await choose(page, 'en');
  const english = await texts(page);
  await choose(page, language);
  const now = await texts(page);
  expect(
    now.filter((text) => english.includes(text) && isEnglish(text)),
    where,
  ).toEqual([]);
  await choose(page, 'en');
}

for (const { one: language, share, tag } of takeTurns(OTHERS)) {
  test(
    `the set-up switches its language at once, with nothing left in English (${share})`,
    { tag },
    async ({ open }) => {
      const { page } = await open({ args: ['--players', 'PJS,KYJ'] });
      await expectNoneInEnglish(page, language);
    },
  );

  test(
    `the console and each of its panels switch with nothing left in English (${share})`,
    { tag },
    async ({ begin }) => {
      const { page } = await begin('PJS', 'KYJ');
      await putBalls(page, 'X 8 / 7 F 9');
      await expectNoneInEnglish(page, language);
      for (const keys of [['p'], ['m'], ['a'], ['o'], ['F1'], ['F1', 'F1'], ['n'], ['ArrowLeft']]) {
        for (const key of keys) await press(page, key);
        await expectNoneInEnglish(page, language, `after ${keys.join(' ')}`);
        await press(page, 'Escape');
      }
      await press(page, 'o');
      await page.getByRole('button', { name: /^Second copy/u }).click();
      await expect(page.getByText('No second copy is made.')).toBeVisible();
      await expectNoneInEnglish(page, language, 'on the second copy');
    },
  );

  test(`the end of a game switches with nothing left in English (${share})`, { tag }, async ({ begin }) => {
    const { page } = await begin('PJS');
    await putBalls(page, `${'X'.repeat(11)}9`);
    await expect(page.getByText('299').first()).toBeVisible();
    await expectNoneInEnglish(page, language);
  });
}

test('the languages are chosen by their own names on the set-up', async ({ party }) => {
  const { page } = await party();
  for (const [name, code] of [
    ['Español', 'es'],
    ['한국어', 'ko'],
    ['Deutsch', 'de'],
    ['English', 'en'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  }
});

test('a chosen language is there again at the next start', async ({ open }) => {
  const first = await open({ args: ['--players', 'PJS'] });
  await choose(first.page, 'de');
  await first.stop();
  // Without --lang, which would override the setting.
  const { page } = await open({ language: null });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('--lang ko starts in Korean', async ({ open }) => {
  const { page } = await open({ args: ['--lang', 'ko'] });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.getByRole('button', { name: /^시작/u })).toBeVisible();
});
