import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'electron-vite';
import { build, mergeConfig, type InlineConfig, type Rolldown } from 'vite';

/** A rebuilt part of the program. */
export interface Built {
  readonly part: Part;
  readonly seconds: number;
  /** Whether reloading the pages is enough; changes in main or in other served files need a restart. */
  readonly reload: boolean;
}

type Part = 'main' | 'preload' | 'renderer';

const PARTS: readonly Part[] = ['main', 'preload', 'renderer'];

/** Stable file names: the program maps its pages only once. */
const STEADY_NAMES: InlineConfig = {
  build: {
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
};

/**
 * Builds the program into a folder as `npm start` does, and rebuilds each part when its sources change.
 * @param told of the whole program once, then of each rebuilt part
 * @returns what ends the watching
 */
export async function watchProgram(
  folder: string,
  told: (built: Built) => void,
): Promise<() => Promise<void>> {
  const { config = {} } = await resolveConfig(
    { mode: 'development', logLevel: 'warn', build: { outDir: folder } },
    'build',
  );
  const waiting = new Set<Part>(PARTS);
  const watchers = await Promise.all(
    PARTS.map(async (part) => {
      const own = part === 'renderer' ? STEADY_NAMES : {};
      const watcher = await build(
        mergeConfig(mergeConfig(config[part] ?? {}, own), { build: { watch: {}, minify: false } }),
      );
      if (!('on' in watcher)) throw new Error(`${part} cannot be watched`);
      let files = '';
      onBuilt(watcher, (seconds) => {
        const before = files;
        files = readdirSync(join(folder, part), { recursive: true }).toSorted().join('\n');
        if (waiting.size === 0) told({ part, seconds, reload: part === 'renderer' && files === before });
        else if (waiting.delete(part) && waiting.size === 0) told({ part, seconds, reload: false });
      });
      return watcher;
    }),
  );
  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.close()));
  };
}

/** Reports the seconds of each successful build; Vite itself reports failures. */
function onBuilt(watcher: Rolldown.RolldownWatcher, act: (seconds: number) => void): void {
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code !== 'BUNDLE_END') return;
    act(event.duration / 1000);
    void event.result.close();
  });
}
