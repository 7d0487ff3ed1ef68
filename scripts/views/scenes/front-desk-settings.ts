import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { press, type } from '../../../drive/play.ts';
import { StandInHouse, type StandInSecurity } from '../../../drive/stand-in-house.ts';
import { houseAuthority, serverCertificate } from '../../../src/house/tls/authority.ts';
import { SETTINGS_TEXT } from '../../../src/text/staff/settings.ts';
import { bowled, button, inTurn, middle, type Scene } from '../scene.ts';
import { atDesk, type Step } from './at-desk.ts';

const playing = bowled(middle);
const settings: Scene['show'] = async ({ page }) => {
  await press(page, 'Control+,');
  await page
    .locator('main.settings nav')
    .getByRole('button', { name: SETTINGS_TEXT.en.sections.frontDesk, exact: true })
    .click();
};

const answersOnly =
  (status: number): Step =>
  async ({ page }, house) => {
    house.trouble = status;
    house.hangUp();
    await page.locator('[data-link="offline"]').waitFor();
  };

/** A house on the network, whose mark staff compare. */
async function secure(): Promise<StandInSecurity> {
  const folder = await mkdtemp(join(tmpdir(), 'headpin-views-'));
  const { cert } = await houseAuthority(folder);
  const https = await serverCertificate(folder, ['127.0.0.1']);
  await rm(folder, { recursive: true, force: true });
  return { https, authority: cert };
}

/** Staff have typed the address of a house, which was found. */
const found =
  (security?: () => Promise<StandInSecurity>): Scene['show'] =>
  async ({ page }) => {
    const house = await StandInHouse.begin((await security?.()) ?? null);
    await page.locator('main.settings').getByRole('textbox').first().click();
    await type(page, house.address);
    await press(page, 'Enter');
    await page.locator('.fingerprint').waitFor();
  };

/** Pairing, and how the link is, in the settings. */
export const frontDeskSettings: readonly Scene[] = [
  { name: 'settings-desk-found', players: [4], show: inTurn(playing, settings, found()) },
  { name: 'settings-desk-fingerprint', players: [4], show: inTurn(playing, settings, found(secure)) },
  {
    name: 'settings-desk-code',
    players: [4],
    show: inTurn(playing, settings, found(secure), async ({ page }) => {
      await page.locator('main.settings').getByRole('textbox').first().click();
      await type(page, '4F7K');
    }),
  },
  {
    name: 'settings-desk-nobody',
    players: [4],
    show: inTurn(playing, settings, async ({ page }) => {
      await page.locator('main.settings').getByRole('textbox').first().click();
      await type(page, 'localhost 1');
      await press(page, 'Enter');
      await page
        .getByText(/Nobody answers/u)
        .first()
        .waitFor();
    }),
  },
  {
    name: 'settings-desk-paired',
    players: [4],
    show: inTurn(
      playing,
      atDesk(() => Promise.resolve(), secure),
      settings,
    ),
  },
  {
    name: 'settings-desk-offline',
    players: [4],
    show: inTurn(
      playing,
      atDesk(async ({ page }, house) => {
        await house.end();
        await page.locator('[data-link="offline"]').waitFor();
      }),
      settings,
    ),
  },
  ...([401, 426, 503] as const).map((status) => ({
    name: `settings-desk-${String(status)}`,
    players: [4],
    show: inTurn(playing, atDesk(answersOnly(status)), settings),
  })),
  {
    name: 'settings-desk-unpair',
    players: [4],
    show: inTurn(playing, atDesk(), settings, button('Unpair')),
  },
];
