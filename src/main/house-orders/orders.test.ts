import { describe, expect, test } from 'vitest';
import { orderOf } from '../../contract/testing/order.testing.ts';
import type { OrderBody } from '../../house-contract/orders.ts';
import { view } from '../games/testing/lane.testing.ts';
import { ball, NOON } from '../../saves/record/testing/game.testing.ts';
import { AUTHOR, OrderedLane } from './testing/ordered-lane.testing.ts';

const DONE = { state: 'done', games: [] };
const open = (games: number, ...names: readonly string[]): OrderBody => ({
  kind: 'open',
  lane: 7,
  for: { games },
  names: [...names],
});
const refused = (code: string): object => ({ state: 'refused', code });

describe('the front desk opens a lane', () => {
  test('for some games, from the next one on, and the opening says who ordered it', async () => {
    const lane = await OrderedLane.on();
    expect(await lane.asks(open(2), 'a'.repeat(24))).toEqual(DONE);
    const order = { id: 'a'.repeat(24), author: AUTHOR };
    expect(lane.settings.current.opening).toEqual({ kind: 'games', games: 2, from: 1, order });
    expect(lane.desk.states()).toMatchObject([
      { lane: 7, phase: 'empty', gamesLeft: 2, opening: { kind: 'games', games: 2, from: 1 } },
    ]);
  });

  test('for minutes from now', async () => {
    const lane = await OrderedLane.on();
    const body: OrderBody = { kind: 'open', lane: 7, for: { minutes: 60 }, names: [] };
    expect(await lane.asks(body)).toEqual(DONE);
    expect(lane.settings.current.opening).toMatchObject({ kind: 'until', at: '2026-11-21T13:00:00.000Z' });
    expect(lane.desk.states()).toMatchObject([{ timeLeft: 3_600_000, gamesLeft: null }]);
  });

  test('with names: the game begins at once, by staff’s rules, and its set-up has the order', async () => {
    const lane = await OrderedLane.on();
    const id = lane.nextId();
    const outcome = await lane.asks(open(1, 'anna', 'BEN'), id);
    const { id: game, setup } = lane.shown();
    expect(outcome).toEqual({ state: 'done', games: [{ game, generation: 0 }] });
    expect(setup).toMatchObject({ order: { id, author: AUTHOR }, lane: 7, gameNumber: 1 });
    expect(setup.players.map(({ name }) => name)).toEqual(['anna', 'BEN']);
    expect(lane.desk.states()).toMatchObject([{ phase: 'running', gamesLeft: 0, game: { id: game } }]);
  });

  test.each<[string, OrderBody]>([
    ['name-too-long', open(1, 'A'.repeat(60))],
    ['format-not-offered', { ...open(1, 'ANNA'), format: 'candlepin' } as OrderBody],
    ['format-not-offered', { ...open(1), format: 'croquet' } as OrderBody],
    ['wrong-lane', { ...open(1), lane: 8 }],
  ])('refuses with %s, and the lane stays as it was', async (code, body) => {
    const lane = await OrderedLane.on();
    expect(await lane.asks(body)).toEqual(refused(code));
    expect(lane.settings.current.opening).toEqual({ kind: 'free' });
    expect(lane.lane.games.current()).toBeNull();
  });

  test('for games after the one whose last ball is being saved as the order comes', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA'));
    for (let frame = 1; frame <= 9; frame += 1) await lane.apply(ball(10));
    await lane.apply(ball(0));
    const [, opened] = await Promise.all([lane.apply(ball(0)), lane.asks(open(2, 'BEN'))]);
    expect(opened).toMatchObject({ state: 'done' });
    expect(lane.settings.current.opening).toMatchObject({ games: 2, from: 2 });
    expect(lane.desk.states()).toMatchObject([{ gamesLeft: 1 }]);
  });

  test('refuses names while a game runs; without names it opens for that game and more', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA'));
    expect(await lane.asks(open(3, 'BEN'))).toEqual(refused('game-running'));
    expect(lane.settings.current.opening).toMatchObject({ games: 1 });
    expect(await lane.asks(open(3))).toEqual(DONE);
    expect(lane.settings.current.opening).toMatchObject({ games: 3, from: 1 });
  });
});

