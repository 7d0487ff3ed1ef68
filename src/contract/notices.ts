import type { StartNotice } from '../text/start/notice.ts';
import type { DeskMessage, HelpAsked } from './front-desk.ts';
import type { GameNews } from './game-news.ts';
import type { HouseState } from './house.ts';
import type { Halves } from './halves.ts';
import type { Logo } from './logo.ts';
import type { Practices } from './practice.ts';
import type { GamePrint } from './printing.ts';
import type { ScreenInfo } from './program.ts';
import type { Settings } from './settings.ts';
import type { StaffState } from './staff.ts';

/** A notice and the number that marks it as read. */
export interface UnreadNotice {
  readonly id: number;
  readonly notice: StartNotice;
}

/** Facts that main announces, in the past tense; main never waits for their arrival. */
export interface Notices {
  gameChanged: GameNews;
  practiceChanged: Practices;
  settingsChanged: Settings;
  logoChanged: Logo | null;
  staffChanged: StaffState;
  /** A refused request to close the window, such as Alt+F4. */
  closeRefused: null;
  /** A screen was plugged in or out or has other content. */
  screensChanged: readonly ScreenInfo[];
  /** What the newest games printed by themselves. */
  printsChanged: readonly GamePrint[];
  /** How this PC stands with its house of lanes. */
  houseChanged: HouseState;
  /** Who waits for help, and the front desk's message, on each half. */
  helpChanged: Halves<HelpAsked | null>;
  messagesChanged: Halves<DeskMessage | null>;
  /** A new notice, or another text of one that is unread. */
  noticed: UnreadNotice;
}

export type NoticeName = keyof Notices;

export type Notice = { [N in NoticeName]: { readonly name: N; readonly value: Notices[N] } }[NoticeName];
