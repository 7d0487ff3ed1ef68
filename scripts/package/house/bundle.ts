import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../drive/runtime.ts';

/** Its code for Linux is a binary that a bundle cannot hold. */
const NATIVE = ['@node-rs/argon2', '@node-rs/argon2-linux-x64-gnu'];

/** Puts the house's service and commands into a folder as one script, with all that it reads beside it. */
export async function bundleHouse(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await build({
    ...{ configFile: false, root, logLevel: 'warn' },
    ssr: { noExternal: true, external: [NATIVE[0] ?? ''] },
    build: {
      ...{ outDir: folder, emptyOutDir: false, target: 'node24' },
      ssr: join(root, 'src/house/operate/headpin-house.ts'),
      rolldownOptions: {
        external: ['pg-native', ...NATIVE],
        output: { format: 'es', entryFileNames: 'headpin-house.mjs', codeSplitting: false },
      },
    },
  });
  cpSync(join(root, 'src/house/db/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(root, 'out/front-desk'), join(folder, 'front-desk'), { recursive: true });
  for (const name of NATIVE)
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
}
