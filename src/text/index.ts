import { ARCHIVE_TEXT, type ArchiveText } from './archive/archive.ts';
import { boardText, type BoardText } from './board/board.ts';
import { CARDS_TEXT, type CardsText } from './end/cards.ts';
import { CHANGES_TEXT, type ChangesText } from './console/changes.ts';
import { CONSOLE_TEXT, type ConsoleText } from './console/console.ts';
import { DECK_TEXT, type DeckText } from './console/deck.ts';
import { DIAGNOSTICS_TEXT, type DiagnosticsText } from './staff/diagnostics.ts';
import { END_TEXT, type EndText } from './end/end.ts';
import { EXPORTS_TEXT, type ExportsText } from './exports/exports.ts';
import { EXCITERS_TEXT, type ExcitersText } from './board/exciters.ts';
import { IMPORTS_TEXT, type ImportsText } from './imports/imports.ts';
import { FACTS_TEXT, type FactsText } from './league/facts.ts';
import { BOWLED_BEFORE_TEXT, type BowledBeforeText } from './league/bowled-before.ts';
import { LEAGUE_PLAYER_TEXT, type LeaguePlayerText } from './league/player.ts';
import { TEAMS_TEXT, type TeamsText } from './setup/teams.ts';
import { FORMAT_CHOICE_TEXT, type FormatChoiceText } from './setup/format-choice.ts';
import { FORMATS_TEXT, type FormatsText } from './formats.ts';
import { HELP_TEXT, type HelpText } from './console/help.ts';
import { FRONT_DESK_TEXT, type FrontDeskText } from './house/front-desk.ts';
import { HOUSE_LINK_TEXT, type HouseLinkText } from './house/house-link.ts';
import { HISTORY_TEXT, type HistoryText } from './console/history.ts';
import { BEGUN_BALL_TEXT, type BegunBallText } from './console/begun-ball.ts';
import { FORMAT_KEYS, KEY_LIST, type KeyLine } from './console/key-list.ts';
import { KEPT_LEAGUES_TEXT, type KeptLeaguesText } from './league/kept-leagues.ts';
import { KEYBOARD_TEXT, type KeyboardText } from './console/keyboard.ts';
import type { Language } from './language.ts';
import { GAMES_TEXT, type GamesText } from './league/games.ts';
import { EARLIER_TEXT, type EarlierText } from './league/earlier.ts';
import { RECAP_CHANGES_TEXT, type RecapChangesText } from './league/recap-changes.ts';
import { RECAP_RESULT_TEXT, type RecapResultText } from './league/recap-result.ts';
import { RECAP_TEXT, type RecapText } from './league/recap.ts';
import { SUBSTITUTES_TEXT, type SubstitutesText } from './league/substitutes.ts';
import { UNSETTLED_TEXT, type UnsettledText } from './league/unsettled.ts';
import { MATCH_SETUP_TEXT, type MatchSetupText } from './league/match-setup.ts';
import { TERMS_TEXT, type TermsText } from './league/terms.ts';
import { MATCH_END_TEXT, type MatchEndText } from './league/match-end.ts';
import { NEED_TEXT, type NeedText } from './board/need.ts';
import { OPENING_TEXT, type OpeningText } from './staff/opening.ts';
import { PANELS_TEXT, type PanelsText } from './console/panels.ts';
import { PAPER_TEXT, type PaperText } from './console/paper.ts';
import { PRACTICE_TEXT, type PracticeText } from './practice/practice.ts';
import { PRINTING_TEXT, type PrintingText } from './console/printing.ts';
import { PLAYERS_TEXT, type PlayersText } from './console/players.ts';
import { REFUSALS_TEXT, type RefusalsText } from './refusals/refusals.ts';
import { RULING_TEXT, type RulingText } from './console/ruling.ts';
import { SCREENS_TEXT, type ScreensText } from './staff/screens.ts';
import { SECOND_COPY_TEXT, type SecondCopyText } from './staff/second-copy.ts';
import { SERIES_TEXT, type SeriesText } from './board/series.ts';
import { SETTINGS_TEXT, type SettingsText } from './staff/settings.ts';
import { SETUP_TEXT, type SetupText } from './setup/setup.ts';
import { SHEET_TEXT, type SheetText } from './end/sheet.ts';
import { STAFF_TEXT, type StaffText } from './staff/staff.ts';
import { STATISTICS_TEXT, type StatisticsText } from './statistics/statistics.ts';
import { START_TEXT, type StartText } from './start/start.ts';
import { TAKE_OVER_TEXT, type TakeOverText } from './start/take-over.ts';
import { UPDATE_TEXT, type UpdateText } from './staff/update.ts';

