import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { marksText } from '../../core/line/marks.ts';
import { splitToMark } from '../console/pad/split-mark.ts';
import { bowled, FakeMain, LOGO } from './testing/fake-main.testing.ts';
import { useLane } from './store.ts';

type Lane = ReturnType<typeof useLane>;

/** The window's side, connected to a main in memory. */
async function connect(main: FakeMain): Promise<Lane> {
  vi.stubGlobal('lane', main.bridge);
  const lane = useLane();
  await lane.begin();
  return lane;
}

/** What the board shows of a player's frames, and main's own. */
function shown(lane: Lane, player = 0): string {
  const line = lane.game?.position.lines[player]?.line;
  return line?.frames.map(marksText).join(' ').trim() ?? '';
}

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
    const lane = await connect(bowled(['PJS', 'KYJ'], 'X72'));
    expect(shown(lane)).toBe('X');
    expect(shown(lane, 1)).toBe('72');
    expect(lane.phase).toBe('running');
    expect(lane.turn).toMatchObject({ player: 1, frame: 2, ball: 1 });
  });

  it('keeps what was announced while it was loading', async () => {
    const main = bowled(['PJS'], '7');
    const release = main.hold();
    vi.stubGlobal('lane', { ...main.bridge, load: async () => await staleLoad(main) });
    const lane = useLane();
    const begun = lane.begin();
    main.elsewhere({ kind: 'roll', entry: { kind: 'spare' } });
    release();
    await begun;
    expect(shown(lane)).toBe('7/');
  });

  it('shows the logo that main holds, and another as soon as it is chosen or removed', async () => {
    const main = new FakeMain();
    main.logo = LOGO;
    const lane = await connect(main);
    expect(lane.logo).toEqual(LOGO);
    for (const [order, logo] of [
      ['remove', null],
      ['choose', LOGO],
    ] as const) {
      expect(await main.bridge.logo(order)).toEqual({ ok: true, value: logo });
      expect(lane.logo).toEqual(logo);
    }
  });

  it('keeps the logo that was chosen while it was loading', async () => {
    const main = new FakeMain();
    const load = async (): ReturnType<FakeMain['bridge']['load']> => {
      const answer = await main.bridge.load();
      return answer.ok ? { ok: true, value: { ...answer.value, logo: null } } : answer;
    };
    vi.stubGlobal('lane', { ...main.bridge, load });
    const lane = useLane();
    const begun = lane.begin();
    await main.bridge.logo('choose');
    await begun;
    expect(lane.logo).toEqual(LOGO);
  });

  it('follows a change that another window made', async () => {
    const main = bowled(['PJS'], '7');
    const lane = await connect(main);
    main.elsewhere({ kind: 'roll', entry: { kind: 'pins', pins: 2 } });
    expect(shown(lane)).toBe('72');
  });

  it('shows a ball only when main has acknowledged it', async () => {
    const main = bowled(['PJS'], '');
    const lane = await connect(main);
    const release = main.hold();
    const rolled = lane.roll({ kind: 'strike' });
    await vi.advanceTimersByTimeAsync(50);
    expect(shown(lane)).toBe('');
    release();
    await rolled;
    expect(shown(lane)).toBe('X');
  });

  it('tells plainly of a game that breaks the rules', async () => {
    const main = bowled(['PJS'], '7');
    const lane = await connect(main);
    const view = main.view();
    if (view === null) throw new Error('no game');
    const bent = [...view.events, ...view.events, ...view.events];
    vi.stubGlobal('lane', {
      ...main.bridge,
      openGame: () => Promise.resolve({ ok: true, value: { ...view, id: 'bent', events: bent } }),
    });
    await lane.openGame('bent');
    expect(lane.broken).toBe(true);
    expect(lane.game).toBeNull();
  });
});

describe('the full screen', () => {
  it('is left by a second press that comes before main has answered the first', async () => {
    const main = new FakeMain();
    const lane = await connect(main);
    const release = main.hold();
    const pressed = [lane.toggleFullScreen(), lane.toggleFullScreen()];
    release();
    expect(await Promise.all(pressed)).toEqual([
      { ok: true, value: true },
      { ok: true, value: false },
    ]);
    expect(lane.fullScreen).toBe(false);
  });
});

