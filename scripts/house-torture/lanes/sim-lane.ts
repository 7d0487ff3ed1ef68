import { setTimeout as pause } from 'node:timers/promises';
import { plainSettings } from '../../../src/contract/contract.ts';
import { err, ok } from '../../../src/core/line/result.ts';
import { numbersFrom } from '../../../src/core/testing/random-pins.testing.ts';
import { ErasedExports } from '../../../src/main/exports/erased-exports.ts';
import { Games } from '../../../src/main/games/games.ts';
import { LaneFrontDesk } from '../../../src/main/house-orders/front-desk.ts';
import { HouseLink, PAUSES as LANE_PAUSES } from '../../../src/main/house-link/house-link.ts';
import { openDataFolder, type DataFolder } from '../../../src/main/start/data-folder.ts';
import { newId } from '../../../src/saves/record/new-id.ts';
import type { Draw } from '../tools.ts';
import { Bowler } from './bowler.ts';
import type { Said, SimLaneConfig } from './said.ts';

/** Shorter than a lane's, as the evening is: in milliseconds. */
const PAUSES = { ...LANE_PAUSES, first: 200, longest: 3000, slow: 3000 };
/** The house gives a sign of life every 15 s. */
const LIMITS = { answer: 4000, silence: 18_000 };

export interface SimLaneDeps {
  readonly balled: (milliseconds: number) => void;
  /** Receives bugs. */
  readonly log: (fault: unknown) => void;
}

type Report = Extract<Said, { said: 'lanes' }>['lanes'][number];

/** A lane without a window: everything below is the program's own. */
export class SimLane {
  /** Milliseconds by which its clock is wrong. */
  clockWrong = 0;
  readonly #config: SimLaneConfig;
  readonly #deps: SimLaneDeps;
  readonly #folder: DataFolder;
  readonly #games: Games;
  readonly #link: HouseLink;
  readonly #desk: LaneFrontDesk;
  readonly #draw: Draw;
  #balls = 0;
  #bowls = new AbortController();
  #bowling: Promise<void> = Promise.resolve();
  #bowler: Bowler | null = null;

  static async open(config: SimLaneConfig, deps: SimLaneDeps): Promise<SimLane> {
    const { path, lane } = config;
    const defaults = { ...plainSettings('en'), lane };
    const opened = await openDataFolder(path, defaults, new Date(), { lane });
    if (!opened.ok) throw new Error(`${path}: ${JSON.stringify(opened.error)}`);
    const { house, key, address } = config;
    const pairing = { address, house, key, name: 'Torture Bowl', authority: null };
    const kept = await opened.value.house.change({ pairing });
    if (!kept.ok) throw new Error(`${path}: ${kept.error}`);
    return new SimLane(config, deps, opened.value);
  }

  private constructor(config: SimLaneConfig, deps: SimLaneDeps, folder: DataFolder) {
    this.#config = config;
    this.#deps = deps;
    this.#folder = folder;
    this.#draw = numbersFrom(config.seed);
    const { matches, moves, origin, erased, disk, path, settings } = folder;
    this.#games = new Games({
      ...{ folder: folder.games, matches, moves, origin, erased, resume: folder.boards, newId },
      exported: new ErasedExports(disk, path),
      clock: () => this.#now(),
      announce: (notice) => {
        if (notice.name === 'gameChanged') this.#link.changed(notice.value.id);
        this.#desk.hear();
      },
      removed: () => {
        this.#link.removed();
      },
      ended: () => undefined,
      notices: { tell: () => undefined },
      staff: { by: 'bowler', allows: () => true },
      enters: () => true,
      settings: {
        get current() {
          return settings.current();
        },
      },
      log: deps.log,
    });
    this.#desk = new LaneFrontDesk({
      ...{ file: folder.orders, games: this.#games, newId },
      settings: {
        get current() {
          return settings.current();
        },
        change: async (change) => {
          const saved = await settings.change(change);
          return saved.ok ? saved : err({ code: 'not-saved', trouble: saved.error });
        },
      },
      practice: { current: () => ({ left: null, right: null }), gameBegan: () => undefined },
      clock: () => this.#now(),
      announce: () => undefined,
      print: () => Promise.resolve(ok(null)),
      isPaired: () => true,
      statesChanged: () => {
        this.#link.statesChanged();
      },
      after: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds);
        return () => {
          clearTimeout(timer);
        };
      },
      time: () => performance.now(),
    });
    this.#link = new HouseLink({
      origin: origin.current().origin,
      pairing: () => folder.house.current().pairing,
      saves: { games: folder.games, erased: () => erased.current().bowlers },
      lanes: () => [config.lane],
      states: () => this.#desk.states(),
      orders: { take: (order) => this.#desk.orders.take(order) },
      erase: async (bowlers) => (await this.#games.eraseOfHouse(bowlers)).ok,
      program: 'torture',
      clock: () => this.#now(),
      changed: () => undefined,
      renewed: () => undefined,
      log: deps.log,
      pauses: PAUSES,
      limits: LIMITS,
    });
    // As the program: before games are archived, and before the house asks.
    void this.#desk
      .begin()
      .catch(deps.log)
      .finally(() => {
        this.#link.begin();
        void this.#games.tidy();
      });
  }

  bowl(): void {
    this.#bowls = new AbortController();
    this.#bowling = this.#bowlOn(this.#bowls.signal);
  }

  async leave(): Promise<void> {
    await this.#bowler?.leave();
  }

  /** Resolves once its bowlers have stopped. */
  async rest(): Promise<void> {
    this.#bowls.abort();
    await this.#bowling;
  }

  /** As the program ends. */
  async close(): Promise<void> {
    await this.rest();
    await this.#link.end();
    await this.#games.settled();
    await this.#desk.end();
    await this.#folder.lock.release();
  }

  report(): Report {
    const { status } = this.#link;
    const connected = status.kind === 'connected';
    return {
      ...{ lane: this.#config.lane, balls: this.#balls, connected },
      delivered: connected && status.toDeliver === 0,
    };
  }

  #now(): string {
    return new Date(Date.now() + this.clockWrong).toISOString();
  }

  async #bowlOn(stop: AbortSignal): Promise<void> {
    const { pace, lane } = this.#config;
    const balled = (milliseconds: number): void => {
      this.#balls += 1;
      this.#deps.balled(milliseconds);
    };
    const bowler = new Bowler({ games: this.#games, lane, draw: this.#draw, balled });
    this.#bowler = bowler;
    while (!stop.aborted) {
      await bowler.act().catch(this.#deps.log);
      await pause(pace / 2 + this.#draw(pace), undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
