import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { debianFile } from './debian.ts';

/** One version's main process exits at once; the other shows its board and resets the count as Headpin does. */
const BROKEN = 'exit 1';
const WHOLE = '[ "${HEADPIN_STARTS-}" = "" ] || grep -v "^$build " "$HEADPIN_STARTS" || rm "$HEADPIN_STARTS"';

/** A lane PC with the starter. */
class Installed {
  readonly #folder = mkdtempSync(join(tmpdir(), 'headpin-starter-'));
  readonly count = join(this.#folder, 'run/headpin-starts');

  constructor() {
    onTestFinished(() => {
      rmSync(this.#folder, { recursive: true });
    });
    mkdirSync(join(this.#folder, 'run'));
    const facts = { version: '1', build: '1', home: this.#folder };
    writeFileSync(join(this.#folder, 'starter'), debianFile('headpin.sh', facts), { mode: 0o755 });
  }

  /** Adds a version whose start is noted in `started`. */
  add(build: string, does: string): this {
    const folder = join(this.#folder, 'versions', build);
    mkdirSync(join(folder, 'resources'), { recursive: true });
    writeFileSync(join(folder, 'resources/app.asar'), 'its pages');
    const program = `#!/bin/sh
build=${build}
echo "$build \${HEADPIN_NOT_STARTED-} $*" >>'${this.#folder}/started'
${does}
`;
    writeFileSync(join(folder, 'headpin'), program, { mode: 0o755 });
    return this;
  }

  point(name: 'current' | 'previous', build: string): this {
    rmSync(join(this.#folder, name), { force: true });
    symlinkSync(`versions/${build}`, join(this.#folder, name));
    return this;
  }

  /**
   * Starts Headpin this many times as an ordinary user. Returns the versions that ran, each with the one it replaces.
   */
  start(times: number, environment: NodeJS.ProcessEnv = this.login, ...options: readonly string[]): string[] {
    rmSync(join(this.#folder, 'started'), { force: true });
    for (let time = 0; time < times; time += 1) {
      // The starter refuses to run as root.
      const script = `id() { echo 1000; }; ${readFileSync(join(this.#folder, 'starter'), 'utf8')}`;
      spawnSync('sh', ['-c', script, '/usr/bin/headpin', ...options], {
        env: { PATH: '/usr/bin:/bin', ...environment },
      });
    }
    return readFileSync(join(this.#folder, 'started'), 'utf8').trimEnd().split('\n');
  }

  get login(): NodeJS.ProcessEnv {
    return { XDG_RUNTIME_DIR: join(this.#folder, 'run'), DISPLAY: ':0' };
  }
}

/** Lines of `started`. */
const of = (build: string, times: number, not = ''): string[] =>
  Array.from({ length: times }, () => `${build} ${not} --`);

describe('an installed version that shows no board', () => {
  test('gives way to the version before it after three starts, for good, and that one knows', () => {
    const pc = new Installed().add('2', BROKEN).add('1', WHOLE).point('current', '2').point('previous', '1');
    expect(pc.start(8)).toEqual([...of('2', 3), ...of('1', 5, '2')]);
    expect(readFileSync(pc.count, 'utf8')).toBe('2 3\n');
  });

  test('does not take turns with the version before it when that one shows no board either', () => {
    const pc = new Installed().add('2', BROKEN).add('1', BROKEN).point('current', '2').point('previous', '1');
    expect(pc.start(20)).toEqual([...of('2', 3), ...of('1', 17, '2')]);
  });

  test('is started on where there is no version before it', () => {
    expect(new Installed().add('2', BROKEN).point('current', '2').start(5)).toEqual(of('2', 5));
  });

  test('is started on where the version before it is gone or the same', () => {
    const pc = new Installed().add('2', BROKEN).point('current', '2').point('previous', '1');
    expect(pc.start(5)).toEqual(of('2', 5));
    expect(pc.point('previous', '2').start(5)).toEqual(of('2', 5));
  });

  test('has three starts again when the count is forgotten: at the next login, or at staff’s word', () => {
    const pc = new Installed().add('2', BROKEN).add('1', WHOLE).point('current', '2').point('previous', '1');
    pc.start(5);
    rmSync(pc.count);
    expect(pc.start(4)).toEqual([...of('2', 3), ...of('1', 1, '2')]);
  });

  test('leaves the next version that is installed three starts of its own', () => {
    const pc = new Installed().add('2', BROKEN).add('1', WHOLE).point('current', '2').point('previous', '1');
    pc.start(5);
    pc.add('3', BROKEN).point('current', '3');
    expect(pc.start(4)).toEqual([...of('3', 3), ...of('1', 1, '3')]);
  });

  test.each([
    ['without a display, which is no fault of it', { DISPLAY: '' }],
    ['without a place that ends with the login', { XDG_RUNTIME_DIR: '' }],
    ['where that place is gone', { XDG_RUNTIME_DIR: '/no/such/place' }],
    ['where that place cannot be written', { XDG_RUNTIME_DIR: '/proc' }],
  ])('is started on %s', (_where, part) => {
    const pc = new Installed().add('2', BROKEN).add('1', WHOLE).point('current', '2').point('previous', '1');
    expect(pc.start(5, { ...pc.login, ...part })).toEqual(of('2', 5));
  });
});

describe('an installed version that shows its board', () => {
  test('is started on, and nothing is counted against it, whatever died before', () => {
    const pc = new Installed().add('2', BROKEN).add('1', WHOLE).point('current', '2').point('previous', '1');
    expect(pc.start(2)).toEqual(of('2', 2));
    pc.add('2', WHOLE);
    expect(pc.start(1)).toEqual(of('2', 1));
    expect(existsSync(pc.count)).toBe(false);
    pc.add('2', BROKEN);
    expect(pc.start(2)).toEqual(of('2', 2));
  });

  test.each(['', '2\n', '2 \n', '2 x\n', '2 99\n', '2 1', '\0\0', 'x'.repeat(100_000), '2 2 2\n', '1 3\n'])(
    'is started whatever the count’s file holds: %j',
    (text) => {
      const pc = new Installed().add('2', WHOLE).add('1', WHOLE).point('current', '2').point('previous', '1');
      writeFileSync(pc.count, text);
      expect(pc.start(1)).toEqual(of('2', 1));
    },
  );

  test('gets the options it was asked for', () => {
    const pc = new Installed().add('2', WHOLE).point('current', '2');
    expect(pc.start(1, pc.login, '--', '--lane', '7')).toEqual(['2  -- --lane 7']);
  });
});

test('the installed program is started without variables that open a debugger or write a file, and with all others', () => {
  const pc = new Installed().add('2', 'env >"$0.env"').point('current', '2');
  const foreign = {
    SSLKEYLOGFILE: '/k',
    NODE_REDIRECT_WARNINGS: '/w',
    ELECTRON_LOG_FILE: '/l',
    CHROME_LOG: '1',
  };
  const kept = { ELECTRON_OZONE_PLATFORM_HINT: 'wayland', HEADPIN_DATA_DIR: '/games', NODE_VERSION: '24' };
  pc.start(1, { ...foreign, ...kept });
  const had = readFileSync(join(dirname(pc.count), '../versions/2/headpin.env'), 'utf8');
  const names = Array.from(had.matchAll(/^([A-Z_]+)=/gmu), ([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(kept)));
  expect(names.filter((name) => Object.hasOwn(foreign, name))).toEqual([]);
});