describe('the front desk extends and closes a lane', () => {
  test('by games, by minutes, and not by what the lane is not open for', async () => {
    const lane = await OrderedLane.on();
    const byGames: OrderBody = { kind: 'extend', lane: 7, by: { games: 2 } };
    const byMinutes: OrderBody = { kind: 'extend', lane: 7, by: { minutes: 30 } };
    expect(await lane.asks(byGames)).toEqual(refused('not-limited'));
    await lane.asks(open(1));
    expect(await lane.asks(byMinutes)).toEqual(refused('other-limit'));
    expect(await lane.asks(byGames)).toEqual(DONE);
    expect(lane.settings.current.opening).toMatchObject({ games: 3, from: 1 });
    expect(await lane.asks({ kind: 'extend', lane: 7, by: { games: 9 } })).toEqual(refused('too-long'));
    await lane.asks({ kind: 'open', lane: 7, for: { minutes: 10 }, names: [] });
    expect(await lane.asks(byMinutes)).toEqual(DONE);
    expect(lane.settings.current.opening).toMatchObject({ at: '2026-11-21T12:40:00.000Z' });
  });

  test('after the game on the board: it is bowled to its end, and no other begins', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(5, 'ANNA'));
    expect(await lane.asks({ kind: 'close', lane: 7 })).toEqual(DONE);
    expect(lane.desk.states()).toMatchObject([{ phase: 'running', gamesLeft: 0 }]);
    await lane.apply(ball(7));
    const empty = await OrderedLane.on();
    await empty.asks({ kind: 'close', lane: 7 });
    expect(empty.settings.current.opening).toMatchObject({ kind: 'until', at: NOON });
  });
});

describe('an order', () => {
  test('that comes twice is answered as before and has one effect, also after a restart', async () => {
    const lane = await OrderedLane.on();
    const extend: OrderBody = { kind: 'extend', lane: 7, by: { games: 1 } };
    const [first, second, third] = [lane.nextId(), lane.nextId(), lane.nextId()];
    const begun = await lane.asks(open(1, 'ANNA'), first);
    await lane.asks(extend, second);
    expect(await lane.asks({ kind: 'answerHelp', lane: 7 }, third)).toEqual(refused('no-help-asked'));
    await lane.desk.help.ask('left');
    for (const one of [lane, await lane.again()]) {
      expect(await one.asks(open(1, 'ANNA'), first)).toEqual(begun);
      expect(await one.asks(extend, second)).toEqual(DONE);
      expect(await one.asks({ kind: 'answerHelp', lane: 7 }, third)).toEqual(refused('no-help-asked'));
      expect(one.settings.current.opening).toMatchObject({ games: 2 });
      expect(one.lane.games.next).toBe(2);
    }
  });

  test('that comes twice at once has one effect and one answer', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1));
    const id = lane.nextId();
    const extend: OrderBody = { kind: 'extend', lane: 7, by: { games: 1 } };
    expect(await Promise.all([lane.asks(extend, id), lane.asks(extend, id)])).toEqual([DONE, DONE]);
    expect(lane.settings.current.opening).toMatchObject({ games: 2 });
  });

  test('whose seconds pass before its turn is void for ever', async () => {
    const lane = await OrderedLane.on();
    const id = lane.nextId();
    const late = lane.asks(open(2), id, 10);
    lane.now += 10_001;
    expect(await late).toEqual({ state: 'void' });
    expect(lane.settings.current.opening).toEqual({ kind: 'free' });
    expect(await lane.asks(open(2), id, 10)).toEqual({ state: 'void' });
    expect(await (await lane.again()).asks(open(2), id, 10)).toEqual({ state: 'void' });
  });

  test('is refused while a ball waits for the disk', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA', 'BEN'));
    const { id: game } = lane.shown();
    lane.lane.disk.fails = (call) => (call === 'create' ? 'ENOSPC' : null);
    await lane.lane.games.apply(game, 0, ball(7));
    expect(lane.desk.states()).toMatchObject([{ trouble: 'disk-full' }]);
    expect(await lane.asks({ kind: 'bowlerAway', lane: 7, game, player: 2 })).toEqual(refused('waiting'));
  });
});

