import { expect } from 'vitest';
import type { Command } from '../../../core/game/event.ts';
import { ok } from '../../../core/line/result.ts';
import {
  HALVES,
  plainSettings,
  type GameView,
  type Half,
  type NewGameOrder,
  type Settings,
  type StartNotice,
} from '../../../contract/contract.ts';
import type { Order, OrderAnswer } from '../../../house-contract/orders.ts';
import type { CrashDisk } from '../../../saves/disk/testing/crash-disk.testing.ts';
import { DATA } from '../../../saves/disk/testing/crash-survey.testing.ts';
import { GamesFolder } from '../../../saves/games/games-folder.ts';
import { NOBODY } from '../../../saves/games/save-watch.ts';
import type { GameRecord } from '../../../saves/record/game-record.ts';
import { MatchFiles } from '../../../saves/matches/match-files.ts';
import { newId } from '../../../saves/record/new-id.ts';
import { NOON } from '../../../saves/record/testing/game.testing.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import { MOVE_FILE } from '../../../saves/settings/move-file.ts';
import { ORDERS_FILE, type OrdersFile } from '../../../saves/settings/orders-file.ts';
import { ORIGIN_FILE, type OriginFile } from '../../../saves/settings/origin-file.ts';
import { settingsFile, type SettingsFile } from '../../../saves/settings/settings-file.ts';
import { Games } from '../../games/games.ts';
import { halfOnPair } from '../../games/testing/booked-lane.testing.ts';
import { erasure } from '../../games/testing/erasure.testing.ts';
import { view } from '../../games/testing/lane.testing.ts';
import { Help } from '../help.ts';
import { Messages } from '../messages.ts';
import { Orders } from '../orders.ts';

const LANES = { lane: 7, pair: true } as const;

/** A pair of lanes, 7 and 8, that takes orders, on a disk in memory. */
export class CrashLane {
  readonly games: Games;
  readonly orders: Orders;
  readonly messages = new Messages({
    ...{ announce: () => null, after: () => () => undefined, party: () => null },
  });
  readonly told: StartNotice[];
  readonly #settings: SettingsFile;
  readonly #folder: GamesFolder;

  private constructor(disk: CrashDisk, opened: Opened) {
    const { folder, settings, file, origin, matches } = opened;
    this.told = opened.told;
    this.#settings = settings;
    this.#folder = folder;
    const current = (): Settings => ({ ...settings.current(), ...LANES });
    const inForce = {
      get current(): Settings {
        return current();
      },
    };
    this.games = new Games({
      ...{ folder, matches, origin, newId, resume: opened.resume, ...erasure(disk, DATA) },
      ended: () => null,
      moves: new KeptFile(disk, DATA, MOVE_FILE),
      clock: () => NOON,
      announce: () => null,
      notices: { tell: (notice) => void this.told.push(notice) },
      staff: { by: 'staff', allows: () => true },
      enters: () => true,
      settings: inForce,
      log: (trouble) => expect.fail(String(trouble)),
    });
    this.orders = new Orders({
      ...{ games: this.games, file, messages: this.messages, newId, clock: () => NOON },
      parties: { opened: () => undefined },
      practice: { current: () => ({ left: null, right: null }), gameBegan: () => undefined },
      help: new Help({
        ...{ file, isPaired: () => true, clock: () => NOON, announce: () => null },
        ...{ after: () => () => undefined, parties: { on: () => null, isBowling: () => false } },
      }),
      settings: {
        get current(): Settings {
          return current();
        },
        change: async (changed) => {
          const saved = await settings.change(changed);
          return saved.ok ? ok(current()) : { ok: false, error: { code: 'not-saved', trouble: saved.error } };
        },
      },
      print: () => Promise.resolve(ok(null)),
      time: () => 0,
    });
  }

  /** All its games. */
  async saved(): Promise<readonly GameRecord[]> {
    const records: GameRecord[] = [];
    for (const { id } of this.#folder.games()) {
      const { record } = await this.#folder.read(id);
      if (record !== null) records.push(record);
    }
    return records;
  }

  /**
   * Starts as the program does, with a journal of so many bytes (0 for none); null if the folder cannot be
   * opened.
   */
  static async on(disk: CrashDisk, journal: number): Promise<CrashLane | null> {
    await disk.makeFolder(DATA);
    const folder = new GamesFolder(disk, DATA, NOBODY, journal);
    const games = await folder.open(halfOnPair);
    if (!games.ok) return null;
    const { left, right } = games.value.halves;
    const settings = new KeptFile(disk, DATA, settingsFile(plainSettings('en')));
    const file = new KeptFile(disk, DATA, ORDERS_FILE);
    const origin = new KeptFile(disk, DATA, ORIGIN_FILE);
    const matches = new MatchFiles(disk, DATA);
    const told = [...games.value.notices];
    for (const kept of [settings, file, origin]) told.push(...(await kept.open()));
    await matches.open();
    const resume = { left: left.resume, right: right.resume };
    const lane = new CrashLane(disk, { folder, settings, file, origin, matches, told, resume });
    await lane.orders.begin();
    return lane;
  }

  get opening(): Settings['opening'] {
    return this.#settings.current().opening;
  }

  async takes(order: Order): Promise<OrderAnswer['outcome']> {
    return (await this.orders.take(order)).outcome;
  }

  shown(): readonly GameView[] {
    return HALVES.flatMap((half) => this.games.current(half) ?? []);
  }

  async begins(order: NewGameOrder): Promise<void> {
    view(await this.games.newGame(order, LANES.lane));
  }

  async does(half: Half, ...commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      const game = this.games.current(half) ?? expect.fail('no game on the board');
      view(await this.games.apply(game.id, game.events.length, command));
    }
  }
}

interface Opened {
  readonly folder: GamesFolder;
  readonly settings: SettingsFile;
  readonly file: OrdersFile;
  readonly origin: OriginFile;
  readonly matches: MatchFiles;
  readonly told: StartNotice[];
  readonly resume: ConstructorParameters<typeof Games>[0]['resume'];
}
