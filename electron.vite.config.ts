import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'electron-vite';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: { electron: string };
};

// Without comments and spaces a lane takes 2 MB less. Names stay, so that a trouble in the log says where it was.
const output = { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } } as const;

// The floor of what the program may meet: Chromium 130 and Node 20 (ARCHITECTURE.md, "Electron").
export default defineConfig({
  main: {
    define: { PINNED_ELECTRON: JSON.stringify(devDependencies.electron) },
    build: {
      target: 'node20',
      externalizeDeps: false,
      rolldownOptions: {
        input: {
          index: resolve('src/main/index.ts'),
          importReading: resolve('src/main/imports/reading/worker.ts'),
          leagueReading: resolve('src/main/leagues/reading/worker.ts'),
        },
        output: { ...output, format: 'es', entryFileNames: '[name].js' },
      },
    },
  },
  preload: {
    build: {
      target: 'node20',
      externalizeDeps: false,
      // A sandboxed preload must be one CommonJS file.
      rolldownOptions: {
        input: resolve('src/preload/index.ts'),
        output: { ...output, format: 'cjs', entryFileNames: 'index.cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [vue()],
    build: {
      target: 'chrome130',
      // Fonts stay files: app:// serves them, and the content policy allows no data: URL.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output,
        input: {
          index: resolve('src/renderer/index.html'),
          logo: resolve('src/renderer/logo.html'),
          overhead: resolve('src/renderer/overhead.html'),
          screenNumber: resolve('src/renderer/screen-number.html'),
          sheet: resolve('src/renderer/sheet.html'),
          takeOver: resolve('src/renderer/take-over.html'),
          stopped: resolve('src/renderer/stopped.html'),
        },
      },
    },
  },
});
