/**
 * Whatever happens in whatever order, the house ends with every fact of the lane once, and without a second
 * branch.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { databaseOfTests } from '../../house/testing/database.testing.ts';
import { RunningHouse, until } from './testing/house.testing.ts';
import { LinkedLane } from './testing/linked-lane.testing.ts';
import { Relay } from './testing/relay.testing.ts';
import { runs } from '../../core/testing/runs.testing.ts';

const database = databaseOfTests();

const STEPS = ['ball', 'two balls', 'undo', 'correct', 'next game', 'archive', 'lane restarts'] as const;
const FAULTS = ['cut', 'cut later', 'silence', 'house restarts', 'house is restored'] as const;
type Step = (typeof STEPS)[number] | (typeof FAULTS)[number];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...STEPS) },
  { weight: 2, arbitrary: fc.constantFrom(...FAULTS) },
);

/** A lane and a house, with a cable between them. */
class Evening {
  readonly house: RunningHouse;
  readonly relay: Relay;
  lane: LinkedLane;
  readonly games: string[] = [];

  private constructor(house: RunningHouse, relay: Relay, lane: LinkedLane) {
    this.house = house;
    this.relay = relay;
    this.lane = lane;
  }

  static async begin(): Promise<Evening> {
    const house = await RunningHouse.begin(database());
    const relay = await Relay.to(house.at);
    const evening = new Evening(house, relay, await LinkedLane.of(LIMITS));
    await evening.link();
    return evening;
  }

  async does(what: Step): Promise<void> {
    const { relay, house } = this;
    const running = this.lane.lane.games.phase === 'running';
    switch (what) {
      case 'ball':
        if (running) await this.lane.bowls(0);
        return;
      case 'two balls':
        if (running) await this.lane.bowls(0);
        if (this.lane.lane.games.phase === 'running') await this.lane.bowls(0);
        return;
      case 'undo': {
        const game = this.lane.lane.games.current();
        if (game !== null) await this.lane.lane.games.apply(game.id, game.events.length, { kind: 'undo' });
        return;
      }
      case 'correct': {
        const game = this.lane.lane.games.current();
        if (game === null) return;
        const balls = [{ entry: { kind: 'strike' }, split: false }] as const;
        const command = { kind: 'correctFrame', player: 1, frame: 1, balls } as const;
        await this.lane.lane.games.apply(game.id, game.events.length, command);
        return;
      }
      case 'next game':
        if (running) await this.lane.does({ kind: 'stop' });
        this.games.push(await this.lane.begins('ANNA'));
        return;
      case 'archive':
        await this.lane.lane.games.tidy();
        return;
      case 'lane restarts':
        await this.lane.end();
        this.lane = await LinkedLane.of({ ...LIMITS, data: this.lane.lane.data });
        await this.link();
        return;
      case 'cut':
        relay.cut();
        return;
      case 'cut later':
        relay.cutAfter = 900;
        return;
      case 'silence':
        relay.isSilent = !relay.isSilent;
        return;
      case 'house restarts':
        await house.end();
        await house.begin();
        return;
      case 'house is restored':
        await house.end();
        await this.forgetHalf();
        await house.begin();
        return;
    }
  }

  /** Mends the cable, and waits until the house has every fact once. */
  async settles(): Promise<void> {
    this.relay.cutAfter = null;
    this.relay.isSilent = false;
    this.relay.cut();
    const { origin } = this.lane.lane;
    const wanted = JSON.stringify(await this.lane.facts(this.games));
    await until(async () => JSON.stringify(await this.house.facts(origin)) === wanted);
    for (const table of ['forks', 'aside'])
      expect(await this.house.ask(`SELECT game FROM house.${table} WHERE origin = $1`, [origin])).toEqual([]);
    expect(this.lane.logged).toEqual([]);
    await this.lane.end();
    await this.house.end();
  }

  private async link(): Promise<void> {
    const pairing = await this.house.pairing(this.lane.lane.origin, [7]);
    this.lane.pairing = { ...pairing, address: this.relay.at };
    this.lane.link.begin();
  }

  /** Loses the newest facts, as if they had never been written. */
  private async forgetHalf(): Promise<void> {
    const { origin } = this.lane.lane;
    await this.house.ask(
      `DELETE FROM house.facts WHERE origin = $1 AND generation > 1 + (
         SELECT max(generation) / 2 FROM house.facts AS all_facts
         WHERE all_facts.origin = facts.origin AND all_facts.game = facts.game)`,
      [origin],
    );
    await this.house.ask(
      `UPDATE house.games SET generation = facts.generation, chain = facts.chain
       FROM (SELECT DISTINCT ON (game) game, generation, chain FROM house.facts WHERE origin = $1
             ORDER BY game, generation DESC) AS facts
       WHERE games.origin = $1 AND games.game = facts.game`,
      [origin],
    );
  }
}

const LIMITS = { limits: { answer: 1500, silence: 1500 } };

test('every fact arrives once, in order, whatever is cut, silent, restarted or restored in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const evening = await Evening.begin();
      await evening.does('next game');
      for (const one of steps) await evening.does(one);
      await evening.settles();
    }),
    // A machine does a few of them in a second.
    runs(0.16),
  );
}, 600_000);