/** Every text on the screen, by section. */
export interface Text {
  readonly archive: ArchiveText;
  readonly refusals: RefusalsText;
  readonly start: StartText;
  readonly board: BoardText;
  readonly need: NeedText;
  readonly console: ConsoleText;
  readonly frontDesk: FrontDeskText;
  readonly houseLink: HouseLinkText;
  readonly cards: CardsText;
  readonly changes: ChangesText;
  readonly facts: FactsText;
  readonly leaguePlayer: LeaguePlayerText;
  readonly bowledBefore: BowledBeforeText;
  readonly earlier: EarlierText;
  readonly recap: RecapText;
  readonly recapResult: RecapResultText;
  readonly recapChanges: RecapChangesText;
  readonly deck: DeckText;
  readonly diagnostics: DiagnosticsText;
  readonly formats: FormatsText;
  readonly formatChoice: FormatChoiceText;
  readonly teams: TeamsText;
  readonly games: GamesText;
  readonly help: HelpText;
  readonly history: HistoryText;
  readonly matchSetup: MatchSetupText;
  readonly substitutes: SubstitutesText;
  readonly unsettled: UnsettledText;
  readonly terms: TermsText;
  readonly ruling: RulingText;
  readonly panels: PanelsText;
  readonly keptLeagues: KeptLeaguesText;
  readonly begunBall: BegunBallText;
  readonly keyList: readonly KeyLine[];
  readonly formatKeys: readonly KeyLine[];
  readonly keyboard: KeyboardText;
  readonly setup: SetupText;
  readonly end: EndText;
  readonly exciters: ExcitersText;
  readonly exports: ExportsText;
  readonly imports: ImportsText;
  readonly matchEnd: MatchEndText;
  readonly opening: OpeningText;
  readonly paper: PaperText;
  readonly screens: ScreensText;
  readonly players: PlayersText;
  readonly printing: PrintingText;
  readonly practice: PracticeText;
  readonly secondCopy: SecondCopyText;
  readonly series: SeriesText;
  readonly sheet: SheetText;
  readonly staff: StaffText;
  readonly statistics: StatisticsText;
  readonly settings: SettingsText;
  readonly takeOver: TakeOverText;
  readonly update: UpdateText;
}

export function textFor(language: Language): Text {
  return {
    archive: ARCHIVE_TEXT[language],
    refusals: REFUSALS_TEXT[language],
    start: START_TEXT[language],
    board: boardText[language],
    need: NEED_TEXT[language],
    console: CONSOLE_TEXT[language],
    frontDesk: FRONT_DESK_TEXT[language],
    houseLink: HOUSE_LINK_TEXT[language],
    cards: CARDS_TEXT[language],
    changes: CHANGES_TEXT[language],
    facts: FACTS_TEXT[language],
    leaguePlayer: LEAGUE_PLAYER_TEXT[language],
    bowledBefore: BOWLED_BEFORE_TEXT[language],
    earlier: EARLIER_TEXT[language],
    recap: RECAP_TEXT[language],
    recapResult: RECAP_RESULT_TEXT[language],
    recapChanges: RECAP_CHANGES_TEXT[language],
    deck: DECK_TEXT[language],
    diagnostics: DIAGNOSTICS_TEXT[language],
    formats: FORMATS_TEXT[language],
    formatChoice: FORMAT_CHOICE_TEXT[language],
    teams: TEAMS_TEXT[language],
    games: GAMES_TEXT[language],
    help: HELP_TEXT[language],
    history: HISTORY_TEXT[language],
    matchSetup: MATCH_SETUP_TEXT[language],
    substitutes: SUBSTITUTES_TEXT[language],
    unsettled: UNSETTLED_TEXT[language],
    terms: TERMS_TEXT[language],
    ruling: RULING_TEXT[language],
    panels: PANELS_TEXT[language],
    keptLeagues: KEPT_LEAGUES_TEXT[language],
    begunBall: BEGUN_BALL_TEXT[language],
    keyList: KEY_LIST[language],
    formatKeys: FORMAT_KEYS[language],
    keyboard: KEYBOARD_TEXT[language],
    setup: SETUP_TEXT[language],
    end: END_TEXT[language],
    exciters: EXCITERS_TEXT[language],
    exports: EXPORTS_TEXT[language],
    imports: IMPORTS_TEXT[language],
    matchEnd: MATCH_END_TEXT[language],
    opening: OPENING_TEXT[language],
    paper: PAPER_TEXT[language],
    screens: SCREENS_TEXT[language],
    players: PLAYERS_TEXT[language],
    printing: PRINTING_TEXT[language],
    practice: PRACTICE_TEXT[language],
    secondCopy: SECOND_COPY_TEXT[language],
    series: SERIES_TEXT[language],
    sheet: SHEET_TEXT[language],
    staff: STAFF_TEXT[language],
    statistics: STATISTICS_TEXT[language],
    settings: SETTINGS_TEXT[language],
    takeOver: TAKE_OVER_TEXT[language],
    update: UPDATE_TEXT[language],
  };
}

export { LANGUAGE_NAMES } from './language.ts';
