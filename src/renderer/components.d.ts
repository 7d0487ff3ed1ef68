/** For readers of TypeScript that do not read .vue files, the linter among them; vue-tsc has the true types. */
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
