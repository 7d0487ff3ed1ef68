/** The versions of Headpin and its runtime, as their makers write them. */
export interface ProgramRuntime {
  readonly version: string;
  readonly electron: string;
  /** The Electron version that this Headpin is released and tested with; staff are notified if `electron` differs. */
  readonly pinned: string;
}
