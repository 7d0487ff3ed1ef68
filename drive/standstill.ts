import { STOOD_STILL } from '../src/contract/contract.ts';
import type { Program } from './program.ts';

/** The annotation of a test whose program refused presses because the machine stood still. */
export const STANDSTILL = 'standstill';

/** How many presses this program's pages have refused since they were loaded; a page that has gone has none. */
export async function refusedPresses({ app }: Program): Promise<number> {
  const counts = await Promise.all(
    app
      .windows()
      .map(async (page) =>
        page.evaluate((mark) => performance.getEntriesByName(mark).length, STOOD_STILL).catch(() => 0),
      ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
