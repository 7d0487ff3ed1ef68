/**
 * A copy of a checkout in which every component is TypeScript. So the native compiler and the linter that uses it read
 * components too, which takes them a tenth of the time of vue-tsc and ESLint.
 */
import {
  copyFileSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../drive/runtime.ts';
import { componentReader, type TypedComponent } from './components.ts';

/** What compilers and linters read. */
const READ = ['{src,drive,e2e,scripts}/**/*.{ts,js,mjs,json,css,vue}', '*.{ts,js,json}'];

export interface TypedCopy {
  readonly folder: string;
  /** A component, by the path of its TypeScript from the folder; undefined for any other file. */
  readonly component: (file: string) => TypedComponent | undefined;
}

/** Makes a copy for an action, which may take a while, and removes it. */
export async function inTypedCopy<T>(checkout: string, act: (copy: TypedCopy) => Promise<T>): Promise<T> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'headpin-typed-')));
  try {
    return await act(makeCopy(checkout, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function makeCopy(checkout: string, folder: string): TypedCopy {
  const components = new Map<string, TypedComponent>();
  const typedOf = componentReader();
  const files = filesOf(checkout);
  for (const name of new Set(files.map(dirname))) mkdirSync(join(folder, name), { recursive: true });
  for (const file of files) {
    const [from, to] = [join(checkout, file), join(folder, file)];
    if (file.endsWith('.vue')) {
      const component = typedOf(from, readFileSync(from, 'utf8'));
      components.set(`${file}.ts`, component);
      writeFileSync(`${to}.ts`, component.typescript);
    } else link(from, to);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, component: (file) => components.get(file) };
}

/** Nothing writes to the copy, so its files may be the checkout's own. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk.
    copyFileSync(from, to);
  }
}

function filesOf(checkout: string): readonly string[] {
  const exclude = (name: string): boolean => name.includes('node_modules');
  return READ.flatMap((pattern) => globSync(pattern, { cwd: checkout, exclude })).map((file) =>
    file.replaceAll('\\', '/'),
  );
}
