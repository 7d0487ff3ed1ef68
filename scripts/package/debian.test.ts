import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { debianFile, type DebianFile } from './debian.ts';

let home: string;
let running: ChildProcess[];

beforeEach(() => {
  home = join(mkdtempSync(join(tmpdir(), 'headpin-debian-')), 'opt/headpin');
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map(stop));
  rmSync(join(home, '../..'), { recursive: true, force: true });
});

/** Runs a maintainer script as dpkg does. */
function maintain(script: DebianFile, build: string, ...parameters: readonly string[]): void {
  const text = debianFile(script, { version: build, build, home });
  const { status, stderr } = spawnSync('sh', ['-c', text, script, ...parameters], {
    encoding: 'utf8',
    // Without a parser of AppArmor profiles, because a unit test must not load a profile into the system.
    env: { PATH: '/usr/bin:/bin' },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
}

/** Unpacks as dpkg does: writes each file beside its place and renames it; setuid bits are removed first. */
function unpack(build: string): void {
  const folder = join(home, 'package');
  mkdirSync(folder, { recursive: true });
  const put = (name: string, write: (path: string) => void): void => {
    write(join(folder, `${name}.dpkg-new`));
    const path = join(folder, name);
    const before = lstatSync(path, { throwIfNoEntry: false });
    if (before !== undefined && (before.mode & 0o7000) !== 0) chmodSync(path, 0o600);
    spawnSync('mv', ['-T', `${path}.dpkg-new`, path]);
  };
  put('headpin', (path) => {
    copyFileSync('/usr/bin/sleep', path);
    chmodSync(path, 0o755);
  });
  mkdirSync(join(folder, 'resources'), { recursive: true });
  for (const name of ['headpin-version', 'chrome-sandbox', 'apparmor', 'resources/app.asar'])
    put(name, (path) => {
      writeFileSync(path, `${build}\n`, { mode: 0o755 });
    });
}

function install(build: string): void {
  unpack(build);
  maintain('postinst.sh', build, 'configure');
}

/** Starts the chosen version, as the launcher does. */
function start(): ChildProcess {
  const folder = join(home, readlinkSync(join(home, 'current')));
  const program = spawn(join(folder, 'headpin'), ['600'], { stdio: 'ignore' });
  running.push(program);
  return program;
}

async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  await ended;
}

function versions(): readonly string[] {
  return readdirSync(join(home, 'versions')).toSorted();
}

function versionOf(link: string): string {
  return readFileSync(join(home, link, 'headpin-version'), 'utf8').trim();
}

describe('a package that is installed', () => {
  test('gives its version a folder of its own, and the next start takes it', () => {
    install('1');
    expect(versions()).toEqual(['1']);
    expect(versionOf('current')).toBe('1');
  });

  test('gives the sandbox the rights it needs, and not to the file that dpkg knows', () => {
    install('1');
    expect(lstatSync(join(home, 'current/chrome-sandbox')).mode & 0o7777).toBe(0o4755);
    expect(lstatSync(join(home, 'package/chrome-sandbox')).mode & 0o7777).toBe(0o755);
  });

  test('leaves a running program every file and right of its own version', () => {
    install('1');
    start();
    install('2');
    expect(versionOf('versions/1')).toBe('1');
    expect(lstatSync(join(home, 'versions/1/chrome-sandbox')).mode & 0o7777).toBe(0o4755);
    expect(versionOf('current')).toBe('2');
  });

  test('keeps the version before, to be taken back', () => {
    install('1');
    install('2');
    expect(versionOf('previous')).toBe('1');
    install('1');
    expect(versionOf('current')).toBe('1');
    expect(versionOf('previous')).toBe('2');
  });

  test('removes an older version only when nobody runs it', async () => {
    install('1');
    const program = start();
    install('2');
    const other = start();
    install('3');
    expect(versions()).toEqual(['1', '2', '3']);
    await stop(program);
    await stop(other);
    install('4');
    expect(versions()).toEqual(['3', '4']);
  });

  test('after one that nobody runs keeps the version that runs to be taken back: the other may not be able to start', () => {
    install('1');
    start();
    install('2');
    install('3');
    expect(versionOf('current')).toBe('3');
    expect(versionOf('previous')).toBe('1');
    expect(versions()).toEqual(['1', '3']);
  });

  test('can be installed again: the same version stays where it is, also while it runs', () => {
    install('1');
    start();
    install('1');
    expect(versions()).toEqual(['1']);
    expect(versionOf('current')).toBe('1');
    expect(existsSync(join(home, 'previous'))).toBe(false);
  });

  test('is made anew when a power cut left it half made', () => {
    mkdirSync(join(home, 'versions/.making/half'), { recursive: true });
    install('1');
    expect(versions()).toEqual(['1']);
    expect(existsSync(join(home, 'current/half'))).toBe(false);
  });

  test('that is installed again has every file as it was packed, whatever happened to it, also while it runs', () => {
    install('1');
    const program = start();
    const folder = join(home, 'versions/1');
    rmSync(join(folder, 'headpin-version'));
    writeFileSync(join(folder, 'resources/app.asar'), 'rotten');
    chmodSync(join(folder, 'chrome-sandbox'), 0o644);
    mkdirSync(join(folder, 'apparmor.d'));
    rmSync(join(folder, 'apparmor'));
    mkdirSync(join(folder, 'apparmor/full'), { recursive: true });
    const before = lstatSync(join(folder, 'headpin')).ino;
    install('1');
    expect(versionOf('current')).toBe('1');
    expect(readFileSync(join(folder, 'resources/app.asar'), 'utf8')).toBe('1\n');
    expect(readFileSync(join(folder, 'apparmor'), 'utf8')).toBe('1\n');
    expect(lstatSync(join(folder, 'chrome-sandbox')).mode & 0o7777).toBe(0o4755);
    expect(lstatSync(join(folder, 'headpin')).ino).toBe(before);
    expect(readdirSync(folder)).not.toContain('.mending');
    expect(program.exitCode).toBeNull();
  });

  test.each(['previous', 'HOME/versions/1', './versions/1'])(
    'finds the version before behind a link that somebody made by hand: %s',
    (target) => {
      install('1');
      install('2');
      rmSync(join(home, 'current'));
      symlinkSync(target.replace('HOME', home), join(home, 'current'));
      install('3');
      expect(versionOf('current')).toBe('3');
      expect(versionOf('previous')).toBe('1');
      expect(versions()).toEqual(['1', '3']);
    },
  );

  test('leaves nothing half made when the disk is full', () => {
    unpack('1');
    const text = debianFile('postinst.sh', { version: '1', build: '1', home });
    // Hard links fail, and the copy stops half-way.
    const full = 'cp() { case $1 in -al) return 1;; esac; command cp "$@"; return 1; }\n';
    const { status } = spawnSync('sh', ['-c', full + text, 'postinst.sh', 'configure']);
    expect(status).not.toBe(0);
    expect(readdirSync(join(home, 'versions'))).toEqual([]);
    maintain('postinst.sh', '1', 'configure');
    expect(versionOf('current')).toBe('1');
  });

  test('is as before when its removal was given up', () => {
    install('1');
    maintain('prerm.sh', '1', 'remove');
    maintain('postinst.sh', '1', 'abort-remove');
    expect(versionOf('current')).toBe('1');
  });
});

describe('a package that is removed', () => {
  test('takes every version with it', () => {
    install('1');
    install('2');
    maintain('prerm.sh', '2', 'remove');
    expect(readdirSync(home)).toEqual(['package']);
  });

  test('leaves what somebody put beside the program, such as a data folder, also when it is purged', () => {
    install('1');
    mkdirSync(join(home, 'games'));
    writeFileSync(join(home, 'games/settings.json'), 'the house’s own');
    maintain('prerm.sh', '1', 'remove');
    maintain('postrm.sh', '1', 'purge');
    maintain('postrm.sh', '1', 'purge');
    expect(readdirSync(home, { recursive: true }).toSorted()).toEqual(['games', 'games/settings.json']);
  });

  test('makes a lane a PC with a login again; an update leaves it a lane', () => {
    const folder = join(home, '../../usr/sbin');
    mkdirSync(folder, { recursive: true });
    const command = '#!/bin/sh\necho "$1" >>"${0%/*}/asked"\n';
    writeFileSync(join(folder, 'headpin-kiosk'), command, { mode: 0o755 });
    install('1');
    maintain('prerm.sh', '1', 'upgrade');
    expect(existsSync(join(folder, 'asked'))).toBe(false);
    maintain('prerm.sh', '1', 'remove');
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('off\n');
  });

  test('leaves a running program its files; a purge leaves nothing', () => {
    install('1');
    start();
    maintain('prerm.sh', '1', 'remove');
    expect(versionOf('versions/1')).toBe('1');
    maintain('postrm.sh', '1', 'purge');
    expect(existsSync(home)).toBe(false);
  });

  test('keeps its versions when it only makes way for another', () => {
    install('1');
    maintain('prerm.sh', '1', 'upgrade', '2');
    maintain('postrm.sh', '1', 'upgrade', '2');
    expect(versionOf('current')).toBe('1');
  });
});

describe('headpin on the path', () => {
  function launch(
    parameters: readonly string[],
    environment: Readonly<Record<string, string>> = {},
    happened: () => void = () => undefined,
  ): ReturnType<typeof spawnSync> {
    install('1');
    // Prints its arguments instead of opening a window.
    const says = '#!/bin/sh\nprintf "%s|" "$@"\n';
    writeFileSync(join(home, 'current/headpin'), says);
    mkdirSync(join(home, 'current/check'));
    writeFileSync(join(home, 'current/check/node'), says, { mode: 0o755 });
    happened();
    const text = debianFile('headpin.sh', { version: '1', build: '1', home });
    const tools = join(dirname(home), 'bin');
    mkdirSync(tools);
    writeFileSync(join(tools, 'id'), `#!/bin/sh\necho ${environment['UID'] ?? '1000'}\n`, { mode: 0o755 });
    return spawnSync('sh', ['-c', text, 'headpin', ...parameters], {
      encoding: 'utf8',
      env: { PATH: `${tools}:/usr/bin:/bin`, ...environment },
    });
  }

  test('gives the program its options', () => {
    expect(launch(['--lane', '7', '--players', 'PJS,KYJ']).stdout).toBe('--|--lane|7|--players|PJS,KYJ|');
  });

  test.each<[string, () => void]>([
    [
      'has lost its program',
      () => {
        rmSync(join(home, 'versions/2/headpin'));
      },
    ],
    [
      'has lost its pages',
      () => {
        rmSync(join(home, 'versions/2/resources/app.asar'));
      },
    ],
    [
      'is gone',
      () => {
        rmSync(join(home, 'versions/2'), { recursive: true });
      },
    ],
  ])('starts the version before where the chosen one %s', (_what, happened) => {
    const launched = launch(['--lane', '7'], {}, () => {
      install('2');
      happened();
    });
    expect(launched).toMatchObject({ status: 0, stdout: '--|--lane|7|' });
  });

  test('takes them after -- too, as npm start does', () => {
    expect(launch(['--', '--lane', '7']).stdout).toBe('--|--lane|7|');
  });

  test('tells its version without opening anything', () => {
    expect(launch(['--version'])).toMatchObject({ status: 0, stdout: 'Headpin 1\n' });
  });

  test('checks a data folder with its own Node, for root as well', () => {
    const checked = launch(['--check', '--data', '/srv/lane 7'], { UID: '0' });
    expect(checked.stdout).toBe(`${realpathSync(join(home, 'current'))}/check/check.mjs|--data|/srv/lane 7|`);
  });

  test.each([
    ['de_DE.UTF-8', 'Headpin läuft nicht als root'],
    ['ko_KR.UTF-8', 'root로는 Headpin을'],
    ['es_ES.UTF-8', 'Headpin no funciona como root'],
    ['C', 'Headpin does not run as root'],
  ])('refuses root in the language of the system, %s', (LANG, sentence) => {
    const { status, stdout, stderr } = launch([], { LANG, UID: '0' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});
