import { ANY_GAME } from '../../contract/contract.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import type { ballsIn } from '../../core/testing/notation.testing.ts';
import { entryOf } from '../../core/testing/notation.testing.ts';
import type { GameView } from '../../contract/contract.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { parseRecord } from '../../saves/record/game-record.ts';
import { STOP, start, view, type Lane } from './testing/lane.testing.ts';
import { LANES, begin, marksOf, on, pairOf } from './testing/pair.testing.ts';

const FIVE_PIN = orderOf(['PJS', 'KYJ'], { format: 'five-pin' });
const NEWEST = { ...ANY_GAME, before: null, count: 50 };

/** These balls, each a mark: `13`, `5F`, `XF`. */
function balls(marks: string): readonly Command[] {
  return marks.split(' ').map((mark) => ({ kind: 'roll', entry: entryOf(mark) }));
}

/** A lane with a game of five-pin after these commands. */
async function bowled(commands: readonly Command[], journal = 0): Promise<Lane & { game: GameView }> {
  const lane = await start(await tempFolder(), journal);
  let game = view(await lane.games.newGame(FIVE_PIN, 7));
  if (journal > 0) await lane.games.tidy();
  for (const command of commands) game = view(await lane.games.apply(game.id, game.events.length, command));
  return { ...lane, game };
}

function factsOf({ id, setup, events }: GameView): Pick<GameView, 'id' | 'setup' | 'events'> {
  return { id, setup, events };
}

/** The sheet of the game in its file. */
async function sheetIn({ data }: Lane, { id }: GameView): Promise<readonly string[]> {
  const reading = parseRecord(await readFile(join(data, 'games', `${id}.json`)));
  return reading.kind === 'read' ? sheetText(reading.value.game) : expect.fail(reading.kind);
}

