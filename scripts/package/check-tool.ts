import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../drive/runtime.ts';

/** The folder of `headpin --check` within the program's folder. */
const FOLDER = 'check';

/**
 * Adds the check of a data folder to the program: one script, and a Node to run it. The program's own Electron cannot
 * run scripts (the fuse `RunAsNode`).
 */
export async function addCheckTool(program: string): Promise<void> {
  const folder = join(program, FOLDER);
  mkdirSync(folder);
  await build({
    ...{ configFile: false, root, logLevel: 'warn' },
    ssr: { noExternal: true },
    build: {
      ...{ ssr: join(root, 'src/terminal/check.ts'), outDir: folder, emptyOutDir: false, target: 'node24' },
      rolldownOptions: { output: { format: 'es', entryFileNames: 'check.mjs', codeSplitting: false } },
    },
  });
  const node = join(root, 'node_modules', `node-${process.platform}-${process.arch}`);
  copyFileSync(join(node, 'bin', 'node'), join(folder, 'node'));
  copyFileSync(join(node, 'LICENSE'), join(program, 'LICENSE.node.txt'));
}
