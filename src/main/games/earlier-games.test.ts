import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bowlerSeries } from '../../core/players/bowler-series.ts';
import type { PlayerCommand } from '../../core/line-up/player-event.ts';
import { replay } from '../../core/game/game.ts';
import type { Command } from '../../core/game/event.ts';
import type { PlayerId } from '../../core/players/player.ts';
import type { GameView, NewPlayer } from '../../contract/contract.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { makeGameLine } from '../../saves/archive/archived-line.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { foreign } from '../../saves/imports/testing/lane.testing.ts';
import { gameOfMisses, played } from '../../saves/record/testing/game.testing.ts';
import { EarlierGames } from './earlier-games.ts';
import { start, view, type Lane } from './testing/lane.testing.ts';

/** Ten open frames that score this many pins, 0 to 90. */
function lineOf(pins: number): string {
  return Array.from(
    { length: 10 },
    (_, frame) => `${String(Math.min(9, Math.max(0, pins - frame * 9)))}-`,
  ).join(' ');
}

function agree(player: PlayerId, pins: number): Command {
  return { kind: 'agreeLine', player, notation: lineOf(pins) };
}

async function apply(lane: Lane, ...commands: readonly Command[]): Promise<GameView> {
  for (const command of commands) {
    const board = lane.games.current() ?? expect.fail('no game on the board');
    view(await lane.games.apply(board.id, board.events.length, command));
  }
  return lane.games.current() ?? expect.fail('no game on the board');
}

/** Begins a game, which may follow another, and gives each player this score in it. */
async function bowl(
  lane: Lane,
  follows: string | null,
  players: readonly (Partial<NewPlayer> & { readonly name: string; readonly pins: number })[],
): Promise<GameView> {
  const line = players.map(({ name, was = null, ...player }) => ({
    ...{ name, was, average: null },
    ...('wasIn' in player ? { wasIn: player.wasIn } : {}),
  }));
  view(await lane.games.newGame({ players: line, follows }, 7));
  return apply(lane, ...players.map(({ pins }, place) => agree(place + 1, pins)));
}

/** Each player's earlier scores, oldest first, in the order of the set-up. */
function earlierOf({ setup, earlier }: GameView): readonly (readonly (number | null)[])[] {
  return setup.players.map(({ series }) =>
    earlier.flatMap((game) => (game.series === series.id ? [game.score] : [])),
  );
}

/** Each player's pins in their series. */
function pinsOf(lane: Lane): readonly number[] {
  const board = lane.games.current() ?? expect.fail('no game on the board');
  const game = replay(board.setup, board.events);
  if (!game.ok) expect.fail('not replayed');
  return game.value.position.lines.map((line) => bowlerSeries(null, line, board.earlier, true).pins);
}

async function opened(lane: Lane, gameId: string): Promise<GameView> {
  return view(await lane.games.openGame(gameId));
}

async function evening(): Promise<{ lane: Lane; first: GameView; second: GameView }> {
  const lane = await start(await tempFolder());
  const first = await bowl(lane, null, [
    { name: 'PJS', pins: 50 },
    { name: 'KYJ', pins: 60 },
  ]);
  const second = await bowl(lane, first.id, [
    { name: 'PJS', was: 1, pins: 51 },
    { name: 'KYJ', was: 2, pins: 61 },
  ]);
  return { lane, first, second };
}

