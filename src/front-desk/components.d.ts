/** For tools that cannot read .vue files, such as the linter; vue-tsc has the exact types. */
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
