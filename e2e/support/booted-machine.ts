import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { descendants, statOf } from '../../drive/process-tree.ts';
import { ScreenPicture } from './screen-picture.ts';

/**
 * Systemd as the first process of namespaces and of a control group of its own, network included: nothing of it reaches
 * this machine, and its X server has the terminals' numbers for itself. In one control group with another machine, each
 * would remove those of the other's services as they start. `pivot_root`, not `chroot`: in one, Chromium could make no
 * sandbox.
 */
const BOOT = String.raw`
root=$1
group=$2
mount --bind "$root" "$root"
cd "$root"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 mnt
mkdir "mnt$group"
echo 0 > "mnt$group/cgroup.procs"
umount mnt
mount -t tmpfs -o mode=755 tmpfs dev
for node in 'null 1 3' 'zero 1 5' 'full 1 7' 'random 1 8' 'urandom 1 9' 'tty 5 0' 'tty0 4 0' 'tty1 4 1' 'tty7 4 7'; do
  set -- $node
  mknod -m 666 "dev/$1" c "$2" "$3"
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
ip link set lo up
mkdir -p .outside
pivot_root . .outside
cd /
umount -l /.outside
exec env -i container=lxc PATH=/usr/sbin:/usr/bin:/sbin:/bin unshare --cgroup sh -ec '
  mount -t cgroup2 cgroup2 /sys/fs/cgroup
  exec /lib/systemd/systemd --log-target=null --show-status=no
'
`;

/** Nobody is left in them: groups are removed from the innermost outwards. */
const REMOVE_GROUP = 'mount -t cgroup2 cgroup2 "$1/mnt"; find "$1/mnt$2" -depth -type d -exec rmdir {} +';

const ENVIRONMENT = ['PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8', 'HOME=/root'];
/** Root may look at the screen and press keys as long as lightdm's own cookie is there. */
const SCREEN = ['DISPLAY=:0', 'XAUTHORITY=/run/lightdm/root/:0'];

/** A Debian in a folder, switched on: from its first process to its display manager. */
export class BootedMachine {
  readonly root: string;
  readonly #group: string;
  readonly #outer: ChildProcess;
  readonly #first: number;

  private constructor(root: string, group: string, outer: ChildProcess, first: number) {
    this.root = root;
    this.#group = group;
    this.#outer = outer;
    this.#first = first;
  }

  /** Switches on the system in this folder. Needs root. */
  static async boot(root: string): Promise<BootedMachine> {
    const group = join(ownGroup(), `headpin-${randomUUID()}`);
    const spaces = ['--mount', '--pid', '--uts', '--ipc', '--net'];
    const how = ['--fork', '--kill-child', '--propagation', 'private'];
    const outer = spawn('unshare', [...spaces, ...how, 'sh', '-ec', BOOT, 'sh', root, group], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let trouble = '';
    outer.stderr.on('data', (chunk: unknown) => {
      trouble += String(chunk);
    });
    for (;;) {
      if (outer.exitCode !== null) throw new Error(`the machine did not start: ${trouble}`);
      const first = descendants(outer.pid ?? 0).find((pid) => nameOf(pid) === 'systemd');
      if (first !== undefined) return new BootedMachine(root, group, outer, first);
      await wait(50);
    }
  }

  /** Runs a command there, as root unless told otherwise; what it printed, null if it failed. */
  say(...command: readonly string[]): string | null {
    const { status, stdout } = this.#runs(command);
    return status === 0 ? stdout.trim() : null;
  }

  /** Runs a command there; throws what it said if it fails. */
  must(...command: readonly string[]): string {
    const { status, stdout, stderr } = this.#runs(command);
    if (status !== 0) throw new Error(`${command.join(' ')}: ${stdout}${stderr}`);
    return stdout.trim();
  }

  #runs(command: readonly string[]): SpawnSyncReturns<string> {
    const enter = ['-t', String(this.#first), '-m', '-u', '-i', '-n', '-p', '-C', '-r', '-w'];
    return spawnSync(
      'nsenter',
      [...enter, 'env', '-i', ...ENVIRONMENT, ...SCREEN, ...command],
      // A package takes a while on a busy machine.
      { encoding: 'utf8', timeout: 300_000 },
    );
  }

  /** A cable to another machine; each gets this address of the network between them. */
  cable(other: BootedMachine, own: string, others: string): void {
    const ends = [
      [this.#first, own],
      [other.#first, others],
    ] as const;
    const [here, there] = [String(this.#first), String(other.#first)];
    const pair = ['type', 'veth', 'peer', 'name', 'eth0', 'netns', there];
    ran('ip', 'link', 'add', 'eth0', 'netns', here, ...pair);
    for (const [first, address] of ends) {
      const inside = ['-t', String(first), '-n', 'ip'];
      ran('nsenter', ...inside, 'address', 'add', `${address}/24`, 'dev', 'eth0');
      ran('nsenter', ...inside, 'link', 'set', 'eth0', 'up');
    }
  }

  /** Presses keys or moves and clicks, as xdotool names it. */
  hands(...asked: readonly string[]): void {
    this.must('xdotool', ...asked);
  }

  /** A picture of all its screens; null while there is no X server. */
  picture(): ScreenPicture | null {
    const file = '/tmp/screen.xwd';
    if (this.say('xwd', '-root', '-silent', '-out', file) === null) return null;
    try {
      return new ScreenPicture(readFileSync(join('/proc', String(this.#first), 'root', file)));
    } catch {
      // The X server went in the middle of it.
      return null;
    }
  }

  /** The processes with this executable's name, oldest first, by their numbers outside. */
  named(name: string): readonly number[] {
    return this.#processes()
      .filter((pid) => nameOf(pid) === name)
      .toSorted((one, other) => startOf(one) - startOf(other));
  }

  async switchOff(): Promise<void> {
    const gone = once(this.#outer, 'exit');
    process.kill(this.#first, 'SIGKILL');
    await gone;
    ran('unshare', '--mount', 'sh', '-ec', REMOVE_GROUP, 'sh', this.root, this.#group);
  }

  #processes(): readonly number[] {
    // Its network is its own, and the sandbox's inner namespaces are below its processes.
    const mine = namespaceOf(this.#first);
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    return pids.filter((pid) => namespaceOf(pid) === mine);
  }
}

function ran(program: string, ...parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters.join(' ')}: ${stderr}`);
}

/** The control group of this process, as a path below the root of all groups. */
function ownGroup(): string {
  return /^0::(.*)$/mu.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1] ?? '/';
}

function namespaceOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${String(pid)}/ns/uts`);
  } catch {
    return null;
  }
}

/** Null for a process that has just ended. */
function nameOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${String(pid)}/comm`, 'utf8').trim();
  } catch {
    return null;
  }
}

/** In ticks since the machine started. */
function startOf(pid: number): number {
  return Number(statOf(pid)?.[22 - 3] ?? Infinity);
}
