import { expect, onTestFinished } from 'vitest';
import type { Command } from '../../../core/game/event.ts';
import { generationOf } from '../../../core/game/game.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';
import type { LaneState } from '../../../house-contract/lane-state.ts';
import type { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import type { KeptPairing } from '../../../saves/settings/house-file.ts';
import { start, view, type Lane } from '../../games/testing/lane.testing.ts';
import { HouseLink } from '../house-link.ts';
import type { LinkStatus, Notice } from '../../../contract/contract.ts';
import type { LinkDeps } from '../link-deps.ts';
import { until, type RunningHouse } from './house.testing.ts';

/** Short, so that tests need not wait; what only staff can end is tried again by nobody else. */
export const SHORT_PAUSES = {
  ...{ first: 5, longest: 40, slow: 2 ** 30, states: 1, frame: 1, sign: 1 },
  beat: 15_000,
};
const LIMITS = { answer: 20_000, silence: 45_000 };

type Wanted = Partial<Pick<LinkDeps, 'lanes' | 'orders' | 'limits' | 'pauses' | 'states' | 'saves'>> & {
  readonly data?: string;
  readonly disk?: FailingDisk;
  readonly clock?: () => string;
  /** Called with the id of each game that the link reads from the disk. */
  readonly watchesReads?: (id: string) => void;
};

interface Changes {
  hear: (notice: Notice) => void;
  remove: () => void;
}

/** A lane with real saves and a real link, without windows. */
export class LinkedLane {
  readonly lane: Lane;
  readonly link: HouseLink;
  readonly statuses: LinkStatus[] = [];
  readonly logged: unknown[] = [];
  pairing: KeptPairing | null = null;
  /** Hears what main announces, as well as the link: a `LaneHouse` of a test. */
  announces: (notice: Notice) => void = () => undefined;
  readonly #wanted: Wanted;

  private constructor(lane: Lane, wanted: Wanted, changes: Changes) {
    this.lane = lane;
    this.#wanted = wanted;
    this.link = new HouseLink({
      ...this.deps(),
      pairing: () => this.pairing,
      renewed: (_before, authority) => {
        if (this.pairing !== null) this.pairing = { ...this.pairing, authority };
      },
      changed: (status) => this.statuses.push(status),
    });
    changes.hear = (notice) => {
      if (notice.name === 'gameChanged') this.link.changed(notice.value.id);
      this.announces(notice);
    };
    changes.remove = () => {
      this.link.removed();
    };
  }

  /** The dependencies of a link or a `LaneHouse` on this lane. */
  deps(): Omit<LinkDeps, 'pairing' | 'changed' | 'renewed'> {
    const { lane } = this;
    return {
      origin: lane.origin,
      saves: {
        games: {
          durable: () => lane.folder.durable(),
          archive: lane.folder.archive,
          read: (id) => {
            this.#wanted.watchesReads?.(id);
            return lane.folder.read(id);
          },
        },
        erased: () => lane.erased.current().bowlers,
      },
      lanes: () => [7],
      states: () => [this.state()],
      orders: { take: ({ id }) => Promise.resolve({ id, outcome: { state: 'void' } }) },
      erase: async (bowlers) => (await lane.games.eraseOfHouse(bowlers)).ok,
      program: '0.1.0',
      clock: () => new Date().toISOString(),
      log: (trouble) => this.logged.push(trouble),
      pauses: SHORT_PAUSES,
      limits: LIMITS,
      ...this.#wanted,
    };
  }

  /** A lane that is not paired. */
  static async of(wanted: Wanted = {}): Promise<LinkedLane> {
    const changes: Changes = { hear: () => undefined, remove: () => undefined };
    const { data = await tempFolder(), disk, clock } = wanted;
    const lane = await start(data, 0, undefined, {
      ...(disk === undefined ? {} : { disk }),
      ...(clock === undefined ? {} : { clock }),
      hears: (notice) => {
        changes.hear(notice);
      },
      removed: () => {
        changes.remove();
      },
    });
    const linked = new LinkedLane(lane, wanted, changes);
    onTestFinished(() => linked.end());
    return linked;
  }

  /** A lane that is paired with this house and linked. */
  static async at(house: RunningHouse, wanted: Wanted = {}): Promise<LinkedLane> {
    const linked = await LinkedLane.of(wanted);
    linked.pairing = await house.pairing(linked.lane.origin, [7]);
    linked.link.begin();
    return linked;
  }

  state(): Omit<LaneState, 'toDeliver'> {
    const game = this.lane.games.current();
    const { phase } = this.lane.games;
    return {
      lane: 7,
      phase: phase === 'moved' ? 'empty' : (phase ?? 'empty'),
      game: game === null ? null : { id: game.id, counter: game.counter, generation: game.events.length },
      ...{ opening: { kind: 'free' }, gamesLeft: null, timeLeft: null, help: null, trouble: null },
    };
  }

  /** Begins a game; resolves with its id. */
  async begins(...names: readonly string[]): Promise<string> {
    return view(await this.lane.games.newGame(orderOf(names), 7)).id;
  }

  async does(...commands: readonly Command[]): Promise<void> {
    for (const command of commands) {
      const game = this.lane.games.current();
      if (game === null) expect.fail('no game is on the board');
      view(await this.lane.games.apply(game.id, game.events.length, command));
    }
  }

  async bowls(...pins: readonly number[]): Promise<void> {
    await this.does(
      ...pins.map((count): Command => ({ kind: 'roll', entry: { kind: 'pins', pins: count } })),
    );
  }

  /** Bowls misses to the end of the game, for one bowler. */
  async bowlsToTheEnd(): Promise<void> {
    while (this.lane.games.phase === 'running') await this.bowls(0);
  }

  /** The facts of each saved game, by id. */
  async facts(ids: readonly string[]): Promise<Readonly<Record<string, number>>> {
    const facts = ids.toSorted().map(async (id) => {
      const { record } = await this.lane.folder.read(id);
      return [id, record === null ? 0 : generationOf(record.game) + 1] as const;
    });
    return Object.fromEntries(await Promise.all(facts));
  }

  /** Waits until the link is connected and has nothing to deliver. */
  async delivered(): Promise<void> {
    await until(() => {
      const { status } = this.link;
      return status.kind === 'connected' && status.toDeliver === 0;
    });
  }

  async offline(): Promise<void> {
    await until(() => this.link.status.kind === 'offline');
  }

  async end(): Promise<void> {
    await this.link.end();
    await this.lane.games.settled();
  }
}
