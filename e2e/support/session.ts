import type { CDPSession, Page } from '@playwright/test';

const begun = new WeakMap<Page, CDPSession[]>();

/** A session with the page's own browser, below Playwright: for touches, raw keys and screens of any size. */
export async function sessionOn(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  begun.set(page, [...(begun.get(page) ?? []), session]);
  return session;
}

/** Ends every session with the page, and whatever it was made to believe of its screen. */
export async function endSessions(page: Page): Promise<void> {
  const sessions = begun.get(page) ?? [];
  begun.delete(page);
  for (const session of sessions) {
    // A session that is only ended leaves the page the size that it gave it.
    await session.send('Emulation.clearDeviceMetricsOverride');
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
  }
}
