import { BOARD_TEXT } from '../board/board.ts';
import { FORMATS_TEXT } from '../formats.ts';
import { inOneLanguage, type InOneLanguage, type Language } from '../language.ts';
import { KEYS_TEXT } from './keys.ts';
import { LISTS_TEXT } from './lists.ts';
import { MANAGE_TEXT } from './manage.ts';
import { ORDERS_TEXT } from './orders.ts';
import { PANEL_TEXT } from './panel.ts';
import { PROBLEMS_TEXT, problemText } from './problems.ts';
import { REPORT_TEXT } from './report.ts';
import { SHELL_TEXT } from './shell.ts';
import { TILES_TEXT } from './tiles.ts';

const SECTIONS = {
  board: BOARD_TEXT,
  formats: FORMATS_TEXT,
  keys: KEYS_TEXT,
  lists: LISTS_TEXT,
  manage: MANAGE_TEXT,
  orders: ORDERS_TEXT,
  panel: PANEL_TEXT,
  problems: PROBLEMS_TEXT,
  report: REPORT_TEXT,
  shell: SHELL_TEXT,
  tiles: TILES_TEXT,
};

/** Every text of the front desk's page. */
export type DeskText = InOneLanguage<typeof SECTIONS>;

export function deskText(language: Language): DeskText {
  return inOneLanguage(SECTIONS, language);
}

/** The sentence for a code of the service or of a lane. */
export function problemIn({ problems }: DeskText, code: string): string {
  return problemText(problems, code);
}
