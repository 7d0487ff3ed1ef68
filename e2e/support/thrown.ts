import type { ElectronApplication } from '@playwright/test';

/** Throws in main, a moment later or at once. */
export type Fault = (app: ElectronApplication) => Promise<unknown>;

/** In main, by what threw. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'a timer': (app) =>
    app.evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose');
      });
    }),
  'a timer that comes back': (app) =>
    app.evaluate(() => {
      setInterval(() => {
        throw new Error('on purpose');
      }, 5);
    }),
  'the end of a turn': (app) =>
    app.evaluate(() => {
      setImmediate(() => {
        throw new Error('on purpose');
      });
    }),
  'the next tick': (app) =>
    app.evaluate(() => {
      process.nextTick(() => {
        throw new Error('on purpose');
      });
    }),
  'a microtask': (app) =>
    app.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('on purpose');
      });
    }),
  'a promise that nobody waits for': (app) =>
    app.evaluate(() => {
      setTimeout(() => void Promise.reject(new Error('on purpose')));
    }),
  'work that nobody waits for': (app) =>
    app.evaluate(() => {
      const work = async (): Promise<void> => {
        await Promise.resolve();
        throw new Error('on purpose');
      };
      setTimeout(() => void work());
    }),
  'a socket with news': (app) =>
    app.evaluate(() => {
      const net = process.getBuiltinModule('net');
      const server = net.createServer((socket) => socket.end('strike'));
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { readonly port: number };
        net.connect(port, '127.0.0.1').on('data', () => {
          throw new Error('on purpose');
        });
      });
    }),
  'a socket that is refused': (app) =>
    app.evaluate(() => {
      const net = process.getBuiltinModule('net');
      // Port 1 needs root to listen; nobody hears its error.
      net.connect(1, '127.0.0.1');
    }),
  'an answer of a server': (app) =>
    app.evaluate(() => {
      const http = process.getBuiltinModule('http');
      const server = http.createServer((_request, response) => response.end('strike'));
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { readonly port: number };
        http.get({ port, host: '127.0.0.1' }, () => {
          throw new Error('on purpose');
        });
      });
    }),
  'a server that is asked': (app) =>
    app.evaluate(() => {
      const http = process.getBuiltinModule('http');
      const server = http.createServer(() => {
        throw new Error('on purpose');
      });
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { readonly port: number };
        http.get({ port, host: '127.0.0.1' }).on('error', () => undefined);
      });
    }),
  'a request that is ended': (app) =>
    app.evaluate(() => {
      const http = process.getBuiltinModule('http');
      const server = http.createServer(() => undefined);
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { readonly port: number };
        const request = http.get({ port, host: '127.0.0.1' });
        setTimeout(() => request.destroy(new Error('on purpose')), 20);
      });
    }),
  'a file that is read': (app) =>
    app.evaluate(() => {
      process.getBuiltinModule('fs').readFile('/dev/null', () => {
        throw new Error('on purpose');
      });
    }),
  'a file that is watched': (app) =>
    app.evaluate(() => {
      const fs = process.getBuiltinModule('fs');
      const file = `${process.getBuiltinModule('os').tmpdir()}/headpin-watched-${String(process.pid)}`;
      fs.writeFileSync(file, '');
      fs.watch(file, () => {
        fs.rmSync(file, { force: true });
        throw new Error('on purpose');
      });
      fs.writeFileSync(file, 'strike');
    }),
  'a stream that nobody hears': (app) =>
    app.evaluate(() => {
      const stream = process.getBuiltinModule('fs').createReadStream('/nowhere/strike');
      stream.resume();
    }),
  'a program that it started': (app) =>
    app.evaluate(() => {
      process.getBuiltinModule('child_process').execFile('/bin/true', () => {
        throw new Error('on purpose');
      });
    }),
  'a program that is not there': (app) =>
    app.evaluate(() => {
      process.getBuiltinModule('child_process').spawn('/nowhere/strike');
    }),
  'a thread': (app) =>
    app.evaluate(() => {
      const { Worker } = process.getBuiltinModule('worker_threads');
      // Nobody hears its error.
      new Worker('throw new Error("on purpose")', { eval: true });
    }),
  'an event that nobody hears': (app) =>
    app.evaluate(() => {
      const { EventEmitter } = process.getBuiltinModule('events');
      setTimeout(() => new EventEmitter().emit('error', new Error('on purpose')));
    }),
  'a message of the page': (app) =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.on('console-message', () => {
        throw new Error('on purpose');
      });
      void contents?.executeJavaScript('console.log("strike")');
    }),
  'a window that moves': (app) =>
    app.evaluate(({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows()[0];
      window?.on('resize', () => {
        throw new Error('on purpose');
      });
      window?.setContentSize(900, 700);
    }),
  'a page of its own': (app) =>
    app.evaluate(({ app, BrowserWindow }) => {
      app.on('web-contents-created', () => {
        throw new Error('on purpose');
      });
      setTimeout(() => new BrowserWindow({ show: false }));
    }),
  'a cipher': (app) =>
    app.evaluate(() => {
      process.getBuiltinModule('crypto').scrypt('pin', 'salt', 32, () => {
        throw new Error('on purpose');
      });
    }),
  'the logger': (app) =>
    app.evaluate(() => {
      process.stderr.write = () => {
        throw new Error('on purpose');
      };
      setTimeout(() => {
        throw new Error('on purpose');
      });
    }),
  'two at once': (app) =>
    app.evaluate(() => {
      for (let time = 0; time < 2; time += 1)
        setTimeout(() => {
          throw new Error('on purpose');
        });
    }),
  'no error but nothing': (app) =>
    app.evaluate(() => {
      function* empty(): Generator<undefined> {
        yield undefined;
      }
      // Throws what it is given.
      setTimeout(() => empty().throw(undefined));
    }),
  'an error that cannot be told': (app) =>
    app.evaluate(() => {
      const trouble = new Error('on purpose');
      Object.defineProperty(trouble, 'stack', {
        get: () => {
          throw new Error('a stack on purpose');
        },
      });
      setTimeout(() => {
        throw trouble;
      });
    }),
  'an error of a megabyte': (app) =>
    app.evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose '.repeat(100_000));
      });
    }),
};

export function faultOf(name: string): Fault {
  const fault = FAULTS[name];
  if (fault === undefined) throw new Error(name);
  return fault;
}