describe('a message', () => {
  test('is noted as done before it is shown, and shown once', async () => {
    const lane = await OrderedLane.on();
    const id = lane.nextId();
    const body: OrderBody = { kind: 'message', lane: 7, text: 'Shoes, please' };
    expect(await lane.asks(body, id)).toEqual(DONE);
    expect(lane.desk.messages.current).toEqual({ left: { id, text: 'Shoes, please' }, right: null });
    const again = await lane.again();
    expect(await again.asks(body, id)).toEqual(DONE);
    expect(again.desk.messages.current.left).toBeNull();
  });

  test('is refused where so many wait that it would be old when it is shown', async () => {
    const lane = await OrderedLane.on({ pair: true });
    const asks = (on: number): Promise<unknown> =>
      lane.asks({ kind: 'message', lane: on, text: 'Shoes, please' });
    const answers = await Promise.all(Array.from({ length: 9 }, () => asks(7)));
    expect(answers.slice(0, 4)).toEqual([DONE, DONE, DONE, DONE]);
    expect(answers.slice(4)).toEqual(Array.from({ length: 5 }, () => refused('messages-wait')));
    expect(await asks(8)).toEqual(DONE);
    lane.desk.messages.dismiss(lane.desk.messages.current.left?.id ?? '');
    expect(await asks(7)).toEqual(DONE);
  });

  test('waits for the one before it', async () => {
    const lane = await OrderedLane.on();
    await lane.asks({ kind: 'message', lane: 7, text: 'one' });
    await lane.asks({ kind: 'message', lane: 7, text: 'two' });
    const first = lane.desk.messages.current.left;
    expect(first?.text).toBe('one');
    lane.desk.messages.dismiss(first?.id ?? '');
    expect(lane.desk.messages.current.left?.text).toBe('two');
    lane.desk.messages.dismiss(first?.id ?? '');
    expect(lane.desk.messages.current.left?.text).toBe('two');
  });
});

describe('what was for one party', () => {
  const says = (lane: OrderedLane, text: string): Promise<unknown> =>
    lane.asks({ kind: 'message', lane: 7, text });

  test('is not shown to the next one, whose game begins', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA'));
    await says(lane, 'Shoes, please');
    await says(lane, 'Your pizza is ready');
    await lane.apply({ kind: 'stop' });
    await lane.lane.games.newGame({ ...orderOf(['ANNA']), follows: lane.shown().id }, 7);
    lane.desk.messages.look();
    expect(lane.desk.messages.current.left?.text).toBe('Shoes, please');
    await lane.apply({ kind: 'stop' });
    await lane.asks(open(1, 'BEN'));
    lane.desk.messages.look();
    expect(lane.desk.messages.current.left).toBeNull();
    await says(lane, 'Welcome');
    expect(lane.desk.messages.current.left?.text).toBe('Welcome');
  });

  test('is over once the lane is opened for the next one, and what comes then is theirs', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA'));
    await says(lane, 'Shoes, please');
    await lane.desk.help.ask('left');
    await lane.apply({ kind: 'stop' });
    expect(lane.desk.messages.current.left?.text).toBe('Shoes, please');
    await lane.asks(open(2));
    expect(lane.desk.messages.current.left).toBeNull();
    await expect.poll(() => lane.desk.help.current.left).toBeNull();
    await says(lane, 'Welcome');
    await lane.lane.games.newGame(orderOf(['BEN']), 7);
    lane.desk.messages.look();
    expect(lane.desk.messages.current.left?.text).toBe('Welcome');
  });

  test('stays while its game runs, although the lane is opened anew', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA'));
    await says(lane, 'Shoes, please');
    await lane.asks(open(2));
    expect(lane.desk.messages.current.left?.text).toBe('Shoes, please');
  });
});

