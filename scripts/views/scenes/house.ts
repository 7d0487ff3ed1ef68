import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type } from '../../../drive/play.ts';
import { makeLogo } from '../../../src/saves/logo/logo-file.ts';
import { pngOf } from '../../../src/saves/logo/testing/pictures.testing.ts';
import { SECTIONS, SETTINGS_TEXT } from '../../../src/text/staff/settings.ts';
import {
  bowled,
  button,
  chosen,
  inTurn,
  keys,
  middle,
  still,
  withPin,
  withoutStaff,
  type Scene,
} from '../scene.ts';

const playing = bowled(middle);
const house = chosen({ houseName: 'Strike City Bowling', lane: 12 });
const typed =
  (text: string): Scene['show'] =>
  ({ page }) =>
    type(page, text);
const settings = inTurn(keys('o'), button(/^Settings/u));
const section =
  (name: string): Scene['show'] =>
  ({ page }) =>
    page.locator('main.settings nav').getByRole('button', { name, exact: true }).click();

/** A staff-only action, which asks for the PIN. */
const asked = inTurn(still, playing, withPin, withoutStaff, keys('o'), button(/^Quit/u));

/** Five minutes without a touch. */
const rested: Scene['show'] = async ({ page }) => {
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
  ...SECTIONS.map((name) => ({
    name: `settings-${name}`,
    players: [4],
    show: inTurn(house, playing, settings, section(SETTINGS_TEXT.en.sections[name])),
  })),
  ...SECTIONS.map((name) => ({
    name: `settings-${name}-pin`,
    players: [4],
    show: inTurn(house, playing, withPin, settings, section(SETTINGS_TEXT.en.sections[name])),
  })),
  {
    name: 'settings-by-itself',
    players: [4],
    show: inTurn(
      house,
      playing,
      chosen({ printsAt: 'series', prints: ['game', 'card'] }),
      settings,
      section(SETTINGS_TEXT.en.sections.printing),
    ),
  },
  {
    name: 'settings-opening',
    players: [4],
    show: inTurn(house, playing, chosen({ opening: { kind: 'games', games: 3 } }), settings),
  },
  { name: 'settings-logo', players: [4], before: withLogo, show: inTurn(house, playing, settings) },
  {
    name: 'settings-name',
    players: [4],
    show: inTurn(house, playing, settings, ({ page }) =>
      page.locator('main.settings').getByRole('textbox').click(),
    ),
  },
  { name: 'pin', players: [1, 8], show: asked },
  { name: 'pin-wrong', players: [4], show: inTurn(asked, typed('1111'), keys('Enter')) },
  {
    name: 'pin-waits',
    players: [4],
    show: inTurn(
      asked,
      typed('1111'),
      keys('Enter'),
      typed('1212'),
      keys('Enter'),
      typed('1313'),
      keys('Enter'),
    ),
  },
  {
    name: 'pin-new',
    players: [4],
    show: inTurn(playing, settings, section('Staff'), button('Set a PIN'), typed('2468')),
  },
  { name: 'staff-strip', players: [1, 8], show: inTurn(playing, withPin) },
  { name: 'idle', players: [1], show: inTurn(house, rested) },
  { name: 'idle-no-name', players: [1], show: rested },
  { name: 'idle-logo', players: [1], before: withLogo, show: inTurn(house, rested) },
  { name: 'idle-logo-no-name', players: [1], before: withLogo, show: rested },
];
