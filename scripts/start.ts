/**
 * `npm start`: builds the program if its sources changed, opens it, and waits for its end. Options after `--` go to
 * the program.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { url as debuggerAt } from 'node:inspector';
import { setTimeout as wait } from 'node:timers/promises';
import { buildIfStale } from './build.ts';
import { hasDisplay } from './display.ts';
import type { Run } from './processes.ts';
import { describeRuntime, isRoot, readRuntime, root, runtimeEnvironment } from '../drive/runtime.ts';
import { runScript } from './script.ts';
import { refusedOption, shutEnvironment } from './start/shut.ts';
import { showTrouble } from './start/trouble.ts';
import { startVirtualDisplay } from './xvfb.ts';

async function start(options: readonly string[], run: Run, stop: AbortSignal): Promise<number> {
  const refusal = whyShut(options);
  if (refusal !== null) {
    console.error(refusal);
    return 2;
  }
  const runtime = readRuntime();
  const { kept, cleared } = shutEnvironment(process.env);
  // One of these tells set-up where an Electron is.
  const told = cleared.filter((name) => !(name in runtimeEnvironment(runtime)));
  if (told.length > 0) console.log(`Headpin is started without ${told.join(', ')}.`);
  await buildIfStale(stop);
  console.log(`Headpin runs on ${describeRuntime(runtime)}`);
  const screen: Readonly<Record<string, string>> = hasDisplay() ? {} : await virtualScreen(run);
  const picture = screen['HEADPIN_PICTURE'];
  if (isRoot())
    console.log(
      'Root gets no sandbox from Chromium: the program runs without (--no-sandbox). A lane uses an ordinary user.',
    );
  const program = spawn(runtime.executable, [...(isRoot() ? ['--no-sandbox'] : []), root, '--', ...options], {
    // A separate process group: signals reach it only through this script, once.
    detached: true,
    stdio: ['ignore', 'inherit', 'pipe'],
    // The user's working folder, so that `--data FOLDER` is relative to it.
    cwd: process.env['INIT_CWD'] ?? root,
    env: { ...kept, ...run.environment, ...screen },
  });
  showTrouble(program.stderr);
  stop.addEventListener('abort', () => program.kill('SIGTERM'));
  const ended = once(program, 'exit') as Promise<[number | null]>;
  if (picture !== undefined) await reportPicture(picture, ended);
  const [code] = await ended;
  return code ?? 1;
}

/** Why the start is refused: only the user at the machine may control a lane's program. */
function whyShut(options: readonly string[]): string | null {
  const option = refusedOption(options);
  if (option !== null)
    return `${option} would open the program to others, without a password: Headpin was not started.`;
  if (debuggerAt() === undefined) return null;
  return 'A debugger is open in this start (NODE_OPTIONS or --inspect): Headpin was not started.';
}

async function virtualScreen(run: Run): Promise<Record<string, string>> {
  console.log('There is no display here: the program runs on a virtual one of 1920x1080. Ctrl-C ends it.');
  const picture = process.env['HEADPIN_PICTURE'] ?? join(root, 'demo', 'first-window.png');
  mkdirSync(dirname(picture), { recursive: true });
  rmSync(picture, { force: true });
  return { ...(await startVirtualDisplay(run)), HEADPIN_PICTURE: picture };
}

/** The program writes the picture after its first window has painted. */
async function reportPicture(picture: string, ended: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  void ended.then(() => {
    over.abort();
  });
  const started = Date.now();
  while (Date.now() - started < 60_000 && !over.signal.aborted) {
    if (existsSync(picture)) {
      console.log(`A picture of the first window: ${picture}`);
      return;
    }
    await wait(100);
  }
  if (!over.signal.aborted)
    console.log('The first window has not painted within 60 s: there is no picture of it.');
}

await runScript((run, stop) => start(process.argv.slice(2), run, stop));
