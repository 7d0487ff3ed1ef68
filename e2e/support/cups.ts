import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SYSTEM_PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/bin:/sbin:/bin`;
const LONGEST_START = 120_000;
const LONGEST_JOB = 120_000;

export interface Queue {
  readonly name: string;
  /** Switched off or out of paper, with its message. */
  readonly stopped?: string;
  /** Rejects jobs. */
  readonly rejects?: true;
  /** Prints so many pages of each job, then its paper jams. */
  readonly jamsAfter?: number;
  /** The papers that its driver offers, each as its name and its size in points; a plain queue knows none. */
  readonly papers?: readonly (readonly [name: string, width: number, height: number])[];
}

/** A private print server; the machine's own queues are never touched. */
export interface PrintServer {
  /** The environment that makes a program use only this server. */
  readonly env: Readonly<Record<string, string>>;
  /** A received job, as the PDF that was sent. */
  readonly job: (number: number) => Promise<string>;
  readonly jobs: () => Promise<number>;
  /** Removes a printer, as if unplugged. */
  readonly remove: (queue: string) => Promise<void>;
  /** From now on, accepts every query and answers none. */
  readonly freeze: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts cupsd as the current user with its own folder and socket.
 * @param above where its folder goes; the path is short, because that of a socket has at most 107 bytes
 */
export async function startPrintServer(queues: readonly Queue[], above = tmpdir()): Promise<PrintServer> {
  const root = await mkdtemp(join(above, 'cups-'));
  const socket = join(root, 'socket');
  const spool = join(root, 'spool');
  for (const folder of ['spool', 'spool/tmp', 'cache', 'state', 'ppd']) await mkdir(join(root, folder));
  await writeFile(join(root, 'cupsd.conf'), serverFile(socket));
  await writeFile(join(root, 'cups-files.conf'), placesFile(root));
  await makeBackend(join(root, 'bin'));
  for (const { name, papers } of queues)
    if (papers !== undefined) await writeFile(join(root, 'ppd', `${name}.ppd`), driverFile(papers));
  await writeFile(join(root, 'printers.conf'), queues.map(queueFile).join(''), { mode: 0o600 });
  const server = spawn('cupsd', ['-f', '-c', join(root, 'cupsd.conf'), '-s', join(root, 'cups-files.conf')], {
    env: { ...process.env, PATH: SYSTEM_PATH },
    stdio: 'ignore',
  });
  const env = { CUPS_SERVER: socket };
  const stop = async (): Promise<void> => {
    const gone = once(server, 'exit');
    // A frozen process receives no other signal.
    if (server.exitCode === null && server.kill() && server.kill('SIGCONT')) await gone;
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await until(LONGEST_START, () => answers(env, server));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    env,
    job: async (number) => {
      const file = join(spool, `d${String(number).padStart(5, '0')}-001`);
      // The file is complete once the job has finished and its last line is there.
      await until(LONGEST_JOB, async () =>
        (await readFile(file, 'latin1').catch(() => '')).trimEnd().endsWith('%%EOF'),
      );
      return file;
    },
    jobs: async () => (await readdir(spool)).filter((name) => /^d\d{5}-001$/u.test(name)).length,
    remove: async (queue) => {
      await run('lpadmin', ['-x', queue], { env: { ...process.env, ...env, PATH: SYSTEM_PATH } });
    },
    freeze: () => {
      server.kill('SIGSTOP');
    },
    stop,
  };
}

async function answers(env: Readonly<Record<string, string>>, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`cupsd ended with ${String(server.exitCode)}`);
  try {
    await access(env['CUPS_SERVER'] ?? '');
    await run('lpstat', ['-r'], { env: { ...process.env, ...env, PATH: SYSTEM_PATH } });
    return true;
  } catch {
    return false;
  }
}

async function until(longest: number, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + longest;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error('the print server did not do it in time');
    await sleep(50);
  }
}

function serverFile(socket: string): string {
  return `Listen ${socket}
Browsing Off
WebInterface No
PreserveJobFiles Yes
<Location />
  Order allow,deny
  Allow all
</Location>
<Location /admin>
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order deny,allow
    Allow all
  </Limit>
</Policy>
`;
}

function placesFile(root: string): string {
  return `ServerRoot ${root}
ServerBin ${root}/bin
RequestRoot ${root}/spool
TempDir ${root}/spool/tmp
CacheDir ${root}/cache
StateDir ${root}/state
AccessLog ${root}/access
ErrorLog ${root}/error
PageLog ${root}/page
FileDevice Yes
Sandboxing relaxed
`;
}

/** A queue that discards every job; the spool keeps them. */
function queueFile({ name, stopped, rejects, jamsAfter }: Queue): string {
  return `<Printer ${name}>
Info ${name}
DeviceURI ${jamsAfter === undefined ? 'file:///dev/null' : `jam:/${String(jamsAfter)}`}
State ${stopped === undefined ? 'Idle' : 'Stopped'}
StateMessage ${stopped ?? ''}
Accepting ${rejects === true ? 'No' : 'Yes'}
Shared No
JobSheets none none
OpPolicy default
ErrorPolicy stop-printer
</Printer>
`;
}

/** A way to a printer of its own, which counts pages and then stops as a driver does whose printer is jammed. */
async function makeBackend(folder: string): Promise<void> {
  const stop = 4;
  await mkdir(join(folder, 'backend'), { recursive: true });
  // With it the server starts everything else.
  await symlink('/usr/lib/cups/daemon', join(folder, 'daemon'));
  const script = `#!/bin/sh
[ $# -eq 0 ] && exit 0
page=0
while [ $page -lt "\${DEVICE_URI##*/}" ]; do page=$((page + 1)); echo "PAGE: $page 1" >&2; done
echo "STATE: +media-jam-error" >&2
exit ${String(stop)}
`;
  await writeFile(join(folder, 'backend', 'jam'), script, { mode: 0o755 });
}

function driverFile(papers: NonNullable<Queue['papers']>): string {
  const sizes = papers.map(([name, width, height]) => {
    const [wide, high] = [String(width), String(height)];
    return [
      `*PageSize ${name}: "<</PageSize[${wide} ${high}]>>setpagedevice"`,
      `*PageRegion ${name}: "<</PageSize[${wide} ${high}]>>setpagedevice"`,
      `*ImageableArea ${name}: "9 9 ${String(width - 9)} ${String(height - 9)}"`,
      `*PaperDimension ${name}: "${wide} ${high}"`,
    ].join('\n');
  });
  const [usual = ''] = papers.map(([name]) => name);
  return `*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "TEST.PPD"
*Manufacturer: "Test"
*Product: "(Test)"
*ModelName: "Test"
*ShortNickName: "Test"
*NickName: "Test"
*PSVersion: "(3010.000) 0"
*cupsFilter2: "application/pdf application/pdf 0 -"
*OpenUI *PageSize: PickOne
*DefaultPageSize: ${usual}
*OpenUI *PageRegion: PickOne
*DefaultPageRegion: ${usual}
*DefaultImageableArea: ${usual}
*DefaultPaperDimension: ${usual}
${sizes.join('\n')}
*CloseUI: *PageSize
*CloseUI: *PageRegion
`;
}
