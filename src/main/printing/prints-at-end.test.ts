import { describe, expect, test, vi } from 'vitest';
import { HALVES, type StartNotice } from '../../contract/contract.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { view } from '../games/testing/lane.testing.ts';
import { night } from '../matches/testing/league-night.testing.ts';
import {
  begin,
  change,
  CORRECTS,
  CounterPrinter,
  ENDS,
  lineOf,
  printingLane,
  type PrintingLane,
} from './testing/printing-lane.testing.ts';

const NEVER = new Promise<never>(() => undefined);

async function laneWith(
  ...[chosen, pair]: [Parameters<typeof printingLane>[2]?, boolean?]
): Promise<PrintingLane> {
  return printingLane(await tempFolder(), new CounterPrinter(), chosen, pair);
}

function noticesOf({ list }: PrintingLane): readonly StartNotice[] {
  return list.unread.map(({ notice }) => notice);
}

describe('at the end of a game', () => {
  test('its sheets go to the printers and papers of the house, in the order of the settings page', async () => {
    const lane = await laneWith({
      ...{ prints: ['game', 'series', 'card'], printer: 'Office', paper: 'Letter' },
      ...{ cardPaper: 'receipt', cardPrinter: 'Counter' },
    });
    const { id } = await begin(lane);
    expect(lane.printer.jobs).toEqual([]);
    await change(lane, ENDS);
    await lane.prints.settled();
    expect(lane.printer.jobs).toEqual([
      `game ${id} Letter Office`,
      `series ${id} Letter Office`,
      `card ${id} receipt Counter`,
    ]);
    expect(lane.prints.prints).toMatchObject([{ game: id, generation: 1, state: 'sent', left: [] }]);
    expect(lane.announced.at(-1)).toEqual({ name: 'printsChanged', value: lane.prints.prints });
  });

  test('nothing is printed where the house wants nothing, and nothing of a stopped game', async () => {
    const lane = await laneWith({ printsAt: 'never' });
    await begin(lane);
    await change(lane, ENDS);
    lane.settings.current = { ...lane.settings.current, printsAt: 'game' };
    await begin(lane);
    await change(lane, { kind: 'stop' });
    await lane.prints.settled();
    expect([lane.printer.jobs, lane.prints.prints]).toEqual([[], []]);
  });

  test('of a series, the house’s sheets are printed with its last game alone', async () => {
    const lane = await laneWith({ printsAt: 'series', prints: ['series'] });
    for (let game = 1; game <= 4; game += 1) {
      await begin(lane, { games: 3 });
      await change(lane, ENDS);
      await lane.prints.settled();
      expect(lane.printer.jobs).toHaveLength(game < 3 ? 0 : 1);
    }
  });

  test('a recap is printed of a match only, and not beside the sheet that begins with it', async () => {
    const lane = await laneWith({ prints: ['recap'] });
    await begin(lane);
    await change(lane, ENDS);
    await lane.prints.settled();
    expect(lane.printer.jobs).toEqual([]);
    const [alone, both] = [
      await laneWith({ prints: ['recap'] }),
      await laneWith({ prints: ['game', 'recap'] }),
    ];
    for (const one of [alone, both]) {
      const { id } = view(await one.games.newGame(night(), 7));
      for (const player of [1, 2, 3]) await change(one, lineOf(player));
      await one.prints.settled();
      expect(one.printer.of({ id })).toEqual([one === alone ? 'recap' : 'game']);
    }
  });

  test('on a pair of lanes the sheet of a match comes once, when both teams are through; cards come with each', async () => {
    for (const isTogether of [false, true]) {
      const lane = await laneWith({ prints: ['game', 'card'] }, true);
      view(await lane.games.newGame({ ...night(), half: 'both' }, 7));
      const [home, visitors] = HALVES.map((half) => lane.games.current(half) ?? expect.fail('no game'));
      if (home === undefined || visitors === undefined) expect.fail('no pair');
      for (const [gameId, players] of [
        [home.id, 2],
        [visitors.id, 1],
      ] as const) {
        for (let player = 1; player <= players; player += 1)
          view(await lane.games.apply(gameId, player - 1, lineOf(player)));
        if (isTogether) continue;
        await lane.prints.settled();
        expect(lane.printer.of(home)).toEqual(['card']);
      }
      await lane.prints.settled();
      const kinds = lane.printer.jobs.map((job) => job.split(' ')[0]);
      expect(kinds.toSorted()).toEqual(['card', 'card', 'game']);
      for (const { id } of [home, visitors])
        expect(lane.prints.prints).toContainEqual(
          expect.objectContaining({
            game: id,
            state: 'sent',
            left: [],
            kinds: expect.arrayContaining(['game', 'card']) as unknown,
          }),
        );
    }
  });
});

