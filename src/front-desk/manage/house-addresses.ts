/** The port of a house's service, if staff type none at the lane. */
const PORT = '8300';

/**
 * What staff may type at a lane to find this house, from its names on the network and where this page came from:
 * `desk.lan`. Without such names the page's own address, which only this machine knows.
 */
export function typedAtLanes(
  hosts: readonly string[],
  { protocol, port, origin }: Pick<Location, 'protocol' | 'port' | 'origin'>,
): readonly string[] {
  if (protocol === 'http:' || hosts.length === 0) return [origin];
  // `location` has no port if it is the protocol's own.
  const at = port === '' ? '443' : port;
  return hosts.map((host) => (at === PORT ? host : `${host}:${at}`));
}
