import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import {
  counted,
  type GameNews,
  type LaneBridge,
  type Notice,
  type SettingsChange,
} from '../../contract/contract.ts';
import { connect } from './connection.ts';
import { useHalfBoard } from './game/half-board.ts';
import { connected, shownMarks, stores, type Stores } from './testing/connected.testing.ts';
import { bowled, FakeMain, LOGO, RECOVERY } from './testing/fake-main.testing.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';

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

  it('of the overhead stays on the running game while staff correct an earlier one; the console follows', async () => {
    const shown: string[] = [];
    for (const page of ['stays', 'follows'] as const) {
      setActivePinia(createPinia());
      const main = bowled(['PJS'], '7');
      const [running, first] = [main.view(), bowled(['PJS'], 'X').view()];
      if (running === null || first === null) expect.fail('no game');
      let hear: (notice: Notice) => void = () => undefined;
      vi.stubGlobal('lane', { ...main.bridge, listen: (heard: typeof hear) => (hear = heard) });
      const { onBoard } = stores();
      await connect(undefined, page);
      const tell = (news: GameNews, by: number): void => {
        hear({ name: 'gameChanged', value: { ...news, revision: running.revision + by } });
        shown.push(shownMarks(onBoard));
      };
      const away = { id: running.id, gameNumber: 2 };
      tell({ ...first, id: 'g0', away }, 1);
      tell({ ...first, id: 'g0', away, events: [], known: first.events.length }, 2);
      tell(running, 3);
      expect(useHalfBoard('left').behind).toBe(false);
    }
    expect(shown).toEqual(['7', '7', '7', 'X', 'X', '7']);
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

  it('asks main again, with a pause, until it is told what there is: no lane stays dark', async () => {
    const main = bowled(['PJS'], '7');
    const answers: LaneBridge['program']['load'][] = [
      () => Promise.resolve(err({ code: 'internal' })),
      () => Promise.resolve(err({ code: 'internal' })),
      () => main.bridge.program.load(),
    ];
    const asked: number[] = [];
    stub(main, {
      load: () => {
        asked.push(Date.now());
        return (answers[asked.length - 1] ?? main.bridge.program.load)();
      },
    });
    const { onBoard, program, messages, house } = stores();
    const begun = connect();
    await vi.advanceTimersByTimeAsync(100);
    expect([program.ready, messages.message]).toEqual([false, house.text.refusals.internal]);
    // The page says what is wrong as long as it is.
    await vi.advanceTimersByTimeAsync(3_000);
    expect([program.ready, messages.message]).toEqual([false, house.text.refusals.internal]);
    main.elsewhere({ kind: 'roll', entry: { kind: 'pins', pins: 2 } });
    await vi.advanceTimersByTimeAsync(1_000);
    await begun;
    expect([program.ready, shownMarks(onBoard), asked.length]).toEqual([true, '72', 3]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBe(3);
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

describe('what main tells without the balls that the page has', () => {
  it('is joined to them', async () => {
    const main = bowled(['PJS'], '7');
    const { onBoard } = await connected(main);
    main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
    expect(onBoard.view?.events).toHaveLength(2);
    expect(shownMarks(onBoard)).toBe('7/');
  });

  it('makes the page ask for the whole game when a change did not reach it', async () => {
    const main = bowled(['PJS'], '7');
    let deaf = true;
    const { onBoard } = await connectedTo({
      ...main.bridge,
      listen: (listener) =>
        main.bridge.listen((notice) => {
          if (!deaf) listener(notice);
        }),
    });
    main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
    deaf = false;
    expect(shownMarks(onBoard)).toBe('7');
    main.elsewhere({ kind: 'roll', entry: { kind: 'strike' } });
    await vi.advanceTimersByTimeAsync(1);
    expect(shownMarks(onBoard)).toBe('7/ X');
  });
});

describe('a page that missed news', () => {
  /** A page that hears nothing of the next change, and the answers that main gives to its questions. */
  async function deafPage(): Promise<{
    main: FakeMain;
    all: Stores;
    loads: () => number;
    refuse: (on: boolean) => void;
  }> {
    const main = bowled(['PJS'], '7');
    let [deaf, refusing, loads] = [true, false, 0];
    const load: LaneBridge['program']['load'] = () => {
      loads += 1;
      return refusing ? Promise.resolve(err({ code: 'internal' })) : main.bridge.program.load();
    };
    const all = await connectedTo({
      ...main.bridge,
      program: { ...main.bridge.program, load },
      listen: (listener) =>
        main.bridge.listen((notice) => {
          if (!deaf) listener(notice);
        }),
    });
    main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
    main.elsewhere({ kind: 'roll', entry: { kind: 'strike' } });
    deaf = false;
    loads = 0;
    return { main, all, loads: () => loads, refuse: (on) => void (refusing = on) };
  }

  it('asks for the whole game until main gives it, and then no more', async () => {
    const { main, all, loads, refuse } = await deafPage();
    refuse(true);
    main.elsewhere({ kind: 'roll', entry: { kind: 'strike' } });
    main.elsewhere({ kind: 'roll', entry: { kind: 'strike' } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([loads(), shownMarks(all.onBoard)]).toEqual([3, '7']);
    refuse(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([loads(), shownMarks(all.onBoard)]).toEqual([4, '7/ X X X']);
  });

  it('asks for the whole game when the answer to its own change goes on from what it missed', async () => {
    const { main, all, loads } = await deafPage();
    const news = main.bridge.games;
    vi.stubGlobal('lane', {
      ...window.lane,
      games: {
        ...news,
        open: () => {
          const view = main.view();
          return Promise.resolve(
            view === null ? err({ code: 'no-such-game' }) : ok({ ...view, events: [], known: 3 }),
          );
        },
      },
    });
    await all.changes.openGame('g1');
    await vi.advanceTimersByTimeAsync(1);
    expect([loads(), shownMarks(all.onBoard)]).toEqual([1, '7/ X']);
  });
});

describe('what main tells twice, as a notice and as an answer', () => {
  it('takes no ball off the board when the notice of the ball before it comes late', async () => {
    const main = bowled(['PJS'], '7');
    const { hear, bridge } = heardFrom(main);
    const { onBoard } = await connectedTo(bridge);
    const late = main.view();
    if (late === null) throw new Error('no game');
    main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
    hear({ name: 'gameChanged', value: late });
    expect(shownMarks(onBoard)).toBe('7/');
  });

  it('keeps the game that another desk put on the board when the answer to an opened one comes late', async () => {
    const main = bowled(['PJS'], 'X');
    const opened = main.view();
    if (opened === null) throw new Error('no game');
    const { onBoard, changes } = await connectedTo({
      ...main.bridge,
      games: {
        ...main.bridge.games,
        open: () => {
          main.begin(orderOf(['KYJ']));
          return Promise.resolve(ok(opened));
        },
      },
    });
    main.elsewhere({ kind: 'stop' });
    await changes.openGame(opened.id);
    expect(onBoard.view).toMatchObject({ id: 'g2', events: [] });
  });

  it('keeps the settings that were announced last when the answer to an older change comes late', async () => {
    const main = new FakeMain();
    const { hear, bridge } = heardFrom(main);
    const change = (part: SettingsChange): ReturnType<LaneBridge['settings']['change']> => {
      for (const lane of [3, 4])
        hear({ name: 'settingsChanged', value: { ...main.settings, ...counted(part, 1), lane } });
      return Promise.resolve(ok({ ...main.settings, lane: 3 }));
    };
    const { house, houseChanges } = await connectedTo({ ...bridge, settings: { change } });
    await houseChanges.changeSettings({ lane: 3 });
    expect(house.settings.lane).toBe(4);
  });

  it('ends staff mode when its end was announced before the PIN was answered', async () => {
    const { hear, bridge } = heardFrom(new FakeMain());
    const on = { pinSet: true, on: true, wait: 0 };
    const order = (): ReturnType<LaneBridge['staff']['order']> => {
      hear({ name: 'staffChanged', value: on });
      hear({ name: 'staffChanged', value: { ...on, on: false } });
      return Promise.resolve(ok({ state: on, recoveryCode: null }));
    };
    const { staff } = await connectedTo({ ...bridge, staff: { order } });
    await staff.order({ kind: 'enter', pin: '2468' });
    expect(staff.state.on).toBe(false);
  });

  it('shows no recovery code to whoever stands there when staff left before their new PIN was answered', async () => {
    const { hear, bridge } = heardFrom(new FakeMain());
    const on = { pinSet: true, on: true, wait: 0 };
    const order = (): ReturnType<LaneBridge['staff']['order']> => {
      hear({ name: 'staffChanged', value: on });
      hear({ name: 'staffChanged', value: { ...on, on: false } });
      return Promise.resolve(ok({ state: on, recoveryCode: RECOVERY }));
    };
    const { staff } = await connectedTo({ ...bridge, staff: { order } });
    await staff.order({ kind: 'setPin', pin: '2468' });
    expect(staff.recoveryCode).toBeNull();
  });
});

/** A bridge to this main process that also sends notices on request. */
function heardFrom(main: FakeMain): { readonly hear: (notice: Notice) => void; readonly bridge: LaneBridge } {
  let heard: (notice: Notice) => void = () => undefined;
  const listen = (hear: (notice: Notice) => void): (() => void) => {
    heard = hear;
    return main.bridge.listen(hear);
  };
  const hear = (notice: Notice): void => {
    heard(notice);
  };
  return { hear, bridge: { ...main.bridge, listen } };
}

/** A page's stores on this bridge. */
async function connectedTo(bridge: LaneBridge): Promise<Stores> {
  vi.stubGlobal('lane', bridge);
  const all = stores();
  await connect();
  return all;
}

/** A main process with another `load`. */
function stub(main: FakeMain, program: Pick<FakeMain['bridge']['program'], 'load'>): void {
  vi.stubGlobal('lane', { ...main.bridge, program: { ...main.bridge.program, ...program } });
}

/** A load answered before the newest ball. */
async function staleLoad(main: FakeMain): ReturnType<FakeMain['bridge']['program']['load']> {
  const old = main.view();
  const answer = await main.bridge.program.load();
  return answer.ok ? { ok: true, value: { ...answer.value, games: { left: old, right: null } } } : answer;
}
