import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { noteSeconds, treeSeconds } from '../../drive/cpu.ts';

if (process.env['HEADPIN_TIMES'] !== undefined) {
  const state = globalThis as { headpinSeconds?: number };
  // A worker's first file pays for its start.
  const before = state.headpinSeconds ?? 0;
  afterAll(() => {
    const now = treeSeconds();
    state.headpinSeconds = now;
    noteSeconds(relative(process.cwd(), expect.getState().testPath ?? 'unknown'), now - before);
  });
}
