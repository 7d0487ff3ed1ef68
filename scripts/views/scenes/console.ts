import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { press, type } from '../../../drive/play.ts';
import { bowled, bowledBefore, middle, more, over, playing, rounds } from '../balls.ts';
import { ANY, inTurn, type Scene, scene, type Step } from '../scene.ts';
import {
  alone,
  button,
  chosen,
  keys,
  seen,
  sent,
  still,
  touchFrame,
  touchName,
  typed,
  withoutStaff,
  withPin,
} from '../steps.ts';

const pinsOut = keys('d');

/** Replaces the games folder by a file, so that no ball can be saved. */
const waiting: Step = async ({ page, data }) => {
  await rename(join(data, 'games'), join(data, 'games-gone'));
  await writeFile(join(data, 'games'), '');
  await press(page, '0');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  // The first message disappears after 2.5 s; the card's message stays.
  await page.waitForTimeout(2_600);
};

/** Restores the folder, so that the program can end. */
const saved: Step = async ({ page, data }) => {
  await rm(join(data, 'games'));
  await rename(join(data, 'games-gone'), join(data, 'games'));
  await page.locator('.both button').first().click();
};

const balls = [7, 3].map((pins) => ({ entry: { kind: 'pins', pins }, split: false }));
const disputed = sent({ kind: 'dispute', player: 1, frame: 3, balls });
const open = (players: number): string => rounds(players, '72');
const inTenth = (players: number): string => `${rounds(players, ...Array<string>(9).fill('9/'))}XX`;

/** Balls, corrections and rulings at the console. */
export const entry: readonly Scene[] = [
  scene('console-first-ball', ANY, bowled('')),
  scene('console', [...ANY, 2, 6, 11], playing),
  scene('console-tenth', [4], bowled(inTenth)),
  { ...scene('refusal', [4], still, playing), again: keys('9') },
  { ...scene('waiting', ANY, playing, waiting), leave: saved },
  scene('deck', ANY, playing, pinsOut),
  scene('deck-second-ball', [1, 8], bowled('7'), pinsOut, keys('7', '0')),
  scene('deck-split', [4], bowled(open), pinsOut, keys('1', '2', '3', '4', '5', '6', '8', '9')),
  scene('correction', ANY, playing, touchFrame(1, 3), keys('x')),
  scene('correction-untouched', [4], playing, touchFrame(2, 1)),
  scene('correction-deck', [4], playing, pinsOut, touchFrame(2, 3), keys('1', '3')),
  scene('ruling', ANY, playing, touchFrame(1, 3), button('Ruling')),
  scene('ruling-provisional', [4], playing, disputed, touchFrame(1, 3), button('Ruling')),
  scene('provisional', [4], playing, touchFrame(1, 3), keys('v', 'x')),
  scene('bowled-by', [2, 8], playing, touchFrame(1, 3), keys('w')),
  scene('undo-redo', [4], playing, disputed, sent({ kind: 'undo' })),
];

const tooLong = typed('maximilian longer');
const inHangul = ['ㅊ', 'ㅗ', 'ㅣ', 'ㅁ', 'ㅣ', 'ㄴ'].map((jamo) => button(jamo));
const rename1 = inTurn(touchName(1), button(/^Rename/u));
const left = sent({ kind: 'leave', player: 3 });
const roundWithoutOne = more((count) => `${rounds(count - 1, '9/')}X`);

/** Players during a game, and the touch keyboard for their names. */
export const players: readonly Scene[] = [
  scene('player', ANY, playing, keys('m')),
  scene(
    'player-long-name',
    [8],
    playing,
    sent({ kind: 'setAverage', player: 8, average: 187 }),
    touchName(8),
  ),
  scene('player-left', [4], playing, left, touchName(3)),
  scene('add-player', ANY, playing, keys('a'), typed('max')),
  scene('add-player-hangul', [8], playing, keys('a'), button('한글, Korean letters'), ...inHangul),
  scene('add-player-signs', [4], playing, keys('a'), button(/^Numbers/u)),
  scene('add-player-refused', [4], still, playing, keys('a'), tooLong, keys('Enter')),
  scene('rename', ANY, playing, rename1, typed('alexandra')),
  scene('rename-refused', [4], still, playing, rename1, tooLong, keys('Shift+Enter')),
  scene('average', ANY, playing, touchName(1), button(/^Average/u), keys('1', '8')),
  scene('blind-score', [4], bowled(''), touchName(3), button(/^Absent/u)),
  scene('comes-back', [4], bowled(open), left, roundWithoutOne, touchName(3), button(/^Comes back/u)),
];

