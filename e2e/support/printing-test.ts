import { startPrintServer, type PrintServer, type Queue } from './cups.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** A test that may start private print servers, which end with it. */
export const test = base.extend<{ readonly printServer: (queues: readonly Queue[]) => Promise<PrintServer> }>(
  {
    printServer: async ({}, use) => {
      const started: PrintServer[] = [];
      await use(async (queues) => {
        const server = await startPrintServer(queues);
        started.push(server);
        return server;
      });
      for (const server of started) await server.stop();
    },
  },
);
