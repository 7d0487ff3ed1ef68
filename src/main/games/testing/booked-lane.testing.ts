import { expect } from 'vitest';
import type { Command } from '../../../core/game/event.ts';
import { generationOf, newGame, replay, type Game } from '../../../core/game/game.ts';
import { firstInSeries } from '../../../core/players/in-series.ts';
import { NEW_BOWLER } from '../../../core/testing/setup.testing.ts';
import type { Result } from '../../../core/line/result.ts';
import { halfOf, plainSettings, type Failure, type GameView, type Half } from '../../../contract/contract.ts';
import { Games } from '../games.ts';
import { PARTY, view } from './lane.testing.ts';
import { BookedSaves } from '../../../saves/games/testing/booked-saves.testing.ts';
import { MatchFiles } from '../../../saves/matches/match-files.ts';
import type { GamesFolder } from '../../../saves/games/games-folder.ts';
import type { CrashDisk } from '../../../saves/disk/testing/crash-disk.testing.ts';
import { counterOf, gameIn } from '../../../saves/record/game-id.ts';
import type { GameRecord } from '../../../saves/record/game-record.ts';
import { NOON, freshGame, played } from '../../../saves/record/testing/game.testing.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import { MOVE_FILE } from '../../../saves/settings/move-file.ts';
import { erasure } from './erasure.testing.ts';
import { ORIGIN_FILE, type OriginFile } from '../../../saves/settings/origin-file.ts';
import { DATA } from '../../../saves/disk/testing/crash-survey.testing.ts';
import { Ledger } from '../../../saves/games/testing/ledger.testing.ts';

const LANE = 7;

/** The halves of a pair of lanes, as on a `BookedLane.ofPair`. */
export function halfOnPair(lane: number): Half {
  return halfOf(lane, { lane: LANE, pair: true });
}

/** A lane on a crash disk; the ledger records all requests and answers. */
export class BookedLane {
  readonly disk: CrashDisk;
  readonly ledger: Ledger;
  readonly games: Games;
  readonly #folder: GamesFolder;
  readonly #origin: OriginFile;
  #refused: GameRecord[] = [];

  private constructor(saves: BookedSaves, origin: OriginFile, pair: boolean) {
    const { disk, ledger, folder, opened } = saves;
    this.disk = disk;
    this.ledger = ledger;
    this.#folder = folder;
    this.#origin = origin;
    this.games = new Games({
      ended: () => null,
      moves: new KeptFile(disk, DATA, MOVE_FILE),
      folder,
      matches: new MatchFiles(disk, DATA),
      origin,
      ...erasure(saves.disk, DATA),
      resume: { left: opened.halves.left.resume, right: opened.halves.right.resume },
      clock: () => NOON,
      // Always the same id, so that a refused new game can be recognised.
      newId: () => NEW_BOWLER,
      announce: () => null,
      notices: { tell: () => null },
      staff: { by: 'bowler', allows: () => true },
      enters: () => true,
      settings: { current: { ...plainSettings('en'), lane: LANE, pair } },
      log: (trouble) => expect.fail(String(trouble)),
    });
  }

  /** `journal` is the size of the journal that tidying makes. */
  static async on(disk: CrashDisk, ledger = new Ledger(), journal = 0): Promise<BookedLane> {
    return BookedLane.#of(await BookedSaves.on(disk, ledger, { journal }), false);
  }

  /** A pair of lanes; each half has a journal of that size. */
  static async ofPair(disk: CrashDisk, ledger = new Ledger(), journal = 0): Promise<BookedLane> {
    return BookedLane.#of(await BookedSaves.on(disk, ledger, { journal, halfOf: halfOnPair }), true);
  }

  static async #of(saves: BookedSaves, pair: boolean): Promise<BookedLane> {
    const origin = new KeptFile(saves.disk, DATA, ORIGIN_FILE);
    await origin.open();
    return new BookedLane(saves, origin, pair);
  }

  /** Begins a game; returns whether that was acknowledged. */
  async begin(half: Half = 'left'): Promise<boolean> {
    const before = this.disk.log.length;
    const lane = half === 'left' ? LANE : LANE + 1;
    const answer = await this.games.newGame({ ...PARTY, half }, lane);
    const id = answer.ok ? answer.value.id : this.#nameMadeSince(before);
    if (id === null) return false;
    const record = { id, counter: counterOf(id) ?? 0, savedAt: NOON, game: this.#newGame(lane) };
    this.ledger.asked(before, record);
    if (!answer.ok) {
      this.#refused.push(record);
      return false;
    }
    this.#acknowledged(answer.value);
    return true;
  }

  #newGame(lane: number): Game {
    const { setup } = freshGame(PARTY.players.map(({ name }) => name));
    const players = setup.players.map((player) => ({
      ...player,
      bowler: NEW_BOWLER,
      series: firstInSeries(NEW_BOWLER),
    }));
    return newGame({ ...setup, lane, origin: this.#origin.current().origin, party: NEW_BOWLER, players });
  }

  /** Changes the game; returns whether that was acknowledged. */
  async apply(command: Command, half: Half = 'left'): Promise<boolean> {
    const { id, game, ...rest } = this.shown(half);
    this.ledger.asked(this.disk.log.length, { id, ...rest, game: played(game, [command]) });
    return this.#told(await this.games.apply(id, generationOf(game), command));
  }

  /** Resolves once the file behind the journal was saved or refused. */
  filed(): Promise<void> {
    return this.#folder.filed();
  }

  async tryAgain(half: Half = 'left'): Promise<boolean> {
    const { id, game } = this.shown(half);
    return this.#told(await this.games.tryAgain(id, generationOf(game)));
  }

  async takeBack(half: Half = 'left'): Promise<boolean> {
    const { id, game } = this.shown(half);
    return this.#told(await this.games.takeBack(id, generationOf(game)));
  }

  /** The game on the board of a half. */
  shown(half: Half = 'left'): GameRecord {
    const game = this.games.current(half);
    if (game === null) expect.fail('no game on the board');
    return recordOfView(game);
  }

  #told(answer: Result<GameView, Failure>): boolean {
    if (!answer.ok) {
      expect(answer.error.code).toBe('not-saved');
      return false;
    }
    this.#acknowledged(view(answer));
    return true;
  }

  #acknowledged(game: GameView): void {
    this.ledger.acknowledged(this.disk.log.length, recordOfView(game));
    // A refused game may return while the disk is unsure, but no longer.
    for (const other of this.#refused.splice(0)) this.ledger.refused(this.disk.log.length, other);
  }

  #nameMadeSince(before: number): string | null {
    for (const operation of this.disk.log.slice(before)) {
      if (operation.kind !== 'names') continue;
      for (const { name, thing } of operation.changes) {
        const id = gameIn(name);
        if (id !== null && thing !== null) return id;
      }
    }
    return null;
  }
}

function recordOfView({ id, savedAt, setup, events }: GameView): GameRecord {
  const game = replay(setup, events);
  if (!game.ok) expect.fail('a view replays');
  return { id, counter: counterOf(id) ?? 0, savedAt, game: game.value };
}
