import type { Browser } from '@playwright/test';
import { openBrowser } from '../../drive/browser.ts';
import { House } from '../../drive/house.ts';
import type { Program } from '../../drive/program.ts';
import { expect } from '../support/test.ts';
import { keptFacts, savedFacts } from './facts.ts';
import { FrontDesk } from './front-desk.ts';
import { HouseLane } from './house-lane.ts';

/** A house with its front desk in a browser and some lanes, each a real program. */
export class Evening {
  readonly house: House;
  readonly desk: FrontDesk;
  readonly #browser: Browser;
  readonly #lanes: HouseLane[] = [];

  private constructor(house: House, browser: Browser, desk: FrontDesk) {
    this.house = house;
    this.desk = desk;
    this.#browser = browser;
  }

  /** Begins the house and signs in at its desk. */
  static async begin(): Promise<Evening> {
    const [house, browser] = await Promise.all([House.begin('Strike City'), openBrowser()]);
    return new Evening(house, browser, await FrontDesk.open(browser, house));
  }

  /** Starts the program of a lane, and pairs it with a code from the page. */
  async pair(number: number): Promise<HouseLane> {
    const lane = await this.#started(number, await this.desk.pairingCode());
    await this.desk.view('Lanes');
    await this.desk.says(number, 'Free');
    return lane;
  }

  /** Four of them, started side by side. */
  async pairFour(): Promise<readonly [HouseLane, HouseLane, HouseLane, HouseLane]> {
    const codes: string[] = [];
    for (let lane = 1; lane <= 4; lane += 1) codes.push(await this.desk.pairingCode());
    const lane = async (number: number): Promise<HouseLane> => this.#started(number, codes[number - 1] ?? '');
    const lanes = await Promise.all([lane(1), lane(2), lane(3), lane(4)]);
    await this.desk.view('Lanes');
    for (const { number } of lanes) await this.desk.says(number, 'Free');
    return lanes;
  }

  /** Waits until the house has exactly what the lane's own files have, event by event and name by name. */
  async isDelivered(lane: HouseLane): Promise<void> {
    const origin = await lane.origin();
    await expect(async () => {
      const saved = await savedFacts(lane.data);
      expect(Object.keys(saved)).not.toHaveLength(0);
      expect(await keptFacts(this.house, origin)).toEqual(saved);
    }).toPass({ timeout: 120_000 });
  }

  /** Those of the lanes that run. */
  get programs(): readonly Program[] {
    return this.#lanes.flatMap(({ program }) => program ?? []);
  }

  async end(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.end()));
    await this.#browser.close();
    await this.house.end();
  }

  async #started(number: number, code: string): Promise<HouseLane> {
    const lane = await HouseLane.on(this.house, number);
    this.#lanes.push(lane);
    await lane.pair(code);
    return lane;
  }
}
