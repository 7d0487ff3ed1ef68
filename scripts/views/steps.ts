import { apply, call } from '../../drive/bridge.ts';
import { press, type } from '../../drive/play.ts';
import type { SettingsChange } from '../../src/contract/contract.ts';
import { SETTINGS_TEXT, type Section } from '../../src/text/staff/settings.ts';
import { inTurn, type Step } from './scene.ts';

/** Presses keys without bounces. */
export function keys(...names: readonly string[]): Step {
  return async ({ page }) => {
    for (const name of names) await press(page, name);
  };
}

/** Types a text without bounces. */
export function typed(text: string): Step {
  return ({ page }) => type(page, text);
}

/** Waits until the page shows this. */
export function seen(selector: string): Step {
  return ({ page }) => page.locator(selector).first().waitFor();
}

/** Clicks one of these. */
export function clicked(selector: string, place = 0): Step {
  return ({ page }) => page.locator(selector).nth(place).click();
}

/** Presses a button by its English name. */
export function button(name: string | RegExp): Step {
  return ({ page }) =>
    page
      .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
      .first()
      .click();
}

/** Touches a player's name on the board, from 1. */
export function touchName(player: number): Step {
  return ({ page }) => page.locator(`[data-player="${String(player)}"] [role="rowheader"]`).click();
}

export function touchFrame(player: number, frame: number): Step {
  return ({ page }) =>
    page
      .locator(`[data-player="${String(player)}"] [data-frame="${String(frame)}"]`)
      .click({ position: { x: 8, y: 8 } });
}

/** Changes settings through the bridge. */
export function chosen(change: SettingsChange): Step {
  return async ({ page }) => {
    const answer = await call(page, 'settings.change', change);
    if (!answer.ok) throw new Error(`the settings are refused: ${answer.error.code}`);
  };
}

/** The bare board, and with five frames. */
export const alone = chosen({ view: 'board' });
export const fiveFrames = chosen({ layout: 'five' });

/** The settings, open at a section. */
export function settings(section: Section): Step {
  const name = SETTINGS_TEXT.en.sections[section];
  return inTurn(keys('o'), button(/^Settings/u), ({ page }) =>
    page.locator('main.settings nav').getByRole('button', { name, exact: true }).click(),
  );
}

/** Sends a command about the game. */
export function sent(command: unknown): Step {
  return async ({ page }) => {
    const answer = await apply(page, command);
    if (!answer.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(answer.error)}`);
  };
}

/** Sets a PIN, which opens staff mode. */
export const withPin: Step = ({ page }) => call(page, 'staff.order', { kind: 'setPin', pin: '2468' });

export const withoutStaff: Step = ({ page }) => call(page, 'staff.order', { kind: 'leave' });

/** From now on temporary messages and celebrations stay. */
export const still: Step = async ({ page }) => {
  await page.addInitScript(() => {
    const timeout = window.setTimeout.bind(window);
    const patient = (done: () => void, wait?: number): number =>
      timeout(done, wait !== undefined && wait >= 1_000 ? 3_600_000 : wait);
    Object.assign(window, { setTimeout: patient });
  });
  await page.reload();
  await page.locator('main').first().waitFor();
};