describe('help', () => {
  test('is asked at the lane, seen by the front desk, answered, and kept over a restart', async () => {
    const lane = await OrderedLane.on();
    expect(await lane.desk.help.ask('left')).toMatchObject({ ok: true });
    expect(lane.desk.states()).toMatchObject([{ help: { at: NOON } }]);
    const again = await lane.again();
    expect(again.desk.help.current.left).toEqual({ state: 'asked', at: NOON });
    expect(await again.asks({ kind: 'answerHelp', lane: 7 })).toEqual(DONE);
    expect(again.desk.help.current.left?.state).toBe('coming');
    expect(again.desk.states()).toMatchObject([{ help: null }]);
    await again.desk.help.dismiss('left');
    expect(again.desk.help.current.left).toBeNull();
  });

  test('that both halves ask for at once is lost on neither, nor while the desk answers one of them', async () => {
    const lane = await OrderedLane.on({ pair: true });
    await Promise.all(
      Array.from({ length: 50 }, () =>
        Promise.all([lane.desk.help.ask('left'), lane.desk.help.ask('right')]),
      ),
    );
    const asked = { state: 'asked', at: NOON };
    for (const one of [lane, await lane.again()])
      expect(one.desk.help.current).toEqual({ left: asked, right: asked });
    await lane.desk.help.dismiss('right');
    await Promise.all([lane.asks({ kind: 'answerHelp', lane: 7 }), lane.desk.help.ask('right')]);
    expect(lane.desk.help.current).toMatchObject({ left: { state: 'coming' }, right: { state: 'asked' } });
  });

  test('is over ten minutes after somebody was on the way, and a new call is heard before that too', async () => {
    const lane = await OrderedLane.on();
    await lane.desk.help.ask('left');
    await lane.asks({ kind: 'answerHelp', lane: 7 });
    lane.desk.help.look();
    expect(lane.waits).toEqual([10 * 60_000]);
    lane.now = 9 * 60_000;
    lane.desk.help.look();
    expect([lane.desk.help.current.left?.state, lane.waits]).toEqual(['coming', [60_000]]);
    expect(await lane.desk.help.ask('left')).toMatchObject({ ok: true });
    expect(lane.desk.states()).toMatchObject([{ help: { at: '2026-11-21T12:09:00.000Z' } }]);
    await lane.asks({ kind: 'answerHelp', lane: 7 });
    lane.now = 19 * 60_000;
    const again = await lane.again();
    again.now = lane.now;
    again.desk.help.look();
    await expect.poll(() => again.desk.help.current.left).toBeNull();
    expect((await again.again()).desk.help.current.left).toBeNull();
  });

  test('that nobody answered waits for longer than ten minutes', async () => {
    const lane = await OrderedLane.on();
    await lane.desk.help.ask('left');
    lane.now = 60 * 60_000;
    lane.desk.help.look();
    await lane.lane.games.settled();
    expect(lane.desk.help.current.left?.state).toBe('asked');
  });

  test('ends with the party that asked, and not with a game of the same party', async () => {
    const lane = await OrderedLane.on();
    // Asked before the first game, by who begins it.
    await lane.desk.help.ask('left');
    const { games } = lane.lane;
    const first = view(await games.newGame(orderOf(['ANNA']), 7));
    await lane.apply({ kind: 'stop' });
    view(await games.newGame({ ...orderOf(['ANNA']), follows: first.id }, 7));
    lane.desk.help.look();
    await games.settled();
    expect(lane.desk.help.current.left?.state).toBe('asked');
    await lane.apply({ kind: 'stop' });
    view(await games.newGame(orderOf(['BEN']), 7));
    lane.desk.help.look();
    await expect.poll(() => lane.desk.help.current.left).toBeNull();
  });

  test('that is asked at the end of a game may be the next party’s, and waits on until the desk opens the lane for others', async () => {
    const lane = await OrderedLane.on();
    const { games } = lane.lane;
    view(await games.newGame(orderOf(['ANNA']), 7));
    await lane.apply({ kind: 'stop' });
    await lane.desk.help.ask('left');
    view(await games.newGame(orderOf(['BEN']), 7));
    lane.desk.help.look();
    await games.settled();
    expect(lane.desk.help.current.left?.state).toBe('asked');
    await lane.apply({ kind: 'stop' });
    await lane.asks(open(1));
    await expect.poll(() => lane.desk.help.current.left).toBeNull();
  });

  test('is not offered where nobody would hear', async () => {
    const lane = await OrderedLane.on({ isPaired: false });
    expect(await lane.desk.help.ask('left')).toEqual({ ok: false, error: { code: 'no-front-desk' } });
  });
});

