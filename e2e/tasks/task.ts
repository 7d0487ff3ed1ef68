import type { Page } from '@playwright/test';
import type { Presses } from '../support/presses.ts';

/** Something that people do at a lane, in both ways. It begins at a running game with nothing open. */
export interface Task {
  /** As docs/tasks.md calls it. */
  readonly name: string;
  /** What was bowled before, in bowling order: `X72`. */
  readonly bowled: string;
  /** What else was done before. */
  readonly before?: (page: Page) => Promise<void>;
  readonly keyboard: (presses: Presses) => Promise<void>;
  readonly touch: (presses: Presses) => Promise<void>;
  /** Fails unless it is done. */
  readonly done: (page: Page) => Promise<void>;
  /** Brings back what outlives the game. */
  readonly after?: (page: Page) => Promise<void>;
}

/** Who bowls, in the order of the line-up. */
export const PLAYERS = ['PJS', 'KYJ', 'CMS'] as const;
