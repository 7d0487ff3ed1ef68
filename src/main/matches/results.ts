import { isDeepStrictEqual } from 'node:util';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';
import type { MatchId } from '../../core/players/league.ts';
import type {
  Failure,
  GameView,
  KeptResult,
  MatchView,
  SavedResult,
  SaveTrouble,
} from '../../contract/contract.ts';
import { nightResult } from '../../league-files/results/night-result.ts';
import { resultCsv, resultJson } from '../../league-files/results/result-files.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { sha256 } from '../../saves/disk/sha256.ts';
import type { MatchFiles } from '../../saves/matches/match-files.ts';
import type { MatchRecord } from '../../saves/matches/match-record.ts';
import type { ResultsFolder, ResultTexts } from '../../saves/matches/results-folder.ts';
import { byCounter } from '../../saves/record/game-id.ts';
import type { Games } from '../games/games.ts';
import { dayOf } from '../local-time.ts';
import { log } from '../log/log.ts';
import type { ExportFolder } from '../exports/export-folder.ts';
import { nightRecord } from './night-record.ts';

export interface ResultsDeps {
  readonly games: Pick<Games, 'view' | 'refreshMatch' | 'recentMatches'>;
  readonly exports: Pick<ExportFolder, 'saveTogether'>;
  readonly kept: ResultsFolder;
  readonly files: Pick<MatchFiles, 'all'>;
  /** The first day whose names are kept; null: all are. */
  readonly firstDay: () => string | null;
  /** Receives bugs in background work. */
  readonly log: (trouble: unknown) => void;
}

/** The newest matches that a start looks at: those of a week and more. */
const NEWEST = 50;

/**
 * A night's result for the league. It is saved into the lane's own results once every team has signed every game, and
 * withdrawn as soon as that is no longer so; people take it away on a stick.
 */
export class Results {
  readonly #deps: ResultsDeps;
  readonly #queue = new OneAtATime();
  /** What the disk refused. */
  readonly #refused = new Map<MatchId, SaveTrouble>();
  #isEnding = false;

  constructor(deps: ResultsDeps) {
    this.#deps = deps;
  }

