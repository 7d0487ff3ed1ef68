import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { Terminal, type StartTerminal } from './terminal.ts';
import { newDataFolder, startProgram, type Program, type ProgramOptions } from '../../drive/program.ts';
import { SharedProgram } from './shared.ts';

export { expect } from '@playwright/test';

interface Shared {
  /** A program that the tests of a worker share: for those that need none of their own. */
  readonly shared: SharedProgram;
}

interface Fixtures {
  /** An empty data folder of this test's own, gone when the test is. */
  readonly data: string;
  /** Opens the real program on that folder; whatever a test leaves open is ended with it. */
  readonly open: (options?: ProgramOptions) => Promise<Program>;
  /**
   * Begins a game on the shared program, in a window as new: for tests without options, a PIN, damage or an end of the
   * program. Opening one takes twice as long.
   */
  readonly begin: (...players: readonly string[]) => Promise<Program>;
  /** The same with an empty set-up; the games of other tests are in the list of past ones. */
  readonly party: () => Promise<Program>;
  /** Starts a program of the terminal; whatever a test leaves running is killed. */
  readonly startTerminal: StartTerminal;
}

/** A test with a data folder of its own and a program on it. */
export const test = base.extend<Fixtures, Shared>({
  // Playwright finds out what a fixture needs by its pattern; this one needs nothing.
  data: async ({}, use) => {
    const data = await newDataFolder();
    await use(data);
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  },
  open: async ({ data }, use) => {
    const opened: Program[] = [];
    await use(async (options = {}) => {
      const program = await startProgram({ data, ...options });
      opened.push(program);
      return program;
    });
    for (const program of opened) await program.stop();
  },
  shared: [
    async ({}, use) => {
      const shared = new SharedProgram();
      await use(shared);
      await shared.end();
    },
    { scope: 'worker' },
  ],
  begin: async ({ shared }, use) => {
    await use((...players) => shared.begin(players));
  },
  party: async ({ shared }, use) => {
    await use(() => shared.party());
  },
  startTerminal: async ({}, use) => {
    const started: Terminal[] = [];
    await use((...of) => {
      const terminal = new Terminal(...of);
      started.push(terminal);
      return terminal;
    });
    for (const terminal of started) terminal.kill();
  },
});
