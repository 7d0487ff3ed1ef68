import { expect, test, vi } from 'vitest';
import { CHANNEL, type LaneBridge } from '../contract/contract.ts';

interface Electron {
  readonly asked: unknown[][];
  answer: () => Promise<unknown>;
  readonly world: Record<string, unknown>;
}

const electron = vi.hoisted((): Electron => ({
  asked: [],
  answer: () => Promise.resolve('answered'),
  world: {},
}));

// Outside the program there is no Electron.
vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, value: unknown) => {
      electron.world[name] = value;
    },
  },
  ipcRenderer: {
    invoke: (...asked: unknown[]) => {
      electron.asked.push(asked);
      return electron.answer();
    },
  },
}));

async function bridge(): Promise<LaneBridge> {
  await import('./index.ts');
  return electron.world['lane'] as LaneBridge;
}

test('a ball reaches main with the time of its press', async () => {
  const { games } = await bridge();
  const ball = { kind: 'roll', entry: { kind: 'strike' } } as const;
  expect(await games.apply('a game', 3, ball, 1234.5)).toBe('answered');
  expect(electron.asked).toEqual([[CHANNEL, 'games.apply', ['a game', 3, ball, 1234.5]]]);
});

test('no call rejects: what cannot cross to main is refused, and a main that is ending has failed', async () => {
  const { notices } = await bridge();
  electron.answer = () => Promise.reject(new Error('An object could not be cloned.'));
  expect(await notices.read(1)).toEqual({ ok: false, error: { code: 'bad-request', path: 'arguments' } });
  electron.answer = () => Promise.reject(new Error('Error invoking remote method: no handler'));
  expect(await notices.read(1)).toEqual({ ok: false, error: { code: 'internal' } });
});
