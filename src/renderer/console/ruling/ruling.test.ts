import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchGame } from '../../../core/testing/league.testing.ts';
import { afterBalls } from '../../../core/testing/notation.testing.ts';
import { connected, type Stores } from '../../lane/testing/connected.testing.ts';
import { bowled, type FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useDesk } from '../desk/desk.ts';
import { useFrameFinder } from '../keys/frame-finder.ts';
import { useRuling } from './ruling.ts';

interface AtTheDesk extends Stores {
  readonly desk: ReturnType<typeof useDesk>;
  readonly ruling: ReturnType<typeof useRuling>;
  readonly finder: ReturnType<typeof useFrameFinder>;
}

async function at(main: FakeMain): Promise<AtTheDesk> {
  const stores = await connected(main);
  return { ...stores, desk: useDesk(), ruling: useRuling(), finder: useFrameFinder() };
}

function board({ onBoard }: AtTheDesk, player: number): string {
  return (onBoard.game?.position.lines[player]?.line.frames ?? [])
    .map(({ notation }) => notation)
    .join(' ')
    .trim();
}

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a dead ball', () => {
  it('is the one bowled last while no frame is open', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], '72X'));
    await here.ruling.deadBall();
    expect([board(here, 0), board(here, 1)]).toEqual(['72', '']);
  });

  it('is the last of the frame that is open', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], '72X'));
    here.desk.pick(1, 1, 1);
    await here.ruling.deadBall();
    expect(board(here, 0)).toBe('7');
    expect(here.desk.correction).toBeNull();
  });

  it('typed after a ball that is still being saved is that ball', async () => {
    const main = bowled(['PJS'], 'X 7');
    const here = await at(main);
    const release = main.hold();
    const all = [here.changes.roll({ kind: 'pins', pins: 2 }), here.ruling.deadBall()];
    release();
    await Promise.all(all);
    expect(board(here, 0)).toBe('X 7');
  });

  it('waits for a correction that was begun', async () => {
    const main = bowled(['PJS'], '72');
    const here = await at(main);
    here.desk.pick(1, 1, 1);
    here.desk.enter({ kind: 'pins', pins: 8 });
    await here.ruling.deadBall();
    expect(main.commands).toEqual([]);
    expect(here.messages.message).toBe('Apply or cancel this correction first.');
  });

  it('before the first ball is refused with a message', async () => {
    const here = await at(bowled(['PJS'], ''));
    await here.ruling.deadBall();
    expect(here.messages.message).toBe('Nothing was bowled in this frame yet.');
  });
});

describe('a provisional frame', () => {
  it('keeps its other outcome beside the one that stands, and either may stand in the end', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], '9/'));
    here.ruling.provisional();
    expect(here.desk.correction).toMatchObject({ purpose: 'provisional', player: 1, frame: 1, ball: 1 });
    here.desk.enter({ kind: 'foul' });
    here.desk.enter({ kind: 'pins', pins: 9 });
    await here.desk.applyCorrection();
    expect(board(here, 0)).toBe('9/');
    here.desk.pick(1, 1, 1);
    expect(here.ruling.dispute).toMatchObject({ frame: 1 });
    await here.ruling.settle(true);
    expect(board(here, 0)).toBe('F9');
  });

  it('that nobody made is not settled', async () => {
    const here = await at(bowled(['PJS'], '9/'));
    await here.ruling.settle(false);
    expect(here.messages.message).toBe('This frame is not provisional.');
  });
});

describe('balls that somebody else bowled', () => {
  it('go by the number in the line-up to the frame due to that player', async () => {
    const here = await at(bowled(['PJS', 'KYJ', 'CMS'], 'X72'));
    here.ruling.askWho();
    expect(here.ruling.others.map(({ place, name, frame }) => [place, name, frame])).toEqual([
      [1, 'PJS', 2],
      [3, 'CMS', 1],
    ]);
    expect(here.ruling.pickWho(3)).toBe(true);
    await vi.waitFor(() => {
      expect(board(here, 2)).toBe('72');
    });
    expect(board(here, 1)).toBe('');
  });

  it('are not moved by a digit unless the names are shown', async () => {
    const main = bowled(['PJS', 'KYJ'], 'X72');
    const here = await at(main);
    expect(here.ruling.pickWho(1)).toBe(false);
    expect(main.commands).toEqual([]);
  });
});

describe('a frame found by keys', () => {
  it('needs player and frame, 0 for the tenth', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], 'X72X'));
    here.finder.begin();
    expect(here.messages.message).toBe('Player’s number, then the frame.');
    expect([here.finder.take(2), here.finder.take(1)]).toEqual([true, true]);
    expect(here.desk.correction).toMatchObject({ player: 2, frame: 1, ball: 1 });
    expect(here.finder.take(3)).toBe(false);
  });

  it('needs only the frame when one player bowls', async () => {
    const here = await at(bowled(['PJS'], 'X'.repeat(12)));
    here.finder.begin();
    expect(here.finder.take(0)).toBe(true);
    expect(here.desk.correction).toMatchObject({ player: 1, frame: 10, ball: 1 });
  });

  it('that has no ball yet is said', async () => {
    const here = await at(bowled(['PJS'], 'X'));
    here.finder.begin();
    here.finder.take(5);
    expect(here.desk.correction).toBeNull();
    expect(here.messages.message).toBe('Nothing was bowled in this frame yet.');
  });

  it('is the one bowled last, then the one before it, whoever bowled it', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], 'X729/'));
    for (const expected of [
      { player: 1, frame: 2 },
      { player: 2, frame: 1 },
      { player: 1, frame: 1 },
      { player: 1, frame: 1 },
    ]) {
      here.finder.back();
      expect(here.desk.correction).toMatchObject({ ...expected, ball: 1 });
    }
  });
});

describe('what the card says while something else stands in the place of the keys', () => {
  it('it asks for a ruling or a name, and for no ball', async () => {
    const here = await at(bowled(['PJS', 'KYJ'], '72'));
    here.desk.pick(1, 1, 1);
    expect(here.ruling.asks).toBeNull();
    here.ruling.toggle();
    expect(here.ruling.asks).toBe('Press what was decided.');
    here.ruling.askWho();
    expect(here.ruling.asks).toBe('Press the name of who bowled it.');
  });
});

describe('in a match whose teams bowl in turns', () => {
  /** On the board PJS and LEE are above KYJ and DOM. */
  const match = (): FakeMain => {
    const main = bowled(['PJS', 'KYJ'], '');
    main.game = afterBalls(matchGame(['PJS', 'KYJ', 'LEE', 'DOM']), '72 81 63 54 9-');
    return main;
  };

  it('a number means a line of the board from the top: whose frame it is, and who bowled it', async () => {
    const here = await at(match());
    here.finder.begin();
    here.finder.take(2);
    here.finder.take(1);
    expect(here.desk.correction).toMatchObject({ player: 3, frame: 1 });
    here.ruling.askWho();
    expect(here.ruling.others.map(({ place, name }) => [place, name])).toEqual([
      [1, 'PJS'],
      [3, 'KYJ'],
      [4, 'DOM'],
    ]);
  });

  it('the player before and after is the line above and below, also for arrows', async () => {
    const here = await at(match());
    here.desk.openPlayer(1);
    here.desk.stepPlayer(1);
    expect(here.desk.player).toBe(3);
    here.desk.close();
    here.desk.pick(3, 1, 1);
    here.desk.move('down');
    expect(here.desk.correction).toMatchObject({ player: 2, frame: 1 });
  });
});
