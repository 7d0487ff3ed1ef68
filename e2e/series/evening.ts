import { readBoard, readMarks } from '../../drive/board.ts';
import { currentGame } from '../../drive/bridge.ts';
import { bowlBy, waitForBalls } from '../../drive/play.ts';
import type { Program } from '../../drive/program.ts';
import { putBalls } from '../../drive/put-game.ts';
import { expect } from '../support/test.ts';
import type { Hand } from './hand.ts';
import { expectKept } from './kept.ts';

const NAMES = ['PJS', 'KYJ', 'CMS', 'DOM', 'JHK'] as const;
const LATE = 'MAX';
const FRAMES_OF_A_GAME = 10;

/** A good lane's frames, in turn, with every result, misses and fouls included. */
const FRAMES = ['X', '9/', 'X', '72', 'X', '8/', 'F9', 'X', '-/', 'X', '81', 'X', '63'];
/** Tenth frames with one fill ball, with two, and with none. */
const LAST_FRAMES = ['XXX', '9/X', '72', 'X8/', 'F/7', 'XX9'];

/** An evening of three games for six players, one of them late, with everything that happens between balls. */
export class Evening {
  readonly #program: Program;
  readonly #hand: Hand;
  /** From this frame on, rounds without a mishap are entered through the bridge. */
  readonly #putFrom: number;
  readonly #names: string[] = [...NAMES];
  #bowled = 0;

  constructor(program: Program, hand: Hand, { putFrom = Infinity } = {}) {
    this.#program = program;
    this.#hand = hand;
    this.#putFrom = putFrom;
  }

  /** Bowls some whole games and `more` frames of the next; after every round the saved file equals the board. */
  async bowl(games: number, more = 0): Promise<void> {
    await this.#hand.start(NAMES);
    await this.#program.page.locator('[data-player]').first().waitFor();
    for (let game = 1; game <= games + Math.sign(more); game += 1) {
      if (game > 1) await this.#nextGame();
      const frames = game > games ? more : FRAMES_OF_A_GAME;
      for (let frame = 1; frame <= frames; frame += 1) {
        if (game === 1) await this.#firstGame(frame);
        else await this.#round(frame);
        await expectKept(this.#program.page, this.#program.data);
      }
    }
  }

  async #nextGame(): Promise<void> {
    await this.#hand.nextGame();
    await waitForBalls(this.#program.page, 0);
  }

  /** Everybody bowls this frame, from this place on. */
  async #round(frame: number, from = 1): Promise<void> {
    if (frame >= this.#putFrom && frame < FRAMES_OF_A_GAME) {
      await this.#isOnTurn(from);
      const marks = this.#names.slice(from - 1).map(() => this.#marks(frame));
      return putBalls(this.#program.page, marks.join(''));
    }
    for (let place = from; place <= this.#names.length; place += 1) await this.#frame(place, frame);
  }

  async #frame(place: number, frame: number): Promise<void> {
    await this.#balls(place, this.#marks(frame));
  }

  /** What the next one bowls in this frame. */
  #marks(frame: number): string {
    const list = frame === FRAMES_OF_A_GAME ? LAST_FRAMES : FRAMES;
    const marks = list[this.#bowled % list.length] ?? 'X';
    this.#bowled += 1;
    return marks;
  }

  async #balls(place: number, marks: string): Promise<void> {
    await this.#isOnTurn(place);
    for (const mark of marks) await bowlBy(this.#program.page, () => this.#hand.bowl(mark));
  }

  /** In the first game each frame has another mishap. */
  async #firstGame(frame: number): Promise<void> {
    const hand = this.#hand;
    switch (frame) {
      case 1:
        return this.#ballsAndRings();
      case 2:
        await this.#round(frame);
        // Once in the very first frame, with the whole game after it.
        return this.#there(() => hand.correct(1, 1, '9/'));
      case 3:
        await this.#there(() => hand.join(LATE), [...NAMES, LATE]);
        // A late player bowls the missed frames first.
        for (const missed of [1, 2]) await this.#frame(NAMES.length + 1, missed);
        return this.#round(frame);
      case 4:
        await this.#frame(1, frame);
        await this.#balls(2, '9/');
        await this.#there(() => hand.provisional(2, frame, 'F9'));
        return this.#round(frame, 3);
      case 5:
        await this.#frame(1, frame);
        await this.#balls(2, '7');
        await this.#there(() => hand.deadBall(2, frame));
        await this.#balls(2, '8/');
        return this.#round(frame, 3);
      case 6:
        return this.#outOfTurn();
      case 7:
        await this.#there(() => hand.settle(2, 4));
        return this.#round(frame);
      case 8:
        return this.#comesAndGoes();
      case 9:
        await this.#there(() => hand.rename(4, 'DOM', 'TOM'), this.#renamed(4, 'TOM'));
        return this.#round(frame);
      default:
        return this.#round(frame);
    }
  }

