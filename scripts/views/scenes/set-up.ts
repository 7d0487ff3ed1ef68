import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { call, currentGame } from '../../../drive/bridge.ts';
import { type } from '../../../drive/play.ts';
import { left, newestGameFile } from '../../../drive/saves.ts';
import { ball, freshGame, played } from '../../../src/saves/record/testing/game.testing.ts';
import { sealText } from '../../../src/saves/record/sealed-text.ts';
import { FORMAT_IDS } from '../../../src/core/formats/formats.ts';
import { bowled, button, chosen, inTurn, keys, middle, namesFor, sent, still, type Scene } from '../scene.ts';

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

/** Two games that a newer program saved: one of thirty-one with a sheet, one whose sheet cannot be read. */
const newerGames = async (data: string): Promise<void> => {
  const sheet = [
    ...namesFor(8),
    ...Array.from({ length: 22 }, (_, place) => `GUEST ${String(place + 1)}`),
    'W'.repeat(70),
  ].map((name) => `${name}: X 9/ (8)1 F(9)- 7(2) X X 8/ 9- XXX = 167`);
  await mkdir(join(data, 'games'), { recursive: true });
  for (const [id, fields] of [
    ['g000002-00112233445566778899aabb', [['sheet', JSON.stringify(sheet)]]],
    ['g000001-ffeeddccbbaa998877665544', [['lanes', '[7,8]']]],
  ] as const)
    await writeFile(join(data, 'games', `${id}.json`), sealText('headpin-game', 900, fields));
};

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
  { name: 'set-up-blank', players: [1], show: button('Blank sheet') },
  { name: 'unfinished', players: [4, 8], show: nothing, before: unfinished(4, YESTERDAY) },
  { name: 'past-games-none', players: [1], show: button('Past games') },
  { name: 'past-games', players: [4, 8], show: inTurn(someGames, button('Past games')) },
  {
    name: 'past-games-letters',
    players: [4],
    show: inTurn(someGames, button('Past games'), ({ page }) => page.getByRole('textbox').click(), keys('k')),
  },
  { name: 'past-games-newer', players: [1], show: button('Past games'), before: newerGames },
  {
    name: 'newer-sheet',
    players: [1],
    show: inTurn(button('Past games'), button(/^Read: g000002/u)),
    before: newerGames,
  },
  {
    name: 'newer-sheet-none',
    players: [1],
    show: inTurn(button('Past games'), button(/^Read: g000001/u)),
    before: newerGames,
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
