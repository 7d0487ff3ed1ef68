import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StandInHouse, type StandInSecurity } from '../../../drive/stand-in-house.ts';
import { houseAuthority, serverCertificate } from '../../../src/house/tls/authority.ts';
import { makeLogo } from '../../../src/saves/logo/logo-file.ts';
import { pngOf } from '../../../src/saves/logo/testing/pictures.testing.ts';
import { SECTIONS } from '../../../src/text/staff/settings.ts';
import { houseOf, offline, paired } from './front-desk.ts';
import { playing } from '../balls.ts';
import { alike, inTurn, type Scene, scene, type Step } from '../scene.ts';
import { button, chosen, keys, seen, settings, still, typed, withoutStaff, withPin } from '../steps.ts';

const house = chosen({ houseName: 'Strike City Bowling', lane: 12 });
const first = settings('house');

/** A staff-only action, which asks for the PIN. */
const asked = inTurn(still, playing, withPin, withoutStaff, keys('o'), button(/^Quit/u));
const guessed = (pin: string): Step => inTurn(typed(pin), keys('Enter'));
const byItself = chosen({ printsAt: 'series', prints: ['game', 'card'] });
const open = chosen({ opening: { kind: 'games', games: 3 } });

/** Five minutes without a touch. */
const rested: Step = async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await page.locator('main').first().waitFor();
  await page.clock.fastForward('05:01');
  await page.locator('.idle').waitFor();
};

/** A house with a transparent logo: a dark disc. */
const withLogo = async (data: string): Promise<void> => {
  const inDisc = (x: number, y: number): boolean => Math.hypot(x - 300, (y - 100) * 2) < 180;
  const png = pngOf(600, 200, (x, y) => [20, 30, 90, inDisc(x, y) ? 255 : 0]);
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'logo.json'), makeLogo({ logo: { png, plate: 'white' } }));
};

/** Views for staff, and the idle screen. */
export const forStaff: readonly Scene[] = [
  ...SECTIONS.map((name) => scene(`settings-${name}`, [4], house, playing, settings(name))),
  ...SECTIONS.map((name) => scene(`settings-${name}-pin`, [4], house, playing, withPin, settings(name))),
  scene('settings-by-itself', [4], house, playing, byItself, settings('printing')),
  scene('settings-opening', [4], house, playing, open, first),
  scene('settings-name', [4], house, playing, first, ({ page }) =>
    page.locator('main.settings').getByRole('textbox').click(),
  ),
  scene('pin', [1, 8], asked),
  scene('pin-wrong', [4], asked, guessed('1111')),
  scene('pin-waits', [4], asked, guessed('1111'), guessed('1212'), guessed('1313')),
  scene('pin-new', [4], playing, settings('staff'), button('Set a PIN'), typed('2468')),
  scene('staff-strip', [1, 8], playing, withPin),
  scene('idle', [1], house, rested),
  scene('idle-no-name', [1], rested),
  ...alike(
    { before: withLogo },
    scene('settings-logo', [4], house, playing, first),
    scene('idle-logo', [1], house, rested),
    scene('idle-logo-no-name', [1], rested),
  ),
];

const ofDesk = settings('frontDesk');

/** Its house answers every request with this status. */
function answersOnly(status: number): Step {
  return async ({ page }) => {
    const desk = houseOf(page);
    desk.trouble = status;
    desk.hangUp();
    await page.locator('[data-link="offline"]').waitFor();
  };
}

/** A house on the network, whose mark staff compare. */
async function secure(): Promise<StandInSecurity> {
  const folder = await mkdtemp(join(tmpdir(), 'headpin-views-'));
  const { cert } = await houseAuthority(folder);
  const https = await serverCertificate(folder, ['127.0.0.1']);
  await rm(folder, { recursive: true, force: true });
  return { https, authority: cert };
}

/** Staff type into the first field. */
function entered(text: string): Step {
  const click: Step = ({ page }) => page.locator('main.settings').getByRole('textbox').first().click();
  return inTurn(click, typed(text));
}

/** Staff have typed the address of a house, which was found. */
function found(security?: () => Promise<StandInSecurity>): Step {
  return async (stage) => {
    const { address } = await StandInHouse.begin((await security?.()) ?? null);
    await inTurn(entered(address), keys('Enter'), seen('.fingerprint'))(stage);
  };
}

const nobody: Step = ({ page }) =>
  page
    .getByText(/Nobody answers/u)
    .first()
    .waitFor();

/** Pairing, and how the link is, in the settings. */
export const frontDeskSettings: readonly Scene[] = [
  scene('settings-desk-found', [4], playing, ofDesk, found()),
  scene('settings-desk-fingerprint', [4], playing, ofDesk, found(secure)),
  scene('settings-desk-code', [4], playing, ofDesk, found(secure), entered('4F7K')),
  scene('settings-desk-nobody', [4], playing, ofDesk, entered('localhost 1'), keys('Enter'), nobody),
  scene('settings-desk-paired', [4], playing, paired(secure), ofDesk),
  scene('settings-desk-offline', [4], playing, paired(), offline, ofDesk),
  ...[401, 426, 503].map((status) =>
    scene(`settings-desk-${String(status)}`, [4], playing, paired(), answersOnly(status), ofDesk),
  ),
  scene('settings-desk-unpair', [4], playing, paired(), ofDesk, button('Unpair')),
];