describe('balls typed ahead', () => {
  it('are entered in order, each against the rack the one before left', async () => {
    const main = bowled(['PJS'], '');
    const lane = await connect(main);
    const release = main.hold();
    const all = [
      lane.roll({ kind: 'pins', pins: 7 }),
      lane.roll({ kind: 'spare' }),
      lane.roll({ kind: 'strike' }),
    ];
    release();
    expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(shown(lane)).toBe('7/ X');
  });

  it('a split key behind a ball that is being saved rings that ball, not the one before', async () => {
    const main = bowled(['PJS'], '8/');
    const lane = await connect(main);
    const release = main.hold();
    const all = [lane.roll({ kind: 'pins', pins: 7 }), lane.markSplit(splitToMark)];
    release();
    expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual([true, true]);
    expect(main.commands.at(-1)).toEqual({ kind: 'markSplit', player: 1, frame: 2, ball: 1, split: true });
  });

  it('wait until the one before is on the disk', async () => {
    const main = bowled(['PJS'], '');
    const lane = await connect(main);
    const release = main.hold();
    const first = lane.roll({ kind: 'pins', pins: 7 });
    const second = lane.roll({ kind: 'pins', pins: 2 });
    await vi.advanceTimersByTimeAsync(1);
    expect(main.commands).toHaveLength(0);
    release();
    await Promise.all([first, second]);
    expect(main.commands).toHaveLength(2);
  });

  it('behind a refused one are dropped', async () => {
    const main = bowled(['PJS'], '7');
    const lane = await connect(main);
    const refused = lane.roll({ kind: 'pins', pins: 5 });
    const behind = lane.roll({ kind: 'pins', pins: 3 });
    expect((await refused).ok).toBe(false);
    expect(await behind).toEqual({ ok: false, error: { code: 'dropped' } });
    expect(shown(lane)).toBe('7');
    await lane.roll({ kind: 'spare' });
    expect(shown(lane)).toBe('7/');
  });
});

describe('a refusal', () => {
  it('is a sentence for 2.5 seconds', async () => {
    const lane = await connect(bowled(['PJS'], '8'));
    await lane.roll({ kind: 'pins', pins: 5 });
    expect(lane.message).toBe('Only 2 pins are standing.');
    await vi.advanceTimersByTimeAsync(2_499);
    expect(lane.message).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(lane.message).toBeNull();
  });

  it('speaks the language of the house', async () => {
    const main = bowled(['PJS'], '8');
    main.settings = { ...main.settings, language: 'ko' };
    const lane = await connect(main);
    await lane.roll({ kind: 'strike' });
    expect(lane.message).toBe('스트라이크는 핀 10개의 첫 투구에만 됩니다. 스페어를 누르세요.');
  });

  it('of a generation that is past says that nothing was entered twice', async () => {
    const main = bowled(['PJS'], '');
    const lane = await connect(main);
    const before = main.view();
    main.elsewhere({ kind: 'roll', entry: { kind: 'strike' } });
    // The notice of that strike was lost: this window still looks at the game before it.
    lane.$patch({ view: before });
    await lane.roll({ kind: 'strike' });
    expect(lane.message).toMatch(/nothing was entered twice/u);
    expect(main.view()?.events).toHaveLength(1);
  });
});

describe('a ball that is not saved', () => {
  it('is shown as saving after 250 ms, and not before', async () => {
    const main = bowled(['PJS'], '');
    const lane = await connect(main);
    const release = main.hold();
    const rolled = lane.roll({ kind: 'strike' });
    await vi.advanceTimersByTimeAsync(249);
    expect(lane.saving).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([lane.saving, lane.locked]).toEqual([true, true]);
    release();
    await rolled;
    expect([lane.saving, lane.locked]).toEqual([false, false]);
  });

  it('waits, locks the entry, and is counted once when it is tried again', async () => {
    const main = bowled(['PJS'], '');
    const lane = await connect(main);
    main.trouble = 'disk-full';
    await lane.roll({ kind: 'strike' });
    expect(lane.waiting?.trouble).toBe('disk-full');
    expect(lane.locked).toBe(true);
    expect(shown(lane)).toBe('');
    await lane.roll({ kind: 'pins', pins: 3 });
    expect(lane.message).toBe('A ball is not saved yet. Try again or take it back first.');
    main.trouble = null;
    await lane.tryAgain();
    expect(lane.waiting).toBeNull();
    expect(shown(lane)).toBe('X');
  });

  it('is gone when it is taken back', async () => {
    const main = bowled(['PJS'], '7');
    const lane = await connect(main);
    main.trouble = 'read-only';
    await lane.roll({ kind: 'spare' });
    await lane.takeBack();
    expect(shown(lane)).toBe('7');
    expect(lane.locked).toBe(false);
  });
});

/** A load that main answered before the newest ball. */
async function staleLoad(main: FakeMain): ReturnType<FakeMain['bridge']['load']> {
  const old = main.view();
  const answer = await main.bridge.load();
  return answer.ok ? { ok: true, value: { ...answer.value, game: old } } : answer;
}