describe('a game of five-pin', () => {
  // PJS: a strike, a spare of 13 and 2, 5 with a foul. KYJ: three fouls, a strike that was one, 15 with three balls.
  const NIGHT = balls('X -F -F 2F 13 / XF 5F 3 2 -F 10 5');

  test.each([0, 100_000])('is the same after a restart, with %i bytes of journal', async (journal) => {
    const lane = await bowled(NIGHT, journal);
    await lane.games.settled();
    const again = await start(lane.data);
    expect(again.games.current()).toMatchObject(factsOf(lane.game));
    expect(await sheetIn(lane, lane.game)).toEqual([
      'PJS: X 13/ 5F32 . . . . . . . = 45',
      'KYJ: -F-F2F XF -F105 . . . . . . . = -33',
    ]);
    // The list of games says so as well, also once the game is in the archive.
    expect((await again.games.page(NEWEST)).games).toMatchObject([{ scores: [45, -33] }]);
    await again.games.apply(lane.game.id, lane.game.events.length, STOP);
    const next = view(await again.games.newGame(FIVE_PIN, 7));
    await again.games.tidy();
    await again.games.settled();
    const last = await start(lane.data);
    expect((await last.games.page(NEWEST)).games).toMatchObject([{ id: next.id }, { scores: [45, -33] }]);
  });

  test('takes a correction with two digits, fouls and all that stood, and undoes it', async () => {
    const lane = await bowled(NIGHT);
    const { id, events } = lane.game;
    const wrong: Command = { kind: 'correctFrame', player: 2, frame: 1, balls: ballsOf('13F /F') };
    const right = view(await lane.games.apply(id, events.length, wrong));
    expect((await sheetIn(lane, right))[1]).toBe('KYJ: 13F/F XF -F105 . . . . . . . = 10');
    const undone = view(await lane.games.apply(id, right.events.length, { kind: 'undo' }));
    expect((await sheetIn(lane, undone))[1]).toBe('KYJ: -F-F2F XF -F105 . . . . . . . = -33');
  });

  test.each(['X 13/ 5F32 --15 1032 -F12- X XF 11/ X13/', '-F-F-F 13F/F XF 10/', '. --15 1032F'])(
    'keeps the agreed line %s',
    async (notation) => {
      const lane = await bowled([{ kind: 'agreeLine', player: 1, notation }]);
      const again = await start(lane.data);
      expect(again.games.current()).toMatchObject(factsOf(lane.game));
      const [line = ''] = await sheetIn(lane, lane.game);
      const written = /^PJS: (.*?)(?: \.)* = -?\d+$/u.exec(line)?.[1];
      expect(written?.replaceAll(' ', '')).toBe(notation.replaceAll(' ', ''));
    },
  );

  test('takes a ball from the other lane with all that it counts, and ten-pin refuses one that it cannot have', async () => {
    const lane = await pairOf(await tempFolder());
    const { left, right } = LANES;
    view(await lane.games.newGame({ ...FIVE_PIN, half: 'left' }, left));
    view(await lane.games.newGame({ ...FIVE_PIN, half: 'right' }, right));
    view(await on(lane, 'left', { kind: 'roll', entry: entryOf('13F') }));
    const { id } = lane.games.current('left') ?? expect.fail('no game');
    view(await lane.games.moveToOtherHalf(id, 1));
    expect(marksOf(lane)).toEqual([[], [{ kind: 'foul', fell: 13 }]]);
    view(await on(lane, 'right', STOP));
    view(await begin(lane, 'right'));
    view(await on(lane, 'left', { kind: 'roll', entry: entryOf('11') }));
    const events = lane.games.current('left')?.events.length ?? NaN;
    expect(await lane.games.moveToOtherHalf(id, events)).toMatchObject({ error: { code: 'refused-there' } });
    expect(marksOf(lane)).toEqual([[{ kind: 'pins', pins: 11 }], []]);
  });

  test('refuses numbers that no pins are worth, and keeps every ball before', async () => {
    const lane = await bowled(balls('13'));
    for (const mark of ['1', '14', '13', '-2', 'X', '15F'])
      expect(await lane.games.apply(lane.game.id, 1, { kind: 'roll', entry: entryOf(mark) })).toMatchObject({
        error: { code: 'refused' },
      });
    expect(lane.games.current()).toEqual(lane.game);
  });

  test('is followed by one of ten-pin whose series still has what staff typed of five-pin', async () => {
    const typed: Command = { kind: 'carryGames', player: 1, scores: [412] };
    const lane = await bowled([typed, STOP]);
    const { id } = lane.game;
    const players = [{ name: 'PJS', average: null, was: 1 }];
    const next = view(await lane.games.newGame({ players, follows: id }, 7));
    expect(next.setup).toMatchObject({ format: 'ten-pin', players: [{ carried: [412] }] });
    await lane.games.settled();
    const again = await start(lane.data);
    expect(again.games.current()).toMatchObject(factsOf(next));
    // In the game of ten-pin itself such a score is refused.
    expect(await again.games.apply(next.id, 0, { ...typed, scores: [301] })).toMatchObject({
      error: { code: 'refused', refusal: { code: 'no-such-score', highest: 300 } },
    });
  });

  test('is followed by one of ten-pin in which one of two scores typed of five-pin is removed, and another added', async () => {
    const typed: Command = { kind: 'carryGames', player: 1, scores: [412, 390] };
    const lane = await bowled([typed, STOP]);
    const players = [{ name: 'PJS', average: null, was: 1 }];
    const next = view(await lane.games.newGame({ players, follows: lane.game.id }, 7));
    view(await lane.games.apply(next.id, 0, { ...typed, scores: [412, 390, 180] }));
    const fewer = view(await lane.games.apply(next.id, 1, { ...typed, scores: [390, 180] }));
    await lane.games.settled();
    const again = await start(lane.data);
    expect(again.games.current()).toMatchObject(factsOf(fewer));
  });
});

function ballsOf(marks: string): ReturnType<typeof ballsIn> {
  return marks.split(' ').map((mark) => ({ entry: entryOf(mark), split: false }));
}