describe('a game that was printed', () => {
  test('is not printed again when its end is undone and bowled again, nor after a correction or a restart', async () => {
    const lane = await laneWith();
    const game = await begin(lane);
    for (const command of [
      ENDS,
      { kind: 'undo' },
      ENDS,
      CORRECTS,
      { kind: 'undo' },
      { kind: 'redo' },
    ] as const)
      expect(await change(lane, command)).not.toBeNull();
    await lane.prints.settled();
    expect(lane.printer.of(game)).toEqual(['game']);
    await lane.games.settled();
    const next = await printingLane(lane.data, lane.printer);
    await change(next, { kind: 'undo' });
    await change(next, { kind: 'redo' });
    await next.prints.settled();
    expect(lane.printer.of(game)).toEqual(['game']);
    expect(noticesOf(next)).toEqual([]);
  });

  test('is printed once more by a press when it has been corrected since, and then is as printed', async () => {
    const lane = await laneWith();
    const game = await begin(lane);
    await change(lane, ENDS);
    await lane.prints.again(game.id);
    await lane.prints.settled();
    expect(lane.printer.of(game)).toEqual(['game']);
    await change(lane, CORRECTS);
    await lane.prints.again(game.id);
    await lane.prints.again(game.id);
    await lane.prints.settled();
    expect(lane.printer.of(game)).toEqual(['game', 'game']);
    expect(lane.prints.prints).toMatchObject([{ generation: 2, state: 'sent' }]);
  });
});

describe('a game whose sheets are missing', () => {
  test('is not missing any more once somebody has printed them by hand, each its own', async () => {
    const lane = await laneWith({ prints: ['game', 'card'] });
    lane.printer.refuses = { code: 'no-printer' };
    const { id: gameId } = await begin(lane);
    await change(lane, ENDS);
    await lane.prints.settled();
    const on = { paper: 'A4', printer: null, copies: 1 } as const;
    const game = { ...on, what: { kind: 'game', gameId } } as const;
    expect(await lane.prints.byHand(game)).toMatchObject({ ok: false });
    expect(lane.prints.prints).toMatchObject([{ state: 'failed', left: ['game', 'card'] }]);
    lane.printer.refuses = null;
    await lane.prints.byHand(game);
    await lane.prints.byHand({ ...on, what: { kind: 'card', gameId, player: 1 } });
    await lane.prints.byHand({ ...on, what: { kind: 'blank' } });
    expect(lane.prints.prints).toMatchObject([{ state: 'failed', left: ['card'] }]);
    await lane.prints.byHand({ ...on, what: { kind: 'card', gameId, player: null } });
    expect(lane.prints.prints).toMatchObject([{ state: 'sent', left: [] }]);
    expect(lane.announced.at(-1)).toEqual({ name: 'printsChanged', value: lane.prints.prints });
  });

  test('is as printed when its only sheet is printed by hand after a correction', async () => {
    const lane = await laneWith();
    const { id: gameId } = await begin(lane);
    await change(lane, ENDS);
    await lane.prints.settled();
    await change(lane, CORRECTS);
    await lane.prints.byHand({ what: { kind: 'game', gameId }, paper: 'A4', printer: null, copies: 1 });
    expect(lane.prints.prints).toMatchObject([{ generation: 2, state: 'sent' }]);
  });

  test('is printed when it ends again if its end was taken back before its turn at the printer', async () => {
    const lane = await laneWith();
    let go = (): void => undefined;
    lane.printer.before = () =>
      new Promise((resolve) => {
        go = resolve;
      });
    await begin(lane);
    await change(lane, ENDS);
    const second = await begin(lane);
    await change(lane, ENDS);
    await vi.waitFor(() => {
      expect(lane.prints.prints).toMatchObject([{ state: 'printing' }, { state: 'printing' }]);
    });
    await change(lane, { kind: 'undo' });
    lane.printer.before = () => Promise.resolve();
    go();
    await lane.prints.settled();
    expect(lane.printer.of(second)).toEqual([]);
    expect(lane.prints.prints.at(-1)).toMatchObject({ state: 'failed', left: ['game'] });
    for (const command of [ENDS, { kind: 'undo' }, ENDS] as const) await change(lane, command);
    await lane.prints.settled();
    expect(lane.printer.of(second)).toEqual(['game']);
    expect(lane.prints.prints.at(-1)).toMatchObject({ state: 'sent', left: [] });
  });
});

