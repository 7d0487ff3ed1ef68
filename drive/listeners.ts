import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The network sockets on which a process listens, from the system's list. */
export function listeners(pid: number): readonly string[] {
  const LISTEN = '0A';
  const waiting = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/u))
      .filter((fields) => fields[3] === LISTEN)
      .map((fields) => `socket:[${fields[9] ?? ''}]`),
  );
  return socketsOf(pid)
    .filter((socket) => waiting.includes(socket))
    .map((socket) => `${String(pid)} ${socket}`);
}

function socketsOf(pid: number): readonly string[] {
  const folder = `/proc/${String(pid)}/fd`;
  // Some Chromium processes cannot be inspected by anyone; none of them runs Node.
  return whatever(() => readdirSync(folder)).flatMap((name) =>
    whatever(() => [readlinkSync(join(folder, name))]),
  );
}

/** Reads what it can; empty for something that has just ended or closed. */
function whatever(read: () => readonly string[]): readonly string[] {
  try {
    return read();
  } catch {
    return [];
  }
}
