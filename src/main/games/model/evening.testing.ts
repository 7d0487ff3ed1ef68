import { ANY_GAME } from '../../../contract/contract.ts';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Command } from '../../../core/game/event.ts';
import type { Result } from '../../../core/line/result.ts';
import { MOST_GAMES_A_PAGE, type Failure, type GameView } from '../../../contract/contract.ts';
import { takeLock } from '../../../saves/lock/lock.ts';
import { modelGame, modelPhase, type ModelCommand, type ModelGame } from './model-game.testing.ts';
import { ModelLane, PARTY } from './model-lane.testing.ts';
import type { ModelLine } from './model-line.testing.ts';
import { commandOf } from './model-text.testing.ts';
import type { Crash, Fault, Place } from './place.testing.ts';
import { Program, buryHolder, expectedOf, toldOf } from './program.testing.ts';
import { orderOf } from '../../../contract/testing/order.testing.ts';

/** Outcomes of each kind of step, counted. */
export type Tally = Map<string, number>;

type Answer = Result<GameView, Failure>;

/** An acknowledged change, as a second window would send it again. */
interface Sent {
  readonly id: string;
  readonly generation: number;
  readonly command: Command;
}

/** An evening on a lane: the program and the model side by side, compared after each step. */
export class Evening {
  readonly model = new ModelLane();
  readonly tally: Tally;
  #program: Program;
  #lastSent: Sent | null = null;

  private constructor(program: Program, tally: Tally) {
    this.#program = program;
    this.tally = tally;
  }

  static async begin(place: Place, tally: Tally): Promise<Evening> {
    return new Evening(await Program.start(place), tally);
  }

  /** Sends a command to the game on the board, at the generation that the bowlers see. */
  async ask(command: ModelCommand, fault: Fault | null): Promise<void> {
    const game = this.#shown();
    const expected = this.model.asked(command);
    const sent = { id: game.id, generation: game.model.generation, command: commandOf(command) };
    const answer = await this.#with(fault, (games) => games.apply(sent.id, sent.generation, sent.command));
    if (typeof expected === 'string') {
      const refusal = answer.ok || answer.error.code !== 'refused' ? null : answer.error.refusal.code;
      expect(expected === 'waiting' ? answer : refusal).toEqual(
        expected === 'waiting' ? { ok: false, error: { code: 'waiting' } } : expected,
      );
      this.#count(command.kind, 'refused');
      return;
    }
    if (answer.ok) this.#lastSent = sent;
    this.#saved(command.kind, answer, expected, fault);
  }

