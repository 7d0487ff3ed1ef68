import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { forgetStarts, notStarted, startedWell, starter } from './starts.ts';

const OWN = '/opt/headpin/versions/0.2.0-id/headpin';

/** The starter's file with this count. */
async function counted(text: string): Promise<{ file: string; environment: NodeJS.ProcessEnv }> {
  const file = join(await tempFolder(), 'headpin-starts');
  await writeFile(file, text);
  return { file, environment: { HEADPIN_STARTS: file } };
}

describe('the count of a version’s starts', () => {
  test('ends when the version starts well', async () => {
    const { file, environment } = await counted('0.2.0-id 2\n');
    startedWell(environment, OWN);
    expect(existsSync(file)).toBe(false);
    // Calls it again: the program does so more than once.
    startedWell(environment, OWN);
  });

  test('stays when another version starts well in its place, until staff ask for it', async () => {
    const { file, environment } = await counted('0.3.0-id 3\n');
    startedWell(environment, OWN);
    expect(existsSync(file)).toBe(true);
    forgetStarts(environment);
    expect(existsSync(file)).toBe(false);
    forgetStarts(environment);
  });

  test.each(['', '\n', '0.2.0-idx 1\n'])('stays when it is not this version’s: %j', async (text) => {
    const { file, environment } = await counted(text);
    startedWell(environment, OWN);
    expect(existsSync(file)).toBe(true);
  });

  test('ends no start when it cannot be read or removed', async () => {
    const folder = join(await tempFolder(), 'headpin-starts');
    await mkdir(folder);
    startedWell({ HEADPIN_STARTS: folder }, OWN);
    forgetStarts({ HEADPIN_STARTS: folder });
    expect(existsSync(folder)).toBe(true);
  });

  test('is nobody’s without a starter', () => {
    startedWell({}, OWN);
    forgetStarts({});
    expect([notStarted({}), starter({}), starter({ HEADPIN_STARTER: '/usr/bin/headpin' })]).toEqual([
      null,
      null,
      null,
    ]);
    const environment = {
      HEADPIN_STARTER: '/usr/bin/headpin',
      HEADPIN_STARTS: '/run/user/1000/headpin-starts',
    };
    expect(starter(environment)).toEqual({
      command: environment.HEADPIN_STARTER,
      count: environment.HEADPIN_STARTS,
    });
    expect(notStarted({ HEADPIN_NOT_STARTED: '0.2.0-id' })).toBe('0.2.0-id');
  });
});
