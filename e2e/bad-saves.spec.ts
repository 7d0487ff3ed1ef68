import { readFile, rm, writeFile } from 'node:fs/promises';
import { NodeDisk } from '../src/saves/disk/node-disk.ts';
import { GamesFolder } from '../src/saves/games/games-folder.ts';
import { ball, freshGame, played, recordOf } from '../src/saves/record/testing/game.testing.ts';
import { readMarks } from '../drive/board.ts';
import { bowl, bowlAll, startGame } from '../drive/play.ts';
import { filedGeneration, newestGameFile, quarantined } from '../drive/saves.ts';
import { takeTurns } from '../drive/turns.ts';
import { says } from './support/says.ts';
import { expect, test } from './support/test.ts';

const ONE = { args: ['--players', 'PJS'] };

const GARBAGE: readonly (readonly [string, (bytes: Buffer) => Buffer])[] = [
  ['garbage', () => Buffer.from('\0\0 this was a game \xff\xfe', 'latin1')],
  ['empty', () => Buffer.alloc(0)],
  ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['one byte off', (bytes) => flipped(bytes, bytes.indexOf('"pins"') + 8)],
];

/** Leaves a game of three balls as a program without a journal does, by the code that the program saves with. */
async function saved(data: string): Promise<void> {
  const folder = new GamesFolder(new NodeDisk(), data);
  await folder.open();
  const balls = [7, 2, 10].map(ball);
  for (let count = 0; count <= balls.length; count += 1) {
    const record = recordOf(played(freshGame(['PJS']), balls.slice(0, count)));
    expect((await folder.save({ ...record, savedAt: new Date().toISOString() })).ok).toBe(true);
  }
  await folder.close();
}

for (const {
  one: [kind, spoil],
  share,
  tag,
} of takeTurns(GARBAGE)) {
  test(
    `a garbage save (${kind}, ${share}) without a journal is moved whole to quarantine and reported, and the ball before it stands`,
    { tag },
    async ({ open, data }) => {
      await saved(data);
      const file = await newestGameFile(data);
      const spoilt = spoil(await readFile(file));
      await writeFile(file, spoilt);

      const { page } = await open({ keepNotices: true });
      await says(
        page,
        'The newest save of game 1 (PJS) was damaged and set aside whole. The save before it is used: last ball PJS 2, frame 1; next is PJS. If a ball is missing, enter it or correct the frame.',
      );
      expect(await readMarks(page, 1)).toBe('72 . . . . . . . . .');
      expect(await quarantined(data)).toEqual([spoilt]);
    },
  );
}

test('a garbage save whose previous one is garbage too: both are moved to quarantine and reported, and a game can start', async ({
  open,
  data,
}) => {
  await saved(data);
  const file = await newestGameFile(data);
  for (const name of [file, `${file}.prev`]) await writeFile(name, 'not a game');

  const { page } = await open({ ...ONE, keepNotices: true });
  await says(
    page,
    /cannot be read, and there is no save before it to use\. It is kept whole in the folder “quarantine”/u,
  );
  await page.screenshot({ path: test.info().outputPath('nothing-recovered.png') });
  expect(await quarantined(data)).toHaveLength(2);
  await startGame(page);
  await bowl(page, '4');
  expect(await readMarks(page, 1)).toBe('4 . . . . . . . . .');
});

function flipped(bytes: Buffer, at: number): Buffer {
  const spoilt = Buffer.from(bytes);
  spoilt[at] = (spoilt[at] ?? 0) ^ 1;
  return spoilt;
}

test('a save edited by hand during a game is noticed before it is replaced, and moved to quarantine', async ({
  open,
  data,
}) => {
  const { page } = await open(ONE);
  await startGame(page);
  await bowlAll(page, '7 2');
  await expect.poll(() => filedGeneration(data)).toBe(2);
  const file = await newestGameFile(data);
  const edited = Buffer.from((await readFile(file, 'utf8')).replace('"pins":7', '"pins":9'));
  await writeFile(file, edited);
  await bowl(page, 'X');
  await says(page, /was changed by something else\. The board counts and was saved/u);
  expect(await readMarks(page, 1)).toBe('72 X . . . . . . . .');
  expect(await quarantined(data)).toEqual([edited]);

  await page.locator('.notice').getByRole('button').click();
  await expect.poll(() => filedGeneration(data)).toBe(3);
  await rm(file);
  await bowl(page, '5');
  await says(page, /was removed by something else\. The board counts and was saved again/u);
  expect(await filedGeneration(data)).toBe(4);
});
