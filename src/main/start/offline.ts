import { app } from 'electron';

/** Chromium features that use a network; each is turned off. */
const OFF = [
  // Looks for television sets (mDNS, SSDP).
  'MediaRouter',
  'DialMediaRouteProvider',
  // Would hide an address behind a name announced by mDNS.
  'WebRtcHideLocalIpsWithMdns',
  'OptimizationHints',
  'NetworkErrorLogging',
  'Reporting',
];

/** Chromium switches and their values. */
const SWITCHES: readonly (readonly [string, string?])[] = [
  // Blocks every name and numeric address. `app://` and CUPS need none.
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
  // Otherwise Chromium asks for the system's proxy and may search a network for one (WPAD).
  ['no-proxy-server'],
  ['force-webrtc-ip-handling-policy', 'disable_non_proxied_udp'],
  ['disable-quic'],
  ['disable-background-networking'],
  ['disable-component-update'],
  ['disable-domain-reliability'],
  ['disable-sync'],
  ['no-pings'],
  ['dns-prefetch-disable'],
];

/**
 * Closes every way to a network for all pages and sessions; call it before Electron is ready. A lane needs none, and
 * even a name lookup reveals it.
 */
export function stayOffline(): void {
  for (const [name, value] of SWITCHES) app.commandLine.appendSwitch(name, value);
  const off = app.commandLine.getSwitchValue('disable-features');
  app.commandLine.appendSwitch('disable-features', [...(off === '' ? [] : [off]), ...OFF].join(','));
  app.on('session-created', (session) => {
    // A new session would fetch a dictionary; without languages it has none, and no fetch has begun yet.
    session.setSpellCheckerLanguages([]);
    session.setSpellCheckerEnabled(false);
  });
  app.on('web-contents-created', (_event, contents) => {
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}
