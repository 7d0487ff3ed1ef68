import { copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Acknowledged } from './answer.ts';
import { survey } from './survey.ts';
import { WorkerProcess } from './worker-process.ts';

test('a folder that holds what was acknowledged passes', async () => {
  const { data, log } = await played();
  expect(await survey(data, log)).toEqual({ halfDone: false, ahead: false, between: false });
});

test('one ball more than was acknowledged is no loss, and two are', async () => {
  const { data, log } = await played();
  expect(await survey(data, untilBall(log, 2))).toMatchObject({ ahead: true });
  await expect(survey(data, untilBall(log, 1))).rejects.toThrow('generation 1 of');
});

test('a missing acknowledged ball is a loss', async () => {
  const { data, log, file } = await played();
  copyFileSync(`${file}.prev`, file);
  await expect(survey(data, log)).rejects.toThrow(
    /generation 3 of .* was acknowledged, and there is generation 2/u,
  );
});

test('a missing acknowledged game is a loss', async () => {
  const { data, log, file } = await played();
  for (const name of [file, `${file}.prev`]) rmSync(name);
  await expect(survey(data, log)).rejects.toThrow('there is no game');
});

test('the same generation with another sheet is a loss', async () => {
  const { data, log } = await played();
  const last = log.last();
  if (last === null) expect.fail('nothing was acknowledged');
  log.note({ ...last, sum: 'of another game' });
  await expect(survey(data, log)).rejects.toThrow('the sheet there is another one');
});

test.each(['', '.prev'])('a torn file%s is a loss, though the other one is whole', async (ending) => {
  const { data, log, file } = await played();
  truncateSync(`${file}${ending}`, 100);
  await expect(survey(data, log)).rejects.toThrow('is neither old nor new');
});

test('a temporary file of ours is an unfinished save, and the start removes it', async () => {
  const { data, log, file } = await played();
  writeFileSync(`${file}.0a1b2c3d.tmp`, '{');
  expect(await survey(data, log)).toEqual({ halfDone: true, ahead: false, between: false });
});

/** A game of three balls with its acknowledgements and its file, after the worker ended. */
async function played(): Promise<{
  readonly data: string;
  readonly log: Acknowledged;
  readonly file: string;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-survey-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const data = join(folder, 'data');
  const worker = await WorkerProcess.opened(
    { folder, environment: process.env, stop: new AbortController().signal },
    data,
  );
  for (let ball = 0; ball < 3; ball += 1) await worker.ask('play 1', 'acknowledged');
  await worker.end();
  return { data, log: worker.log, file: join(data, 'games', `${worker.log.last()?.id ?? ''}.json`) };
}

/** The log after this many balls. */
function untilBall(log: Acknowledged, ball: number): Acknowledged {
  const id = log.last()?.id ?? '';
  const earlier = new Acknowledged();
  earlier.note({ id, generation: ball, sum: log.sumOf(id, ball) ?? '' });
  return earlier;
}