describe('a printer that takes nothing', () => {
  test('holds up neither the next game nor its balls, and one notice counts the games until it is read', async () => {
    const lane = await laneWith();
    let refuse = (): void => undefined;
    lane.printer.before = () =>
      new Promise((resolve) => {
        refuse = resolve;
      });
    lane.printer.refuses = { code: 'print-failed', detail: 'Counter: media-empty-error' };
    const first = await begin(lane);
    await change(lane, ENDS);
    const second = await begin(lane);
    await change(lane, { kind: 'roll', entry: { kind: 'strike' } });
    lane.printer.before = () => Promise.resolve();
    refuse();
    await lane.prints.settled();
    const notice = { kind: 'not-printed', lane: 7, why: 'Counter: media-empty-error' };
    expect(noticesOf(lane)).toEqual([{ ...notice, gameNumber: 1, games: 1 }]);
    await change(lane, { kind: 'undo' });
    await change(lane, ENDS);
    await lane.prints.settled();
    expect(noticesOf(lane)).toEqual([{ ...notice, gameNumber: 2, games: 2 }]);
    // Nothing waits for tomorrow; one press prints what is missing, oldest game first.
    lane.printer.refuses = null;
    expect(lane.printer.jobs).toEqual([]);
    await lane.prints.again(null);
    await lane.prints.settled();
    expect(lane.printer.jobs.map((job) => job.split(' ')[1])).toEqual([first.id, second.id]);
  });

  test('for one kind of sheet leaves the others to theirs, and a press prints what is missing alone', async () => {
    const lane = await laneWith({ prints: ['game', 'card'] });
    lane.printer.before = ({ what }) => {
      lane.printer.refuses = what.kind === 'game' ? { code: 'no-printer' } : null;
      return Promise.resolve();
    };
    const game = await begin(lane);
    await change(lane, ENDS);
    await lane.prints.settled();
    expect(lane.prints.prints).toMatchObject([{ state: 'failed', left: ['game'] }]);
    lane.printer.before = () => Promise.resolve();
    lane.printer.refuses = null;
    await lane.prints.again(game.id);
    await lane.prints.settled();
    expect(lane.printer.of(game)).toEqual(['card', 'game']);
  });

  test('in the middle of a job is told of with its reason; a job that it gave up is missing', async () => {
    const lane = await laneWith();
    lane.printer.state = 'stopped';
    const game = await begin(lane);
    await change(lane, ENDS);
    await vi.waitFor(() => {
      expect(noticesOf(lane)).toMatchObject([
        { kind: 'print-stopped', printer: 'Counter', reasons: ['media-jam'] },
      ]);
    });
    expect(lane.prints.prints).toMatchObject([{ state: 'sent' }]);
    lane.printer.state = 'ended';
    await change(lane, CORRECTS);
    await lane.prints.again(game.id);
    await vi.waitFor(() => {
      expect(noticesOf(lane)).toMatchObject([{}, { kind: 'not-printed', why: 'gave-up' }]);
    });
    expect(lane.prints.prints).toMatchObject([{ state: 'failed', left: ['game'] }]);
  });
});

describe('a disk that does not take the note', () => {
  test('prints nothing, and says so; a press prints it once the disk is back', async () => {
    const lane = await laneWith();
    const game = await begin(lane);
    lane.printer.before = () => expect.fail('nothing is sent without a note');
    let ended = false;
    // From the saved end of the game on: the note alone is refused.
    lane.disk.fails = (call) => (ended && call === 'create' ? 'ENOSPC' : null);
    const changed = change(lane, ENDS);
    lane.disk.fails = (call) => {
      ended ||=
        lane.announced.at(-1)?.name === 'gameChanged' && (lane.games.current()?.events.length ?? 0) > 0;
      return ended && call === 'create' ? 'ENOSPC' : null;
    };
    await changed;
    await lane.prints.settled();
    expect(noticesOf(lane)).toMatchObject([{ kind: 'not-printed', why: 'not-saved' }]);
    expect(lane.prints.prints).toEqual([]);
    lane.disk.fails = () => null;
    lane.printer.before = () => Promise.resolve();
    await lane.prints.again(null);
    await lane.prints.settled();
    expect(lane.printer.of(game)).toEqual(['game']);
  });
});