describe('the games before in each player’s series', () => {
  test('are none in a first game, and in the next one the game before', async () => {
    const { lane, first, second } = await evening();
    expect(first.earlier).toEqual([]);
    expect(earlierOf(second)).toEqual([[50], [60]]);
    expect(second.earlier.map(({ gameId, number }) => [gameId, number])).toEqual([
      [first.id, 1],
      [first.id, 1],
    ]);
    await lane.games.settled();
  });

  test('stay with each player who stays, joins or leaves between games, whatever they are called', async () => {
    const { lane, second } = await evening();
    const third = await bowl(lane, second.id, [
      { name: 'KYJ', pins: 30 },
      { name: 'KIM', was: 2, pins: 62 },
    ]);
    expect(earlierOf(third)).toEqual([[], [60, 61]]);
    const fourth = await bowl(lane, third.id, [
      { name: 'KIM', was: 2, pins: 63 },
      { name: 'PJS', was: 1, wasIn: second.id, pins: 53 },
      { name: 'PJS', pins: 10 },
    ]);
    expect(earlierOf(fourth)).toEqual([[60, 61, 62], [50, 51], []]);
    expect(fourth.setup.players.map(({ series }) => series.number)).toEqual([4, 3, 1]);
    await lane.games.settled();
  });

  test('go on in another party for who moves, and begin anew for a new party', async () => {
    const { lane, second } = await evening();
    const party = await bowl(lane, null, [{ name: 'LEE', pins: 20 }]);
    const joined = await bowl(lane, party.id, [
      { name: 'LEE', was: 1, pins: 21 },
      { name: 'PJS', was: 1, wasIn: second.id, pins: 52 },
    ]);
    expect(earlierOf(joined)).toEqual([[20], [50, 51]]);
    expect(joined.setup.players[1]?.bowler).toBe(second.setup.players[0]?.bowler);
    const other = await bowl(lane, null, [{ name: 'PJS', pins: 1 }]);
    expect(other.earlier).toEqual([]);
    expect(other.setup.players[0]?.series).not.toEqual(second.setup.players[0]?.series);
    await lane.games.settled();
  });

  test('count with the games that staff typed, which go on to the next game, through a restart', async () => {
    const { lane, second } = await evening();
    await apply(lane, { kind: 'carryGames', player: 1, scores: [176, 203] });
    await lane.games.settled();
    const again = await start(lane.data);
    const third = await bowl(again, second.id, [
      { name: 'PJS', was: 1, pins: 52 },
      { name: 'KYJ', was: 2, pins: 62 },
      { name: 'KIM', pins: 12 },
    ]);
    expect(third.setup.players.map(({ carried }) => carried)).toEqual([[176, 203], undefined, undefined]);
    expect(pinsOf(again)).toEqual([176 + 203 + 50 + 51 + 52, 60 + 61 + 62, 12]);
    await again.games.settled();
  });

  test('no longer count the typed games that were undone, in the next game and after a restart neither', async () => {
    const { lane, second } = await evening();
    await apply(lane, { kind: 'carryGames', player: 1, scores: [176] });
    await apply(lane, { kind: 'carryGames', player: 1, scores: [176, 203] });
    await apply(lane, { kind: 'undo' });
    expect(pinsOf(lane)[0]).toBe(176 + 50 + 51);
    await apply(lane, { kind: 'undo' });
    expect(pinsOf(lane)[0]).toBe(50 + 51);
    await lane.games.settled();
    const again = await start(lane.data);
    await again.games.settled();
    expect(pinsOf(again)[0]).toBe(50 + 51);
    const [pjs] = (await bowl(again, second.id, [{ name: 'PJS', was: 1, pins: 52 }])).setup.players;
    expect(pjs?.carried).toBeUndefined();
    await again.games.settled();
  });

  test('leave the typed games behind in a new party, and with somebody else in the place', async () => {
    const { lane, second } = await evening();
    await apply(lane, { kind: 'carryGames', player: 1, scores: [176] });
    const [other] = (await bowl(lane, second.id, [{ name: 'PJS', pins: 1 }])).setup.players;
    const [alone] = (await bowl(lane, null, [{ name: 'PJS', pins: 1 }])).setup.players;
    expect([other?.carried, alone?.carried]).toEqual([undefined, undefined]);
    await lane.games.settled();
  });

  test('are nobody’s twice: a player asked for from two games is one bowler', async () => {
    const { lane, first, second } = await evening();
    const { setup } = await bowl(lane, second.id, [
      { name: 'PJS', was: 1, pins: 1 },
      { name: 'PJS', was: 1, wasIn: first.id, pins: 2 },
      { name: 'PJS', was: 1, wasIn: 'g000099-0a1b2c', pins: 3 },
    ]);
    expect(new Set(setup.players.map(({ bowler }) => bowler)).size).toBe(3);
    expect(setup.players.map(({ series }) => series.number)).toEqual([3, 1, 1]);
    await lane.games.settled();
  });

  test('are those of whoever bowls: somebody else in the place has none, an undo brings them back', async () => {
    const { lane, second } = await evening();
    const else_: PlayerCommand = { kind: 'rename', player: 1, name: 'EVE', somebodyElse: true };
    await apply(lane, else_);
    const third = await bowl(lane, second.id, [
      { name: 'EVE', was: 1, pins: 9 },
      { name: 'KYJ', was: 2, pins: 62 },
    ]);
    expect(earlierOf(third)).toEqual([[51], [60, 61]]);
    await opened(lane, second.id);
    await apply(lane, { kind: 'undo' });
    await opened(lane, third.id);
    expect(earlierOf(lane.games.current() ?? third)).toEqual([[], [60, 61]]);
    await lane.games.settled();
  });

  test('change at once when an earlier game is corrected, from the archive too', async () => {
    const { lane, first, second } = await evening();
    await lane.games.tidy();
    await opened(lane, first.id);
    await apply(lane, agree(1, 55));
    expect(earlierOf(await opened(lane, second.id))).toEqual([[55], [60]]);
    const again = await start(lane.data);
    await lane.games.settled();
    await opened(again, second.id);
    await again.games.settled();
    expect(earlierOf(again.games.current() ?? second)).toEqual([[55], [60]]);
  });

  test('of a game on the board after a restart are found in the archive and announced', async () => {
    const { lane, second } = await evening();
    const third = await bowl(lane, second.id, [{ name: 'PJS', was: 1, pins: 52 }]);
    await lane.games.tidy();
    await lane.games.settled();
    const again = await start(lane.data);
    await again.games.settled();
    const shown = again.games.current() ?? expect.fail('no game on the board');
    expect(earlierOf(shown)).toEqual([[50, 51]]);
    expect(earlierOf(view(await again.games.view(third.id)))).toEqual([[50, 51]]);
    expect(earlierOf(view(await again.games.view(second.id)))).toEqual([[50], [60]]);
    expect(again.announced).toMatchObject([{ name: 'gameChanged', value: { earlier: shown.earlier } }]);
  });

  test('of a game on the board are all on a sheet that is asked for at once after a restart', async () => {
    const { lane, second } = await evening();
    await lane.games.tidy();
    await lane.games.settled();
    const again = await start(lane.data);
    expect(earlierOf(view(await again.games.view(second.id)))).toEqual([[50], [60]]);
  });

  test('count as corrected, though the correction came while the archive was searched', async () => {
    const { lane, first, second } = await evening();
    await lane.games.tidy();
    await lane.games.settled();
    const { folder } = await start(lane.data);
    const [old, shown] = [(await folder.read(first.id)).record, (await folder.read(second.id)).record];
    if (old === null || shown === null) expect.fail('not saved');
    const series = new EarlierGames(folder);
    const searching = series.lookBack(shown);
    series.left({ ...old, game: played(old.game, [agree(1, 55)]) });
    await searching;
    expect(series.of(shown).map(({ score }) => score)).toEqual([55, 60]);
  });

  test('are found after a restart behind a thousand later games that another lane’s archive brought', async () => {
    const { lane, second } = await evening();
    const third = await bowl(lane, second.id, [{ name: 'PJS', was: 1, pins: 52 }]);
    await lane.games.tidy();
    await lane.games.settled();
    const lines = Array.from({ length: 1_000 }, (_none, place) => {
      const record = foreign(gameOfMisses(20), 5_000 + place, place.toString(16).padStart(24, '0'));
      return { id: record.id, text: makeGameLine(record) };
    });
    for (const month of ['2026-10', '2026-11'])
      expect(await lane.games.takeIn(() => ({ month, lines: lines.splice(0, 500) }))).toBeNull();
    const again = await start(lane.data);
    await again.games.settled();
    expect(again.games.current()?.id).toBe(third.id);
    expect(earlierOf(again.games.current() ?? third)).toEqual([[50, 51]]);
  });

  test('do not count what was stopped before its end', async () => {
    const lane = await start(await tempFolder());
    const first = view(await lane.games.newGame(orderOf(['PJS']), 7));
    await apply(lane, { kind: 'roll', entry: { kind: 'pins', pins: 9 } }, { kind: 'stop' });
    const second = await bowl(lane, first.id, [{ name: 'PJS', was: 1, pins: 51 }]);
    expect(earlierOf(second)).toEqual([[null]]);
    await lane.games.settled();
  });

  test('forget a deleted game, on the board at once', async () => {
    const { lane, first, second } = await evening();
    const third = await bowl(lane, second.id, [{ name: 'PJS', was: 1, pins: 52 }]);
    view(await lane.games.view(third.id));
    expect(await lane.games.remove({ kind: 'game', gameId: first.id })).toMatchObject({ ok: true });
    expect(earlierOf(lane.games.current() ?? third)).toEqual([[51]]);
    const fourth = await bowl(lane, third.id, [{ name: 'PJS', was: 1, pins: 53 }]);
    expect(earlierOf(fourth)).toEqual([[51, 52]]);
    expect(fourth.setup.players[0]?.series.number).toBe(4);
    await lane.games.settled();
  });

  test('stay when a bowler of theirs is erased, on the board and on the sheet', async () => {
    const { lane, second } = await evening();
    await lane.games.tidy();
    expect(await lane.games.remove({ kind: 'bowler', name: 'PJS' })).toMatchObject({ ok: true });
    expect(earlierOf(view(await lane.games.view(second.id)))).toEqual([[50], [60]]);
    await lane.games.settled();
    expect(earlierOf(lane.games.current() ?? second)).toEqual([[50], [60]]);
  });

  test('are counted on from the last game, also by a game that begins after an older one was looked at', async () => {
    const { lane, first, second } = await evening();
    await opened(lane, first.id);
    const third = await bowl(lane, first.id, [{ name: 'PJS', was: 1, pins: 52 }]);
    expect(third.setup.players[0]?.series.number).toBe(3);
    expect(earlierOf(third)).toEqual([[50, 51]]);
    expect(second.id).not.toBe(third.id);
    await lane.games.settled();
  });
});

