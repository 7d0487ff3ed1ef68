import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import pg from 'pg';
import type { Address } from '../cluster/cluster.ts';
import { serverUser } from '../cluster/server-user.ts';
import { ran } from './ran.ts';

/**
 * Copies a running cluster into an empty folder, as pg_basebackup would, which our PostgreSQL lacks. The
 * server verifies the checksum of each page and sends an archive, with the WAL that makes it consistent,
 * which `tar` unpacks. `backup_manifest` has the SHA-256 of each file.
 */
export async function copyBase(
  server: Address,
  into: string,
  authority: string | null = null,
): Promise<void> {
  const client = new pg.Client(replicationOf(server, authority));
  client.on('error', () => undefined);
  await client.connect();
  const tar = spawn('tar', ['-x', '-f', '-', '--no-same-owner', '-C', into], {
    ...serverUser(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let words = '';
  tar.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  const unpacked = once(tar, 'close');
  // If tar ends early, its own message says why; the broken pipe does not.
  tar.stdin.on('error', () => undefined);
  try {
    const copy = client.query(new BaseBackup(tar.stdin));
    const manifest = await copy.done;
    tar.stdin.end();
    await unpacked;
    if (tar.exitCode !== 0) throw new Error(`The copy could not be written: ${words.trim()}`);
    await ran('tee', [join(into, 'backup_manifest')], { ...serverUser(), input: manifest });
  } finally {
    tar.stdin.destroy();
    await client.end().catch(() => undefined);
  }
}

/** Encrypted if there is an authority, which must have signed the server's certificate. */
function replicationOf(server: Address, authority: string | null): pg.ClientConfig {
  const ssl = authority === null ? {} : { ssl: { ca: authority, checkServerIdentity: () => undefined } };
  const config = { ...server, ...ssl, replication: 'true', application_name: 'headpin copy' };
  return config;
}

/**
 * PostgreSQL's BASE_BACKUP command: rows, then a stream of messages with archive and manifest, then rows (its
 * manual, 54.4).
 */
class BaseBackup implements pg.Submittable {
  readonly done: Promise<Buffer>;
  readonly #into: Writable;
  readonly #manifest: Buffer[] = [];
  #done: (manifest: Buffer) => void = () => undefined;
  #failed: (fault: Error) => void = () => undefined;
  #part: 'archive' | 'manifest' = 'archive';
  #fault: Error | null = null;

  constructor(into: Writable) {
    this.#into = into;
    this.done = new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#failed = reject;
    });
  }

  submit(connection: pg.Connection): void {
    for (const event of ['drain', 'close']) this.#into.on(event, () => connection.stream.resume());
    connection.query(
      "BASE_BACKUP (LABEL 'headpin', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')",
    );
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: pg.Connection): void {
    const content = chunk.subarray(1);
    switch (String.fromCharCode(chunk[0] ?? 0)) {
      case 'n':
        // Another archive would be a tablespace, and a house has none.
        this.#part = 'archive';
        break;
      case 'm':
        this.#part = 'manifest';
        break;
      case 'd':
        if (this.#part === 'manifest') this.#manifest.push(Buffer.from(content));
        else if (!this.#into.write(Buffer.from(content)) && this.#into.writable) stream.pause();
        break;
      default:
    }
  }

  handleError(fault: Error): void {
    this.#fault = fault;
    this.#failed(fault);
  }

  handleReadyForQuery(): void {
    if (this.#fault === null) this.#done(Buffer.concat(this.#manifest));
  }

  handleRowDescription(): void {
    // The start and end of the copy are in `backup_label` and the manifest, too.
  }

  handleDataRow(): void {
    // As above.
  }

  handleCommandComplete(): void {
    // `handleReadyForQuery` is the end.
  }
}
