import { rm } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { Terminal, type StartTerminal } from './terminal.ts';
import { putGame } from '../../drive/put-game.ts';
import { newDataFolder, startProgram, type Program, type ProgramOptions } from '../../drive/program.ts';
import { keepTexts, noteFailure } from './failure.ts';
import { KeptProgram } from './kept.ts';
import { Pulse } from './spoiled.ts';
import { IN, noteSeconds, treeSeconds } from '../../drive/cpu.ts';

export { expect } from '@playwright/test';

interface Kept {
  /** The program that a worker's tests use in turn. */
  readonly kept: KeptProgram;
  /** Notes what each test and its programs used, if `npm test -- --times` asks. */
  readonly cpu: { used: number };
}

interface Fixtures {
  /** Whether each program is started for its test: its start or end is tested, or main is changed. */
  readonly fresh: boolean;
  /** This test's own empty data folder, removed afterwards. */
  readonly data: string;
  /** Opens the real program on that folder; it is closed with the test. `own` starts a program for the test alone. */
  readonly open: (options?: ProgramOptions) => Promise<Program>;
  /** The same, with a game of these players. */
  readonly begin: (...players: readonly string[]) => Promise<Program>;
  /** The same, at the set-up of a new party. */
  readonly party: () => Promise<Program>;
  /** Starts a terminal program; it is killed at the end of the test. */
  readonly startTerminal: StartTerminal;
  readonly pulse: Pulse;
  readonly times: null;
}

/** A test with its own data folder and program. */
export const test = base.extend<Fixtures, Kept>({
  // Playwright reads a fixture's needs from its parameter pattern; this one has none.
  data: async ({}, use) => {
    const data = await newDataFolder();
    await use(data);
    await rm(data, { recursive: true, force: true, maxRetries: 5 });
  },
  fresh: [false, { option: true }],
  open: async ({ data, fresh, kept }, use, info) => {
    const opened: Program[] = [];
    await use(async (options = {}) => {
      const all = { data, ...options };
      const program = await (!fresh && kept.canOpen(all) ? kept.open(all) : startProgram(all));
      opened.push(program);
      return program;
    });
    await noteFailure(opened, info);
    for (const program of opened) await program.stop();
  },
  kept: [
    async ({}, use) => {
      const kept = new KeptProgram();
      await use(kept);
      await kept.end();
    },
    { scope: 'worker' },
  ],
  begin: async ({ open }, use) => {
    await use(async (...players) => {
      const program = await open();
      await putGame(program.page, players, '');
      return program;
    });
  },
  party: async ({ open }, use) => {
    await use(() => open());
  },
  cpu: [
    async ({}, use) => {
      await use({ used: 0 });
    },
    { scope: 'worker' },
  ],
  times: [
    async ({ cpu }, use, { titlePath }) => {
      await use(null);
      if (process.env['HEADPIN_TIMES'] === undefined) return;
      // Less than before once a killed program has taken its processes' times with it.
      const now = treeSeconds();
      noteSeconds(titlePath.join(IN), Math.max(0, now - cpu.used));
      cpu.used = now;
    },
    { auto: true },
  ],
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
