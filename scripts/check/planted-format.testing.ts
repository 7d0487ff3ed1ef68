/** Nothing is wrong with these. */
export const FINE: Readonly<Record<string, string>> = {
  'e2e/fine.spec.ts': "export * from '../drive/play.ts';\n",
  'scripts/fine.ts': "export * from '../drive/play.ts';\nconsole.log('ten');\n",
  'src/core/line/fine.ts':
    'export function least(one: number, other: number): number {\n  return one < other ? one : other;\n}\n',
  'src/renderer/FineView.vue':
    '<script setup lang="ts">\nconst { pins } = defineProps<{ pins: number }>();\n</script>\n\n<template>\n  <p>{{ pins }}</p>\n</template>\n',
};

/** Files that the formatter would write otherwise. */
export const UNFORMATTED: Readonly<Record<string, string>> = {
  'format/one.ts': 'export const pins = "7"\n',
  'format/one.mjs': 'export const pins = "7"\n',
  'format/One.vue': '<template>\n<p   >X</p>\n</template>\n',
  'format/one.css': 'p{color:red}\n',
  'format/one.md': '* X\n\n\n\n* /\n',
  'format/one.json': '{"pins":7}\n',
  'format/one.html': '<p   >X</p>\n',
};
