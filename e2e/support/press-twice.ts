import type { Page } from '@playwright/test';
import { pastBounce } from '../../drive/pauses.ts';

/**
 * Presses a button that asks again, and presses it again. Rejects if the question is gone by then, which it is after
 * five seconds: try again on a busy machine.
 */
export async function pressTwice(
  page: Page,
  within: Pick<Page, 'getByRole'>,
  name: string,
  sure: string,
): Promise<void> {
  const button = within.getByRole('button', { name });
  if (await button.isVisible()) await button.click();
  await pastBounce(page);
  await within.getByRole('button', { name: sure }).click({ timeout: 2_000 });
}
