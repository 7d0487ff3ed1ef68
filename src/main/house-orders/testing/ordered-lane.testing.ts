import { expect } from 'vitest';
import type { Command } from '../../../core/game/event.ts';
import { ok, type Result } from '../../../core/line/result.ts';
import type {
  Failure,
  GameView,
  Half,
  Notice,
  Practices,
  PrintOrder,
  Settings,
} from '../../../contract/contract.ts';
import type { OrderAnswer, OrderBody } from '../../../house-contract/orders.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import { ORDERS_FILE, type OrdersFile } from '../../../saves/settings/orders-file.ts';
import { settingsFile, type SettingsFile } from '../../../saves/settings/settings-file.ts';
import type { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';
import { newId } from '../../../saves/record/new-id.ts';
import { NOON } from '../../../saves/record/testing/game.testing.ts';
import { start, view, type Lane } from '../../games/testing/lane.testing.ts';
import { LaneFrontDesk } from '../front-desk.ts';

export const AUTHOR = 'ANNA';

interface Wanted {
  readonly data?: string;
  readonly pair?: boolean;
  readonly isPaired?: boolean;
  readonly disk?: FailingDisk;
  /** Called with what the lane's games announce, and with null for other changes of state. */
  readonly hears?: (notice: Notice | null) => void;
}

/** A lane that takes orders, or a pair of lanes 7 and 8, on a real folder. */
export class OrderedLane {
  readonly lane: Lane;
  readonly desk: LaneFrontDesk;
  readonly settings: { current: Settings };
  readonly announced: Notice[] = [];
  readonly printed: PrintOrder[] = [];
  /** The print service's answer. */
  prints: () => Promise<Result<null, Failure>> = () => Promise.resolve(ok(null));
  /** Milliseconds of the monotonic clock, which advances only by hand. */
  now = 0;
  practices: Practices = { left: null, right: null };
  changes = 0;
  /** What it waits for, in milliseconds each: how long a call for help is left alone. */
  readonly #waits = new Map<symbol, number>();
  #ids = 0;

  private constructor(
    lane: Lane,
    settingsFile: SettingsFile,
    file: OrdersFile,
    { isPaired = true, hears }: Wanted,
  ) {
    this.lane = lane;
    // As in the program: this folder's settings, with this run's lanes.
    const settings = lane.settings;
    settings.current = { ...settingsFile.current(), lane: 7, pair: settings.current.pair };
    this.settings = settings;
    const { games } = lane;
    const clock = (): string => new Date(Date.parse(NOON) + this.now).toISOString();
    const practice = {
      current: (): Practices => this.practices,
      gameBegan: (): void => {
        this.practices = { left: null, right: null };
      },
    };
    const change = async (changed: Partial<Settings>): Promise<Result<Settings, Failure>> => {
      const saved = await settingsFile.change(changed);
      if (!saved.ok) return { ok: false, error: { code: 'not-saved', trouble: saved.error } };
      settings.current = { ...saved.value, lane: 7, pair: settings.current.pair };
      this.desk.hear();
      return ok(settings.current);
    };
    this.desk = new LaneFrontDesk({
      ...{ games, practice, clock, file, newId, isPaired: () => isPaired },
      announce: (notice) => {
        this.announced.push(notice);
        this.desk.hear();
      },
      after: (milliseconds) => {
        const wait = Symbol('wait');
        this.#waits.set(wait, milliseconds);
        return () => void this.#waits.delete(wait);
      },
      statesChanged: () => {
        this.changes += 1;
        hears?.(null);
      },
      settings: {
        get current(): Settings {
          return settings.current;
        },
        change,
      },
      print: (order) => {
        this.printed.push(order);
        return this.prints();
      },
      time: () => this.now,
    });
  }

  static async on(wanted: Wanted = {}): Promise<OrderedLane> {
    const { data, pair = false, disk, hears } = wanted;
    const folder = data ?? (await tempFolder());
    const lane = await start(folder, 0, undefined, {
      pair,
      ...(disk === undefined ? {} : { disk }),
      ...(hears === undefined ? {} : { hears }),
    });
    const settings = new KeptFile(lane.disk, folder, settingsFile(lane.settings.current));
    await settings.open();
    const file = new KeptFile(lane.disk, folder, ORDERS_FILE);
    await file.open();
    const ordered = new OrderedLane(lane, settings, file, wanted);
    await ordered.desk.begin();
    return ordered;
  }

  /** The same folder after a power cut. */
  again(): Promise<OrderedLane> {
    const { data, settings } = this.lane;
    return OrderedLane.on({ data, pair: settings.current.pair });
  }

  /** Sends an order with a new id, or repeats the one with this id. */
  async asks(body: OrderBody, id = this.nextId(), seconds = 30): Promise<OrderAnswer['outcome']> {
    const answer = await this.desk.orders.take({ id, author: AUTHOR, seconds, body });
    expect(answer.id).toBe(id);
    return answer.outcome;
  }

  get waits(): readonly number[] {
    return [...this.#waits.values()];
  }

  nextId(): string {
    this.#ids += 1;
    return String(this.#ids).padStart(24, 'd');
  }

  /** The game on a half's board. */
  shown(half: Half = 'left'): GameView {
    return this.lane.games.current(half) ?? expect.fail('no game on the board');
  }

  /** Changes the game on a board as bowlers do. */
  async apply(command: Command, half: Half = 'left'): Promise<GameView> {
    const { id, events } = this.shown(half);
    return view(await this.lane.games.apply(id, events.length, command));
  }
}
