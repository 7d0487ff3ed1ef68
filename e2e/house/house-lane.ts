import { rm } from 'node:fs/promises';
import { Cable } from '../../drive/cable.ts';
import type { House } from '../../drive/house.ts';
import { newDataFolder, startProgram, type Program } from '../../drive/program.ts';
import { kill } from '../support/kill.ts';

const SIZE = { width: 1280, height: 800 };

/** A real lane program that is joined to a house by a cable of its own. */
export class HouseLane {
  readonly number: number;
  readonly data: string;
  readonly cable: Cable;
  #program: Program | null = null;

  private constructor(number: number, data: string, cable: Cable) {
    this.number = number;
    this.data = data;
    this.cable = cable;
  }

  /** Starts it on a new folder, and pairs it with a code of the front desk. */
  static async pair(house: House, number: number, code: string): Promise<HouseLane> {
    const cable = await Cable.to(house.port);
    const lane = new HouseLane(number, await newDataFolder(), cable);
    await lane.start('--lane', String(number), '--house', cable.address, '--pairing-code', code);
    return lane;
  }

  get program(): Program {
    if (this.#program === null) throw new Error(`lane ${String(this.number)} does not run`);
    return this.#program;
  }

  get page(): Program['page'] {
    return this.program.page;
  }

  /** Starts the program on its folder, which is paired already. */
  async start(...args: readonly string[]): Promise<void> {
    this.#program = await startProgram({ data: this.data, args, size: SIZE });
  }

  /** `kill -9` */
  async kill(): Promise<void> {
    const { program } = this;
    this.#program = null;
    await kill(program);
  }

  async end(): Promise<void> {
    await this.#program?.stop();
    await this.cable.end();
    await rm(this.data, { recursive: true, force: true, maxRetries: 5 });
  }
}
