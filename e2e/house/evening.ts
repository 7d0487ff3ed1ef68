import type { Browser } from '@playwright/test';
import { openBrowser } from '../../drive/browser.ts';
import { House } from '../../drive/house.ts';
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
    const [code, lane] = [await this.desk.pairingCode(), await HouseLane.on(this.house, number)];
    this.#lanes.push(lane);
    await lane.pair(code);
    await this.desk.view('Lanes');
    await expect(this.desk.tile(number)).toBeVisible();
    return lane;
  }

  /** Waits until the house has exactly what the lane's own files have, event by event and name by name. */
  async isDelivered(lane: HouseLane): Promise<void> {
    const origin = await lane.origin();
    await expect(async () => {
      const saved = await savedFacts(lane.data);
      expect(Object.keys(saved)).not.toHaveLength(0);
      expect(await keptFacts(this.house, origin)).toEqual(saved);
    }).toPass({ timeout: 60_000 });
  }

  async end(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.end()));
    await this.#browser.close();
    await this.house.end();
  }
}
