import { type BowledMatch, type Failure, type GameView, type MatchView } from '../../contract/contract.ts';
import type { Result } from '../../core/line/result.ts';
import type { MatchId } from '../../core/players/league.ts';
import type { MatchFiles } from '../../saves/matches/match-files.ts';
import type { MatchRecord } from '../../saves/matches/match-record.ts';

export interface BowledMatchesDeps {
  readonly files: Pick<MatchFiles, 'all'>;
  readonly view: (gameId: string) => Promise<Result<GameView, Failure>>;
}

/** Which fixtures of a schedule were bowled on this lane: all games are over, and every team has signed each of them. */
export class BowledMatches {
  readonly #deps: BowledMatchesDeps;
  /** What was found, by match, as long as its record stays as it was. */
  readonly #known = new Map<MatchId, { readonly record: string; readonly bowled: BowledMatch | null }>();

  constructor(deps: BowledMatchesDeps) {
    this.#deps = deps;
  }

  async list(): Promise<readonly BowledMatch[]> {
    const found: BowledMatch[] = [];
    const records = await this.#deps.files.all();
    const ids = new Set(records.map(({ id }) => id));
    for (const id of this.#known.keys()) if (!ids.has(id)) this.#known.delete(id);
    for (const record of records) {
      const bowled = await this.#bowledIn(record);
      if (bowled !== null) found.push(bowled);
    }
    return found;
  }

  /** Games were removed: what is known of their matches is looked at again. */
  forget(): void {
    this.#known.clear();
  }

  async #bowledIn(record: MatchRecord): Promise<BowledMatch | null> {
    // Without round and date a match may be bowled on any evening again.
    const { round, date } = record.fixture;
    const last = record.games.at(-1);
    if (last === undefined || (round === null && date === null) || record.signOffs.length === 0) return null;
    const text = JSON.stringify(record);
    const known = this.#known.get(record.id);
    if (known?.record === text) return known.bowled;
    const view = await this.#deps.view(last);
    if (!view.ok) return null;
    const { match, setup } = view.value;
    const isBowled = match !== null && wasSigned(match, setup.league?.terms.games ?? 0);
    const { league } = record.fixture;
    const bowled = isBowled
      ? { league, round, date, teams: match.teams.map(({ name }) => name), gameId: last }
      : null;
    this.#known.set(record.id, { record: text, bowled });
    return bowled;
  }
}

/** A correction asks for new signatures, and the match was bowled all the same. */
function wasSigned({ games, teams }: MatchView, due: number): boolean {
  return (
    games.length >= due &&
    games.every(({ signOffs }) => teams.every(({ side }) => signOffs.some((one) => one.side === side)))
  );
}
