import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { killTree } from '../../drive/process-tree.ts';
import { Archive } from './archive.ts';
import { PACKAGED } from './packaged.ts';
import type { Askable } from './points.ts';

/** Before an answer, among whatever else the program says. */
const MARK = 'PROBE ';

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Read before main: it carries out what stdin says and answers on stdout, as no debugger can be opened. */
const PROBE = `
import electron from 'electron';
import { createInterface } from 'node:readline';
const Asked = (async () => {}).constructor;
createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, code } = JSON.parse(line);
  const answer = await new Asked('electron', code)(electron).then((value) => ({ value }), (error) => ({ error: String(error) }));
  process.stdout.write('\\nPROBE ' + JSON.stringify({ id, ...answer }) + '\\n');
});
await import('./out/main/index.js');
`;

/**
 * A copy of the packaged program, its fuses included, that starts with a probe before main. Every other byte of its
 * archive is the packaged program's.
 */
export class ProbedProgram implements Askable {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #asked = 0;

  private constructor(child: ChildProcess) {
    this.#process = child;
    if (child.stdout === null) throw new Error('the program has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith(MARK)) return;
      const answer = JSON.parse(line.slice(MARK.length)) as Answer;
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  static async start(data: string): Promise<ProbedProgram> {
    const folder = join(data, 'probed');
    if (spawnSync('cp', ['-a', PACKAGED, folder]).status !== 0)
      throw new Error('the package cannot be copied');
    const path = join(folder, 'resources/app.asar');
    const archive = new Archive(await readFile(path));
    const about = JSON.parse(archive.read('package.json').toString()) as Readonly<Record<string, unknown>>;
    // Removed first: the copy may be a hard link.
    await rm(path);
    await writeFile(
      path,
      archive.with({ 'probe.mjs': PROBE, 'package.json': JSON.stringify({ ...about, main: 'probe.mjs' }) }),
    );
    const options = ['--', '--windowed', '--lang', 'en', '--data', join(data, 'kept')];
    const program = new ProbedProgram(
      spawn(join(folder, 'headpin'), options, { stdio: ['pipe', 'pipe', 'ignore'] }),
    );
    await program.#painted();
    return program;
  }

  async main(code: string): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    this.#process.stdin?.write(`${JSON.stringify({ id, code })}\n`);
    const ended = once(this.#process, 'exit').then(() => ({ id, value: null, error: 'the program ended' }));
    const { value, error } = await Promise.race([answered, ended]);
    if (error !== undefined) throw new Error(error);
    return value;
  }

  kill(): void {
    if (this.#process.pid !== undefined && this.#process.exitCode === null) killTree(this.#process.pid);
  }

  async #painted(): Promise<void> {
    await this.main(`
      await electron.app.whenReady();
      for (;;) {
        const [window] = electron.BrowserWindow.getAllWindows();
        const there = window && !window.webContents.isLoading() && window.webContents.getURL() !== '' &&
          await window.webContents.executeJavaScript("document.querySelector('main') !== null");
        if (there) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }`);
  }
}
