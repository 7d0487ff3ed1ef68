import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANY_GAME } from '../../contract/contract.ts';
import { pdfName } from '../printing/pdf-name.ts';
import { PARTY, STOP, start, view, type Lane } from './testing/lane.testing.ts';
import { tempFolder, tidied } from '../../saves/games/testing/folder.testing.ts';

/** A lane whose bowler PJS has an archived game, one in `games/` and the one on the board, and exported files. */
async function laneWithFiles(): Promise<Lane> {
  const lane = await start(await tempFolder());
  const exported = join(lane.data, 'export');
  await mkdir(exported);
  for (let number = 0; number < 3; number += 1) {
    const game = view(await lane.games.newGame(PARTY, 7));
    await lane.games.apply(game.id, 0, STOP);
    if (number === 0) await tidied(lane.folder, game.id);
    await writeFile(join(exported, pdfName(game.setup)), 'sheet of PJS');
    await writeFile(
      join(exported, `headpin-2026-05-0${String(number + 1)}-statistics.pdf`),
      'figures of PJS',
    );
  }
  await writeFile(join(exported, 'headpin-games-2026-05-01.csv'), 'KYJ\r\nPJS\r\n');
  await writeFile(join(exported, 'headpin-sheets-2026-05-01-part-1.pdf'), 'sheets of PJS');
  await writeFile(join(exported, 'headpin-games-2026-05-01.csv.0a1b2c3d.tmp'), 'left over: PJS');
  return lane;
}

/** The files of a data folder that have this text, in their names or bytes. */
async function filesWith(data: string, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await readdir(data, { recursive: true })) {
    const path = join(data, name);
    if ((await stat(path)).isFile() && (await readFile(path)).includes(text)) found.push(name);
  }
  return found;
}

async function isFound(lane: Lane): Promise<boolean> {
  const { games } = await lane.games.page({ ...ANY_GAME, before: null, count: 9 });
  return games.some(({ names }) => names.includes('PJS'));
}

test('an erased bowler is in no file of the data folder', async () => {
  const lane = await laneWithFiles();
  expect(await lane.games.remove({ kind: 'bowler', name: 'PJS' })).toMatchObject({ ok: true });
  expect(await filesWith(lane.data, 'PJS')).toEqual([]);
});

test('wherever a power cut interrupts erasing, the bowler is still found by name or in no file; repeating it does the rest', async () => {
  for (let calls = 1, isDone = false; !isDone; calls += 2) {
    const lane = await laneWithFiles();
    const last = lane.disk.calls.length + calls;
    lane.disk.fails = (_call, number) => (number > last ? 'EIO' : null);
    isDone = (await lane.games.remove({ kind: 'bowler', name: 'PJS' })).ok;
    const again = await start(lane.data);
    if (await isFound(again)) await again.games.remove({ kind: 'bowler', name: 'PJS' });
    await tidied(again.folder, again.games.current()?.id);
    expect(await filesWith(lane.data, 'PJS'), `after ${String(calls)} calls`).toEqual([]);
  }
});
