import type { Plugin } from 'vitest/config';

/**
 * A component whose styles are a file of their own is compiled in every run. Read from the cache, it would be unknown to
 * the compiler, which fails when that file was changed.
 */
export const SHARED_STYLES: Plugin = {
  name: 'headpin:shared-styles',
  configureVitest: ({ defineCacheKeyGenerator }) => {
    defineCacheKeyGenerator(({ sourceCode }) => (/<style[^>]* src="/u.test(sourceCode) ? false : null));
  },
};