describe('a program that dies', () => {
  test('between the last ball and the note prints nothing at the next start either, says so, and a press prints it', async () => {
    const lane = await laneWith();
    const game = await begin(lane);
    lane.prints.ended = () => undefined;
    await change(lane, ENDS);
    const next = await printingLane(lane.data, lane.printer);
    expect(lane.printer.jobs).toEqual([]);
    expect(noticesOf(next)).toEqual([
      { kind: 'not-printed', lane: 7, gameNumber: 1, games: 1, why: 'program-ended' },
    ]);
    expect(next.prints.prints).toMatchObject([{ state: 'failed', left: ['game'] }]);
    expect(noticesOf(await printingLane(lane.data, lane.printer))).toEqual([]);
    await next.prints.again(null);
    await next.prints.settled();
    expect(lane.printer.of(game)).toEqual(['game']);
  });

  test('says nothing of a game that was over before the house chose what is printed by itself', async () => {
    const data = await tempFolder();
    const lane = await printingLane(data, new CounterPrinter(), { printsAt: 'never' });
    await begin(lane);
    await change(lane, ENDS);
    lane.settings.current = { ...lane.settings.current, printsAt: 'game' };
    const later = (): string => '2026-11-21T23:00:00.000Z';
    // The choice is made while the program runs, changed, and found by a start.
    for (const prints of [['game'], ['card'], ['card'], ['game', 'card']] as const) {
      const next = await printingLane(data, lane.printer, { prints }, false, later);
      next.prints.hear({ name: 'settingsChanged', value: next.settings.current });
      await next.prints.end();
      expect([noticesOf(next), next.prints.prints]).toEqual([[], []]);
    }
  });

  test('while another game is at the printer says so of both that were not printed', async () => {
    const lane = await laneWith();
    lane.printer.before = () => NEVER;
    await begin(lane);
    await change(lane, ENDS);
    await begin(lane);
    await change(lane, ENDS);
    await begin(lane);
    await vi.waitFor(() => {
      expect(lane.prints.prints).toHaveLength(2);
    });
    const next = await printingLane(lane.data, lane.printer);
    expect(noticesOf(next)).toMatchObject([
      { kind: 'print-cut', gameNumber: 1 },
      { kind: 'print-cut', gameNumber: 2 },
    ]);
  });

  test('between the note and the printer prints nothing by itself at the next start, and says so', async () => {
    const lane = await laneWith();
    lane.printer.before = () => NEVER;
    const game = await begin(lane);
    await change(lane, ENDS);
    await vi.waitFor(() => {
      expect(lane.prints.prints).toMatchObject([{ state: 'printing' }]);
    });
    lane.printer.before = () => Promise.resolve();
    const next = await printingLane(lane.data, lane.printer);
    await next.prints.settled();
    expect(lane.printer.jobs).toEqual([]);
    expect(noticesOf(next)).toEqual([{ kind: 'print-cut', lane: 7, gameNumber: 1 }]);
    expect(next.prints.prints).toMatchObject([{ state: 'cut', left: ['game'] }]);
    expect(noticesOf(await printingLane(lane.data, lane.printer))).toEqual([]);
    await next.prints.again(game.id);
    await next.prints.settled();
    expect(lane.printer.of(game)).toEqual(['game']);
  });

  test('by the rules waits for the sheet under way, and begins no other', async () => {
    const lane = await laneWith({ prints: ['game'] });
    let come = (): void => undefined;
    lane.printer.before = () =>
      new Promise((resolve) => {
        come = resolve;
      });
    const game = await begin(lane);
    await change(lane, ENDS);
    const next = await begin(lane);
    await vi.waitFor(() => {
      expect(lane.prints.prints).toHaveLength(1);
    });
    await change(lane, ENDS);
    const ended = lane.prints.end();
    come();
    await ended;
    expect([lane.printer.of(game), lane.printer.of(next)]).toEqual([['game'], []]);
  });
});
