import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listeners } from '../../drive/listeners.ts';
import { commandOf } from '../../drive/process-tree.ts';
import { PACKAGED, PackagedProgram, type PackagedOptions } from '../support/packaged.ts';
import { expect, test as base } from '../support/test.ts';

const COULD_OPEN = 'could open the program to others: Headpin was not started.';
const SLOW = { timeout: 120_000 };
const QUIET: { stdio: ['ignore', 'pipe', 'ignore'] } = { stdio: ['ignore', 'pipe', 'ignore'] };

const test = base.extend<{ readonly start: (options?: Omit<PackagedOptions, 'data'>) => PackagedProgram }>({
  start: async ({ data }, use) => {
    const started: PackagedProgram[] = [];
    await use((options = {}) => {
      const program = new PackagedProgram({ data, ...options });
      started.push(program);
      return program;
    });
    for (const program of started) program.kill();
  },
});

test('the packaged program shows its window with every page in the sandbox', async ({ start }) => {
  const program = start();
  await program.painted();
  const lines = program.processes.map(commandOf);
  expect(lines.filter((line) => line.includes('\0--no-sandbox'))).toEqual([]);
  const pages = program.processes.filter((_pid, index) => lines[index]?.includes('--type=renderer'));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const status = await readFile(`/proc/${String(page)}/status`, 'utf8');
    // A filter of system calls, and no privilege that a program could gain.
    expect(status).toMatch(/^Seccomp:\s+2$/mu);
    expect(status).toMatch(/^NoNewPrivs:\s+1$/mu);
  }
});

test('no variable and no option of Node makes the packaged program run a script or open a debugger', async ({
  start,
  data,
}) => {
  const script = join(data, 'foreign.cjs');
  const trace = join(data, 'foreign-was-here');
  await writeFile(script, `require('node:fs').writeFileSync(${JSON.stringify(trace)}, '');`);
  const foreign = [
    { before: ['--inspect=0'] },
    { before: ['--inspect-brk=0'] },
    { before: [`--require=${script}`] },
    { env: { ELECTRON_RUN_AS_NODE: '1' } },
    { env: { NODE_OPTIONS: `--require=${script}` } },
  ];
  for (const one of foreign) {
    const program = start(one);
    expect(await program.ended()).toBe(2);
    expect(program.output).not.toContain('Debugger listening');
    expect(program.output).toContain(COULD_OPEN);
  }
  expect(existsSync(trace)).toBe(false);
});

test('SIGUSR1 opens no debugger in the packaged program', async ({ start }) => {
  const program = start();
  await program.painted();
  const [main] = program.processes;
  if (main === undefined) throw new Error('the program is gone');
  process.kill(main, 'SIGUSR1');
  await expect.poll(() => program.output, SLOW).toContain('Somebody asked for a debugger');
  expect(program.processes.flatMap(listeners)).toEqual([]);
  expect(program.output).not.toContain('Debugger listening');
});

const FOREIGN = [
  ...['--remote-debugging-port=0', '--no-sandbox', '--js-flags=--expose-gc', '--in-process-gpu'],
  ...['--enable-blink-features=MojoJS', '--disable-site-isolation-trials'],
];

for (const option of FOREIGN)
  test(`the packaged program refuses ${option} and says why`, async ({ start, data }) => {
    const program = start({ before: [option] });
    expect(await program.ended()).toBe(2);
    expect(program.output).toContain(COULD_OPEN);
    expect(program.output).not.toContain('DevTools listening');
    expect(existsSync(join(data, 'kept'))).toBe(false);
  });

for (const name of ['SSLKEYLOGFILE', 'NODE_REDIRECT_WARNINGS', 'ELECTRON_LOG_FILE'])
  test(`the packaged program does not start with ${name}, which would write a file`, async ({
    start,
    data,
  }) => {
    const file = join(data, 'written');
    const program = start({ env: { [name]: file } });
    expect(await program.ended()).toBe(2);
    expect(program.output).toContain(`${name} ${COULD_OPEN}`);
    expect(existsSync(file)).toBe(false);
  });

test('a folder put in the place of the packaged program’s archive is not run', async ({ start, data }) => {
  const folder = join(data, 'copy');
  const trace = join(data, 'foreign-was-here');
  await cp(PACKAGED, folder, { recursive: true });
  await rm(join(folder, 'resources/app.asar'));
  await mkdir(join(folder, 'resources/app'));
  await writeFile(join(folder, 'resources/app/package.json'), '{ "main": "foreign.cjs" }');
  const foreign = `require('node:fs').writeFileSync(${JSON.stringify(trace)}, ''); process.exit(0);`;
  await writeFile(join(folder, 'resources/app/foreign.cjs'), foreign);
  const program = start({ folder });
  expect(await program.ended()).not.toBe(0);
  expect(existsSync(trace)).toBe(false);
});

test('the packaged program asks no keyring of the desktop, whose question would lie over the lane', async ({
  start,
}) => {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], QUIET);
  const [line] = (await once(bus.stdout, 'data')) as [Buffer];
  const env = { DBUS_SESSION_BUS_ADDRESS: line.toString().trim(), XDG_CURRENT_DESKTOP: 'GNOME' };
  const watch = spawn('dbus-monitor', ['--session'], { ...QUIET, env: { ...process.env, ...env } });
  let heard = '';
  watch.stdout.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  try {
    await expect.poll(() => heard, SLOW).not.toBe('');
    const program = start({ env });
    await program.painted();
    // It speaks to the desktop, so a question would have been heard.
    await expect.poll(() => heard, SLOW).toContain('org.a11y.Bus');
    expect(heard).not.toMatch(/secrets|kwallet/iu);
  } finally {
    watch.kill();
    bus.kill();
  }
});

test('a second start takes the place of a Headpin that hangs, and not of one that answers', async ({
  start,
  data,
}) => {
  const first = start();
  await first.painted();
  expect(await start().ended()).toBe(0);
  const [main = 0] = first.processes;
  await rm(join(data, 'first-window.png'));
  process.kill(main, 'SIGSTOP');
  const second = start();
  // Chromium gives the first 20 s to answer.
  await second.painted();
  expect(await first.ended()).toBeNull();
  const lock = await readFile(join(data, 'kept/lock'), 'utf8');
  expect(JSON.parse(lock)).toMatchObject({ pid: second.processes[0] });
});