/** Opens the lane until this many minutes from now. */
function openFor(minutes: number): Step {
  return (stage) =>
    chosen({ opening: { kind: 'until', at: new Date(Date.now() + minutes * 60_000).toISOString() } })(stage);
}

const thirdGame = bowledBefore([over, over], middle);
const earlier = inTurn(keys('o'), button(/^Earlier games/u));
const exporting = inTurn(playing, keys('o'), button(/CSV/u));
const carried = sent({ kind: 'carryGames', player: 1, scores: [176, 203] });
const backToThird: Step = ({ page }) => page.getByRole('button', { name: 'Back to game 3' }).waitFor();

/** Changes of every kind. */
const changes = inTurn(
  sent({ kind: 'undo' }),
  sent({ kind: 'setAverage', player: 1, average: 187 }),
  touchFrame(1, 2),
  keys('8', '/', 'Enter'),
  seen('[data-player="1"] [data-frame="2"][data-marks="8/"]'),
  sent({ kind: 'undo' }),
  sent({ kind: 'annulBall', player: 1, frame: 6 }),
);

/** The panels that a key or another panel's button opens over the keys, and the bar above them. */
export const panels: readonly Scene[] = [
  scene('print', ANY, playing, keys('p')),
  scene('print-blank', [4], playing, keys('p'), button('Blank sheet')),
  scene('display', ANY, playing, keys('t')),
  scene('more', ANY, playing, keys('o')),
  scene('second-copy', [4], playing, keys('o'), button(/^Second copy/u)),
  scene('export', [4], exporting),
  scene('exported', [4], exporting, keys('Enter'), ({ page }) => page.getByText('headpin-').waitFor()),
  scene('earlier-games', [2, 8], thirdGame, carried, earlier),
  scene('earlier-game-opened', [2, 8], thirdGame, earlier, button('Correct game 1'), backToThird),
  scene('help', ANY, playing, keys('F1')),
  scene('keys', ANY, playing, keys('F1', 'F1')),
  scene('next-game', ANY, playing, keys('n')),
  scene('history', ANY, playing, changes, keys('h')),
  scene('open-by-games', [4], chosen({ opening: { kind: 'games', games: 3 } }), playing),
  scene('open-by-time', [4, 8], playing, openFor(12)),
  scene('time-is-up', [4, 8, 11], playing, openFor(-1)),
  scene('time-is-up-next', [4], playing, openFor(-1), keys('n')),
];

/** A changed line, and a faulty one if there is a second player. */
const written: Step = async ({ page, names }) => {
  await page.keyboard.type('X 9/ 72 8- X F/ 63');
  if (names.length === 1) return;
  await page.keyboard.press('Tab');
  await type(page, 'X 75');
};

/** Lines from paper. */
export const paper: readonly Scene[] = [
  scene('paper', [...ANY, 11], playing, keys('l')),
  scene('paper-written', ANY, playing, keys('l'), written),
];

/** A whole game that ends in a tie. */
const tie = (count: number): string => rounds(count, ...Array<string>(10).fill('9-'));
const closed = chosen({ opening: { kind: 'games', games: 1 } });
const ended = bowled(over);
const corrected = inTurn(keys('h', 'Escape'), touchFrame(1, 3), keys('9', '/'));

/** The end of a game. */
export const end: readonly Scene[] = [
  scene('end', [...ANY, 2, 6, 11], ended),
  scene('end-series', [...ANY, 2, 6, 11], bowledBefore([over, tie], over)),
  scene('end-tie', [2, 8], bowled(tie)),
  scene('end-stopped', ANY, playing, keys('o'), button(/^Stop this game/u)),
  scene('end-closed', ANY, closed, ended),
  scene('end-closed-told', [4], closed, ended, keys('n')),
  scene('end-phone', [4, 8, 11], ended, button('To phone')),
  scene('end-not-printed', [4], chosen({ printsAt: 'game' }), ended),
  scene('end-whose', [4, 11], ended, keys('c')),
  scene('end-print', [4], ended, keys('p')),
  scene('end-correction', [4], ended, corrected),
  scene('end-correction-pin', [4], ended, withPin, withoutStaff, corrected, keys('Enter')),
  scene('end-board', ANY, alone, ended),
];
