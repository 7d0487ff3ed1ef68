import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { err, ok } from '../../../core/line/result.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import { CupsService, type TimeLimits } from './cups-service.ts';
import { OPERATIONS, type Operation } from './ipp.ts';

const PDF = new TextEncoder().encode('%PDF-1.4 a sheet');
const JOB = { printer: 'Counter', paper: 'A4', copies: 2, pages: 1, length: null } as const;
// A busy PC answers late, but a silent service must use up its limit.
const LONG = 30_000;
const SHORT = 250;

/** How the print service reacts to a request. */
type Doing = (socket: Socket, body: Buffer) => void;

const servers: Server[] = [];
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
        }),
    ),
  );
});

describe('a print service that answers', () => {
  test('lists its printers, the default one, and why one is stopped', async () => {
    const { service } = await serving({});
    expect(await service.printers()).toEqual(
      ok([
        { name: 'Counter', label: 'By the desk', isDefault: true, takesJobs: true, stopped: null },
        { name: 'Office', label: '', isDefault: false, takesJobs: false, stopped: 'paused, media-empty' },
      ]),
    );
  });

  test('receives the whole sheet, with its paper, copies and title', async () => {
    const jobs: Buffer[] = [];
    const { service } = await serving({
      printJob: (socket, body) => {
        jobs.push(body);
        reply(socket, Buffer.from('010100000000000103', 'hex'));
      },
    });
    await service.printers();
    expect(await service.send(PDF, 'Sheet of lane 7', { ...JOB, paper: 'Letter' })).toEqual(ok(null));
    const [job] = jobs.map((body) => body.toString('latin1'));
    expect(job).toContain('ipp://localhost/printers/Counter');
    expect(job).toContain('Sheet of lane 7');
    expect(job).toContain('na_letter_8.5x11in');
    expect(job).toContain('copies\0\x04\0\0\0\x02');
    expect(job?.endsWith('\x03%PDF-1.4 a sheet')).toBe(true);
  });

  test('may refuse a sheet, and its reason is passed on', async () => {
    const { service } = await serving({
      printJob: (socket) => {
        reply(socket, Buffer.from('010104030000000103', 'hex'));
      },
    });
    await service.printers();
    expect(await service.send(PDF, 'Sheet', JOB)).toEqual(
      err({ code: 'print-failed', detail: 'Counter: IPP 0x0403' }),
    );
  });

  test('receives sheets even for a printer with a malformed address', async () => {
    const asked: string[] = [];
    const { service } = await serving({
      getPrinters: (socket) => {
        const address = attribute('E', 'printer-uri-supported', 'ipp://localhost/printers/By the%20desk');
        const named = `\x04${attribute('B', 'printer-name', 'Counter')}${address}\x03`;
        reply(socket, Buffer.from(`\x01\x01\0\0\0\0\0\x01${named}`, 'latin1'));
      },
      printJob: (socket, body) => {
        asked.push(body.toString('latin1'));
        reply(socket, Buffer.from('010100000000000103', 'hex'));
      },
    });
    await service.printers();
    expect(await service.send(PDF, 'Sheet', JOB)).toEqual(ok(null));
    expect(asked[0]).toContain('ipp://localhost/printers/By%20the%20desk');
  });

  test('and has lost its printers is not a failure', async () => {
    const { service } = await serving({
      getPrinters: (socket) => {
        reply(socket, Buffer.from('010104060000000103', 'hex'));
      },
    });
    expect(await service.printers()).toEqual(ok([]));
  });
});

describe('a print service that does not answer', () => {
  test('where nobody listens there is no printer', async () => {
    const socketPath = join(await tempFolder(), 'nobody');
    expect(await serviceAt(socketPath).printers()).toEqual(ok([]));
  });

  const SILENCES: readonly { readonly how: string; readonly doing: Doing }[] = [
    { how: 'takes the question and says nothing', doing: () => undefined },
    {
      how: 'says a byte now and then and never ends',
      doing: (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/ipp\r\nContent-Length: 99999\r\n\r\n');
        const trickle = setInterval(() => socket.write('\x01'), 20);
        socket.on('close', () => {
          clearInterval(trickle);
        });
      },
    },
    {
      how: 'sends its heading and no more',
      doing: (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n'),
    },
  ];

  test.each(SILENCES)('$how: the list of printers has a time limit', async ({ doing }) => {
    const { service } = await serving({ getPrinters: doing, getDefault: doing }, { look: SHORT });
    expect(await service.printers()).toEqual(err({ code: 'print-silent', sent: false }));
  });

  test.each(SILENCES)('$how: a sheet has a time limit, and may still come out', async ({ doing }) => {
    const { service } = await serving({ printJob: doing }, { send: SHORT });
    await service.printers();
    expect(await service.send(PDF, 'Sheet', JOB)).toEqual(err({ code: 'print-silent', sent: true }));
  });

  test('only the default printer is missing: the list is complete all the same', async () => {
    const { service } = await serving({ getDefault: () => undefined }, { look: 2_000 });
    const found = await service.printers();
    expect(found.ok && found.value.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Counter', false],
      ['Office', false],
    ]);
  });

  test('closes the connection at the time limit, so that nothing holds the program', async () => {
    const { service, closed } = await serving(
      { getPrinters: () => undefined, getDefault: () => undefined },
      { look: SHORT },
    );
    await service.printers();
    await expect.poll(closed).toBe(2);
  });
});