test('how many games a series has is chosen once and stays with the party', async () => {
  const lane = await start(await tempFolder());
  const order = { ...orderOf(['PJS']), games: 3 };
  const first = view(await lane.games.newGame(order, 7));
  expect(first.setup.games).toBe(3);
  await apply(lane, agree(1, 9));
  const second = await bowl(lane, first.id, [{ name: 'PJS', was: 1, pins: 9 }]);
  expect(second.setup.games).toBe(3);
  const open = view(await lane.games.newGame({ ...orderOf(['PJS']), follows: second.id, games: null }, 7));
  expect('games' in open.setup).toBe(false);
  await lane.games.settled();
});

/** An evening of one to three bowlers, as a list of events. */
const happening = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('game' as const),
      who: fc.subarray([0, 1, 2], { minLength: 1 }),
      pins: fc.array(fc.nat(90), { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('correct' as const), game: fc.nat(), pins: fc.nat(90) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), game: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), game: fc.nat() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
);

/** A game as its bowlers remember it: who bowled, in line-up order, and with which scores. */
interface Remembered {
  readonly id: string;
  readonly who: readonly number[];
  readonly pins: number[];
  /** The first bowler's scores before corrections. */
  readonly before: number[];
}

test('whatever happens in an evening, each bowler’s earlier scores are the ones a simple list remembers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 2, maxLength: 9 }), async (all) => {
      let lane = await start(await tempFolder());
      let games: Remembered[] = [];
      const last = (bowler: number): Remembered | undefined =>
        games.findLast(({ who }) => who.includes(bowler));
      const show = async (id: string | undefined): Promise<void> => {
        if (id !== undefined) await opened(lane, id);
      };
      for (const one of all) {
        const newest = games.at(-1);
        if (one.kind === 'game') {
          await show(newest?.id);
          const players = one.who.map((bowler, place) => {
            const known = last(bowler);
            const was = known === undefined ? null : known.who.indexOf(bowler) + 1;
            const from = known === undefined || known === newest ? {} : { wasIn: known.id };
            return { name: `B${String(bowler)}`, was, ...from, pins: one.pins[place] ?? 0 };
          });
          const { id } = await bowl(lane, newest?.id ?? null, players);
          games.push({ id, who: one.who, pins: players.map(({ pins }) => pins), before: [] });
        } else if (one.kind === 'restart') {
          await lane.games.settled();
          lane = await start(lane.data);
        } else if (newest !== undefined) {
          const game = games[one.game % games.length] ?? newest;
          const was = game.pins[0] ?? 0;
          if (one.kind === 'delete' && game !== newest) {
            await show(newest.id);
            expect(await lane.games.remove({ kind: 'game', gameId: game.id })).toMatchObject({ ok: true });
            games = games.filter((other) => other !== game);
          } else if (one.kind === 'correct' && was !== one.pins) {
            await show(game.id);
            await apply(lane, agree(1, one.pins));
            game.before.push(was);
            game.pins[0] = one.pins;
          } else if (one.kind === 'undo') {
            const back = game.before.pop();
            if (back === undefined) continue;
            await show(game.id);
            await apply(lane, { kind: 'undo' });
            game.pins[0] = back;
          }
        }
        for (const [place, game] of games.entries()) {
          const found = view(await lane.games.view(game.id));
          const expected = game.who.map((bowler) =>
            games.slice(0, place).flatMap(({ who, pins }) => {
              const at = who.indexOf(bowler);
              return at === -1 ? [] : [pins[at]];
            }),
          );
          expect(earlierOf(found)).toEqual(expected);
        }
      }
      await lane.games.settled();
    }),
  );
});
