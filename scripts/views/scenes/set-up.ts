import { rm, truncate } from 'node:fs/promises';
import { call, currentGame } from '../../../drive/bridge.ts';
import { type } from '../../../drive/play.ts';
import { left, newestGameFile } from '../../../drive/saves.ts';
import { ball, freshGame, played } from '../../../src/saves/record/testing/game.testing.ts';
import { FORMAT_IDS } from '../../../src/core/formats/formats.ts';
import {
  bowled,
  button,
  chosen,
  inTurn,
  middle,
  namesFor,
  sent,
  still,
  withPin,
  type Scene,
} from '../scene.ts';

const YESTERDAY = 24;
const NOW = 0;

const typed =
  (text: string): Scene['show'] =>
  ({ page }) =>
    type(page, text);
const allFormats = chosen({ formats: FORMAT_IDS });
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

/** The next game of the party, without its first player. */
const withoutFirst: Scene['show'] = async ({ page }) => {
  const { id, players } = await currentGame(page);
  const others = players.slice(1).map(({ name, id: was }) => ({ name, average: null, was }));
  await call(page, 'games.new', { players: others, follows: id });
};

/** Names and notices before a game. */
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
  { name: 'set-up-games', players: [1], show: inTurn(typed('pjskyj'), button(/^Games in a series/u)) },
  { name: 'set-up-formats', players: [1], show: inTurn(allFormats, typed('pjskyj')) },
  {
    name: 'set-up-formats-asked',
    players: [1],
    show: inTurn(allFormats, typed('pjskyj'), button(/^Format:/u)),
  },
  { name: 'set-up-again', players: [4, 8], show: someGames },
  {
    name: 'set-up-returning',
    players: [4, 8],
    show: inTurn(
      bowled(middle),
      sent({ kind: 'stop' }),
      withoutFirst,
      sent({ kind: 'stop' }),
      button('New players'),
    ),
  },
  { name: 'set-up-staff', players: [4], show: inTurn(someGames, withPin) },
  { name: 'set-up-blank', players: [1], show: button('Blank sheet') },
  { name: 'unfinished', players: [4, 8], show: nothing, before: unfinished(4, YESTERDAY) },
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
