import { chromium, type Browser } from '@playwright/test';

/** The distribution's, which set-up has installed: Playwright's own would be downloaded from elsewhere. */
const CHROMIUM = '/usr/bin/chromium';

/** A real browser for the front desk's page, which finds nothing but this machine. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM,
    // Root cannot use it.
    chromiumSandbox: process.env['HEADPIN_NO_SANDBOX'] !== '1',
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', '--disable-quic'],
  });
}
