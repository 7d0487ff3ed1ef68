import { ARCHIVE_TEXT } from './archive/archive.ts';
import { BOARD_TEXT } from './board/board.ts';
import { CARDS_TEXT } from './end/cards.ts';
import { CHANGES_TEXT } from './console/changes.ts';
import { CONSOLE_TEXT } from './console/console.ts';
import { DECK_TEXT } from './console/deck.ts';
import { DIAGNOSTICS_TEXT } from './staff/diagnostics.ts';
import { END_TEXT } from './end/end.ts';
import { EXPORTS_TEXT } from './exports/exports.ts';
import { EXCITERS_TEXT } from './board/exciters.ts';
import { IMPORTS_TEXT } from './imports/imports.ts';
import { FACTS_TEXT } from './league/facts.ts';
import { BOWLED_BEFORE_TEXT } from './league/bowled-before.ts';
import { LEAGUE_PLAYER_TEXT } from './league/player.ts';
import { TEAMS_TEXT } from './setup/teams.ts';
import { FORMAT_CHOICE_TEXT } from './setup/format-choice.ts';
import { FORMATS_TEXT } from './formats.ts';
import { HELP_TEXT } from './console/help.ts';
import { FRONT_DESK_TEXT } from './house/front-desk.ts';
import { HOUSE_LINK_TEXT } from './house/house-link.ts';
import { HISTORY_TEXT } from './console/history.ts';
import { BEGUN_BALL_TEXT } from './console/begun-ball.ts';
import { FORMAT_KEYS, KEY_LIST } from './console/key-list.ts';
import { KEPT_LEAGUES_TEXT } from './league/kept-leagues.ts';
import { KEYBOARD_TEXT } from './console/keyboard.ts';
import { inOneLanguage, type InOneLanguage, type Language } from './language.ts';
import { GAMES_TEXT } from './league/games.ts';
import { EARLIER_TEXT } from './league/earlier.ts';
import { RECAP_CHANGES_TEXT } from './league/recap-changes.ts';
import { RECAP_RESULT_TEXT } from './league/recap-result.ts';
import { RECAP_TEXT } from './league/recap.ts';
import { SUBSTITUTES_TEXT } from './league/substitutes.ts';
import { UNSETTLED_TEXT } from './league/unsettled.ts';
import { MATCH_SETUP_TEXT } from './league/match-setup.ts';
import { TERMS_TEXT } from './league/terms.ts';
import { MATCH_END_TEXT } from './league/match-end.ts';
import { NEED_TEXT } from './board/need.ts';
import { OPENING_TEXT } from './staff/opening.ts';
import { PANELS_TEXT } from './console/panels.ts';
import { PAPER_TEXT } from './console/paper.ts';
import { PRACTICE_TEXT } from './practice/practice.ts';
import { PRINTING_TEXT } from './console/printing.ts';
import { PLAYERS_TEXT } from './console/players.ts';
import { REFUSALS_TEXT } from './refusals/refusals.ts';
import { RULING_TEXT } from './console/ruling.ts';
import { SCREENS_TEXT } from './staff/screens.ts';
import { SECOND_COPY_TEXT } from './staff/second-copy.ts';
import { SERIES_TEXT } from './board/series.ts';
import { SETTINGS_TEXT } from './staff/settings.ts';
import { SETUP_TEXT } from './setup/setup.ts';
import { SHEET_TEXT } from './end/sheet.ts';
import { STAFF_TEXT } from './staff/staff.ts';
import { STATISTICS_TEXT } from './statistics/statistics.ts';
import { START_TEXT } from './start/start.ts';
import { TAKE_OVER_TEXT } from './start/take-over.ts';
import { UPDATE_TEXT } from './staff/update.ts';

const SECTIONS = {
  archive: ARCHIVE_TEXT,
  refusals: REFUSALS_TEXT,
  start: START_TEXT,
  board: BOARD_TEXT,
  need: NEED_TEXT,
  console: CONSOLE_TEXT,
  frontDesk: FRONT_DESK_TEXT,
  houseLink: HOUSE_LINK_TEXT,
  cards: CARDS_TEXT,
  changes: CHANGES_TEXT,
  facts: FACTS_TEXT,
  leaguePlayer: LEAGUE_PLAYER_TEXT,
  bowledBefore: BOWLED_BEFORE_TEXT,
  earlier: EARLIER_TEXT,
  recap: RECAP_TEXT,
  recapResult: RECAP_RESULT_TEXT,
  recapChanges: RECAP_CHANGES_TEXT,
  deck: DECK_TEXT,
  diagnostics: DIAGNOSTICS_TEXT,
  formats: FORMATS_TEXT,
  formatChoice: FORMAT_CHOICE_TEXT,
  teams: TEAMS_TEXT,
  games: GAMES_TEXT,
  help: HELP_TEXT,
  history: HISTORY_TEXT,
  matchSetup: MATCH_SETUP_TEXT,
  substitutes: SUBSTITUTES_TEXT,
  unsettled: UNSETTLED_TEXT,
  terms: TERMS_TEXT,
  ruling: RULING_TEXT,
  panels: PANELS_TEXT,
  keptLeagues: KEPT_LEAGUES_TEXT,
  begunBall: BEGUN_BALL_TEXT,
  keyList: KEY_LIST,
  formatKeys: FORMAT_KEYS,
  keyboard: KEYBOARD_TEXT,
  setup: SETUP_TEXT,
  end: END_TEXT,
  exciters: EXCITERS_TEXT,
  exports: EXPORTS_TEXT,
  imports: IMPORTS_TEXT,
  matchEnd: MATCH_END_TEXT,
  opening: OPENING_TEXT,
  paper: PAPER_TEXT,
  screens: SCREENS_TEXT,
  players: PLAYERS_TEXT,
  printing: PRINTING_TEXT,
  practice: PRACTICE_TEXT,
  secondCopy: SECOND_COPY_TEXT,
  series: SERIES_TEXT,
  sheet: SHEET_TEXT,
  staff: STAFF_TEXT,
  statistics: STATISTICS_TEXT,
  settings: SETTINGS_TEXT,
  takeOver: TAKE_OVER_TEXT,
  update: UPDATE_TEXT,
};

/** Every text on the screen, by section. */
export type Text = InOneLanguage<typeof SECTIONS>;

export function textFor(language: Language): Text {
  return inOneLanguage(SECTIONS, language);
}

export { LANGUAGE_NAMES } from './language.ts';
