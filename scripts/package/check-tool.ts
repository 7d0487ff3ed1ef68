import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../drive/runtime.ts';

/** Where a program keeps `headpin --check`, in its own folder. */
const FOLDER = 'check';

/**
 * Puts the check of a data folder beside the program: one script and a Node to run it, because the program's own
 * Electron refuses to be one (the fuse `RunAsNode`).
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
