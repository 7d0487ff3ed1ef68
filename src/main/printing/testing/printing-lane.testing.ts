import { expect } from 'vitest';
import { err, ok, type Result } from '../../../core/line/result.ts';
import type { Command } from '../../../core/game/event.ts';
import type { Failure, GameView, PrintJobState, PrintOrder, Settings } from '../../../contract/contract.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import { NOON } from '../../../saves/record/testing/game.testing.ts';
import { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import { PRINTS_FILE } from '../../../saves/settings/prints-file.ts';
import { NoticeList } from '../../games/notice-list.ts';
import { start, view, type Lane } from '../../games/testing/lane.testing.ts';
import { PrintsAtEnd } from '../prints-at-end.ts';
import type { SentJob } from '../service/print-service.ts';

/** A printer on the counter. It outlives the program, as printers do. */
export class CounterPrinter {
  /** The orders of all jobs that it took, as `kind game`. */
  readonly jobs: string[] = [];
  /** Why it takes nothing; null while it does. */
  refuses: Failure | null = null;
  /** How its jobs are; null: it does not tell. */
  state: PrintJobState['state'] | null = null;
  /** Called with each job before it is taken; a promise that never resolves holds it up. */
  before: (order: PrintOrder) => Promise<void> = () => Promise.resolve();

  async send(order: PrintOrder): Promise<Result<SentJob | null, Failure>> {
    await this.before(order);
    if (this.refuses !== null) return err(this.refuses);
    const { what, printer, paper } = order;
    const game = 'gameId' in what ? what.gameId : '';
    this.jobs.push([what.kind, game, paper, ...(printer === null ? [] : [printer])].join(' '));
    return ok({ id: this.jobs.length, path: '/printers/Counter', printer: 'Counter', pages: 1 });
  }

  look(): Promise<PrintJobState | null> {
    const { state } = this;
    const job = { printed: null, pages: 1, printer: 'Counter', reasons: ['media-jam'] };
    return Promise.resolve(state === null ? null : { state, ...job });
  }

  /** The kinds of sheet that it printed of a game, in order. */
  of({ id }: Pick<GameView, 'id'>): readonly string[] {
    return this.jobs.filter((job) => job.includes(` ${id} `)).map((job) => job.split(' ')[0] ?? '');
  }
}

/** A lane that prints by itself, with its notices. */
export interface PrintingLane extends Lane {
  readonly prints: PrintsAtEnd;
  readonly printer: CounterPrinter;
  readonly list: NoticeList;
}

/** Switches a lane on that prints on this printer. */
export async function printingLane(
  data: string,
  printer: CounterPrinter,
  chosen: Partial<Settings> = {},
  pair = false,
  clock = (): string => NOON,
): Promise<PrintingLane> {
  const disk = new FailingDisk();
  const lane = await start(data, 0, undefined, {
    ...{ pair, disk },
    ended: (record) => {
      prints.ended(record);
    },
  });
  lane.settings.current = { ...lane.settings.current, printsAt: 'game', ...chosen };
  const file = new KeptFile(disk, data, PRINTS_FILE);
  await file.open();
  const list = new NoticeList([], () => undefined);
  const prints = new PrintsAtEnd({
    ...{ file, games: lane.games, settings: lane.settings, printing: printer, notices: list },
    announce: (notice) => lane.announced.push(notice),
    log: (trouble) => expect.fail(String(trouble)),
    clock,
    pause: () => Promise.resolve(),
  });
  await prints.begin();
  return { ...lane, prints, printer, list };
}

/** Begins a game of PJS, the next one of the party if there was one. */
export async function begin({ games }: Lane, facts: { readonly games?: number } = {}): Promise<GameView> {
  const before = games.current();
  const order = orderOf(['PJS'], facts);
  const [player] = order.players;
  if (before === null || player === undefined) return view(await games.newGame(order, 7));
  return view(await games.newGame({ ...order, players: [{ ...player, was: 1 }], follows: before.id }, 7));
}

/** Changes the game on the left half, or answers null where the rules refuse that. */
export async function change({ games }: Lane, command: Command): Promise<GameView | null> {
  const { id, events } = games.current() ?? expect.fail('no game');
  const changed = await games.apply(id, events.length, command);
  return changed.ok ? changed.value : null;
}

/** A player's whole line: it ends a game of one. */
export function lineOf(player: number): Command {
  return { kind: 'agreeLine', player, notation: '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-' };
}
export const ENDS = lineOf(1);
export const CORRECTS: Command = {
  ...{ kind: 'correctFrame', player: 1, frame: 3 },
  balls: [
    { entry: { kind: 'pins', pins: 3 }, split: false },
    { entry: { kind: 'pins', pins: 4 }, split: false },
  ],
};
