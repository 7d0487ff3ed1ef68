import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { TracedProgram, whyUntraced } from '../support/traced.ts';

test.describe.configure({ timeout: 900_000 });

const why = whyUntraced();
test.skip(why !== null, why ?? '');

test(
  'left alone for eleven minutes, until its screens rest, the program speaks to no network',
  { tag: '@long' },
  async ({ data }) => {
    const folder = await mkdtemp(join(tmpdir(), 'headpin-traced-'));
    const program = new TracedProgram({ folder, data });
    try {
      await program.painted();
      // The observation time: silence has no end that could be detected.
      await new Promise((resolve) => setTimeout(resolve, 660_000));
      program.stillThere();
      expect(await program.end()).toEqual([]);
    } finally {
      program.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
);
