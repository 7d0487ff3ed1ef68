import { err, ok, type Result } from '../../../core/line/result.ts';
import type {
  Failure,
  FileToRead,
  KeptLeague,
  LaneBridge,
  LeagueFiles,
  ReadAnswer,
} from '../../../contract/contract.ts';

const AT = '2026-09-29T18:00:00.000Z';

/** The kept leagues of a main process in memory, and the files that it finds. */
export class FakeLeagues {
  leagues: readonly KeptLeague[] = [];
  files: LeagueFiles = { files: [], more: 0, sticksKnown: true };
  /** What each reading answers in turn; the last one also whatever comes after it. */
  answers: readonly (ReadAnswer | Promise<ReadAnswer>)[] = [];
  /** What was asked to be read, in order. */
  readonly read: (readonly FileToRead[])[] = [];

  /** Its part of the bridge. */
  get bridge(): LaneBridge['leagues'] {
    return {
      list: () => Promise.resolve(ok({ leagues: this.leagues, bowlers: [], bowled: [] })),
      files: () => Promise.resolve(ok(this.files)),
      read: (files) => this.#answer(files),
      keep: async ({ league, replaces }) => {
        const read = await this.answers.at(-1);
        if (league.kind === 'typed' || read?.kind !== 'league') return err({ code: 'no-such-file' });
        const id = replaces ?? String(this.leagues.length).repeat(24);
        const kept: KeptLeague = { id, keptAt: AT, league: read.league, shortNames: [] };
        this.leagues = [kept, ...this.leagues.filter((one) => one.id !== id)];
        return ok({ kind: 'kept', league: kept });
      },
      forget: (id) => {
        this.leagues = this.leagues.filter((one) => one.id !== id);
        return Promise.resolve(ok(null));
      },
    };
  }

  async #answer(files: readonly FileToRead[]): Promise<Result<ReadAnswer, Failure>> {
    this.read.push(files);
    const answer = await this.answers[Math.min(this.read.length, this.answers.length) - 1];
    return answer === undefined ? err({ code: 'reading-ended' }) : ok(answer);
  }
}
