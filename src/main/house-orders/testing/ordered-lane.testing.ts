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
import { Help } from '../help.ts';
import { LaneStates } from '../lane-states.ts';
import { Messages } from '../messages.ts';
import { Orders } from '../orders.ts';
import { Parties } from '../parties.ts';

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
  readonly orders: Orders;
  readonly states: LaneStates;
  readonly help: Help;
  readonly messages: Messages;
  readonly settings: { current: Settings };
  readonly announced: Notice[] = [];
  readonly printed: PrintOrder[] = [];
  /** The print service's answer. */
  prints: () => Promise<Result<null, Failure>> = () => Promise.resolve(ok(null));
  /** Milliseconds of the monotonic clock, which advances only by hand. */
  now = 0;
  practices: Practices = { left: null, right: null };
  changes = 0;
  /** How long the call for help is left alone, in milliseconds; empty where nobody is on the way. */
  readonly waits: number[] = [];
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
    const announce = (notice: Notice): void => {
      this.announced.push(notice);
      this.help.look();
      this.messages.look();
      this.states.look();
    };
    const practice = {
      current: (): Practices => this.practices,
      gameBegan: (): void => {
        this.practices = { left: null, right: null };
      },
    };
    const parties = new Parties(games);
    this.help = new Help({
      ...{ file, isPaired: () => isPaired, clock, announce },
      after: (milliseconds) => {
        this.waits.push(milliseconds);
        return () => void this.waits.pop();
      },
      parties,
    });
    this.messages = new Messages({
      ...{ announce, after: () => () => undefined },
      party: parties.on.bind(parties),
    });
    const { help, messages } = this;
    this.states = new LaneStates({
      ...{ games, settings, practice, help, clock },
      after: () => () => undefined,
      changed: () => {
        this.changes += 1;
        hears?.(null);
      },
    });
    const change = async (changed: Partial<Settings>): Promise<Result<Settings, Failure>> => {
      const saved = await settingsFile.change(changed);
      if (!saved.ok) return { ok: false, error: { code: 'not-saved', trouble: saved.error } };
      settings.current = { ...saved.value, lane: 7, pair: settings.current.pair };
      this.states.look();
      return ok(settings.current);
    };
    this.orders = new Orders({
      ...{ games, practice, clock, file, help, messages, parties, newId },
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
    await ordered.orders.begin();
    return ordered;
  }

  /** The same folder after a power cut. */
  again(): Promise<OrderedLane> {
    const { data, settings } = this.lane;
    return OrderedLane.on({ data, pair: settings.current.pair });
  }

  /** Sends an order with a new id, or repeats the one with this id. */
  async asks(body: OrderBody, id = this.nextId(), seconds = 30): Promise<OrderAnswer['outcome']> {
    const answer = await this.orders.take({ id, author: AUTHOR, seconds, body });
    expect(answer.id).toBe(id);
    return answer.outcome;
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
