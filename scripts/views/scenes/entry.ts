import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { press } from '../../../drive/play.ts';
import {
  ANY,
  bowled,
  button,
  inTurn,
  keys,
  middle,
  rounds,
  sent,
  still,
  touchFrame,
  type Scene,
} from '../scene.ts';

const playing = bowled(middle);
const pinsOut = keys('d');

/** Replaces the games folder by a file, so that no ball can be saved. */
const waiting: Scene['show'] = async ({ page, data }) => {
  await rename(join(data, 'games'), join(data, 'games-gone'));
  await writeFile(join(data, 'games'), '');
  await press(page, '0');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  // The first message disappears after 2.5 s; the card's message stays.
  await page.waitForTimeout(2_600);
};

/** Restores the folder, so that the program can end. */
const saved: Scene['show'] = async ({ page, data }) => {
  await rm(join(data, 'games'));
  await rename(join(data, 'games-gone'), join(data, 'games'));
  await page.locator('.both button').first().click();
};

const balls = [7, 3].map((pins) => ({ entry: { kind: 'pins', pins }, split: false }));
const disputed = sent({ kind: 'dispute', player: 1, frame: 3, balls });

/** Balls, corrections and rulings at the console. */
export const entry: readonly Scene[] = [
  { name: 'console-first-ball', players: ANY, show: bowled(() => '') },
  { name: 'console', players: [...ANY, 2, 6, 11], show: playing },
  {
    name: 'console-tenth',
    players: [4],
    show: bowled((players) => `${rounds(players, ...Array<string>(9).fill('9/'))}XX`),
  },
  { name: 'refusal', players: [4], show: inTurn(still, playing), again: keys('9') },
  { name: 'waiting', players: ANY, show: inTurn(playing, waiting), leave: saved },
  { name: 'deck', players: ANY, show: inTurn(playing, pinsOut) },
  {
    name: 'deck-second-ball',
    players: [1, 8],
    show: inTurn(
      bowled(() => '7'),
      pinsOut,
      keys('7', '0'),
    ),
  },
  {
    name: 'deck-split',
    players: [4],
    show: inTurn(
      bowled((players) => rounds(players, '72')),
      pinsOut,
      keys('1', '2', '3', '4', '5', '6', '8', '9'),
    ),
  },
  { name: 'correction', players: ANY, show: inTurn(playing, touchFrame(1, 3), keys('x')) },
  { name: 'correction-untouched', players: [4], show: inTurn(playing, touchFrame(2, 1)) },
  { name: 'correction-deck', players: [4], show: inTurn(playing, pinsOut, touchFrame(2, 3), keys('1', '3')) },
  { name: 'ruling', players: ANY, show: inTurn(playing, touchFrame(1, 3), button('Ruling')) },
  {
    name: 'ruling-provisional',
    players: [4],
    show: inTurn(playing, disputed, touchFrame(1, 3), button('Ruling')),
  },
  { name: 'provisional', players: [4], show: inTurn(playing, touchFrame(1, 3), keys('v', 'x')) },
  { name: 'bowled-by', players: [2, 8], show: inTurn(playing, touchFrame(1, 3), keys('w')) },
  { name: 'undo-redo', players: [4], show: inTurn(playing, disputed, sent({ kind: 'undo' })) },
];
