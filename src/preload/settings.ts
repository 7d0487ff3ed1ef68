import type { Language } from '../text/language.ts';
import type { Paper } from './printing.ts';

export const THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const MARK_STYLES = ['filled', 'letters'] as const;
export type MarkStyle = (typeof MARK_STYLES)[number];

/** The console has the board above and the keys below; the board alone fills the screen (keyboard only). */
export const VIEWS = ['console', 'board'] as const;
export type View = (typeof VIEWS)[number];

/** What the house or the party chose; saved as durably as games. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly view: View;
  /** The lane's number, 1 to 999. */
  readonly lane: number;
  readonly paper: Paper;
  readonly marks: MarkStyle;
  /** The system's name of the printer to use; null takes the system's default. */
  readonly printer: string | null;
}
