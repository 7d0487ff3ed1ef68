import { TwoScreens } from '../../drive/two-screens.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** A test with a virtual desktop of its own, whose second screen can be plugged in. */
export const test = base.extend<{ readonly screens: TwoScreens }>({
  screens: async ({}, use) => {
    const screens = await TwoScreens.start();
    await use(screens);
    await screens.end();
  },
});
