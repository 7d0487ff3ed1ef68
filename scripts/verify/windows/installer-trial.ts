import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { countOne, nothing, total, type Count } from '../../test/count.ts';
import { checksums } from '../../package/tree.ts';
import type { StandIn } from './stand-in.ts';
import { Wine } from './wine.ts';

const PROGRAMS = 'Program Files/Headpin';
const MENU = 'ProgramData/Microsoft/Windows/Start Menu/Programs';
const OWN = String.raw`HKLM\Software\Headpin`;
const UNINSTALL = String.raw`HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall\Headpin`;
/** The uninstaller's exit code while Headpin runs. */
const RUNNING = 4;
/** Three balls of one player; the input then ends and leaves the game unfinished. */
const BALLS = '10\n9\n1\n';
const RUNS_ON = 'setInterval(() => undefined, 1000)';
const MINUTE = 60_000;

/** Installs, updates, rolls back, removes and reinstalls Headpin on a fresh Windows. */
export class InstallerTrial {
  readonly #wine: Wine;
  readonly #versions: readonly [StandIn, StandIn, StandIn];
  readonly #folder: string;
  #counts: Count[] = [];

  constructor(wine: Wine, versions: readonly [StandIn, StandIn, StandIn], folder: string) {
    this.#wine = wine;
    this.#versions = versions;
    this.#folder = folder;
  }

  async run(): Promise<Count> {
    const [one, two, three] = this.#versions;
    await this.#first(one);
    const data = await this.#game(one);
    const running = this.#wine.start(this.#executable(one), ['-e', RUNS_ON]);
    await this.#update(one, two, three);
    await this.#refusal(one);
    await this.#wine.run('taskkill', '/f', '/im', 'headpin.exe');
    await running.ended;
    await this.#back(two, three);
    await this.#removal(two, data);
    return this.#counts.length === 0 ? nothing : total(this.#counts);
  }

