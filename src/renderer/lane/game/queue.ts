import type { Failure } from '../../../contract/contract.ts';
import type { Result } from '../../../core/line/result.ts';

/** A change on its way to main. */
export type Send<T> = () => Promise<Result<T, Failure>>;

/** The result of a change: main's answer, or dropped because an earlier change failed. */
export type ChangeOutcome<T> = Result<T, Failure | { readonly code: 'dropped' }>;

/** Sends changes one at a time. */
export interface Queue {
  readonly add: <T>(send: Send<T>) => Promise<ChangeOutcome<T>>;
}

/**
 * Keys typed ahead wait until the one before is acknowledged (decision 6). If that one is refused or fails, the rest
 * were meant for another rack and are dropped.
 */
export function createQueue(): Queue {
  /** Whether the newest one got through. */
  let last: Promise<boolean> = Promise.resolve(true);
  let waiting = 0;

  async function inTurn<T>(send: Send<T>): Promise<ChangeOutcome<T>> {
    return (await last) ? send() : { ok: false, error: { code: 'dropped' } };
  }

  /** Sent at once: a page that drew something first would keep the disk waiting. */
  async function now<T>(send: Send<T>): Promise<ChangeOutcome<T>> {
    return send();
  }

  function add<T>(send: Send<T>): Promise<ChangeOutcome<T>> {
    // An empty queue forgets an old failure: a new press is a new decision.
    const isFirst = waiting === 0;
    waiting += 1;
    const outcome = (isFirst ? now(send) : inTurn(send)).finally(() => {
      waiting -= 1;
    });
    last = outcome.then(
      ({ ok }) => ok,
      () => false,
    );
    return outcome;
  }

  return { add };
}
