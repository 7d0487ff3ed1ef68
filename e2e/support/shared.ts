import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { plainSettings } from '../../src/contract/contract.ts';
import { apply, call } from '../../drive/bridge.ts';
import { resized, startProgram, type Program } from '../../drive/program.ts';
import { putGame } from '../../drive/put-game.ts';
import { endSessions } from './session.ts';

/** The window's inner size at start. */
const SIZE = { width: 1280, height: 800 };

/**
 * A program that many tests use in turn. Each starts with a new house's settings and a reloaded window. Past games
 * stay, and no PIN may be set.
 */
export class SharedProgram {
  #program: Promise<Program> | null = null;

  /** The program with a new game; opened on first use. */
  async begin(players: readonly string[]): Promise<Program> {
    const program = await this.#asNew();
    await putGame(program.page, players, '');
    await load(program.page);
    await program.page.locator('[data-player]').first().waitFor();
    return program;
  }

  /** The program at the set-up of a new party. */
  async party(): Promise<Program> {
    const program = await this.#asNew();
    const { page } = program;
    const game = (await stateOf(page)).games.left;
    if (game !== null) await apply(page, { kind: 'stop' });
    await load(page);
    if (game !== null) await page.getByRole('button', { name: /^New players/u }).click();
    await page.locator('main.setup').waitFor();
    return program;
  }

  /** The program, if a test has opened it. */
  async opened(): Promise<readonly Program[]> {
    return this.#program === null ? [] : [await this.#program];
  }

  async end(): Promise<void> {
    await (await this.#program)?.stop();
  }

  /** Clears everything from the previous test except the window. */
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

/** Reloads the window, so that nothing open or typed remains. */
async function load(page: Page): Promise<void> {
  await page.reload();
  await page.locator('main').first().waitFor();
}

interface State {
  readonly games: { readonly left: object | null };
  readonly settings: object;
  readonly staff: { readonly pinSet: boolean };
}

async function stateOf(page: Page): Promise<State> {
  const loaded = await call(page, 'program.load');
  if (!loaded.ok) throw new Error('main did not answer load');
  return loaded.value as State;
}
