import type pg from 'pg';
import { err, type Result } from '../../core/line/result.ts';
import { withService, type Queries } from './transactions.ts';

class TakenBack extends Error {}

/** Runs one transaction. A refusal rolls it back. */
export async function refusable<T, E>(
  pool: pg.Pool,
  work: (queries: Queries) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const refused: E[] = [];
  try {
    return await withService(pool, async (queries) => {
      const answer = await work(queries);
      if (answer.ok) return answer;
      refused.push(answer.error);
      throw new TakenBack();
    });
  } catch (fault) {
    const [error] = refused;
    if (fault instanceof TakenBack && error !== undefined) return err(error);
    throw fault;
  }
}
