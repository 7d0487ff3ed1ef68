import type { Page } from '@playwright/test';
import type { Presses } from '../support/presses.ts';

/** A user's task, done in both ways. It starts in a running game with nothing open. */
export interface Task {
  /** Its name in docs/tasks.md. */
  readonly name: string;
  /** Balls bowled before, in bowling order: `X72`. */
  readonly bowled: string;
  /** Other preparation. */
  readonly before?: (page: Page) => Promise<void>;
  readonly keyboard: (presses: Presses) => Promise<void>;
  readonly touch: (presses: Presses) => Promise<void>;
  readonly done: (page: Page) => Promise<void>;
  /** Undoes what outlives the game. */
  readonly after?: (page: Page) => Promise<void>;
}

/** The players, in line-up order. */
export const PLAYERS = ['PJS', 'KYJ', 'CMS'] as const;
