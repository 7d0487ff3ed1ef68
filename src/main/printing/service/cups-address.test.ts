import { expect, test } from 'vitest';
import { cupsAddress, type CupsAddress } from './cups-address.ts';

const SOCKET = '/run/cups/cups.sock';

const CASES: readonly {
  readonly title: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly sockets?: readonly string[];
  readonly address: CupsAddress | null;
}[] = [
  { title: 'the usual socket, where it is', sockets: [SOCKET], address: { socketPath: SOCKET } },
  {
    title: 'the older place of that socket',
    sockets: ['/var/run/cups/cups.sock'],
    address: { socketPath: '/var/run/cups/cups.sock' },
  },
  { title: 'no service where there is no socket', address: null },
  {
    title: 'the socket that the environment names, before any file',
    env: { CUPS_SERVER: '/tmp/own', HOME: '/home/lane' },
    files: { '/home/lane/.cups/client.conf': 'ServerName /tmp/other' },
    address: { socketPath: '/tmp/own' },
  },
  {
    title: 'the server of the user’s file, before the machine’s',
    env: { HOME: '/home/lane' },
    files: {
      '/home/lane/.cups/client.conf': '# ours\n  ServerName 192.168.0.7/version=1.1\n',
      '/etc/cups/client.conf': 'ServerName 192.168.0.8',
    },
    address: { host: '192.168.0.7', port: 631 },
  },
  {
    title: 'the server of the machine’s file, with its port',
    files: { '/etc/cups/client.conf': 'ServerName 192.168.0.8:8631' },
    sockets: [SOCKET],
    address: { host: '192.168.0.8', port: 8631 },
  },
  {
    title: 'an address of the sixth version, in brackets',
    env: { CUPS_SERVER: '[::1]:8631' },
    address: { host: '::1', port: 8631 },
  },
  {
    title: 'an address of the sixth version, without',
    env: { CUPS_SERVER: 'fe80::1' },
    address: { host: 'fe80::1', port: 631 },
  },
  {
    title: 'this machine by its name',
    env: { CUPS_SERVER: 'localhost' },
    address: { host: '127.0.0.1', port: 631 },
  },
  {
    title: 'no service behind a name that the network would have to resolve',
    env: { CUPS_SERVER: 'printers.house.example' },
    sockets: [SOCKET],
    address: null,
  },
  {
    title: 'an empty variable says nothing',
    env: { CUPS_SERVER: '' },
    sockets: [SOCKET],
    address: { socketPath: SOCKET },
  },
];

test.each(CASES)(
  'the print service is found: $title',
  async ({ env = {}, files = {}, sockets = [], address }) => {
    const found = await cupsAddress(
      env,
      (path) => Promise.resolve(files[path] ?? null),
      (path) => Promise.resolve(sockets.includes(path)),
    );
    expect(found).toEqual(address);
  },
);
