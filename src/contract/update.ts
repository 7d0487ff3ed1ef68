/** Another version that is installed; it is what the next start takes. */
export interface InstalledVersion {
  /** In the maker's notation, such as `0.2.0`. An older version means that an update was taken back. */
  readonly version: string;
  /** Whether it was started and showed no board. Then only staff can start it. */
  readonly hasFailed: boolean;
}