  async #first(one: StandIn): Promise<void> {
    await this.#install(one);
    this.#is(
      'a silent installation puts every file of the program into a folder of its version',
      this.#whole(one),
      true,
    );
    this.#is('the menu entry starts the installed version', this.#pointsTo('Headpin.lnk', one), true);
    this.#is('Headpin does not start with Windows unasked', this.#has('StartUp/Headpin.lnk'), false);
    const entry = await this.#wine.must('reg', 'query', UNINSTALL);
    const named = [one.version, 'The Headpin authors'].map((text) => entry.includes(text));
    this.#is('Windows lists the program with its version and publisher', named, [true, true]);
    await this.#install(one, '/AUTOSTART=1');
    this.#is(
      'it starts with Windows when that is asked for',
      this.#pointsTo('StartUp/Headpin.lnk', one),
      true,
    );
    const file = join(this.#folder, 'line.jsonl');
    writeFileSync(file, '{"sheet":"X X X X X X X X X XXX"}\n');
    const scorer = await this.#wine.start(this.#executable(one), this.#script(one, 'score'), { input: file })
      .ended;
    this.#is(
      'what was installed runs: the batch scorer knows 300',
      /"cumulative":300/u.test(scorer.said),
      true,
    );
  }

  /** Bowls three balls into the user's data folder. Returns the folder's files. */
  async #game(one: StandIn): Promise<Readonly<Record<string, string>>> {
    const file = join(this.#folder, 'balls.txt');
    writeFileSync(file, BALLS);
    const options = ['--data', this.#dataOnWindows(), '--single', '--name', 'PJS', '--lang', 'en'];
    await this.#wine.start(this.#executable(one), [...this.#script(one, 'scoreboard'), ...options], {
      input: file,
    }).ended;
    const { code, said } = await this.#check(one);
    this.#is('a game is saved in the user’s own folder, and the check finds it whole', code, 0, said);
    return this.#content();
  }

  async #update(one: StandIn, two: StandIn, three: StandIn): Promise<void> {
    await this.#install(two);
    this.#is('an update leaves a running version every file', this.#whole(one), true);
    this.#is('the next start takes the update', this.#pointsTo('Headpin.lnk', two), true);
    this.#is('an update keeps the start with Windows', this.#pointsTo('StartUp/Headpin.lnk', two), true);
    await this.#install(three);
    const all = [one, two, three].map(({ build }) => build).toSorted();
    this.#is('one more keeps the version that runs and the one before', this.#folders(), all);
    const kept = await this.#wine.must('reg', 'query', OWN);
    this.#is(
      'the version before is known',
      new RegExp(`Previous\\s+REG_SZ\\s+${two.build}`, 'u').test(kept),
      true,
    );
  }

  async #refusal(one: StandIn): Promise<void> {
    const before = this.#folders();
    const { code } = await this.#uninstall();
    this.#is('nothing is uninstalled while Headpin runs', [code, this.#folders()], [RUNNING, before]);
    this.#is('the running version is whole after the refusal', this.#whole(one), true);
  }

  async #back(two: StandIn, three: StandIn): Promise<void> {
    await this.#install(two);
    this.#is('the earlier installer takes its version back', this.#pointsTo('Headpin.lnk', two), true);
    const left = [two, three].map(({ build }) => build).toSorted();
    this.#is('a version that neither runs nor was the last goes', this.#folders(), left);
    await this.#install(two, '/AUTOSTART=0');
    this.#is('the start with Windows can be taken away', this.#has('StartUp/Headpin.lnk'), false);
  }

  async #removal(two: StandIn, data: Readonly<Record<string, string>>): Promise<void> {
    const own = join(this.#wine.disk, PROGRAMS, 'notes of the house');
    mkdirSync(own);
    await this.#wine.must(this.#windows(`${PROGRAMS}/uninstall.exe`), '/S');
    // The uninstaller copies itself and continues in the copy.
    const gone = await this.#until(() =>
      isDeepStrictEqual(readdirSync(join(own, '..')), ['notes of the house']),
    );
    this.#is('uninstalling removes every version, and nothing that somebody else put there', gone, true);
    this.#is('the menu entry goes', this.#has('Headpin.lnk'), false);
    const entries = await Promise.all([UNINSTALL, OWN].map((key) => this.#wine.run('reg', 'query', key)));
    this.#is(
      'the entries in the registry go',
      entries.map(({ code }) => code),
      [1, 1],
    );
    this.#is('uninstalling leaves the data, byte for byte', this.#content(), data);
    await this.#install(two);
    const { code, said } = await this.#check(two);
    this.#is('installed again, the game is there, whole', [code, this.#content()], [0, data], said);
  }

  async #install({ installer, version }: StandIn, ...options: readonly string[]): Promise<void> {
    const { code, said } = await this.#wine.run(Wine.path(installer), '/S', ...options);
    if (code !== 0) throw new Error(`the installer of ${version} ended with ${String(code)}: ${said}`);
  }

  /**
   * Runs the uninstaller in place, because its copy's exit code cannot be read. NSIS wants that option last and without
   * quotes, even around spaces, and only a batch file can pass it so.
   */
  async #uninstall(): Promise<{ readonly code: number | null }> {
    const path = this.#windows(PROGRAMS);
    const batch = join(this.#wine.disk, 'uninstall.bat');
    writeFileSync(batch, `@"${path}\\uninstall.exe" /S _?=${path}\r\n@exit %errorlevel%\r\n`);
    return this.#wine.run('cmd', '/c', 'C:\\uninstall.bat');
  }

  #check(of: StandIn): Promise<{ readonly code: number | null; readonly said: string }> {
    return this.#wine.run(
      this.#executable(of),
      ...this.#script(of, 'check'),
      '--data',
      this.#dataOnWindows(),
    );
  }

  #whole({ build, sums }: StandIn): boolean {
    const folder = join(this.#wine.disk, PROGRAMS, build);
    return existsSync(folder) && checksums(folder, '') === sums;
  }

  #folders(): readonly string[] {
    const names = readdirSync(join(this.#wine.disk, PROGRAMS));
    return names.filter((name) => name !== 'uninstall.exe').toSorted();
  }

  #has(shortcut: string): boolean {
    return existsSync(join(this.#wine.disk, MENU, shortcut));
  }

  #pointsTo(shortcut: string, { build }: StandIn): boolean {
    const path = join(this.#wine.disk, MENU, shortcut);
    return existsSync(path) && readFileSync(path, 'latin1').includes(`\\${build}\\headpin.exe\0`);
  }

  #executable({ build }: StandIn): string {
    return this.#windows(`${PROGRAMS}/${build}/headpin.exe`);
  }

  #script({ build }: StandIn, name: 'score' | 'scoreboard' | 'check'): readonly string[] {
    const path = this.#windows(`${PROGRAMS}/${build}/src/terminal/${name}.ts`);
    return ['--disable-warning=ExperimentalWarning', path];
  }

  #windows(path: string): string {
    return `C:\\${path.replaceAll('/', '\\')}`;
  }

  /** The user's roaming folder, where Electron keeps a program's data. */
  #data(): string {
    const [user = ''] = globSync('users/*/AppData/Roaming', { cwd: this.#wine.disk }).toSorted();
    return `${user}/Headpin`;
  }

  #dataOnWindows(): string {
    return this.#windows(this.#data());
  }

  #content(): Readonly<Record<string, string>> {
    const folder = join(this.#wine.disk, this.#data());
    const names = globSync('**', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = names.map((entry) => join(entry.parentPath, entry.name)).toSorted();
    return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'base64')]));
  }

  async #until(isSo: () => boolean): Promise<boolean> {
    const end = Date.now() + MINUTE;
    while (!isSo()) {
      if (Date.now() >= end) return false;
      await wait(100);
    }
    return true;
  }

  #is(name: string, found: unknown, expected: unknown, said = ''): void {
    const isSo = isDeepStrictEqual(found, expected);
    console.log(`${isSo ? '✓' : '✗'} ${name}`);
    if (!isSo) console.log(found, 'instead of', expected, said);
    this.#counts.push(countOne(name, isSo));
  }
}
