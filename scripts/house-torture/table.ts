import { percentile } from '../bench/numbers.ts';
import type { Compared, MovesCounted } from './comparison/compared.ts';
import type { OrdersCounted } from './comparison/settled.ts';
import type { Evening } from './evening.ts';
import type { Struck, Window } from './strikes.ts';

export interface Outcome {
  readonly seed: number;
  readonly lanes: number;
  readonly seconds: number;
  readonly balls: number;
  readonly faults: ReadonlyMap<string, Struck>;
  readonly compared: Compared;
  readonly orders: OrdersCounted;
  readonly moves: MovesCounted & Evening['moves'];
  readonly derived: number;
  readonly refusedGames: { readonly sent: number; readonly kept: number };
  readonly stopped: readonly number[];
  /** Services that ended by themselves. */
  readonly died: number;
  readonly times: readonly { readonly at: number; readonly milliseconds: number }[];
  readonly windows: readonly Window[];
}

/** The run's table: each fault, and what was counted. */
export function tableOf(outcome: Outcome): readonly string[] {
  const { faults, compared, refusedGames } = outcome;
  const rows = [...faults].map(([kind, { made, struck }]) => cells(kind, String(made), String(struck)));
  const made = [...faults.values()].reduce((sum, one) => sum + one.made, 0);
  const struck = [...faults.values()].reduce((sum, one) => sum + one.struck, 0);
  return [
    cells('fault', 'made', 'struck'),
    cells('---', '--:', '--:'),
    ...rows,
    cells('**all**', String(made), String(struck)),
    '',
    cells('what was counted', ''),
    cells('---', '--:'),
    cells('seed', String(outcome.seed)),
    cells('lanes', String(outcome.lanes)),
    cells('seconds', outcome.seconds.toFixed(0)),
    cells('balls that lanes acknowledged', counted(outcome.balls)),
    cells('games compared, event by event', counted(compared.games)),
    cells('events compared, body and chain', counted(compared.events)),
    cells('events lost', counted(compared.lost)),
    cells('events doubled', counted(compared.doubled)),
    cells('games with other names', counted(compared.names)),
    cells('games with two branches, of lanes restored from an old copy', counted(compared.forked)),
    cells('refused events kept aside', `${counted(refusedGames.kept)} of ${counted(refusedGames.sent)}`),
    cells('orders sent', `${counted(outcome.orders.sent)}, done ${counted(outcome.orders.done)}`),
    cells('orders with an effect twice', counted(outcome.orders.twice)),
    cells('orders without an answer', counted(outcome.orders.unanswered)),
    cells('games asked to move', `${counted(outcome.moves.asked)}, done ${counted(outcome.moves.done)}`),
    cells('games that continued on another lane', counted(outcome.moves.continued)),
    cells('games that continued twice', counted(outcome.moves.twice)),
    cells('events that a move changed', counted(outcome.moves.other)),
    cells('rows that differ from a rebuild', counted(outcome.derived)),
    cells('lanes that stopped', counted(outcome.stopped.length)),
    cells('services that ended by themselves', counted(outcome.died)),
    cells('key to disk in a fault (p50, p95, p99)', timesOf(outcome, true)),
    cells('key to disk without one', timesOf(outcome, false)),
  ];
}

/** What went wrong in the evening; empty if nothing did. */
export function faultsIn({
  faults,
  compared,
  derived,
  refusedGames,
  stopped,
  orders,
  moves,
  died,
}: Outcome): readonly string[] {
  const never = [...faults].filter(([, { struck }]) => struck === 0).map(([kind]) => `${kind}: never struck`);
  return [
    ...never,
    ...compared.words,
    ...moves.words,
    ...(derived === 0 ? [] : [`${String(derived)} derived rows differ from a rebuild`]),
    ...(refusedGames.kept === refusedGames.sent ? [] : ['refused events were not kept aside']),
    ...(orders.sent > 0 && orders.done === 0 ? ['no order was done'] : []),
    ...(orders.twice === 0 ? [] : [`orders with an effect twice: ${String(orders.twice)}`]),
    ...(orders.unanswered === 0 ? [] : [`orders without an answer: ${String(orders.unanswered)}`]),
    ...(died === 0 ? [] : [`services that ended by themselves: ${String(died)}`]),
    ...(stopped.length === 0 ? [] : [`lanes that stopped: ${stopped.join(', ')}`]),
  ];
}

function timesOf({ times, windows }: Outcome, isInFault: boolean): string {
  const chosen = times
    .filter(({ at }) => windows.some(({ from, to }) => at >= from && at <= to) === isInFault)
    .map(({ milliseconds }) => milliseconds);
  if (chosen.length === 0) return '';
  return `${[50, 95, 99].map((share) => percentile(chosen, share).toFixed(1)).join(', ')} ms`;
}

function counted(count: number): string {
  return count.toLocaleString('en');
}

function cells(...texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`;
}
