import type { StartNotice } from '../text/notice.ts';
import type { GameView } from './games.ts';
import type { Logo } from './logo.ts';
import type { ScreenInfo } from './screens.ts';
import type { Settings } from './settings.ts';
import type { StaffState } from './staff.ts';

/** A notice and its number, by which it is told that somebody has read it. */
export interface UnreadNotice {
  readonly id: number;
  readonly notice: StartNotice;
}

/** Facts that main announces, in the past tense; nothing in main waits for them to arrive. */
export interface Notices {
  gameChanged: GameView;
  settingsChanged: Settings;
  logoChanged: Logo | null;
  staffChanged: StaffState;
  /** Somebody asked the window to close, as Alt+F4 does, and may not. */
  closeRefused: null;
  /** A screen was plugged in or out, or shows something else now. */
  screensChanged: readonly ScreenInfo[];
  /** Something was found that people are told once, as at the start. */
  noticed: UnreadNotice;
}

/** The name of a notice. */
export type NoticeName = keyof Notices;

/** A notice as it crosses. */
export type Notice = { [N in NoticeName]: { readonly name: N; readonly value: Notices[N] } }[NoticeName];
