/**
 * `npm run dev`: the program in a window, with its own games. A change in its pages appears in seconds; a change in
 * main or preload restarts it. The game is on the disk and continues either way. Options after `--` go to the
 * program.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRuntime, isRoot, readRuntime, root, runtimeEnvironment } from '../drive/runtime.ts';
import { STAMP, writeApp } from './dev/app.ts';
import { createOneProgram } from './dev/one-program.ts';
import { watchProgram } from './dev/watch-program.ts';
import { hasDisplay } from './display.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';
import { showTrouble } from './start/trouble.ts';
import { startVirtualDisplay } from './xvfb.ts';

const FOLDER = join(root, 'out', 'dev');

/** Its own games, so that development never touches real ones. */
const DATA = join(root, 'out', 'dev-data');

async function dev(options: readonly string[], run: Run, stop: AbortSignal): Promise<number> {
  const runtime = readRuntime();
  writeApp(FOLDER);
  console.log(`Headpin runs on ${describeRuntime(runtime)}`);
  const screen: Readonly<Record<string, string>> = hasDisplay() ? {} : await startVirtualDisplay(run);
  if (!hasDisplay())
    console.log(`There is no display here: the program runs on a virtual one, ${screen['DISPLAY'] ?? ''}.`);
  const ended = Promise.withResolvers<number>();

  const open = (): ChildProcess => {
    const opened = spawn(
      runtime.executable,
      [...(isRoot() ? ['--no-sandbox'] : []), FOLDER, '--', '--windowed', '--data', DATA, ...options],
      {
        cwd: process.env['INIT_CWD'] ?? root,
        env: { ...process.env, ...runtimeEnvironment(runtime), ...run.environment, ...screen },
        stdio: ['ignore', 'inherit', 'pipe'],
      },
    );
    showTrouble(opened.stderr);
    return opened;
  };
  // Closing the window ends the run.
  const program = createOneProgram(open, ended.resolve);
  const close = await watchProgram(FOLDER, ({ part, seconds, reload }) => {
    console.log(
      `${part} was built in ${seconds.toFixed(1)} s: ${reload ? 'pages are loaded anew' : 'Headpin starts'}`,
    );
    if (reload) writeFileSync(join(FOLDER, STAMP), `${String(Date.now())}\n`);
    else program.restart().catch(ended.reject);
  });
  stop.addEventListener('abort', () => {
    program.end();
    ended.resolve(1);
  });
  const code = await ended.promise;
  await close();
  return code;
}

await runScript((run, stop) => dev(process.argv.slice(2), run, stop));
