import { setTimeout as wait } from 'node:timers/promises';
import { STOOD_STILL } from '../src/contract/contract.ts';
import type { Program } from './program.ts';

/** In milliseconds; a page that hangs answers nothing. */
const PATIENCE = 5_000;

/** How many presses this program's pages have refused since they were loaded; 0 for a page that is gone or hangs. */
export async function refusedPresses({ app }: Program): Promise<number> {
  const counts = await Promise.all(
    app.windows().map(async (page) => {
      const count = page.evaluate((mark) => performance.getEntriesByName(mark).length, STOOD_STILL);
      return Promise.race([count.catch(() => 0), wait(PATIENCE, 0, { ref: false })]);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