describe('a print service that answers nonsense', () => {
  const NONSENSE: readonly { readonly how: string; readonly doing: Doing; readonly detail: string }[] = [
    { how: 'hangs up', doing: (socket) => void socket.destroy(), detail: 'ECONNRESET' },
    {
      how: 'wants a password',
      doing: (socket) => void socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n'),
      detail: 'HTTP 401',
    },
    {
      how: 'is another program',
      doing: (socket) => {
        reply(socket, Buffer.from('hello'));
      },
      detail: 'no answer of a print service',
    },
  ];

  test.each(NONSENSE)('$how: the answer says so, and nothing is thrown', async ({ doing, detail }) => {
    const { service } = await serving({ getPrinters: doing });
    expect(await service.printers()).toEqual(err({ code: 'print-failed', detail }));
  });

  test('an endless answer is abandoned long before it fills the memory', async () => {
    const { service } = await serving({
      getPrinters: (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        const piece = Buffer.alloc(1024 * 1024);
        const more = (): void => {
          while (!socket.destroyed && socket.write(piece));
        };
        socket.on('drain', more);
        more();
      },
    });
    expect(await service.printers()).toEqual(err({ code: 'print-failed', detail: 'an answer without end' }));
  });
});

/** A print service on its own socket that answers like CUPS, except where a test overrides it. */
async function serving(
  other: Partial<Record<Operation, Doing>>,
  limits: Partial<TimeLimits> = {},
): Promise<{ readonly service: CupsService; readonly closed: () => number }> {
  let closed = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      closed += 1;
    });
    let heard = Buffer.alloc(0);
    socket.on('data', (piece) => {
      heard = Buffer.concat([heard, piece]);
      const body = bodyOf(heard);
      if (body === null) return;
      const operation = operationIn(body);
      (other[operation] ?? USUAL[operation])(socket, body);
    });
  });
  servers.push(server);
  const socketPath = join(await tempFolder(), 'cups');
  await new Promise<void>((resolve) => {
    server.listen(socketPath, resolve);
  });
  return { service: serviceAt(socketPath, limits), closed: () => closed };
}

function serviceAt(socketPath: string, limits: Partial<TimeLimits> = {}): CupsService {
  return new CupsService({
    address: () => Promise.resolve({ socketPath }),
    user: 'lane',
    pdfOf: () => Promise.resolve(ok(PDF)),
    limits: { look: LONG, send: LONG, ...limits },
  });
}

const NO_ANSWER: Doing = (socket) => {
  reply(socket, Buffer.from('010104060000000103', 'hex'));
};

const USUAL: Readonly<Record<Operation, Doing>> = {
  getJob: NO_ANSWER,
  getPrinter: NO_ANSWER,
  getPrinters: (socket) => {
    reply(socket, PRINTERS);
  },
  getDefault: (socket) => {
    reply(socket, USUAL_PRINTER);
  },
  printJob: (socket) => {
    reply(socket, Buffer.from('010100000000000103', 'hex'));
  },
};

/** A request's complete body; null while part of it is missing. */
function bodyOf(heard: Buffer): Buffer | null {
  const end = heard.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/iu.exec(heard.toString('latin1'))?.[1];
  const body = heard.subarray(end + 4);
  return end < 0 || body.length < Number(length) ? null : body;
}

function operationIn(body: Buffer): Operation {
  const code = body.readUInt16BE(2);
  const operations = ['getPrinters', 'getDefault', 'getJob', 'getPrinter'] as const;
  return operations.find((operation) => OPERATIONS[operation] === code) ?? 'printJob';
}

function reply(socket: Socket, body: Buffer): void {
  socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${String(body.length)}\r\n\r\n`);
  socket.end(body);
}

function attribute(tag: string, name: string, value: string): string {
  return `${tag}\0${String.fromCharCode(name.length)}${name}\0${String.fromCharCode(value.length)}${value}`;
}

const PRINTERS = Buffer.from(
  [
    '\x01\x01\0\0\0\0\0\x01\x01',
    attribute('G', 'attributes-charset', 'utf-8'),
    '\x04',
    attribute('B', 'printer-name', 'Counter'),
    attribute('A', 'printer-info', 'By the desk'),
    attribute('E', 'printer-uri-supported', 'ipp://localhost/printers/Counter'),
    attribute('#', 'printer-state', '\0\0\0\x04'),
    attribute('D', 'printer-state-reasons', 'none'),
    attribute('"', 'printer-is-accepting-jobs', '\x01'),
    '\x04',
    attribute('B', 'printer-name', 'Office'),
    attribute('#', 'printer-state', '\0\0\0\x05'),
    attribute('D', 'printer-state-reasons', 'paused'),
    attribute('D', '', 'media-empty'),
    attribute('"', 'printer-is-accepting-jobs', '\0'),
    '\x03',
  ].join(''),
  'latin1',
);
const USUAL_PRINTER = Buffer.from(
  `\x01\x01\0\0\0\0\0\x01\x01\x04${attribute('B', 'printer-name', 'Counter')}\x03`,
  'latin1',
);
