import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { Terminal, type StartTerminal } from './terminal.ts';
import { newDataFolder, startProgram, type Program, type ProgramOptions } from '../../drive/program.ts';
import { SharedProgram } from './shared.ts';
import { keepTexts, noteFailure } from './failure.ts';
import { Pulse } from './spoiled.ts';

export { expect } from '@playwright/test';

interface Shared {
  /** A program shared by a worker's tests. */
  readonly shared: SharedProgram;
}

interface Fixtures {
  /** This test's own empty data folder, removed afterwards. */
  readonly data: string;
  /** Opens the real program on that folder; open programs end with the test. */
  readonly open: (options?: ProgramOptions) => Promise<Program>;
  /**
   * Starts a game on the shared program in a reloaded window: for tests without options, a PIN, damage or a program
   * end. Opening a program takes twice as long.
   */
  readonly begin: (...players: readonly string[]) => Promise<Program>;
  /** The same with an empty set-up; other tests' games are in the list of past games. */
  readonly party: () => Promise<Program>;
  /** Starts a terminal program; it is killed at the end of the test. */
  readonly startTerminal: StartTerminal;
  readonly pulse: Pulse;
}

/** A test with its own data folder and program. */
export const test = base.extend<Fixtures, Shared>({
  // Playwright reads a fixture's needs from its parameter pattern; this one has none.
  data: async ({}, use) => {
    const data = await newDataFolder();
    await use(data);
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  },
  open: async ({ data }, use, info) => {
    const opened: Program[] = [];
    await use(async (options = {}) => {
      const program = await startProgram({ data, ...options });
      opened.push(program);
      return program;
    });
    await noteFailure(opened, info);
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
  begin: async ({ shared }, use, info) => {
    await use((...players) => shared.begin(players));
    await noteFailure(await shared.opened(), info);
  },
  party: async ({ shared }, use, info) => {
    await use(() => shared.party());
    await noteFailure(await shared.opened(), info);
  },
  pulse: [
    async ({}, use, info) => {
      const pulse = new Pulse();
      await use(pulse);
      pulse.end(info);
    },
    { auto: true },
  ],
  startTerminal: async ({}, use, info) => {
    const started: Terminal[] = [];
    await use((...of) => {
      const terminal = new Terminal(...of);
      started.push(terminal);
      return terminal;
    });
    await keepTexts(
      'terminal',
      started.map(({ said }) => said),
      info,
    );
    for (const terminal of started) terminal.kill();
  },
});
