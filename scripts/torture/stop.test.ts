import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { traces } from '../traces.testing.ts';
import { newDisk } from './power-cut.ts';
import { memoryDisk } from './tools.ts';

test('Ctrl-C while games are killed leaves no process and no file behind', async () => {
  await stopped(newFolder(), '1', 'worker.ts');
});

test('Ctrl-C while a disk is filled leaves no disk behind', async (context) => {
  const folder = newFolder();
  context.skip(...mountable(folder, memoryDisk(toolsIn(folder), 'size=64k')));
  await stopped(folder, '3', 'tmpfs');
});

test('Ctrl-C while the power is cut leaves no disk and no loop device behind', async (context) => {
  const folder = newFolder();
  context.skip(...mountable(folder, newDisk(toolsIn(folder))));
  await stopped(folder, '2', 'ext4');
});

/** Runs a row until a trace of it exists, and presses Ctrl-C. */
async function stopped(folder: string, row: string, trace: string): Promise<void> {
  const torture = spawn(process.execPath, [join(import.meta.dirname, '../torture.ts'), '--row', row], {
    env: { ...process.env, TMPDIR: folder },
    stdio: 'ignore',
  });
  onTestFinished(() => void torture.kill('SIGKILL'));
  await vi.waitUntil(() => traces(folder).some((line) => line.includes(trace)), {
    interval: 20,
  });
  torture.kill('SIGINT');
  const [code] = (await once(torture, 'exit')) as [number | null];
  expect(code).toBe(130);
  // The leash ends just after its run.
  await vi.waitUntil(() => traces(folder).length === 0, { interval: 100 });
  expect(readdirSync(folder)).toEqual([]);
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headpin-stop-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function toolsIn(folder: string): Parameters<typeof memoryDisk>[0] {
  return { folder, environment: process.env };
}

/** Whether such a disk is unavailable here, and why; removes the one it tried. */
function mountable(
  folder: string,
  disk: { readonly folder: string } | { readonly notRun: string },
): [boolean, string] {
  if ('notRun' in disk) return [true, disk.notRun];
  spawnSync('umount', [disk.folder]);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  return [false, ''];
}
