import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test, type TestContext } from 'vitest';
import { contents, CopiedLane, states } from './testing/lane.testing.ts';

const ASIDE = 'quarantine/g000009-0a1b2c.json.00112233445566ff';

/** Mounts a stick of 96 KiB where a lane's copies go, if this user may mount. */
function plugIn(context: TestContext, place: string): void {
  if (process.getuid?.() !== 0) context.skip('needs root');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96k', 'headpin-test', place], { stdio: 'pipe' });
  } catch {
    context.skip('mounting is not allowed here');
  }
  onTestFinished(() => {
    execFileSync('umount', [place]);
  });
}

test('a really full stick is reported, the other copy stays complete, nothing is left over, and it continues with room', async (context) => {
  const lane = await CopiedLane.begin();
  plugIn(context, lane.place);
  expect((await lane.copy()).ok).toBe(true);
  let full = 0;
  // From the first byte too many to a file that could never fit.
  for (let size = 20_000; size <= 100_000; size += 8_000) {
    await lane.write(ASIDE, 'x'.repeat(size));
    const answer = await lane.copy();
    if (answer.ok) continue;
    full += 1;
    expect(answer.error).toBe('disk-full');
    expect(await states(lane)).toContain('whole');
    const names = await readdir(lane.place, { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  }
  expect(full).toBeGreaterThan(3);
  execFileSync('mount', ['-o', 'remount,size=1m', lane.place]);
  expect((await lane.copy()).ok).toBe(true);
  expect(await states(lane)).toEqual(['whole', 'whole']);
  const copies = await Promise.all(['a', 'b'].map((slot) => contents(lane.path(slot, ''))));
  expect(copies.map((copy) => copy[ASIDE]?.length)).toContain(100_000);
});
