import type { CDPSession, Page } from '@playwright/test';

const begun = new WeakMap<Page, CDPSession[]>();

/** A DevTools session for touches, raw keys and screens of any size. */
export async function sessionOn(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  begun.set(page, [...(begun.get(page) ?? []), session]);
  return session;
}

/** Ends every session and its emulation. */
export async function endSessions(page: Page): Promise<void> {
  const sessions = begun.get(page) ?? [];
  begun.delete(page);
  for (const session of sessions) {
    // Ending a session alone would keep its emulated size.
    await session.send('Emulation.clearDeviceMetricsOverride');
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
  }
}
