import type { Page } from '@playwright/test';
import type { SignedIn } from '../../src/house-contract/front-desk.ts';
import type { Authority } from '../../src/house-contract/authority.ts';
import { DESK_ROUTES, LANE_ROUTES } from '../../src/house-contract/routes.ts';
import { authorityFor } from '../../src/house/tls/certificates.ts';
import { constraintsFor } from '../../src/house/tls/constraints.ts';

type Act = (page: Page) => Promise<unknown>;

/** A view of the page, reached as staff do. */
export interface DeskScene {
  readonly name: string;
  /** The house that it needs. */
  readonly lanes: 24 | 80;
  readonly role: 'manager' | 'secretary' | null;
  /** Once, before the page is opened for its first picture. */
  readonly prepare?: Act;
  /** Something stands over the page and is meant to. */
  readonly covers?: true;
  /** What the page has once it is open; a lane's tile where nothing is said. */
  readonly shown?: string;
  readonly acts: readonly Act[];
}

/** What a manager sees after these acts. */
function scene(name: string, ...acts: readonly Act[]): DeskScene {
  return { name, lanes: 24, role: 'manager', acts };
}

function forSecretary(name: string, ...acts: readonly Act[]): DeskScene {
  return { ...scene(name, ...acts), role: 'secretary' };
}

/** Clicks one of these. */
function click(selector: string, place = 0): Act {
  return (page) => page.locator(selector).nth(place).click();
}

function keys(...names: readonly string[]): Act {
  return async (page) => {
    for (const name of names) await page.keyboard.press(name);
  };
}

function seen(selector: string): Act {
  return (page) => page.locator(selector).first().waitFor();
}

function filled(selector: string, text: string): Act {
  return (page) => page.locator(selector).first().fill(text);
}

function typed(text: string): Act {
  return (page) => page.keyboard.type(text);
}

function tile(lane: string): Act {
  return click(`[data-tile="${lane}"]`);
}

/** One lane, and more with it. */
function tiles(first: string, ...others: readonly string[]): Act {
  return async (page) => {
    await tile(first)(page);
    for (const lane of others) await page.locator(`[data-tile="${lane}"]`).click({ modifiers: ['Shift'] });
  };
}

/** The section of the settings in this place. */
function settings(place: number): Act {
  return async (page) => {
    await keys('F6')(page);
    await click('.sections button', place)(page);
    if (place > 0) await seen('.trust p, .desk-table tbody tr')(page);
  };
}

/** The page's streams of news, in the hands of a scene. */
const withStreams: Act = (page) =>
  page.addInitScript(() => {
    const Real = window.EventSource;
    window.EventSource = class extends Real {
      constructor(address: string | URL) {
        super(address);
        addEventListener('scene-cuts-stream', () => this.dispatchEvent(new Event('error')));
      }
    };
  });
const lost: Act = (page) => page.evaluate(() => dispatchEvent(new Event('scene-cuts-stream')));
const printed: Act = (page) => page.emulateMedia({ media: 'print' });
const secondChoice = click('.panel-body .row button', 1);

const notLoaded: Act = (page) => page.route(`**${DESK_ROUTES.state}`, () => undefined);
const givenPassword: Act = (page) =>
  page.route(`**${DESK_ROUTES.me}`, async (route) => {
    const response = await route.fetch();
    const who = (await response.json()) as SignedIn;
    await route.fulfill({ response, json: { ...who, given: true } satisfies SignedIn });
  });
/** The house of the pictures has no certificate. */
const trusted: Act = async (page) => {
  const { cert } = await authorityFor('Headpin house authority', 1_826, constraintsFor([]));
  await page.route(`**${LANE_ROUTES.authority}`, (route) =>
    route.fulfill({ json: { authority: cert } satisfies Authority }),
  );
};

const refused = [
  ...[filled('input[name=name]', 'somebody'), filled('input[name=password]', 'a wrong password')],
  ...[click('button[type=submit]'), seen('[role=alert]')],
];
/** A new name each time: an account stays. */
const newAccount: Act = (page) =>
  filled('.add input', `Alexandra Konstantinidis ${String(Date.now() % 100_000)}`)(page);

export const deskScenes: readonly DeskScene[] = [
  { ...scene('sign-in'), role: null },
  { ...scene('sign-in-refused', ...refused), role: null },
  { ...scene('loading'), prepare: notLoaded, shown: '.loading' },
  { ...scene('given-password'), prepare: givenPassword, shown: 'input[autocomplete=new-password]' },
  scene('lanes'),
  { ...scene('lost', lost, seen('.lost')), prepare: withStreams },
  scene('lane-moved', tile('1')),
  scene('lane', tile('7')),
  scene('lane-eight', tile('20')),
  scene('lane-help', keys('h')),
  scene('lane-match', tile('9,10')),
  scene('lane-free', tile('5')),
  scene('lane-offline', tile('18')),
  scene('lane-closed', tile('15')),
  forSecretary('lane-secretary', tile('8')),
  forSecretary('waiting-secretary', keys('w')),
  forSecretary('print-secretary', tile('8'), keys('p')),
  forSecretary('settings-secretary', settings(0)),
  forSecretary('orders-secretary', keys('F4')),
  forSecretary('keys-secretary', keys('?')),
  scene('several', tiles('4', '5', '6', '8')),
  scene('open', tile('5'), keys('o')),
  scene('open-time', tile('5'), keys('o'), secondChoice),
  scene('open-no-time', tile('5'), keys('o'), secondChoice, filled('.panel-body input', '25:90')),
  scene('open-several', tiles('4', '5', '6'), keys('o')),
  scene('extend', tile('7'), keys('e')),
  scene('close', tile('7'), keys('c')),
  scene('message', tile('7'), keys('m')),
  scene('print', tile('7'), keys('p')),
  scene('message-to-all', (page) => page.locator('.chips > button').last().click()),
  scene('print-sheet', tile('7'), keys('p'), printed),
  scene('print-cards', tile('7'), keys('p'), secondChoice, printed),
  scene('move', tile('7'), keys('v'), tile('5')),
  scene('move-bowler', tile('7'), keys('b'), click('.bowlers button', 1), tile('8')),
  scene('move-forced', tile('18'), keys('v'), tile('4')),
  scene('waiting', keys('w')),
  scene('waiting-change', keys('w'), click('[data-party] .desk-acts button', 1)),
  scene('questions', keys('F3'), seen('.desk-card')),
  scene('orders', keys('F4')),
  scene('orders-open', keys('F4'), click('.only input')),
  { ...scene('report', keys('F5'), seen('.desk-table')), covers: true },
  scene('settings', settings(0)),
  scene('this-pc', settings(1)),
  { ...scene('this-pc-trusts', settings(1)), prepare: trusted },
  scene('accounts', settings(2)),
  scene('account-sure', settings(2), click('.desk-acts button')),
  scene('account-add', settings(2), newAccount, click('.add button'), seen('.told')),
  scene('pairing', settings(3), click('.pairing button'), seen('.pairing code')),
  scene('audit', settings(4)),
  scene('keys', keys('?')),
  scene('search', keys('/'), typed('kyj')),
  { ...scene('account', click('.account')), covers: true },
  scene('search-nothing', keys('/'), typed('nobody')),
  { ...scene('lanes-80'), lanes: 80 },
  { ...scene('lane-80', tile('7')), lanes: 80 },
];