describe('a sheet', () => {
  test('is printed once, and done when it was handed over', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA'));
    const { id: game } = lane.shown();
    const id = lane.nextId();
    const print: OrderBody = { kind: 'print', lane: 7, game, what: 'card' };
    expect(await lane.asks(print, id)).toEqual(DONE);
    expect(await (await lane.again()).asks(print, id)).toEqual(DONE);
    expect(lane.printed).toHaveLength(1);
    expect(lane.printed[0]).toMatchObject({ what: { kind: 'card', gameId: game, player: null } });
  });

  test('that a power cut caught on its way is not printed again', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA'));
    const print: OrderBody = { kind: 'print', lane: 7, game: lane.shown().id, what: 'game' };
    const id = lane.nextId();
    lane.prints = () => new Promise(() => undefined);
    void lane.asks(print, id);
    await expect.poll(() => lane.printed.length).toBe(1);
    const again = await lane.again();
    expect(await again.asks(print, id)).toEqual(refused('print-silent'));
    expect(again.printed).toEqual([]);
  });
});

describe('one bowler', () => {
  test('leaves a game here, and comes to another one as the same person', async () => {
    const lane = await OrderedLane.on();
    await lane.asks(open(1, 'ANNA', 'BEN'));
    const { id: game } = lane.shown();
    const order = lane.nextId();
    const away = await lane.asks({ kind: 'bowlerAway', lane: 7, game, player: 2 }, order);
    expect(away).toEqual({ state: 'done', games: [{ game, generation: 1 }] });
    expect(lane.shown().events.at(-1)).toMatchObject({
      type: 'playerLeft',
      by: 'staff',
      order: { id: order },
    });
    const bowler = 'b'.repeat(24);
    const comes: OrderBody = { kind: 'bowlerComes', lane: 7, name: 'CARL', bowler };
    expect(await lane.asks(comes)).toEqual({ state: 'done', games: [{ game, generation: 2 }] });
    expect(lane.shown().events.at(-1)).toMatchObject({ type: 'playerJoined', name: 'CARL', bowler });
    expect(await lane.asks(comes)).toEqual(refused('bowler-there'));
    const ben = lane.shown().setup.players[1]?.bowler ?? '';
    expect(await lane.asks({ kind: 'bowlerComes', lane: 7, name: 'BEN', bowler: ben })).toMatchObject({
      state: 'done',
    });
    expect(lane.shown().events.at(-1)).toMatchObject({ type: 'playerReturned', player: 2 });
  });

  test('is refused where no such game is on the board, or the rules refuse it', async () => {
    const lane = await OrderedLane.on();
    const bowler = 'b'.repeat(24);
    const comes: OrderBody = { kind: 'bowlerComes', lane: 7, name: 'CARL', bowler };
    expect(await lane.asks(comes)).toEqual(refused('no-such-game'));
    await lane.asks(open(1, 'ANNA'));
    const { id: game } = lane.shown();
    expect(await lane.asks({ kind: 'bowlerAway', lane: 7, game, player: 9 })).toEqual(
      refused('no-such-player'),
    );
    await lane.apply({ kind: 'stop' });
    expect(await lane.asks(comes)).toEqual(refused('game-stopped'));
  });
});
