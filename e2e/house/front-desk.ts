import type { Browser, Locator, Page } from '@playwright/test';
import type { House } from '../../drive/house.ts';
import { expect } from '../support/test.ts';

/** The size of a desk's screen. */
const SIZE = { width: 1440, height: 900 };
const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/u;

type View = 'Lanes' | 'To decide' | 'Orders' | 'Day report' | 'Settings';
type Form =
  | 'Open this lane'
  | 'Extend'
  | 'Message'
  | 'Move the game'
  | 'Move a bowler'
  | 'Print'
  | 'Close after game';

/** The front desk's page in a browser, as staff use it. */
export class FrontDesk {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page and signs in with the first account of a new house, which asks for a password of one's own. */
  static async open(browser: Browser, { url, account }: House): Promise<FrontDesk> {
    const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB' });
    await page.goto(url);
    await page.getByLabel('Name').fill(account.name);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: /^Sign in/u }).click();
    await page.getByLabel('Old password').fill(account.password);
    await page.getByLabel('New password').fill('seven ten on lane four');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByRole('navigation').waitFor();
    return new FrontDesk(page);
  }

  async view(name: View): Promise<void> {
    await this.page.getByRole('navigation').getByRole('button', { name }).click();
  }

  /** A new code that pairs one lane. */
  async pairingCode(): Promise<string> {
    await this.view('Settings');
    await this.page.getByRole('button', { name: 'Lanes and pairing' }).click();
    const shown = this.page.getByText(CODE);
    const before = (await shown.count()) === 0 ? '' : await shown.innerText();
    await this.page.getByRole('button', { name: 'New pairing code' }).click();
    await expect(shown).not.toHaveText(before === '' ? /^$/u : before);
    return shown.innerText();
  }

  /** A lane among all lanes: its state, party, progress. */
  tile(lane: number): Locator {
    const lanes = this.page.getByRole('region', { name: 'Lanes', exact: true });
    return lanes.getByRole('button', { name: new RegExp(`^${String(lane)}\\b`, 'u') });
  }

  async says(lane: number, words: string | RegExp): Promise<void> {
    await expect(this.tile(lane)).toContainText(words);
  }

  /** What the page announces to screen readers. */
  async announces(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  }

  /** The panel of the chosen lanes. */
  get panel(): Locator {
    return this.page.getByRole('complementary');
  }

  /** Chooses only these lanes, and leaves any open form first. */
  async choose(first: number, ...others: readonly number[]): Promise<void> {
    await this.view('Lanes');
    if ((await this.page.getByRole('form').count()) > 0) await this.page.keyboard.press('Escape');
    await this.tile(first).click();
    for (const lane of others) await this.tile(lane).click({ modifiers: ['Shift'] });
    for (const lane of [first, ...others])
      await expect(this.tile(lane)).toHaveAttribute('aria-pressed', 'true');
  }

  /** Opens a form for the chosen lanes. */
  async form(name: Form): Promise<Locator> {
    await this.panel.getByRole('button', { name }).click();
    return this.page.getByRole('form');
  }

  /** Sends the form that is open. */
  async apply(): Promise<void> {
    await this.page.getByRole('form').locator('button[type=submit]').click();
    await this.page.getByRole('form').waitFor({ state: 'detached' });
  }

  /** The newest order of the chosen lane, with what became of it. */
  async lastOrder(words: RegExp): Promise<void> {
    await expect(this.panel.getByRole('listitem').first()).toContainText(words);
  }
}
