import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../drive/runtime.ts';
import type { Run } from '../../processes.ts';
import { must, worked } from '../../test/system.ts';
import { patched, type Patch } from './patch.ts';

/** Large or generated. The copy builds its own `out`, because a build overwrites files in place. */
const LEFT_OUT: ReadonlySet<string> = new Set(['.git', 'out', 'demo', 'views', 'test-results']);

/** Of `node_modules`; the tools write into them in place. */
const CACHES = ['.cache', '.vite', '.vite-temp'];

/** A copy of the checkout for faults, one at a time. Its files are hard links: each one that changes is replaced. */
export class Copy {
  readonly folder: string;
  /** The pinned Node inside the copy, which an ordinary user of root's tests can read. */
  readonly node: string;
  #restore: () => void = () => undefined;

  private constructor(folder: string) {
    this.folder = folder;
    this.node = process.execPath.replace(root, folder);
  }

  static async make(run: Run, stop: AbortSignal): Promise<Copy> {
    const folder = join(run.folder, 'faulty');
    mkdirSync(folder);
    for (const name of readdirSync(root).filter((entry) => !LEFT_OUT.has(entry))) {
      const [from, to] = [join(root, name), join(folder, name)];
      if (await worked(run, stop, 'cp', ['-al', from, to])) continue;
      rmSync(to, { recursive: true, force: true });
      await must(run, stop, 'cp', ['-a', from, to]);
    }
    for (const name of CACHES) rmSync(join(folder, 'node_modules', name), { recursive: true, force: true });
    return new Copy(folder);
  }

  /** Plants a fault in the place of the one before it; throws if the sources have moved away from its patch. */
  plant(patch: Patch): void {
    this.heal();
    const file = join(this.folder, patch.file);
    const source = readFileSync(file, 'utf8');
    const faulty = patched(source, patch);
    if (faulty === null) throw new Error(`${patch.file} has changed: the patch no longer fits`);
    replace(file, faulty);
    this.#restore = () => {
      replace(file, source);
    };
  }

  heal(): void {
    this.#restore();
    this.#restore = () => undefined;
  }
}

function replace(file: string, text: string): void {
  const beside = `${file}.new`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}
