/** The Electron that package.json pins; the build puts it in (electron.vite.config.ts). */
declare const PINNED_ELECTRON: string;