  /** Sends the newest acknowledged change again, like a window that missed the answer. */
  async repeat(): Promise<void> {
    if (this.#lastSent === null) return;
    const { id, generation, command } = this.#lastSent;
    await this.#outdated('a repeated change', id, generation, command);
  }

  /** Sends a ball from a window that shows another generation. */
  async stale(behind: number): Promise<void> {
    const { id, model } = this.#shown();
    const foul: Command = { kind: 'roll', entry: { kind: 'foul' } };
    await this.#outdated('another generation', id, model.generation + behind, foul);
  }

  async tryAgain(fault: Fault | null): Promise<void> {
    const { id, model } = this.#shown();
    const { waiting } = this.model;
    const answer = await this.#with(fault, (games) => games.tryAgain(id, model.generation));
    if (waiting !== null) this.#saved('tryAgain', answer, waiting.after, fault);
    else this.#refused('tryAgain', answer, 'not-waiting');
  }

  async takeBack(fault: Fault | null): Promise<void> {
    const { id, model } = this.#shown();
    const { waiting } = this.model;
    const answer = await this.#with(fault, (games) => games.takeBack(id, model.generation));
    if (waiting === null) this.#refused('takeBack', answer, 'not-waiting');
    else if (answer.ok) this.#saved('takeBack', answer, model, fault);
    else this.#notSaved('takeBack', answer.error, waiting.after, fault);
  }

  async newGame(players: number, fault: Fault | null): Promise<void> {
    const names = PARTY.slice(0, players);
    const busy = this.model.busy() ?? (players === 0 ? 'refused' : null);
    const single = fault === null ? null : { ...fault, lasts: false };
    const answer = await this.#with(single, (games) => games.newGame(orderOf(names), 7));
    if (busy !== null) {
      this.#refused('newGame', answer, busy);
      return;
    }
    if (answer.ok) this.model.began(answer.value.id, players);
    else {
      this.#expectFault(answer.error, fault);
      this.model.unheard.push(players);
    }
    this.#count('newGame', answer.ok ? 'taken' : 'not-saved');
  }

  /** Opens another game of the evening, counted from the newest, or one that nobody began. */
  async open(behind: number): Promise<void> {
    const id = [...this.model.games.keys()].reverse()[behind] ?? 'g000999-ffffff';
    const answer = await this.#program.games.openGame(id);
    const isShown = id === this.model.board && this.model.waiting === null;
    const busy = isShown ? null : this.model.busy();
    if (busy === null && this.model.games.has(id)) {
      expect(answer.ok).toBe(true);
      this.model.board = id;
      this.#count('openGame', isShown ? 'shown' : 'taken');
    } else this.#refused('openGame', answer, busy ?? 'no-such-game');
  }

  /** Ends the game on the board with a whole line for everybody. */
  async finish(line: ModelLine): Promise<void> {
    for (const { id } of this.#shown().model.position.players)
      await this.ask({ kind: 'agreeLine', player: id, line }, null);
  }

  /** Archives the finished games except those that the next steps need. */
  async handOver(fault: Fault | null): Promise<void> {
    const { place, games } = this.#program;
    place.fail(fault);
    await games.tidy();
    place.fail(null);
    const names = await place.disk.list(join(place.data, 'games'));
    const kept = new Set(names.map((name) => name.replace(/\..*$/u, '')));
    const isDone = [...this.model.games.keys()].some((id) => !kept.has(id));
    this.#count('hand-over', isDone ? 'done' : 'nothing to do');
  }

  /** Starts a second instance. */
  async second(): Promise<void> {
    const { disk, data } = this.#program.place;
    const taken = await takeLock(disk, data, 'console');
    expect(taken).toEqual({ ok: false, error: { code: 'held', by: 'program', pid: process.pid } });
    this.#count('second program', 'refused');
  }

  async close(): Promise<void> {
    await this.#program.close();
    this.#program.place.begin();
    // The next start finds the state after a kill, except for the lock.
    const { place } = this.#program.place.crashed({ power: false, depth: 1, dice: 0 });
    await this.#restart(place, 'closed');
  }

  /** Kills the program or cuts the power while nothing is requested. */
  async crash(crash: Crash): Promise<void> {
    this.#program.place.begin();
    await this.#crash({ ...crash, depth: 1 }, crash.power ? 'no power' : 'killed');
  }

  /** Kills the program or cuts the power between a change and its answer. */
  async crashDuring(command: ModelCommand, crash: Crash): Promise<void> {
    const { id, model } = this.#shown();
    const expected = this.model.asked(command);
    if (typeof expected === 'string') return;
    this.#program.place.begin();
    await this.#program.games.apply(id, model.generation, commandOf(command));
    this.model.waiting = { after: expected, mayBeThere: true };
    await this.#crash(crash, crash.power ? 'no power in a save' : 'killed in a save', () => {
      // The save was complete, so the bowlers may have seen its answer.
      this.model.acknowledged(expected);
    });
  }

