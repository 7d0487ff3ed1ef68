import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from './connection.ts';
import { connected, shownMarks, stores } from './testing/connected.testing.ts';
import { bowled, FakeMain, LOGO } from './testing/fake-main.testing.ts';

beforeEach(() => {
  setActivePinia(createPinia());
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the mirror', () => {
  it('shows the game that main holds', async () => {
    const { onBoard } = await connected(bowled(['PJS', 'KYJ'], 'X72'));
    expect(shownMarks(onBoard)).toBe('X');
    expect(shownMarks(onBoard, 1)).toBe('72');
    expect(onBoard.phase).toBe('running');
    expect(onBoard.turn).toMatchObject({ player: 1, frame: 2, ball: 1 });
  });

  it('keeps what was announced while it was loading', async () => {
    const main = bowled(['PJS'], '7');
    const release = main.hold();
    stub(main, { load: async () => await staleLoad(main) });
    const { onBoard } = stores();
    const begun = connect();
    main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
    release();
    await begun;
    expect(shownMarks(onBoard)).toBe('7/');
  });

  it('shows the logo that main holds, and another as soon as it is chosen or removed', async () => {
    const main = new FakeMain();
    main.logo = LOGO;
    const { house } = await connected(main);
    expect(house.logo).toEqual(LOGO);
    for (const [order, logo] of [
      ['remove', null],
      ['choose', LOGO],
    ] as const) {
      expect(await main.bridge.logo.order(order)).toEqual({ ok: true, value: logo });
      expect(house.logo).toEqual(logo);
    }
  });

  it('keeps the logo that was chosen while it was loading', async () => {
    const main = new FakeMain();
    const load = async (): ReturnType<FakeMain['bridge']['program']['load']> => {
      const answer = await main.bridge.program.load();
      return answer.ok ? { ok: true, value: { ...answer.value, logo: null } } : answer;
    };
    stub(main, { load });
    const { house } = stores();
    const begun = connect();
    await main.bridge.logo.order('choose');
    await begun;
    expect(house.logo).toEqual(LOGO);
  });

  it('follows a change that another window made', async () => {
    const main = bowled(['PJS'], '7');
    const { onBoard } = await connected(main);
    main.elsewhere({ kind: 'roll', entry: { kind: 'pins', pins: 2 } });
    expect(shownMarks(onBoard)).toBe('72');
  });

  it('shows a ball only when main has acknowledged it', async () => {
    const main = bowled(['PJS'], '');
    const { onBoard, changes } = await connected(main);
    const release = main.hold();
    const rolled = changes.roll({ kind: 'strike' });
    await vi.advanceTimersByTimeAsync(50);
    expect(shownMarks(onBoard)).toBe('');
    release();
    await rolled;
    expect(shownMarks(onBoard)).toBe('X');
  });

  it('tells plainly of a game that breaks the rules', async () => {
    const main = bowled(['PJS'], '7');
    const { onBoard, changes } = await connected(main);
    const view = main.view();
    if (view === null) throw new Error('no game');
    const bent = [...view.events, ...view.events, ...view.events];
    const open = (): ReturnType<FakeMain['bridge']['games']['open']> =>
      Promise.resolve({ ok: true, value: { ...view, id: 'bent', events: bent } });
    vi.stubGlobal('lane', { ...main.bridge, games: { ...main.bridge.games, open } });
    await changes.openGame('bent');
    expect(onBoard.broken).toBe(true);
    expect(onBoard.game).toBeNull();
  });
});

/** A main whose `load` is another one. */
function stub(main: FakeMain, program: Pick<FakeMain['bridge']['program'], 'load'>): void {
  vi.stubGlobal('lane', { ...main.bridge, program: { ...main.bridge.program, ...program } });
}

/** A load that main answered before the newest ball. */
async function staleLoad(main: FakeMain): ReturnType<FakeMain['bridge']['program']['load']> {
  const old = main.view();
  const answer = await main.bridge.program.load();
  return answer.ok ? { ok: true, value: { ...answer.value, game: old } } : answer;
}
