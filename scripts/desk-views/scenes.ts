import type { Page } from '@playwright/test';
import type { SignedIn } from '../../src/house-contract/front-desk.ts';
import type { Authority } from '../../src/house-contract/authority.ts';
import { DESK_ROUTES, LANE_ROUTES } from '../../src/house-contract/routes.ts';
import { authorityFor } from '../../src/house/tls/certificates.ts';
import { constraintsFor } from '../../src/house/tls/constraints.ts';

/** A view of the page, reached as staff do. */
export interface DeskScene {
  readonly name: string;
  /** The house that it needs. */
  readonly lanes: 24 | 80;
  readonly role: 'manager' | 'secretary' | null;
  /** Once, before the page is opened for its first picture. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Something stands over the page and is meant to. */
  readonly covers?: true;
  /** What the page has once it is open; a lane's tile where nothing is said. */
  readonly shown?: string;
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
  if (place > 0) await page.locator('.trust p, .desk-table tbody tr').first().waitFor();
};

/** The page's streams of news, in the hands of a scene. */
async function withStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = window.EventSource;
    window.EventSource = class extends Real {
      constructor(address: string | URL) {
        super(address);
        addEventListener('scene-cuts-stream', () => this.dispatchEvent(new Event('error')));
      }
    };
  });
}
const lost = async (page: Page): Promise<void> => {
  await page.evaluate(() => dispatchEvent(new Event('scene-cuts-stream')));
  await page.locator('.lost').waitFor();
};
const nothing = (): Promise<void> => Promise.resolve();