  /** Whether this match's result is saved on the lane. */
  stateOf(match: MatchId): KeptResult {
    const trouble = this.#refused.get(match);
    if (trouble !== undefined) return { kind: 'refused', trouble };
    return { kind: this.#deps.kept.holds(match) ? 'kept' : 'none' };
  }

  /** Hears of a game as it is shown: with it its match may be signed in full, or no longer be. */
  look({ id, match, setup }: GameView): void {
    if (match === null || setup.league === undefined) return;
    const { kind } = this.stateOf(match.id);
    if (kind === 'none' && !isSigned(match, setup.league.terms)) return;
    this.keep(id).catch(this.#deps.log);
  }

  /** Saves the result of this game's match on the lane, or withdraws it. */
  keep(gameId: string): Promise<void> {
    return this.#queue.run(() => this.#keep(gameId));
  }

  /** Makes up for what a power cut or a full disk left: among the newest matches, and those with games not archived yet. */
  async begin(): Promise<void> {
    const { kept, files, games } = this.#deps;
    await this.forgetOld();
    const recent = new Set(games.recentMatches());
    const signed = (await files.all()).filter(({ id, signOffs }) => signOffs.length > 0 || kept.holds(id));
    const newest = signed.toSorted((one, other) => byCounter(lastOf(other), lastOf(one)));
    for (const [place, record] of newest.entries()) {
      if (this.#isEnding) return;
      if (place < NEWEST || recent.has(record.id)) await this.keep(lastOf(record));
    }
  }

  /** Withdraws the results of days whose names the house no longer keeps. */
  forgetOld(): Promise<void> {
    return this.#queue.run(async () => {
      const { kept, firstDay } = this.#deps;
      const first = firstDay() ?? '';
      for (const [match, date] of kept.all()) if (date < first) await kept.withdraw(match);
    });
  }

  /**
   * Saves nothing while this work carries a deletion out: of this game, or of a bowler. The results that name a deleted game go first, because
   * nothing leads to them afterwards; a refused withdrawal refuses the deletion. Whatever went is looked at again.
   */
  removing<T>(gameId: string | null, work: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    return this.#queue.run(async () => {
      const { kept, files } = this.#deps;
      const named = gameId === null ? [] : await kept.withGame(gameId);
      const withdrawn = await this.#withdraw(named);
      const done = withdrawn.ok ? await work() : withdrawn;
      const gone = [...named, ...(await kept.lost())];
      await this.#withdraw(gone);
      if (gone.length > 0)
        for (const record of await files.all())
          if (gone.includes(record.id)) await this.#keep(lastOf(record));
      return done;
    });
  }

  /** Saves the result of this game's match as CSV and JSON on a stick, also before the match is finished. */
  save(gameId: string): Promise<Result<SavedResult, Failure>> {
    return this.#queue.run(() => this.#save(gameId));
  }

  /** Resolves once nothing is being saved. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#queue.settled();
  }

  async #withdraw(matches: readonly MatchId[]): Promise<Result<null, Failure>> {
    for (const match of matches) {
      const done = await this.#deps.kept.withdraw(match);
      if (!done.ok) return err({ code: 'not-saved', trouble: done.error });
    }
    return ok(null);
  }

  async #keep(gameId: string): Promise<void> {
    const { kept, games, firstDay } = this.#deps;
    const night = await this.#nightOf(gameId);
    if (!night.ok) return;
    const { match, terms, texts } = night.value;
    const before = this.stateOf(match.id);
    const isDue = isSigned(match, terms) && texts.date >= (firstDay() ?? '');
    const done = isDue ? await kept.save(match.id, texts) : await kept.withdraw(match.id);
    if (done.ok) this.#refused.delete(match.id);
    else this.#refused.set(match.id, done.error);
    const after = this.stateOf(match.id);
    if (!isDeepStrictEqual(after, before)) games.refreshMatch(match.id);
  }

  async #save(gameId: string): Promise<Result<SavedResult, Failure>> {
    const night = await this.#nightOf(gameId);
    if (!night.ok) return night;
    const { texts, name } = night.value;
    const files = [
      { name: `${name}.csv`, bytes: texts.csv },
      { name: `${name}.json`, bytes: texts.json },
    ];
    const saved = await this.#deps.exports.saveTogether(files);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    const { place } = saved.value;
    log('exported', { what: 'league-result', place: place.kind });
    const [csv = '', json = ''] = saved.value.files;
    return ok({ csv: { file: csv, place }, json: { file: json, place } });
  }

  async #nightOf(gameId: string): Promise<Result<Night, Failure>> {
    const view = await this.#deps.games.view(gameId);
    if (!view.ok) return view;
    const { match } = view.value;
    // The match counts by the terms of its last game, as the board does.
    const last = match?.games.at(-1)?.gameId ?? gameId;
    const counted = last === gameId ? view : await this.#deps.games.view(last);
    if (!counted.ok) return counted;
    const { setup } = counted.value;
    const terms = setup.league?.terms;
    const night = match === null || terms === undefined ? null : nightRecord(match, setup.format, terms);
    if (match === null || terms === undefined || night === null)
      return err({ code: 'match-refused', reason: 'no-match' });
    const result = nightResult(night);
    const encoder = new TextEncoder();
    const csv = encoder.encode(resultCsv(result, sha256));
    const json = encoder.encode(resultJson(result, sha256));
    const name = fileName(night.date, setup.lane, setup.gameNumber);
    return ok({ match, terms, name, texts: { date: dayOf(setup.startedAt), csv, json } });
  }
}

interface Night {
  readonly match: MatchView;
  readonly terms: LeagueTerms;
  /** For people, without an ending. */
  readonly name: string;
  readonly texts: ResultTexts;
}

/** Whether every game is over and signed by every team as it is now, and no roll-off is due. */
function isSigned({ games, result }: MatchView, terms: LeagueTerms): boolean {
  return games.length >= terms.games && games.every(({ signed }) => signed) && result.points.due === 0;
}

function lastOf({ games }: MatchRecord): string {
  return games.at(-1) ?? '';
}

/** `headpin-result-2026-11-21-lane-7-game-3`: contains nothing that a user typed. */
function fileName(date: string, lane: number, games: number): string {
  return `headpin-result-${date}-lane-${String(lane)}-game-${String(games)}`;
}
