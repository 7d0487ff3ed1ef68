import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PackagedProgram } from '../support/packaged.ts';
import { expect, test } from '../support/test.ts';

test.skip(process.getuid?.() !== 0, 'only root can start the program as root');

test('the packaged program refuses root: Chromium says that it has no sandbox there', async ({ data }) => {
  const program = new PackagedProgram({ data });
  expect(await program.ended()).not.toBe(0);
  expect(program.output).toContain('Running as root without --no-sandbox is not supported');
  expect(existsSync(join(data, 'kept'))).toBe(false);
});

test('the packaged program refuses root without a sandbox too, and says why', async ({ data }) => {
  const program = new PackagedProgram({ data, before: ['--no-sandbox'] });
  expect(await program.ended()).toBe(2);
  expect(program.output).toContain('Headpin does not run as root, because Chromium has no sandbox there');
  expect(existsSync(join(data, 'kept'))).toBe(false);
});
