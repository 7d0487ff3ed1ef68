import { test as base } from '../support/test.ts';
import { noteFailure } from '../support/failure.ts';
import { Evening } from './evening.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** A house with its front desk, and as yet without lanes; it ends with the test. */
  readonly evening: Evening;
}

export const test = base.extend<Fixtures>({
  evening: async ({}, use, info) => {
    const evening = await Evening.begin();
    await use(evening);
    await noteFailure(evening.programs, info);
    await evening.end();
  },
});
