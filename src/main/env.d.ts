/** The Electron version that package.json pins, inserted by the build (electron.vite.config.ts). */
declare const PINNED_ELECTRON: string;
