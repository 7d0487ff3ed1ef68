import { resolve } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** The front desk's page: its service serves these files under a policy that allows no inline script and no data: address. */
export default defineConfig({
  root: 'src/front-desk',
  base: '/',
  plugins: [vue()],
  build: {
    target: 'chrome130',
    outDir: resolve('out/front-desk'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Every browser of the floor preloads modules by itself.
    modulePreload: { polyfill: false },
  },
});
