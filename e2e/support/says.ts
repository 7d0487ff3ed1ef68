import { expect, type Page } from '@playwright/test';

/** Waits until a sentence is visible. */
export async function says(page: Page, sentence: string | RegExp): Promise<void> {
  await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();
}
