import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { newGame, type Game } from '../../core/game/game.ts';
import { chainOf } from '../../core/chain/chain.ts';
import { bodiesOf, namesDigest, namesIn } from '../../core/chain/names.ts';
import { occasion, setupOf } from '../../core/testing/setup.testing.ts';
import type { Head, Part } from '../../house-contract/deliveries.ts';
import { LANE_ROUTES } from '../../house-contract/routes.ts';
import { RECORD_VERSION } from '../../saves/record/migrations.ts';
import { sha256 } from '../db/hash.ts';
import { newKey } from '../lanes/lane-key.ts';
import type { Service } from '../service/service.ts';
import { asked } from '../db/asked.ts';
import { HOUSE, type TestDatabase } from './database.testing.ts';

export const MONTH = '2026-11';
const NOON = '2026-11-21T12:00:00.000Z';

export interface BowledGame {
  readonly id: string;
  readonly game: Game;
}

/** The command for a ball with this many pins. */
export function pins(count: number): Command {
  return { kind: 'roll', entry: { kind: 'pins', pins: count } };
}

/** A lane of the test's house, with games and no disk. */
export class TestLane {
  readonly origin: string;
  readonly key: string;
  readonly lane: number;

  constructor(origin: string, key: string, lane: number) {
    this.origin = origin;
    this.key = key;
    this.lane = lane;
  }

  /** A game of this lane after these commands. */
  bowled(id: string, commands: readonly Command[], names: readonly string[] = ['ANNA', 'BEN']): BowledGame {
    const begun = newGame(setupOf(names, { origin: this.origin, lane: this.lane, startedAt: NOON }));
    return this.after({ id, game: begun }, commands);
  }

  after({ id, game }: BowledGame, commands: readonly Command[]): BowledGame {
    const played = commands.reduce((before, command) => {
      const applied = applyCommand(before, command, occasion(NOON));
      if (!applied.ok) throw new Error(applied.error.code);
      return applied.value.game;
    }, game);
    return { id, game: played };
  }

  /** The game's facts from one generation to another, as a delivery has them. */
  part({ id, game }: BowledGame, from = 0, to = Infinity): Part {
    const bodies = bodiesOf(game);
    const chain = chainOf(sha256, { origin: this.origin, id }, bodies);
    const names = namesIn(game);
    const facts = bodies.map((body, generation) => ({ body, chain: chain[generation] ?? '' }));
    return {
      ...{ game: id, month: MONTH, save: RECORD_VERSION, from },
      before: chain[from - 1] ?? null,
      facts: facts.slice(from, to + 1),
      names: {
        digest: namesDigest(sha256, names),
        entries: names.map(({ path, value }) => ({ path, value })),
      },
    };
  }

  head({ id, game }: BowledGame): Head {
    const chain = chainOf(sha256, { origin: this.origin, id }, bodiesOf(game));
    return {
      ...{ game: id, generation: game.events.length, chain: chain.at(-1) ?? '' },
      names: namesDigest(sha256, namesIn(game)),
    };
  }

  /** Sends one of the lane's requests; resolves with the answer. */
  async asks<T>(
    service: Pick<Service, 'inject'>,
    route: keyof typeof LANE_ROUTES,
    payload: object,
  ): Promise<T> {
    const headers = { authorization: `Bearer ${this.key}` };
    const reply = await service.inject({ method: 'POST', url: LANE_ROUTES[route], headers, payload });
    return reply.json<T>();
  }

  async delivers(
    service: Pick<Service, 'inject'>,
    ...parts: readonly Part[]
  ): Promise<readonly { readonly state: string; readonly generation: number }[]> {
    const answer = await this.asks<{ parts: { state: string; generation: number }[] }>(service, 'facts', {
      parts,
    });
    return answer.parts;
  }
}

/** A lane that the test's house knows. */
export async function knownLane({ owner }: Pick<TestDatabase, 'owner'>, lane: number): Promise<TestLane> {
  const key = newKey();
  const origin = sha256(key).slice(0, 24);
  await asked(owner, 'INSERT INTO house.lanes (house, origin, key_hash, numbers) VALUES ($1, $2, $3, $4)', [
    ...[HOUSE.id, origin, sha256(key)],
    [lane],
  ]);
  return new TestLane(origin, key, lane);
}
