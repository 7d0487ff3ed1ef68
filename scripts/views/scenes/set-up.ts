import { rm, truncate } from 'node:fs/promises';
import { call, currentGame } from '../../../drive/bridge.ts';
import { left, newestGameFile } from '../../../drive/saves.ts';
import { ball, freshGame, played } from '../../../src/saves/record/testing/game.testing.ts';
import { FORMAT_IDS } from '../../../src/core/formats/formats.ts';
import { bowled, playing } from '../balls.ts';
import { inTurn, namesFor, type Scene, scene, type Step } from '../scene.ts';
import { button, chosen, sent, still, typed, withPin } from '../steps.ts';

const YESTERDAY = 24;
const NOW = 0;

const allFormats = chosen({ formats: FORMAT_IDS });
const two = typed('pjskyj');
const unfinished =
  (players: number, hoursAgo: number) =>
  (data: string): Promise<void> =>
    left(data, played(freshGame(namesFor(players)), [ball(10), ball(8)]), hoursAgo);
const withNames = (count: number) => ({ args: ['--players', namesFor(count).join(',')] });
const open = { keepNotices: true } as const;

/** A party with past games. */
const stopped = sent({ kind: 'stop' });
const fresh = button('New players');
const someGames = inTurn(playing, stopped, bowled('X9/'), stopped, playing, stopped, fresh);

/** The next game of the party, without its first player. */
const withoutFirst: Step = async ({ page }) => {
  const { id, players } = await currentGame(page);
  const others = players.slice(1).map(({ name, id: was }) => ({ name, average: null, was }));
  await call(page, 'games.new', { players: others, follows: id });
};

/** The newest game, cut off, and none before it. */
async function torn(data: string): Promise<void> {
  await unfinished(8, NOW)(data);
  const file = await newestGameFile(data);
  await rm(`${file}.prev`, { force: true });
  await truncate(file, 40);
}

/** Names and notices before a game. */
export const setUp: readonly Scene[] = [
  scene('set-up', [1]),
  ...[4, 8].map((count) => ({ ...scene('set-up-names', [count]), open: withNames(count) })),
  scene('set-up-refused', [1], still, two, button('Use a longer name'), typed('maximiliane von')),
  scene('set-up-games', [1], two, button(/^Games in a series/u)),
  scene('set-up-formats', [1], allFormats, two),
  scene('set-up-formats-asked', [1], allFormats, two, button(/^Format:/u)),
  scene('set-up-again', [4, 8], someGames),
  scene('set-up-returning', [4, 8], playing, stopped, withoutFirst, stopped, fresh),
  scene('set-up-staff', [4], someGames, withPin),
  scene('set-up-blank', [1], button('Blank sheet')),
  { ...scene('unfinished', [4, 8]), before: unfinished(4, YESTERDAY) },
  { ...scene('notice-resumed', [4]), before: unfinished(4, NOW), open },
  { ...scene('notice-set-aside', [8]), before: torn, open },
];
