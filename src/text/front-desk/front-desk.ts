import { boardText, type BoardText } from '../board/board.ts';
import { FORMATS_TEXT, type FormatsText } from '../formats.ts';
import type { Language } from '../language.ts';
import { KEYS_TEXT, type KeysText } from './keys.ts';
import { LISTS_TEXT, type ListsText } from './lists.ts';
import { MANAGE_TEXT, type ManageText } from './manage.ts';
import { ORDERS_TEXT, type OrdersText } from './orders.ts';
import { PANEL_TEXT, type PanelText } from './panel.ts';
import { PROBLEMS_TEXT, problemText, type ProblemsText } from './problems.ts';
import { REPORT_TEXT, type ReportText } from './report.ts';
import { SHELL_TEXT, type ShellText } from './shell.ts';
import { TILES_TEXT, type TilesText } from './tiles.ts';

/** Every text of the front desk's page. */
export interface DeskText {
  readonly board: BoardText;
  readonly formats: FormatsText;
  readonly keys: KeysText;
  readonly lists: ListsText;
  readonly manage: ManageText;
  readonly orders: OrdersText;
  readonly panel: PanelText;
  readonly problems: ProblemsText;
  readonly report: ReportText;
  readonly shell: ShellText;
  readonly tiles: TilesText;
}

export function deskText(language: Language): DeskText {
  return {
    board: boardText[language],
    formats: FORMATS_TEXT[language],
    keys: KEYS_TEXT[language],
    lists: LISTS_TEXT[language],
    manage: MANAGE_TEXT[language],
    orders: ORDERS_TEXT[language],
    panel: PANEL_TEXT[language],
    problems: PROBLEMS_TEXT[language],
    report: REPORT_TEXT[language],
    shell: SHELL_TEXT[language],
    tiles: TILES_TEXT[language],
  };
}

/** The sentence for a code of the service or of a lane. */
export function problemIn({ problems }: DeskText, code: string): string {
  return problemText(problems, code);
}
