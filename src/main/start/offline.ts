import { app } from 'electron';

/** What Chromium does by itself that asks a network: each of these names is off. */
const OFF = [
  // Looks for television sets (mDNS, SSDP).
  'MediaRouter',
  'DialMediaRouteProvider',
  // Would hide an address behind a name that it then announces by mDNS.
  'WebRtcHideLocalIpsWithMdns',
  'OptimizationHints',
  'NetworkErrorLogging',
  'Reporting',
];

/** Switches of Chromium, with their values. */
const SWITCHES: readonly (readonly [string, string?])[] = [
  // No name and no numeric address leads anywhere, whoever asks. `app://` and CUPS need none.
  ['host-resolver-rules', 'MAP * ~NOTFOUND'],
  // Else the system's proxy is asked for, and where it says so a network is searched for one (WPAD).
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
 * Closes every road to a network, for every page and session there will ever be: to be called before Electron is
 * ready. A lane needs none, and a name that is looked up tells somebody that it is there.
 */
export function stayOffline(): void {
  for (const [name, value] of SWITCHES) app.commandLine.appendSwitch(name, value);
  const off = app.commandLine.getSwitchValue('disable-features');
  app.commandLine.appendSwitch('disable-features', [...(off === '' ? [] : [off]), ...OFF].join(','));
  app.on('session-created', (session) => {
    // A session is born with a dictionary to fetch: without languages there is none, and no fetch has begun yet.
    session.setSpellCheckerLanguages([]);
    session.setSpellCheckerEnabled(false);
  });
  app.on('web-contents-created', (_event, contents) => {
    contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  });
}
