import type pg from 'pg';

/**
 * Whether the service dies before its call reaches the database, or afterwards, before it gets the answer.
 */
export type Death = 'before' | 'after';

class Killed extends Error {}

export interface DyingPool {
  readonly pool: pg.Pool;
  /** Whether the service reached the call at which it dies. */
  readonly died: () => boolean;
}

/** Connections of a service that is killed at its call number `call`, counted from 1 over all connections. */
export function dyingPool(real: pg.Pool, call: number, death: Death): DyingPool {
  let calls = 0;
  const dies = async (client: pg.ClientBase | pg.Pool, args: readonly unknown[]): Promise<unknown> => {
    calls += 1;
    if (calls > call) throw new Killed();
    // `query` has many overloads; our calls pass a text and values.
    const ask = (): Promise<unknown> => client.query(String(args[0]), args[1] as unknown[]);
    if (calls < call) return ask();
    if (death === 'after') await ask();
    throw new Killed();
  };
  const pool = new Proxy(real, {
    get(target, key) {
      if (key === 'query') return (...args: unknown[]) => dies(target, args);
      if (key === 'connect') return async () => dyingClient(await target.connect(), dies);
      return Reflect.get(target, key) as unknown;
    },
  });
  return { pool, died: () => calls >= call };
}

function dyingClient(
  client: pg.PoolClient,
  dies: (client: pg.ClientBase, args: readonly unknown[]) => Promise<unknown>,
): pg.PoolClient {
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return (...args: unknown[]) => dies(target, args);
      // The connection is gone, so the server rolls back what is open.
      if (key === 'release')
        return (error?: Error) => {
          target.release(error ?? false);
        };
      const value = Reflect.get(target, key) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/**
 * Runs the work with a service that dies at its first call, its second and so on, until one survives; then
 * with one that dies after its last call, when everything is written and nobody was answered.
 */
export async function diesEverywhere(real: pg.Pool, does: (pool: pg.Pool) => Promise<void>): Promise<void> {
  let call = 0;
  let one: DyingPool;
  do {
    call += 1;
    one = dyingPool(real, call, 'before');
    await does(one.pool);
  } while (one.died());
  await does(dyingPool(real, call - 1, 'after').pool);
}

/** Waits for work that may be killed; null if it was. Rejects on any other error. */
export async function killed<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (fault) {
    if (fault instanceof Killed) return null;
    throw fault;
  }
}
