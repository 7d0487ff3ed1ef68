import { basename } from 'node:path';
import type { ImportChoice, ImportReport, Skipped } from '../../contract/contract.ts';
import type { BowlerId, Origin } from '../../core/players/opaque-id.ts';
import type { ReadDisk } from '../disk/disk.ts';
import { gameIn } from '../record/game-id.ts';
import { Batch, type AddLines, type BatchedGame } from './batch.ts';
import { GamesInFiles, skippedGame } from './games-in-files.ts';
import { gameFilesIn, type ImportFile, type WrittenFile } from './import-file.ts';
import { judged, type Incoming, type Judgement, type OwnGames } from './judgement.ts';
import { ReportInProgress } from './report.ts';
import { writtenGames } from './written-games.ts';

export interface ImportDeps {
  readonly disk: ReadDisk;
  /** The lane's own data folder. */
  readonly data: string;
  readonly files: readonly ImportFile[];
  /** Texts and tables. */
  readonly written: readonly WrittenFile[];
  /** Where games are from that do not say it. */
  readonly origin: Origin;
  readonly erased: ReadonlySet<BowlerId>;
  /** Null: games are only counted. */
  readonly choices: readonly ImportChoice[] | null;
  readonly add: AddLines;
  /** Called at every game. */
  readonly tick: (read: number) => void;
}

/**
 * Compares the games of some files with the lane's own and, where there are `choices`, adds what is not here. A game is
 * added whole or not at all.
 */
export async function importGames(deps: ImportDeps): Promise<Omit<ImportReport, 'look'>> {
  return new Import(deps, await ownGames(deps)).run();
}

async function ownGames({ disk, data, erased }: ImportDeps): Promise<OwnGames> {
  const files = await gameFilesIn(disk, data);
  const found = await GamesInFiles.in(disk, files, () => undefined);
  const onLane = new Set(
    files.flatMap(({ name, path }) => (name.startsWith('games/') ? gameIn(basename(path)) : null) ?? []),
  );
  return {
    read: (id) => found.read(id),
    isDeleted: (id) => found.deleted.has(id),
    isOnLane: (id) => onLane.has(id),
    erased,
  };
}

class Import {
  readonly #deps: ImportDeps;
  readonly #own: OwnGames;
  readonly #report = new ReportInProgress();
  readonly #takes: ReadonlyMap<string, ImportChoice['take']>;
  /** Ids that this import has met: a game that is in two files counts once. */
  readonly #met = new Set<string>();
  readonly #batch: Batch;

  constructor(deps: ImportDeps, own: OwnGames) {
    this.#deps = deps;
    this.#own = own;
    this.#batch = new Batch(deps.add);
    this.#takes = new Map((deps.choices ?? []).map(({ key, take }) => [key, take]));
  }

  async run(): Promise<Omit<ImportReport, 'look'>> {
    const { disk, files, written, origin, choices } = this.#deps;
    const skip = (skipped: Skipped): void => {
      this.#report.skip(skipped);
    };
    const theirs = await GamesInFiles.in(disk, files, skip);
    for (const id of theirs.ids) {
      if (this.#report.trouble !== null) break;
      await this.#found(theirs, id);
    }
    for (const file of written) {
      for await (const game of writtenGames(disk, file, origin)) {
        if (this.#report.trouble !== null) break;
        if ('record' in game) await this.#take(game);
        else if ('candidates' in game) this.#report.askAbout(game);
        else if ('code' in game) this.#report.note(game);
        else skip(game);
      }
    }
    await this.#flush();
    return this.#report.done(choices !== null);
  }

  async #found(theirs: GamesInFiles, id: string): Promise<void> {
    if (theirs.deleted.has(id)) {
      this.#report.skip(skippedGame(id, 'deleted-there'));
      return;
    }
    const found = await theirs.read(id);
    if (found?.kind === 'skipped') this.#report.skip(found.skipped);
    if (found?.kind !== 'game') return;
    await this.#take({ record: found.record, has: 'history', file: found.file, line: found.line });
  }

  async #take(incoming: Incoming): Promise<void> {
    this.#deps.tick(this.#report.read);
    if (this.#met.has(incoming.record.id)) return;
    this.#met.add(incoming.record.id);
    const judgement = await judged(incoming, this.#own);
    switch (judgement.kind) {
      case 'fresh':
        await this.#add({ record: judgement.record, kind: 'fresh' });
        return;
      case 'here':
        this.#report.here += 1;
        return;
      case 'ours-has-more':
        this.#report.oursMore += 1;
        return;
      case 'skipped':
        this.#report.skip(judgement.skipped);
        return;
      case 'asked':
        await this.#asked(judgement);
        return;
    }
  }

  async #asked({ asked, theirs, second }: Extract<Judgement, { kind: 'asked' }>): Promise<void> {
    const take = this.#takes.get(asked.key) ?? null;
    if (take === null) {
      this.#report.ask(asked);
      return;
    }
    const isMore = asked.relation === 'theirs-has-more';
    const record = take === 'theirs' && isMore ? theirs : take === 'both' && !isMore ? second : null;
    if (record === null) this.#report.here += 1;
    else await this.#add({ record, kind: 'taken' });
  }

  async #add(game: BatchedGame): Promise<void> {
    // Without choices nothing is added.
    if (this.#deps.choices === null) this.#count(game);
    else if (this.#batch.add(game)) await this.#flush();
  }

  async #flush(): Promise<void> {
    for (const { games, trouble } of await this.#batch.flush()) {
      if (trouble !== null) this.#report.trouble = trouble;
      for (const game of games) {
        if (trouble === null) this.#count(game);
        else this.#report.skip(skippedGame(game.record.id, 'not-saved'));
      }
    }
  }

  #count({ record, kind }: BatchedGame): void {
    if (kind === 'taken') this.#report.taken += 1;
    else this.#report.addFresh(record);
  }
}
