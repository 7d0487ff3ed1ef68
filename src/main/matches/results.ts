import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Failure, SavedResult } from '../../contract/contract.ts';
import { nightResult } from '../../league-files/results/night-result.ts';
import { resultCsv, resultJson } from '../../league-files/results/result-files.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import type { Games } from '../games/games.ts';
import { log } from '../log/log.ts';
import type { ExportFolder } from '../exports/export-folder.ts';
import { nightRecord } from './night-record.ts';

export interface ResultsDeps {
  readonly games: Pick<Games, 'view'>;
  readonly exports: Pick<ExportFolder, 'saveTogether'>;
}

/** Saves a night's result for the league. */
export class Results {
  readonly #deps: ResultsDeps;
  readonly #queue = new OneAtATime();

  constructor(deps: ResultsDeps) {
    this.#deps = deps;
  }

  /** Saves the result of this game's match as CSV and JSON, also before the match is finished. */
  save(gameId: string): Promise<Result<SavedResult, Failure>> {
    return this.#queue.run(() => this.#save(gameId));
  }

  /** Saves no result until this work is done, which waits for the one under way: it changes what a result names. */
  without<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(work);
  }

  async #save(gameId: string): Promise<Result<SavedResult, Failure>> {
    const view = await this.#deps.games.view(gameId);
    if (!view.ok) return view;
    const { match } = view.value;
    // The match counts by the terms of its last game, as the board does.
    const last = match?.games.at(-1)?.gameId ?? gameId;
    const counted = last === gameId ? view : await this.#deps.games.view(last);
    if (!counted.ok) return counted;
    const { setup } = counted.value;
    const night =
      match === null || setup.league === undefined
        ? null
        : nightRecord(match, setup.format, setup.league.terms);
    if (night === null) return err({ code: 'match-refused', reason: 'no-match' });
    const result = nightResult(night);
    const name = fileName(night.date, setup.lane, setup.gameNumber);
    const files = [
      { name: `${name}.csv`, bytes: new TextEncoder().encode(resultCsv(result, sha256)) },
      { name: `${name}.json`, bytes: new TextEncoder().encode(resultJson(result, sha256)) },
    ];
    const saved = await this.#deps.exports.saveTogether(files);
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    const { place } = saved.value;
    log('exported', { what: 'league-result', place: place.kind });
    const [csv = '', json = ''] = saved.value.files;
    return ok({ csv: { file: csv, place }, json: { file: json, place } });
  }
}

/** `headpin-result-2026-11-21-lane-7-game-3`: contains nothing that a user typed. */
function fileName(date: string, lane: number, games: number): string {
  return `headpin-result-${date}-lane-${String(lane)}-game-${String(games)}`;
}

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text, 'utf8').digest();
}
