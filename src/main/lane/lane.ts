import { app } from 'electron';
import { HALVES, isOpenFor, lanesOf, openingNow, type Notice } from '../../contract/contract.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { housePinOf } from '../../saves/settings/house-file.ts';
import type { KeptSecret } from '../../saves/settings/kept-secret.ts';
import { newId } from '../../saves/record/new-id.ts';
import { readOrder } from '../bridge/calls/practice.ts';
import { SecondCopy } from '../copy/second-copy.ts';
import { erasingIn, type Erasing } from './erasing.ts';
import { ErasedExports } from '../exports/erased-exports.ts';
import { ExportFolder } from '../exports/export-folder.ts';
import { Exports } from '../exports/exports.ts';
import { Games } from '../games/games.ts';
import { NoticeList } from '../games/notice-list.ts';
import { SavedGames } from '../games/saved-games.ts';
import { LaneFrontDesk } from '../house-orders/front-desk.ts';
import { LaneHouse } from '../house-link/lane-house.ts';
import { FoundSources } from '../imports/found-sources.ts';
import { Imports } from '../imports/imports.ts';
import { BUILT_IMPORT_WORKER, importReadingIn } from '../imports/reading/import-reading.ts';
import { FoundFiles } from '../leagues/found-files.ts';
import { Leagues } from '../leagues/leagues.ts';
import { BUILT_WORKER, readingIn } from '../leagues/reading/league-reading.ts';
import { firstDayOf } from '../local-time.ts';
import { log as logEvent, logFact, logTrouble } from '../log/log.ts';
import { HouseLogo } from '../logo/house-logo.ts';
import { LogoPage } from '../logo/logo-page.ts';
import { LogoPlace } from '../logo/logo-place.ts';
import { BowledMatches } from '../matches/bowled-matches.ts';
import { Results } from '../matches/results.ts';
import { LanePractice } from '../practice/practice.ts';
import { housePrinting } from '../printing/house-printing.ts';
import type { Printing } from '../printing/printing.ts';
import { PrintsAtEnd } from '../printing/prints-at-end.ts';
import { HouseSettings } from '../staff/house-settings.ts';
import { StaffMode } from '../staff/staff-mode.ts';
import type { DataFolder } from '../start/data-folder.ts';
import type { Options } from '../start/options.ts';
import type { ConsoleWindow } from '../windows/console-window.ts';

export interface LaneDeps {
  readonly folder: DataFolder;
  readonly asked: Options;
  readonly announce: (notice: Notice) => void;
  /** Whether a press made at that time still counts (`watch-presses.ts`). */
  readonly enters: (pressed: number) => boolean;
  /** There is none before the lane is made. */
  readonly window: () => ConsoleWindow;
}

/** The owners of a lane's state, or of a pair's. */
export interface Lane {
  readonly settings: HouseSettings;
  readonly staff: StaffMode;
  readonly logo: HouseLogo;
  readonly notices: NoticeList;
  readonly copy: SecondCopy;
  readonly games: Games;
  readonly practice: LanePractice;
  readonly leagues: Leagues;
  readonly results: Results;
  readonly printing: Printing;
  readonly prints: PrintsAtEnd;
  readonly exportFolder: ExportFolder;
  readonly exports: Exports;
  readonly imports: Imports;
  readonly erasing: Erasing;
  readonly house: LaneHouse;
  readonly frontDesk: LaneFrontDesk;
}

