import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vue()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/renderer/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'renderer', include: ['src/renderer/**/*.test.ts'], environment: 'happy-dom' },
      },
    ],
  },
});
