import { expect, inject, onTestFinished, test } from 'vitest';
import { applyCommand } from '../../core/game/command.ts';
import type { Command } from '../../core/game/event.ts';
import { phaseOf, type Game } from '../../core/game/game.ts';
import { calledIn } from '../../core/chain/erasing.ts';
import { bodiesOf, namesIn } from '../../core/chain/names.ts';
import { newId } from '../../saves/record/new-id.ts';
import { turnToBowl } from '../../core/players/position.ts';
import { numbersFrom } from '../../core/testing/random-pins.testing.ts';
import { HouseService } from '../service/house-service.ts';
import { HOUSE, newDatabase } from '../testing/database.testing.ts';
import { knownLane } from '../testing/lane.testing.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const NAMES = ['ANNA', 'BEN', 'CARLA', '민서', 'DÖRTE', 'EMRE'];
const GAMES = 4;
const PARTS = 30;

type Draw = (below: number) => number;

function pick<T>(draw: Draw, all: readonly T[]): T {
  const one = all[draw(all.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

function commandFor(draw: Draw, { position }: Game): Command {
  const turn = turnToBowl(position);
  const { player } = pick(draw, position.lines);
  const kind = draw(10);
  if (kind < 7 && turn.ok)
    return { kind: 'roll', entry: { kind: 'pins', pins: draw(turn.value.rack.standing + 1) } };
  if (kind < 8) return { kind: 'join', name: pick(draw, NAMES), makesUp: draw(2) === 0 };
  return { kind: 'rename', player, name: pick(draw, NAMES), somebodyElse: draw(2) === 0 };
}

/** The game after a few things that its bowlers do; what the rules refuse, nobody does. */
function bowledOn(draw: Draw, before: Game): Game {
  let game = before;
  for (let acts = 1 + draw(5); acts > 0 && phaseOf(game) === 'running'; acts -= 1) {
    const newcomer = { bowler: newId(), series: newId() };
    const applied = applyCommand(game, commandFor(draw, game), { at: NOW, by: 'bowler', newcomer });
    if (applied.ok) game = applied.value.game;
  }
  return game;
}

test('the house takes every ball of a game whose bowlers are erased on another lane meanwhile', async () => {
  const database = await newDatabase(inject('houseServer'));
  const house = await HouseService.begin({
    ...{ database: database.service, house: HOUSE.id, https: null, authority: null, hosts: [], page: null },
    log: () => undefined,
  });
  onTestFinished(async () => {
    await house.end();
    await database.pool.end();
  });
  const [one, other] = [await knownLane(database, 1), await knownLane(database, 2)];
  for (let number = 1; number <= GAMES; number += 1) {
    const draw = numbersFrom(number);
    const id = `g${String(number).padStart(6, '0')}-0a1b2c`;
    let { game } = one.bowled(id, [], ['ANNA', 'BEN', 'CARLA']);
    expect(await one.delivers(house.service, one.part({ id, game }))).toEqual([
      { state: 'kept', generation: 0 },
    ]);
    for (let parts = 0; parts < PARTS && phaseOf(game) === 'running'; parts += 1) {
      const before = game.events.length;
      game = bowledOn(draw, game);
      if (draw(4) === 0)
        await other.asks(house.service, 'erasures', {
          bowlers: [pick(draw, calledIn({ bodies: bodiesOf(game), names: namesIn(game) })).bowler],
        });
      const generation = game.events.length;
      if (generation > before)
        expect(await one.delivers(house.service, one.part({ id, game }, before + 1)), `game ${id}`).toEqual([
          { state: 'kept', generation },
        ]);
    }
  }
});