/** Makes the owners, each with what it needs of the others. */
export async function laneIn({ folder, asked, announce, enters, window }: LaneDeps): Promise<Lane> {
  const clock = (): string => new Date().toISOString();
  const log = logTrouble;
  const { origin, erased, matches, moves, games: saved, boards: resume } = folder;

  const settings = new HouseSettings(folder.settings, asked, announce);
  const housePin = (): KeptSecret | null => housePinOf(folder.house.current());
  const staff = new StaffMode({ file: folder.staff, housePin, settings, announce, clock, log: logFact });
  const logo = logoIn({ folder, announce, window }, settings, staff);
  const copy = new SecondCopy({
    ...folder,
    copyTo: asked.copyTo,
    lastBall: (): string | null => games.lastBall,
  });
  const found = [...folder.notices, ...(await staff.begin(asked)), ...copy.notices()];
  const notices = new NoticeList(found, announce);

  const games: Games = new Games({
    ...{ folder: saved, matches, moves, origin, erased, resume, newId, enters },
    ...{ clock, announce, notices, staff, settings, log },
    // At a lane that no game may begin on, only the game that the start offers.
    offers: (id) =>
      isOpenFor(
        openingNow(settings.current.opening, folder.house.current().opens.by),
        games.next,
        new Date(),
      ) || HALVES.some((half) => folder.unfinished[half]?.game.id === id),
    exported: new ErasedExports(folder.disk, folder.path),
    besides: async (persons) => {
      const listed = await leagues.removeNames(persons.names);
      return listed.ok ? practice.erase(persons) : listed;
    },
    results: {
      look: (shown) => {
        results.look(shown);
      },
      stateOf: (match) => results.stateOf(match),
    },
    ended: (record: GameRecord) => {
      prints.ended(record);
      leagues.ended(record.game).catch(log);
    },
    removed: () => {
      bowled.forget();
      house.link.removed();
    },
  });
  const practice: LanePractice = new LanePractice({
    ...{ file: folder.practice, newest: folder.newest, settings, games, staff, enters },
    ...{ readOrder, announce },
    bowlerOf: (who) => games.bowlerOf(who),
    opensBy: () => folder.house.current().opens.by,
    time: () => performance.now(),
  });
  const bowled = new BowledMatches({ files: matches, view: (gameId) => games.view(gameId) });
  const leagues: Leagues = new Leagues({
    ...{ folder: folder.leagues, games, bowled, clock, newId },
    files: new FoundFiles({ ...folder, newId }),
    reading: readingIn(BUILT_WORKER),
  });

  const exportFolder = new ExportFolder(folder.disk, folder.path);
  const results: Results = new Results({
    ...{ games, exports: exportFolder, kept: folder.results, files: matches, log },
    firstDay: () => firstDayOf(settings.current.keepNames, clock()),
  });
  const contents = (): ReturnType<typeof window>['contents'] => window().contents;
  const printing = housePrinting({ folder: exportFolder, games, settings, logo, clock, contents });
  const prints = new PrintsAtEnd({
    ...{ file: folder.prints, games, settings, printing, notices, announce, clock, log },
  });
  const exports = new Exports({
    ...{ games: new SavedGames({ folder: saved, notices, log }), folder: exportFolder, clock, log },
    pdfOf: (gameIds, paper) => printing.pdfOfGames(gameIds, paper),
  });
  const erasing = erasingIn({ exports, printing, results });
  const imports = new Imports({
    ...{ path: folder.path, origin, games, newId, erased: () => games.erased },
    sources: new FoundSources({ ...folder, newId }),
    reading: importReadingIn(BUILT_IMPORT_WORKER),
  });
  const house: LaneHouse = new LaneHouse({
    ...{ file: folder.house, origin: origin.current().origin, announce, clock, log },
    saves: { games: saved, erased: () => erased.current().bowlers },
    lanes: () => lanesOf(settings.current),
    states: () => frontDesk.states(),
    orders: { take: (order) => frontDesk.orders.take(order) },
    erase: async (bowlers) => (await erasing(() => games.eraseOfHouse(bowlers))).ok,
    program: app.getVersion(),
    opensChanged: () => {
      staff.houseChanged();
    },
    note: (link) => {
      const games = 'toDeliver' in link ? link.toDeliver : 0;
      logEvent('house-link', { link: 'trouble' in link ? link.trouble : link.kind, games });
    },
  });
  const frontDesk: LaneFrontDesk = new LaneFrontDesk({
    ...{ file: folder.orders, games, settings, practice, clock, announce, newId },
    print: (order) => prints.byHand(order),
    isPaired: () => house.state.house !== null,
    statesChanged: () => {
      house.link.statesChanged();
    },
    after: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
    time: () => performance.now(),
  });
  // An order that a crash cut off is finished before anybody can bowl.
  await frontDesk.begin().catch(log);
  const inAndOut = { results, printing, prints, exportFolder, exports, imports, erasing };
  return { settings, staff, logo, notices, copy, games, practice, leagues, house, frontDesk, ...inAndOut };
}

function logoIn(
  { folder, announce, window }: Omit<LaneDeps, 'asked' | 'enters'>,
  settings: HouseSettings,
  staff: StaffMode,
): HouseLogo {
  const place = new LogoPlace({ ...folder, settings, window });
  const page = new LogoPage();
  return new HouseLogo({
    ...{ ...folder, announce },
    choose: () => place.choose(),
    draw: page.draw.bind(page),
    mayChange: () => staff.allows('staff'),
  });
}

/** Begins what a lane does by itself, once its window is open. */
export function beginLane(
  { practice, copy, games, prints, leagues, results, settings, house, frontDesk }: Lane,
  asked: Pick<Options, 'house'>,
): void {
  practice.startClock();
  copy.begin();
  // Effects of orders are noted before games are archived, and before the house asks again.
  frontDesk
    .begin()
    .catch(logTrouble)
    .finally(() => {
      house.begin(asked.house);
      void games.tidy();
    });
  prints.begin().catch(logTrouble);
  results.begin().catch(logTrouble);
  void leagues.forgetOld(settings.current.keepNames);
}

/** Resolves once nothing of the lane writes into its folder any more. */
export async function endLane(lane: Lane): Promise<void> {
  await lane.house.end();
  await lane.frontDesk.end();
  await lane.copy.end();
  await lane.prints.end();
  await lane.exports.stop();
  await lane.results.end();
  // Last, and always awaited: changes that users made.
  await Promise.all([
    lane.games.settled(),
    lane.practice.end(),
    lane.leagues.end(),
    lane.imports.end(),
    lane.settings.settled(),
    lane.logo.end(),
    lane.staff.settled(),
  ]);
}
