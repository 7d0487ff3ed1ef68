import type { Page } from '@playwright/test';

/** A view of the page, reached as staff do. */
export interface DeskScene {
  readonly name: string;
  /** The house that it needs. */
  readonly lanes: 24 | 80;
  readonly role: 'manager' | 'secretary' | null;
  readonly act: (page: Page) => Promise<void>;
}

const tile = (page: Page, lane: string): Promise<void> =>
  page.locator(`[data-tile="${lane}"]`).first().click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const chosen =
  (lane: string, ...keys: readonly string[]) =>
  async (page: Page) => {
    await tile(page, lane);
    for (const name of keys) await page.keyboard.press(name);
  };
/** A view that asks the service. */
const loaded =
  (name: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(name);
    await page.locator(shown).first().waitFor();
  };
/** The section of the settings in this place. */
const settings = (place: number) => async (page: Page) => {
  await page.keyboard.press('F6');
  await page.locator('.sections button').nth(place).click();
};

export const deskScenes: readonly DeskScene[] = [
  { name: 'sign-in', lanes: 24, role: null, act: () => Promise.resolve() },
  { name: 'lanes', lanes: 24, role: 'manager', act: () => Promise.resolve() },
  { name: 'lane', lanes: 24, role: 'manager', act: chosen('7') },
  { name: 'lane-eight', lanes: 24, role: 'manager', act: chosen('20') },
  { name: 'lane-help', lanes: 24, role: 'manager', act: key('h') },
  { name: 'lane-match', lanes: 24, role: 'manager', act: chosen('9,10') },
  { name: 'lane-free', lanes: 24, role: 'manager', act: chosen('5') },
  { name: 'lane-offline', lanes: 24, role: 'manager', act: chosen('18') },
  { name: 'lane-secretary', lanes: 24, role: 'secretary', act: chosen('8') },
  {
    name: 'several',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await tile(page, '4');
      for (const lane of ['5', '6', '8'])
        await page.locator(`[data-tile="${lane}"]`).click({ modifiers: ['Shift'] });
    },
  },
  { name: 'open', lanes: 24, role: 'manager', act: chosen('5', 'o') },
  {
    name: 'open-time',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await chosen('5', 'o')(page);
      await page.locator('.panel-body .row button').nth(1).click();
    },
  },
  { name: 'extend', lanes: 24, role: 'manager', act: chosen('7', 'e') },
  { name: 'close', lanes: 24, role: 'manager', act: chosen('7', 'c') },
  { name: 'message', lanes: 24, role: 'manager', act: chosen('7', 'm') },
  { name: 'print', lanes: 24, role: 'manager', act: chosen('7', 'p') },
  {
    name: 'move',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await chosen('7', 'v')(page);
      await tile(page, '5');
    },
  },
  {
    name: 'move-bowler',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await chosen('7', 'b')(page);
      await page.locator('.bowlers button').nth(1).click();
      await tile(page, '8');
    },
  },
  {
    name: 'move-forced',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await chosen('18', 'v')(page);
      await tile(page, '4');
    },
  },
  { name: 'waiting', lanes: 24, role: 'manager', act: key('w') },
  { name: 'questions', lanes: 24, role: 'manager', act: loaded('F3', '.desk-card') },
  { name: 'orders', lanes: 24, role: 'manager', act: key('F4') },
  { name: 'report', lanes: 24, role: 'manager', act: loaded('F5', '.desk-note, .desk-problem') },
  { name: 'settings', lanes: 24, role: 'manager', act: settings(0) },
  { name: 'accounts', lanes: 24, role: 'manager', act: settings(1) },
  {
    name: 'pairing',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await settings(2)(page);
      await page.locator('.pairing button').click();
      await page.locator('.pairing code').waitFor();
    },
  },
  { name: 'audit', lanes: 24, role: 'manager', act: settings(3) },
  { name: 'keys', lanes: 24, role: 'manager', act: key('?') },
  {
    name: 'search',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await page.keyboard.press('/');
      await page.keyboard.type('kyj');
    },
  },
  {
    name: 'account',
    lanes: 24,
    role: 'manager',
    act: (page: Page): Promise<void> => page.locator('.account').click(),
  },
  { name: 'lanes-80', lanes: 80, role: 'manager', act: () => Promise.resolve() },
  { name: 'lane-80', lanes: 80, role: 'manager', act: chosen('7') },
];
