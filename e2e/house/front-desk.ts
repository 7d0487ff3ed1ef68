import type { Browser, Locator, Page } from '@playwright/test';
import type { House } from '../../drive/house.ts';
import { expect } from '../support/test.ts';

const SIZE = { width: 1440, height: 900 };

/** The front desk's page in a browser, as its staff see and press it. */
export class FrontDesk {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page and signs in as the house's first account. */
  static async open(browser: Browser, { url, account }: House): Promise<FrontDesk> {
    const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', serviceWorkers: 'block' });
    await page.goto(url);
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    return new FrontDesk(page);
  }

  /** A code that pairs one lane, made by hand. */
  async pairingCode(): Promise<string> {
    await this.view('Settings');
    await this.page.getByRole('button', { name: 'New pairing code' }).click();
    const code = this.page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
    return (await code.textContent()) ?? '';
  }

  async view(name: 'Lanes' | 'To decide' | 'Orders' | 'Day report' | 'Settings'): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name }).click();
  }

  tile(lane: number): Locator {
    return this.page.getByRole('option', { name: new RegExp(`^Lane ${String(lane)}\\b`, 'u') });
  }

  get panel(): Locator {
    return this.page.getByRole('complementary');
  }

  /** Chooses these lanes alone. */
  async choose(first: number, ...others: readonly number[]): Promise<void> {
    await this.tile(first).click();
    for (const lane of others) await this.tile(lane).click({ modifiers: ['Shift'] });
  }

  async says(lane: number, words: string | RegExp): Promise<void> {
    await expect(this.tile(lane)).toContainText(words);
  }
}