export const deskScenes: readonly DeskScene[] = [
  { name: 'sign-in', lanes: 24, role: null, act: nothing },
  {
    name: 'sign-in-refused',
    lanes: 24,
    role: null,
    act: async (page: Page): Promise<void> => {
      await page.locator('input[name=name]').fill('somebody');
      await page.locator('input[name=password]').fill('a wrong password');
      await page.locator('button[type=submit]').click();
      await page.locator('[role=alert]').waitFor();
    },
  },
  {
    name: 'loading',
    lanes: 24,
    role: 'manager',
    prepare: async (page: Page): Promise<void> => {
      await page.route(`**${DESK_ROUTES.state}`, () => undefined);
    },
    shown: '.loading',
    act: nothing,
  },
  {
    name: 'given-password',
    lanes: 24,
    role: 'manager',
    prepare: async (page: Page): Promise<void> => {
      await page.route(`**${DESK_ROUTES.me}`, async (route) => {
        const response = await route.fetch();
        const who = (await response.json()) as SignedIn;
        await route.fulfill({ response, json: { ...who, given: true } satisfies SignedIn });
      });
    },
    shown: 'input[autocomplete=new-password]',
    act: nothing,
  },
  { name: 'lanes', lanes: 24, role: 'manager', act: nothing },
  { name: 'lost', lanes: 24, role: 'manager', prepare: withStreams, act: lost },
  {
    name: 'lane-moved',
    lanes: 24,
    role: 'manager',
    act: chosen('1'),
  },
  { name: 'lane', lanes: 24, role: 'manager', act: chosen('7') },
  { name: 'lane-eight', lanes: 24, role: 'manager', act: chosen('20') },
  { name: 'lane-help', lanes: 24, role: 'manager', act: key('h') },
  { name: 'lane-match', lanes: 24, role: 'manager', act: chosen('9,10') },
  { name: 'lane-free', lanes: 24, role: 'manager', act: chosen('5') },
  { name: 'lane-offline', lanes: 24, role: 'manager', act: chosen('18') },
  { name: 'lane-closed', lanes: 24, role: 'manager', act: chosen('15') },
  { name: 'lane-secretary', lanes: 24, role: 'secretary', act: chosen('8') },
  { name: 'waiting-secretary', lanes: 24, role: 'secretary', act: key('w') },
  { name: 'print-secretary', lanes: 24, role: 'secretary', act: chosen('8', 'p') },
  { name: 'settings-secretary', lanes: 24, role: 'secretary', act: settings(0) },
  { name: 'orders-secretary', lanes: 24, role: 'secretary', act: key('F4') },
  { name: 'keys-secretary', lanes: 24, role: 'secretary', act: key('?') },
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
  {
    name: 'open-no-time',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await chosen('5', 'o')(page);
      await page.locator('.panel-body .row button').nth(1).click();
      await page.locator('.panel-body input').first().fill('25:90');
    },
  },
  {
    name: 'open-several',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await tile(page, '4');
      for (const lane of ['5', '6'])
        await page.locator(`[data-tile="${lane}"]`).click({ modifiers: ['Shift'] });
      await page.keyboard.press('o');
    },
  },
  { name: 'extend', lanes: 24, role: 'manager', act: chosen('7', 'e') },
  { name: 'close', lanes: 24, role: 'manager', act: chosen('7', 'c') },
  { name: 'message', lanes: 24, role: 'manager', act: chosen('7', 'm') },
  { name: 'print', lanes: 24, role: 'manager', act: chosen('7', 'p') },
  {
    name: 'message-to-all',
    lanes: 24,
    role: 'manager',
    act: (page: Page): Promise<void> => page.locator('.chips > button').last().click(),
  },
  {
    name: 'print-sheet',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await chosen('7', 'p')(page);
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'print-cards',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await chosen('7', 'p')(page);
      await page.locator('.panel-body .row button').nth(1).click();
      await page.emulateMedia({ media: 'print' });
    },
  },
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
  {
    name: 'waiting-change',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await page.keyboard.press('w');
      await page.locator('[data-party] .desk-acts button').nth(1).click();
    },
  },
  { name: 'questions', lanes: 24, role: 'manager', act: loaded('F3', '.desk-card') },
  { name: 'orders', lanes: 24, role: 'manager', act: key('F4') },
  {
    name: 'orders-open',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await page.keyboard.press('F4');
      await page.locator('.only input').click();
    },
  },
  { name: 'report', covers: true, lanes: 24, role: 'manager', act: loaded('F5', '.desk-table') },
  { name: 'settings', lanes: 24, role: 'manager', act: settings(0) },
  { name: 'this-pc', lanes: 24, role: 'manager', act: settings(1) },
  {
    name: 'this-pc-trusts',
    lanes: 24,
    role: 'manager',
    // The house of the pictures has no certificate.
    prepare: async (page: Page): Promise<void> => {
      const { cert } = await authorityFor('Headpin house authority', 1_826, constraintsFor([]));
      await page.route(`**${LANE_ROUTES.authority}`, (route) =>
        route.fulfill({ json: { authority: cert } satisfies Authority }),
      );
    },
    act: settings(1),
  },
  { name: 'accounts', lanes: 24, role: 'manager', act: settings(2) },
  {
    name: 'account-sure',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await settings(2)(page);
      await page.locator('.desk-acts button').first().click();
    },
  },
  {
    name: 'account-add',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await settings(2)(page);
      await page.locator('.add input').fill(`Alexandra Konstantinidis ${String(Date.now() % 100_000)}`);
      await page.locator('.add button').click();
      await page.locator('.told').waitFor();
    },
  },
  {
    name: 'pairing',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await settings(3)(page);
      await page.locator('.pairing button').click();
      await page.locator('.pairing code').waitFor();
    },
  },
  { name: 'audit', lanes: 24, role: 'manager', act: settings(4) },
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
    covers: true,
    act: (page: Page): Promise<void> => page.locator('.account').click(),
  },
  {
    name: 'search-nothing',
    lanes: 24,
    role: 'manager',
    act: async (page: Page): Promise<void> => {
      await page.keyboard.press('/');
      await page.keyboard.type('nobody');
    },
  },
  { name: 'lanes-80', lanes: 80, role: 'manager', act: nothing },
  { name: 'lane-80', lanes: 80, role: 'manager', act: chosen('7') },
];
