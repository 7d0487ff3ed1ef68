import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { chmod, copyFile, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { descendants } from '../../drive/process-tree.ts';

/** The releases that a package is tried on. */
export type Release = 'bookworm' | 'trixie';

/** A command's output and its exit code; null when a signal ended it. */
export interface Said {
  readonly code: number | null;
  readonly text: string;
}

/** The user for a command; root by default. */
export interface As {
  readonly user?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The environment of a login; nothing of this machine's comes along. */
const PLAIN = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };

/**
 * A minimal Debian of its own: its own files, mounts and processes, and nothing installed but what every Debian has.
 * The network and the kernel are this machine's, so there are no user namespaces for ordinary users in it: Chromium's
 * sandbox has to come from its setuid helper. Needs root.
 */
export class BareMachine {
  readonly root: string;
  readonly #keeper: ChildProcess;
  readonly #inside: number;

  private constructor(root: string, keeper: ChildProcess, inside: number) {
    this.root = root;
    this.#keeper = keeper;
    this.#inside = inside;
  }

  /** Makes one in a new folder, which takes about a minute. */
  static async make(root: string, release: Release): Promise<BareMachine> {
    const made = await hear(spawn('debootstrap', ['--variant=minbase', release, root], { stdio: QUIET }));
    if (made.code !== 0) throw new Error(`debootstrap: ${made.text}`);
    // It is everybody's `/` inside, and a temporary folder outside.
    await chmod(root, 0o755);
    for (const file of ['/etc/resolv.conf', '/etc/hosts']) await copyFile(file, join(root, file));
    // Services would be this machine's too: none is started.
    await writeFile(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n');
    await chmod(join(root, 'usr/sbin/policy-rc.d'), 0o755);
    const mounts = 'mount -t proc proc "$1/proc"; mount --rbind /sys "$1/sys"; mount --rbind /dev "$1/dev"';
    const keeper = spawn(
      'unshare',
      [
        ...['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'],
        ...['sh', '-ec', `${mounts}; exec chroot "$1" sleep infinity`, 'sh', root],
      ],
      { stdio: 'ignore' },
    );
    return new BareMachine(root, keeper, await insideOf(keeper, root));
  }

  /** Runs a command there to its end. */
  async run(command: readonly string[], as: As = {}): Promise<Said> {
    return hear(this.start(command, as));
  }

  /** Runs a command there; throws what it printed if it fails. */
  async must(...command: readonly string[]): Promise<string> {
    const { code, text } = await this.run(command);
    if (code !== 0) throw new Error(`${command.join(' ')}: ${text}`);
    return text;
  }

  /** Starts a command there; it ends with the machine at the latest. */
  start(command: readonly string[], { user = 'root', env = {} }: As = {}): ChildProcess {
    const home = user === 'root' ? '/root' : `/home/${user}`;
    const words = Object.entries({ ...PLAIN, HOME: home, USER: user, ...env });
    const login = ['env', '-i', ...words.map(([name, value]) => `${name}=${value}`)];
    const identity = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];
    const enter = ['-t', String(this.#inside), '-m', '-p', '-r', '-w'];
    return spawn('nsenter', [...enter, ...identity, ...login, ...command], { stdio: QUIET });
  }

  /** All its processes, by their numbers outside. The sandbox puts some into a namespace below the machine's. */
  processes(): readonly number[] {
    const own = namespaceOf(this.#inside);
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    const here = pids.filter((pid) => namespaceOf(pid) === own);
    return [...new Set(here.flatMap((pid) => [pid, ...descendants(pid)]))];
  }

  /** A file of the machine, read from outside. */
  async read(path: string): Promise<string> {
    return readFile(join(this.root, path), 'utf8');
  }

  /** Ends everything in it and removes it. */
  async end(): Promise<void> {
    const gone = once(this.#keeper, 'exit');
    // Its first process takes all others with it, and the last process the mounts.
    process.kill(this.#inside, 'SIGKILL');
    await gone;
    await rm(this.root, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The namespace of a process's number; null for one that has just ended. */
function namespaceOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${String(pid)}/ns/pid`);
  } catch {
    return null;
  }
}

const QUIET: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];

async function hear(child: ChildProcess): Promise<Said> {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: unknown) => {
      text += String(chunk);
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}

/** The first process of the machine, once it stands in its files. */
async function insideOf(keeper: ChildProcess, root: string): Promise<number> {
  const { pid } = keeper;
  if (pid === undefined) throw new Error('unshare was not started');
  for (;;) {
    if (keeper.exitCode !== null) throw new Error('the bare machine did not come up');
    for (const inside of descendants(pid)) {
      const stands = await readlink(`/proc/${String(inside)}/root`).catch(() => '');
      if (stands === root) return inside;
    }
    await wait(20);
  }
}