  /** The same while a game begins. */
  async crashAtBeginning(players: number, crash: Crash): Promise<void> {
    if (this.model.busy() !== null) return;
    this.#program.place.begin();
    const names = PARTY.slice(0, players);
    const answer = await this.#program.games.newGame(orderOf(names), 7);
    if (!answer.ok) expect.fail(answer.error.code);
    this.model.unheard.push(players);
    await this.#crash(crash, 'crash at a beginning', () => {
      this.model.began(answer.value.id, players);
    });
  }

  async end(): Promise<void> {
    await this.#program.close();
  }

  /** Compares the board with the model, and with what the window received. */
  compare(): void {
    const view = this.#program.games.current();
    const game = this.model.current();
    expect(view?.id ?? null).toBe(this.model.board);
    expect(view === null ? null : toldOf(view)).toEqual(game === null ? null : expectedOf(game));
    expect((view?.waiting ?? null) !== null).toBe(this.model.waiting !== null);
    const told = this.#program.announced.at(-1);
    if (told?.name === 'gameChanged') expect(this.#program.shown).toEqual(view);
  }

  async #outdated(kind: string, id: string, generation: number, command: Command): Promise<void> {
    const before = this.#program.announced.length;
    const answer = await this.#program.games.apply(id, generation, command);
    const stale = { code: 'stale', generation: this.model.current()?.generation };
    const waiting = this.model.waiting === null ? stale : { code: 'waiting' };
    const error = id === this.model.board ? waiting : { code: 'no-such-game' };
    expect(answer).toEqual({ ok: false, error });
    expect(this.#program.announced).toHaveLength(before);
    this.#count(kind, 'refused');
  }

  #saved(kind: string, answer: Answer, expected: ModelGame, fault: Fault | null): void {
    if (!answer.ok) {
      this.#notSaved(kind, answer.error, expected, fault);
      return;
    }
    this.model.acknowledged(expected);
    this.#count(kind, 'taken');
    const { place } = this.#program;
    if (place.journaled())
      this.#count('a change in the journal', fault === null ? 'taken' : 'taken beside a fault');
  }

  #notSaved(kind: string, failure: Failure, after: ModelGame, fault: Fault | null): void {
    this.#expectFault(failure, fault);
    const struck = this.#program.place.struck();
    const inPlace = ['syncFolder', 'put', 'flush'].some((call) => struck.includes(call));
    const mayBeThere = inPlace || (struck.includes('rename') && fault?.done === true);
    this.model.waiting = { after, mayBeThere: mayBeThere || this.model.waiting?.mayBeThere === true };
    this.#count(kind, 'not-saved');
  }

  /** Only a refused disk call makes a change wait, and its reason is reported. */
  #expectFault(failure: Failure, fault: Fault | null): void {
    expect(this.#program.place.struck()).not.toEqual([]);
    const trouble = fault?.code === 'ENOSPC' ? 'disk-full' : 'device-error';
    expect(failure).toEqual({ code: 'not-saved', trouble });
  }

  #refused(kind: string, answer: Answer, code: string): void {
    expect(answer.ok ? 'taken' : answer.error.code).toBe(code);
    this.#count(kind, 'refused');
  }

  async #with(fault: Fault | null, ask: (games: Program['games']) => Promise<Answer>): Promise<Answer> {
    const { place, games } = this.#program;
    place.begin();
    place.fail(fault);
    const answer = await ask(games);
    place.fail(null);
    return answer;
  }

  async #crash(crash: Crash, kind: string, behindAll?: () => void): Promise<void> {
    if (this.#program.place.isShared) await this.#program.games.settled();
    if (this.#program.place.journaled()) this.#count(kind, 'a change in the journal');
    const { place, isBehind } = this.#program.place.crashed(crash);
    if (isBehind) behindAll?.();
    await buryHolder(place);
    await this.#restart(place, kind);
  }

  /** Restarts on what is left. Every game is as acknowledged, or as last requested. */
  async #restart(place: Place, kind: string): Promise<void> {
    this.#program = await Program.start(place);
    this.#lastSent = null;
    const { games, notices } = this.#program;
    expect(notices).toEqual([]);
    await games.tidy();
    const left = (await place.disk.list(join(place.data, 'games'))).filter((name) => name.endsWith('.tmp'));
    expect(left).toEqual([]);
    const { model } = this;
    const known = new Set(model.games.keys());
    for (const id of known) {
      const view = await games.view(id);
      if (!view.ok) expect.fail(`${id} is gone`);
      const told = toldOf(view.value);
      const candidates = model.candidates(id);
      const found = candidates.find((game) => expectedOf(game).generation === told.generation);
      expect(candidates.map(expectedOf)).toContainEqual(told);
      if (found !== undefined) model.games.set(id, found);
      if (found !== candidates[0]) this.#count(kind, 'before the answer, yet saved');
    }
    const { games: all } = await games.page({ ...ANY_GAME, before: null, count: MOST_GAMES_A_PAGE });
    const unheard = all.filter(({ id }) => !known.has(id));
    for (const { id, names } of unheard.toReversed()) {
      expect(model.unheard).toContain(names.length);
      model.games.set(id, modelGame(names));
      this.#count(kind, 'a game that nobody was told of');
    }
    model.waiting = null;
    model.unheard.length = 0;
    model.board = model.resumed();
    this.#count(kind, 'started again');
    const board = model.current();
    this.#count('a start shows', board === null ? 'no game' : modelPhase(board));
  }

  #shown(): { readonly id: string; readonly model: ModelGame } {
    const model = this.model.current();
    if (model === null || this.model.board === null) expect.fail('no game on the board');
    return { id: this.model.board, model };
  }

  #count(kind: string, outcome: string): void {
    const key = `${kind}: ${outcome}`;
    this.tally.set(key, (this.tally.get(key) ?? 0) + 1);
  }
}
