/** Another version that is installed; it is what the next start takes. */
export interface InstalledVersion {
  /** As its maker writes it, such as `0.2.0`. An older one was taken back. */
  readonly version: string;
  /** Whether it was started and showed no board, so that it starts at staff's word only. */
  readonly hasFailed: boolean;
}
