import type { LaneBridge } from '../contract/contract.ts';

declare global {
  interface Window {
    /** The bridge to main; built in `src/preload/index.ts`. */
    readonly lane: LaneBridge;
  }
}
