/** Which Headpin this is and what it runs on; versions as their makers write them. */
export interface ProgramRuntime {
  readonly version: string;
  readonly electron: string;
  /** The Electron that this Headpin is released with and tried on; where `electron` is another, staff are told. */
  readonly pinned: string;
}
