import { expect, test } from 'vitest';
import { sheetText } from '../../core/game/sheet-text.ts';
import { writtenGames } from './written-games.ts';

const FILE = { path: '/stick/paper.txt', name: 'paper.txt' };
const ORIGIN = 'ab'.repeat(12);
const PAPER = `2026-11-20 19:30, lane 5
PJS: X 7/ (8)- X X 9- F9 81 X X9/
김영준: 9/ X

2026-11-21
KIM [no-tap 9]: X`;

test('games on paper are read line by line, with their day, as typed by staff', () => {
  const { games, skipped } = writtenGames(FILE, `${PAPER.split('\n').slice(0, 3).join('\n')}\n`, ORIGIN);
  expect(skipped).toEqual([]);
  const [{ record } = { record: null }] = games;
  if (record === null) expect.fail('no game');
  expect(sheetText(record.game)[0]).toBe('PJS: X 7/ (8)- X X 9- F9 81 X X9/ = 170');
  expect(record.game.setup).toMatchObject({ lane: 5, origin: ORIGIN, format: 'ten-pin' });
  expect(record.game.events.map(({ type, by }) => `${type} ${by}`)).toEqual([
    ...['lineAgreed staff', 'lineAgreed staff', 'gameStopped staff'],
  ]);
  // The same text is the same game.
  expect(writtenGames(FILE, PAPER, ORIGIN).games[0]?.record.id).toBe(record.id);
});

test.each([
  ['without a day', 'PJS: X X', 'no-day'],
  ['with a day that there is not', '2026-02-31\nPJS: X', 'no-day'],
  ['with balls that no frame has', '2026-11-20\nPJS: 99', 'bad-line'],
  ['with a line that is no line', '2026-11-20\nhello', 'bad-line'],
  ['of a league', '2026-11-20\nPJS [A]: X = 10', 'only-json'],
  ['of bowlers who share a line', '2026-11-20, baker\nPJS: X', 'only-json'],
  ['with a path for an id', '2026-11-20, id ../../x\nPJS: X', 'bad-line'],
])('a game %s is skipped with its line', (_what, text, reason) => {
  expect(writtenGames(FILE, text, ORIGIN)).toMatchObject({ games: [], skipped: [{ reason, line: 1 }] });
});
