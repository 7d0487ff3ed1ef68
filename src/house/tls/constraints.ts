import { BlockList, isIP } from 'node:net';

/** Networks and domains that are nobody's on the internet: RFC 1122, 1918, 3927, 6598, 4193, 4291; 6761, 6762, 8375, and what routers give. */
const NETWORKS = [
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'],
  ...['::1/128', 'fc00::/7', 'fe80::/10'],
];
const DOMAINS = ['localhost', 'local', 'home.arpa', 'internal', 'lan'];

const [SEQUENCE, PERMITTED, DNS_NAME, IP_ADDRESS] = [0x30, 0xa0, 0x82, 0x87] as const;

/**
 * The DER of an authority's name constraints (RFC 5280, 4.2.1.10): it may vouch for addresses and names within a house, and
 * for `hosts`, the house's own. So whoever trusts it trusts it for no other site.
 */
export function constraintsFor(hosts: readonly string[]): Buffer {
  const names = hosts.filter((host) => isIP(host) === 0);
  const addresses = hosts.filter(
    (host) => isIP(host) !== 0 && !NETWORKS.some((network) => isWithin(host, network)),
  );
  const subtrees = [
    ...[...new Set([...DOMAINS, ...names])].map(nameTree),
    ...[...new Set([...NETWORKS, ...addresses.map(alone)])].map(networkTree),
  ];
  return der(SEQUENCE, der(PERMITTED, ...subtrees));
}

/** Whether an authority with these constraints may vouch for a host. */
export function isPermitted(constraints: Buffer, host: string): boolean {
  if (isIP(host) === 0) {
    const parts = host.split('.');
    return parts.some((_, from) => constraints.includes(nameTree(parts.slice(from).join('.'))));
  }
  const networks = [alone(host), ...NETWORKS.filter((network) => isWithin(host, network))];
  return networks.some((network) => constraints.includes(networkTree(network)));
}

function nameTree(name: string): Buffer {
  return der(SEQUENCE, der(DNS_NAME, Buffer.from(name.toLowerCase(), 'ascii')));
}

function networkTree(network: string): Buffer {
  const [address = '', bits = ''] = network.split('/');
  const bytes = bytesOf(address);
  const mask = bytes.map((_, place) => 0xff & ~(0xff >> Math.min(8, Math.max(0, Number(bits) - place * 8))));
  return der(SEQUENCE, der(IP_ADDRESS, Buffer.from([...bytes, ...mask])));
}

/** A network of one address. */
function alone(address: string): string {
  return `${address}/${isIP(address) === 4 ? '32' : '128'}`;
}

function isWithin(address: string, network: string): boolean {
  const [base = '', bits = ''] = network.split('/');
  if (isIP(base) !== isIP(address)) return false;
  const kind = isIP(base) === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(base, Number(bits), kind);
  return list.check(address, kind);
}

function bytesOf(address: string): readonly number[] {
  if (isIP(address) === 4) return address.split('.').map(Number);
  const [head = [], tail] = address.split('::').map(groupsOf);
  const all = tail === undefined ? [...head] : [...head, ...zeros(8 - head.length - tail.length), ...tail];
  return all.flatMap((group) => [group >> 8, group & 0xff]);
}

function groupsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function zeros(count: number): readonly number[] {
  return Array.from({ length: count }, () => 0);
}

/** One DER value: its tag, its length in the shortest form, its content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = body.length;
  const form = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...form]), body]);
}
