import type { Page } from '@playwright/test';
import { StandInHouse, type StandInSecurity } from '../../../drive/stand-in-house.ts';
import type { OrderBody } from '../../../src/house-contract/orders.ts';
import type { Scene, Stage } from '../scene.ts';

/** What happens between a lane and its house. */
export type Step = (stage: Stage, house: StandInHouse) => Promise<unknown>;

const houses = new WeakMap<Page, StandInHouse>();
/** The house that a page's lane is paired with. */
export function houseOf(page: Page): StandInHouse {
  const house = houses.get(page);
  if (house === undefined) throw new Error('the scene has no house');
  return house;
}

/** Pairs the lane with a house that then does what the step says. */
export function atDesk(
  step: Step = () => Promise.resolve(),
  security?: () => Promise<StandInSecurity>,
): Scene['show'] {
  return async (stage) => {
    const { page } = stage;
    const house = await StandInHouse.begin((await security?.()) ?? null);
    houses.set(page, house);
    await house.pair(page);
    await page.locator('[data-link="connected"]').or(page.locator('main.setup')).first().waitFor();
    await step(stage, house);
  };
}

/** An order that the lane does. */
export function ordered(body: OrderBody): Step {
  return async (_stage, house) => {
    const { outcome } = await house.order(body);
    if (outcome.state !== 'done') throw new Error(`${body.kind}: ${JSON.stringify(outcome)}`);
  };
}

export function steps(...all: readonly Step[]): Step {
  return async (stage, house) => {
    for (const step of all) await step(stage, house);
  };
}
