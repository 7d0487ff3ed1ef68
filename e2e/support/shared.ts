import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { plainSettings } from '../../src/contract/contract.ts';
import { apply, call } from '../../drive/bridge.ts';
import { resized, startProgram, type Program } from '../../drive/program.ts';
import { putGame } from '../../drive/put-game.ts';
import { endSessions } from './session.ts';

/** The window's inner size when it opens. */
const SIZE = { width: 1280, height: 800 };

/**
 * A program that many tests use, one after the other: each begins with the settings of a new house and a window that was
 * just loaded. Past games stay, and a PIN may not be set.
 */
export class SharedProgram {
  #program: Promise<Program> | null = null;

  /** The program, opened when it is first asked for, with a game as it begins. */
  async begin(players: readonly string[]): Promise<Program> {
    const program = await this.#asNew();
    await putGame(program.page, players, '');
    await load(program.page);
    await program.page.locator('[data-player]').first().waitFor();
    return program;
  }

  /** The program with the set-up as a new party finds it. */
  async party(): Promise<Program> {
    const program = await this.#asNew();
    const { page } = program;
    const { game } = await stateOf(page);
    if (game !== null) await apply(page, { kind: 'stop' });
    await load(page);
    if (game !== null) await page.getByRole('button', { name: /^New players/u }).click();
    await page.locator('main.setup').waitFor();
    return program;
  }

  async end(): Promise<void> {
    await (await this.#program)?.stop();
  }

  /** Nothing of the test before is left, but what the window shows. */
  async #asNew(): Promise<Program> {
    const program = await (this.#program ??= startProgram());
    const { page } = program;
    await endSessions(page);
    await page.emulateMedia({ reducedMotion: null });
    await page.mouse.move(0, 0);
    await resized(program, SIZE);
    const { settings, staff } = await stateOf(page);
    if (staff.pinSet) throw new Error('a test of the shared program left its PIN');
    const plain = plainSettings('en');
    if (!isDeepStrictEqual(settings, plain)) await call(page, 'settings.change', plain);
    return program;
  }
}

/** Loads the window anew: nothing is left of what was open, typed or celebrated in it. */
async function load(page: Page): Promise<void> {
  await page.reload();
  await page.locator('main').first().waitFor();
}

interface State {
  readonly game: object | null;
  readonly settings: object;
  readonly staff: { readonly pinSet: boolean };
}

async function stateOf(page: Page): Promise<State> {
  const loaded = await call(page, 'program.load');
  if (!loaded.ok) throw new Error('main did not answer load');
  return loaded.value as State;
}
