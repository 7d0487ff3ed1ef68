import { rm, truncate } from 'node:fs/promises';
import { type } from '../../../drive/play.ts';
import { left, newestGameFile } from '../../../drive/saves.ts';
import { ball, freshGame, played } from '../../../src/saves/record/testing/game.testing.ts';
import { bowled, button, inTurn, keys, middle, namesFor, sent, still, type Scene } from '../scene.ts';

const YESTERDAY = 24;
const NOW = 0;

const typed =
  (text: string): Scene['show'] =>
  ({ page }) =>
    type(page, text);
const nothing: Scene['show'] = () => Promise.resolve();
const unfinished =
  (players: number, hoursAgo: number) =>
  (data: string): Promise<void> =>
    left(data, played(freshGame(namesFor(players)), [ball(10), ball(8)]), hoursAgo);
const notices = { keepNotices: true } as const;

/** A party with past games. */
const someGames = inTurn(
  bowled(middle),
  sent({ kind: 'stop' }),
  bowled(() => 'X9/'),
  sent({ kind: 'stop' }),
  bowled(middle),
  sent({ kind: 'stop' }),
  button('New players'),
);

/** Names, past games and notices before a game. */
export const setUp: readonly Scene[] = [
  { name: 'set-up', players: [1], show: nothing },
  ...[4, 8].map((count) => ({
    name: 'set-up-names',
    players: [count],
    show: nothing,
    open: { args: ['--players', namesFor(count).join(',')] },
  })),
  {
    name: 'set-up-refused',
    players: [1],
    show: inTurn(still, typed('pjskyj'), button('Use a longer name'), typed('maximiliane von')),
  },
  { name: 'set-up-again', players: [4, 8], show: someGames },
  { name: 'set-up-blank', players: [1], show: button('Blank sheet') },
  { name: 'unfinished', players: [4, 8], show: nothing, before: unfinished(4, YESTERDAY) },
  { name: 'past-games-none', players: [1], show: button('Past games') },
  { name: 'past-games', players: [4, 8], show: inTurn(someGames, button('Past games')) },
  {
    name: 'past-games-letters',
    players: [4],
    show: inTurn(someGames, button('Past games'), ({ page }) => page.getByRole('textbox').click(), keys('k')),
  },
  { name: 'notice-resumed', players: [4], show: nothing, before: unfinished(4, NOW), open: notices },
  {
    name: 'notice-set-aside',
    players: [8],
    show: nothing,
    before: async (data: string): Promise<void> => {
      await unfinished(8, NOW)(data);
      const file = await newestGameFile(data);
      await rm(`${file}.prev`, { force: true });
      await truncate(file, 40);
    },
    open: notices,
  },
];
