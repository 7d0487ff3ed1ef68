import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../../drive/runtime.ts';
import { licenceTexts } from '../licences.ts';

/** Its code for Linux is a binary that a bundle cannot hold. */
const NATIVE = ['@node-rs/argon2', '@node-rs/argon2-linux-x64-gnu'];

/** Puts the house's service and commands into a folder as one script, with all that it reads beside it. */
export async function bundleHouse(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const built = await build({
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
  writeFileSync(join(folder, 'LICENSES.txt'), [licenceTexts(root), ...bundledLicences(built)].join('\n'));
  cpSync(join(root, 'src/house/db/migrations'), join(folder, 'migrations'), { recursive: true });
  cpSync(join(root, 'out/front-desk'), join(folder, 'front-desk'), { recursive: true });
  for (const name of NATIVE)
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
}

/** The licences of the packages whose code is in the script, each with its name. */
function bundledLicences(built: Awaited<ReturnType<typeof build>>): readonly string[] {
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const modules = outputs.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  const folders = modules.flatMap(
    (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(id.replace('\0', ''))?.[0] ?? [],
  );
  return [...new Set(folders)].toSorted().map((folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const texts = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/iu.test(file));
    const { license = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly license?: string;
    };
    const words = texts.map((file) => readFileSync(join(folder, file), 'utf8'));
    return `${'='.repeat(80)}\n${name} (${license})\n\n${words.join('\n')}`;
  });
}