  /** A ball, a foul, a ring set by hand, and a split by its pins. */
  async #ballsAndRings(): Promise<void> {
    await this.#there(() => this.#balls(1, 'X'));
    await this.#there(() => this.#balls(2, 'F'));
    await this.#balls(2, '9');
    await this.#balls(3, '8');
    await this.#there(() => this.#hand.ring());
    await this.#balls(3, '/');
    await this.#there(() => this.#hand.leave([7, 10]));
    expect((await readBoard(this.#program.page))[3]?.frames[0]?.split).toBe('1');
    await this.#balls(4, '1');
    await this.#frame(5, 1);
  }

  /** The fourth player's balls were the fifth's, who then has nothing left in this frame. */
  async #outOfTurn(): Promise<void> {
    const { page } = this.#program;
    for (const place of [1, 2, 3]) await this.#frame(place, 6);
    await this.#balls(4, '81');
    await this.#there(() => this.#hand.give(4, 6, 5, 'JHK'));
    expect((await readMarks(page, 5)).split(' ')[5]).toBe('81');
    await this.#frame(4, 6);
    await this.#frame(6, 6);
  }

  /** A player is skipped and returns; another bowls early. */
  async #comesAndGoes(): Promise<void> {
    const { choose } = this.#hand;
    await this.#there(() => choose(1, 'PJS', 'Skip for now'));
    await this.#frame(2, 8);
    await this.#there(() => choose(1, 'PJS', 'Back in turn'));
    await this.#frame(1, 8);
    await this.#there(() => choose(6, 'MAX', 'Bowls now'));
    await this.#frame(6, 8);
    for (const place of [3, 4, 5]) await this.#frame(place, 8);
  }

  #renamed(place: number, to: string): readonly string[] {
    return this.#names.with(place - 1, to);
  }

  /** Does something, undoes and redoes it; the board matches each time, to the last total. */
  async #there(act: () => Promise<void>, names: readonly string[] = this.#names): Promise<void> {
    const board = (): Promise<string> => this.#board();
    const undo = this.#program.page.getByRole('button', { name: /^Undo/u });
    const before = await board();
    const named = await undo.textContent();
    await this.#saved(act);
    await expect(undo).not.toHaveText(named ?? '');
    const after = await board();
    await this.#saved(() => this.#hand.undo());
    await expect.poll(board).toBe(before);
    await this.#saved(() => this.#hand.redo());
    await expect.poll(board).toBe(after);
    this.#names.splice(0, this.#names.length, ...names);
  }

  /** Acts, and waits for main: a ruling changes no mark of the board, so the board cannot tell that it has come. */
  async #saved(act: () => Promise<void>): Promise<void> {
    const generation = async (): Promise<number> => (await currentGame(this.#program.page)).generation;
    const before = await generation();
    await act();
    await expect.poll(generation).toBeGreaterThan(before);
  }

  async #board(): Promise<string> {
    return JSON.stringify(await readBoard(this.#program.page));
  }

  async #isOnTurn(place: number): Promise<void> {
    const name = this.#names[place - 1] ?? '';
    await expect(this.#program.page.locator('[data-player][data-turn]')).toHaveAttribute('data-name', name);
  }
}
