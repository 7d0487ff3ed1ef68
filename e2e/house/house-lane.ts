import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { House } from '../../drive/house.ts';
import { press, startGame, type, waitForBalls } from '../../drive/play.ts';
import { newDataFolder, startProgram, type Program } from '../../drive/program.ts';
import { Proxy } from '../../drive/proxy.ts';
import { ORIGIN_FILE } from '../../src/saves/settings/origin-file.ts';
import { kill } from '../support/kill.ts';
import { expect } from '../support/test.ts';

const SIZE = { width: 1280, height: 800 };

/** A real lane program, connected to a house by a cable of its own. */
export class HouseLane {
  readonly number: number;
  readonly data: string;
  readonly cable: Proxy;
  #program: Program | null = null;

  private constructor(number: number, data: string, cable: Proxy) {
    this.number = number;
    this.data = data;
    this.cable = cable;
  }

  /** A new data folder and a cable to the house. */
  static async on(house: House, number: number): Promise<HouseLane> {
    return new HouseLane(number, await newDataFolder(), await Proxy.start({ servers: () => [house.port] }));
  }

  /** Starts the program and pairs it with a code of the front desk. */
  async pair(code: string): Promise<void> {
    await this.#start('--lane', String(this.number), '--house', this.cable.address, '--pairing-code', code);
  }

  /** Starts it again, paired as before. */
  async startAgain(): Promise<void> {
    await this.#start();
  }

  /** Null while it does not run. */
  get program(): Program | null {
    return this.#program;
  }

  get page(): Program['page'] {
    if (this.#program === null) throw new Error(`lane ${String(this.number)} does not run`);
    return this.#program.page;
  }

  /** A bowler types a name at the set-up and begins. */
  async begins(name: string): Promise<void> {
    await type(this.page, name);
    await startGame(this.page);
  }

  /** The bowlers go on with another game. */
  async nextGame(): Promise<void> {
    await press(this.page, 'n');
    await waitForBalls(this.page, 0);
  }

  /** What the bar above the board says about the front desk; the link tries again once a minute at least. */
  async linkSays(words: string | RegExp): Promise<void> {
    await expect(this.page.getByText(words, { exact: true })).toBeVisible({ timeout: 120_000 });
  }

  /** The id of its data folder, by which the house knows it. */
  async origin(): Promise<string> {
    const read = ORIGIN_FILE.parse(await readFile(join(this.data, 'origin.json')));
    if (read.kind !== 'read') throw new Error(`lane ${String(this.number)} has no id`);
    return read.value.origin;
  }

  /** `kill -9` */
  async kill(): Promise<void> {
    const program = this.#program;
    this.#program = null;
    if (program !== null) await kill(program);
  }

  async end(): Promise<void> {
    await this.#program?.stop();
    await this.cable.end();
    await rm(this.data, { recursive: true, force: true, maxRetries: 5 });
  }

  async #start(...args: readonly string[]): Promise<void> {
    this.#program = await startProgram({ data: this.data, args, size: SIZE });
  }
}
