import { err, ok, type Result } from '../../core/line/result.ts';
import type { OrderRefusal, WaitingChange } from '../../house-contract/new-orders.ts';
import { audit } from '../accounts/audit.ts';
import { tell } from '../db/news.ts';
import { WAITS } from '../desk/sent-orders.ts';
import { sendOrder, type SendingDeps } from './sending.ts';

export type WaitingRefusal = 'not-waiting' | OrderRefusal;

type Changed = Result<null, WaitingRefusal>;

/** Changes the waiting list. A repeated change does nothing more. */
export async function changeWaiting(deps: SendingDeps, change: WaitingChange): Promise<Changed> {
  const { queries, house, by } = deps;
  const changed = await changedBy(deps, change);
  if (!changed.ok) return changed;
  await tell(queries, { kind: 'waiting', house });
  await audit(queries, {
    ...{ house, account: by.id, name: by.name, what: `waiting-${change.kind}` },
    about: { id: change.id },
  });
  return changed;
}

async function changedBy(deps: SendingDeps, change: WaitingChange): Promise<Changed> {
  const { queries, house } = deps;
  switch (change.kind) {
    case 'add': {
      const { id, name, bowlers, note } = change;
      await queries.query(
        `INSERT INTO house.waiting (house, id, name, bowlers, note) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING`,
        [house, id, name, bowlers, note],
      );
      return ok(null);
    }
    case 'change': {
      const { id, name, bowlers, note } = change;
      const { rowCount } = await queries.query(
        'UPDATE house.waiting SET name = $3, bowlers = $4, note = $5 WHERE house = $1 AND id = $2',
        [house, id, name, bowlers, note],
      );
      return rowCount === 1 ? ok(null) : err('not-waiting');
    }
    case 'remove':
      await queries.query('DELETE FROM house.waiting WHERE house = $1 AND id = $2', [house, change.id]);
      return ok(null);
    case 'seat':
      return seat(deps, change);
  }
}

/** Two desks give neither a party two lanes nor a lane to two parties: the second one sends nothing. */
async function seat(
  deps: SendingDeps,
  { id, order }: Extract<WaitingChange, { kind: 'seat' }>,
): Promise<Changed> {
  const { queries, house } = deps;
  const { rowCount } = await queries.query(
    `UPDATE house.waiting SET seat = $3 WHERE house = $1 AND id = $2 AND (${WAITS} OR seat = $3)`,
    [house, id, order.id],
  );
  const sent = await queries.query('SELECT FROM house.orders WHERE house = $1 AND id = $2', [
    house,
    order.id,
  ]);
  if (rowCount !== 1 && sent.rowCount !== 1) return err('not-waiting');
  return sendOrder(deps, { ...order, ifFree: true });
}
