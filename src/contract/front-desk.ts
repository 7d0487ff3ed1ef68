import type { Halves } from './halves.ts';

/** What a lane has of the front desk: help that bowlers asked for, and messages. */

/** `at` is ISO 8601 in UTC: when bowlers asked, or when the front desk answered that somebody comes. */
export interface HelpAsked {
  readonly state: 'asked' | 'coming';
  readonly at: string;
}

/** A message of the front desk; `id` is its order's. */
export interface DeskMessage {
  readonly id: string;
  readonly text: string;
}

export interface FrontDeskState {
  readonly help: Halves<HelpAsked | null>;
  /** The message that each half shows. */
  readonly messages: Halves<DeskMessage | null>;
}
