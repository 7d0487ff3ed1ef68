import type { Draw } from './draw.ts';

/** What every part of the torture works with. */
export interface Tools {
  /** The folder for everything; it is removed with all mounts in it, however the run ends. */
  readonly folder: string;
  /** The environment that marks every process of the run. */
  readonly environment: NodeJS.ProcessEnv;
  /** Asks to stop. */
  readonly stop: AbortSignal;
  readonly draw: Draw;
  /** A line of how the evening goes. */
  readonly say: (line: string) => void;
}
