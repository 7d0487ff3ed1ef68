import type { Page } from '@playwright/test';
import { call } from '../drive/bridge.ts';
import { bowl, bowlAll, press } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
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

/** Texts that are still English in another language. */
async function untranslated(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  await choose(page, 'en');
  const english = await texts(page);
  const left: Record<string, readonly string[]> = {};
  for (const language of OTHERS) {
    await choose(page, language);
    const now = await texts(page);
    left[language] = now.filter((text) => english.includes(text) && isEnglish(text));
  }
  await choose(page, 'en');
  return left;
}

const NOTHING = { es: [], ko: [], de: [] };

test('the set-up switches its language at once, with nothing left in English', async ({ open }) => {
  const { page } = await open({ args: ['--players', 'PJS,KYJ'] });
  expect(await untranslated(page)).toEqual(NOTHING);
});

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

test('the console and each of its panels switch with nothing left in English', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await bowlAll(page, 'X 8 / 7 F 9');
  expect(await untranslated(page)).toEqual(NOTHING);
  for (const keys of [['p'], ['m'], ['a'], ['o'], ['F1'], ['F1', 'F1'], ['n'], ['ArrowLeft']]) {
    for (const key of keys) await press(page, key);
    expect(await untranslated(page), `after ${keys.join(' ')}`).toEqual(NOTHING);
    await press(page, 'Escape');
  }
});

test('the second copy switches with nothing left in English', async ({ begin }) => {
  const { page } = await begin('PJS', 'KYJ');
  await press(page, 'o');
  await page.getByRole('button', { name: /^Second copy/u }).click();
  await expect(page.getByText('No second copy is made.')).toBeVisible();
  expect(await untranslated(page)).toEqual(NOTHING);
});

test('the end of a game switches with nothing left in English', async ({ begin }) => {
  const { page } = await begin('PJS');
  await putBalls(page, 'X'.repeat(11));
  await bowl(page, '9');
  await expect(page.getByText('299').first()).toBeVisible();
  expect(await untranslated(page)).toEqual(NOTHING);
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
