import type { Page } from '@playwright/test';
import type { CallName } from '../../src/contract/contract.ts';
import type { Recipe } from './bent.ts';

/** The answers to a batch of calls. */
export interface Answered {
  readonly accepted: number;
  /** The number of answers by refusal code. */
  readonly refused: Readonly<Record<string, number>>;
  /** Never sent: the wall between page and bridge cannot carry such a value. */
  readonly unsent: number;
  /** Rejections, answers that are not results, and answers that show the program's inside. */
  readonly faults: readonly string[];
}

/** Builds each list of arguments in the page and calls main with it. */
export async function callWith(page: Page, name: CallName, all: readonly Recipe[]): Promise<Answered> {
  return page.evaluate(
    async ([called, recipes]) => {
      const [noun = '', verb = ''] = called.split('.');
      type Bridged = (...args: readonly unknown[]) => Promise<unknown>;
      const lane = window.lane as unknown as Record<string, Record<string, Bridged>>;
      const ask = lane[noun]?.[verb];
      if (ask === undefined) throw new Error(`the bridge has no ${called}`);
      const game = { id: '', generation: 0 };
      const lookUp = async (): Promise<void> => {
        const loaded = await window.lane.program.load();
        if (!loaded.ok) throw new Error('main did not answer load');
        const board = (loaded.value as { games: { left: { id: string; events: unknown[] } | null } }).games
          .left;
        [game.id, game.generation] = board === null ? ['', 0] : [board.id, board.events.length];
      };
      const cycle: Record<string, unknown> = { kind: 'roll' };
      cycle['entry'] = cycle;
      const odd: Record<string, () => unknown> = {
        undefined: () => undefined,
        nan: () => Number.NaN,
        'minus zero': () => -0,
        infinity: () => Number.POSITIVE_INFINITY,
        big: () => 7n,
        symbol: () => Symbol('x'),
        function: () => () => 'x',
        date: () => new Date(0),
        map: () => new Map([['kind', 'undo']]),
        set: () => new Set(['undo']),
        bytes: () => new Uint8Array(100),
        'regular expression': () => /x/u,
        error: () => new Error('x'),
        promise: () => Promise.resolve('x'),
        cycle: () => cycle,
        bare: () => Object.assign(Object.create(null) as object, { kind: 'undo', more: 1 }),
        sparse: () => Object.assign([], { 5: 'x' }),
        boxed: () => Object(7) as unknown,
        window: () => window,
        element: () => document.body,
        'throwing getter': () =>
          Object.defineProperty({}, 'kind', {
            enumerable: true,
            get: () => {
              throw new Error('x');
            },
          }),
        'lying getter': () => {
          let times = 0;
          const get = (): string => ((times += 1) > 1 ? 'stop' : 'undo');
          return Object.defineProperty({}, 'kind', { enumerable: true, get });
        },
        proxy: () => new Proxy({}, { get: () => 'undo', ownKeys: () => ['kind'] }),
        toJSON: () => ({ toJSON: () => ({ kind: 'undo' }) }),
        shared: () => new ArrayBuffer(8),
      };
      const built = (recipe: Recipe): unknown => {
        switch (recipe.is) {
          case 'json':
            return JSON.parse(recipe.json);
          case 'odd':
            return odd[recipe.name]?.();
          case 'text':
            return recipe.unit.repeat(recipe.times);
          case 'list':
            return recipe.items.map(built);
          case 'many':
            return Array.from({ length: recipe.times }, () => built(recipe.item));
          case 'object': {
            const made = {};
            for (const [key, value] of recipe.entries)
              // An own key, also where it is called __proto__.
              Object.defineProperty(made, key, { value: built(value), enumerable: true, configurable: true });
            return made;
          }
          case 'deep': {
            let made: unknown = 'x';
            for (let depth = 0; depth < recipe.depth; depth += 1)
              made = recipe.list ? [made] : { kind: made };
            return made;
          }
          case 'game':
            return game.id;
          case 'generation':
            return game.generation;
        }
      };
      const answered = {
        accepted: 0,
        refused: {} as Record<string, number>,
        unsent: 0,
        faults: [] as string[],
      };
      const fault = (recipe: Recipe, what: string): void => {
        if (answered.faults.length < 5)
          answered.faults.push(`${called}(${JSON.stringify(recipe).slice(0, 500)}): ${what}`);
      };
      const judge = (recipe: Recipe, answer: unknown): boolean => {
        const { ok, error } = answer as {
          readonly ok?: unknown;
          readonly error?: { readonly code?: unknown };
        };
        if (ok === true) {
          answered.accepted += 1;
          return true;
        }
        const code = error?.code;
        if (ok !== false || typeof code !== 'string') fault(recipe, 'an answer that is no result');
        else if (code === 'internal') fault(recipe, 'a bug of main');
        else if (/\bat .*:\d+:\d+|node_modules|\/out\/|Error:/u.test(JSON.stringify(answer)))
          fault(recipe, 'an answer that shows the inside');
        else answered.refused[code] = (answered.refused[code] ?? 0) + 1;
        return false;
      };
      await lookUp();
      const TOGETHER = 50;
      for (let first = 0; first < recipes.length; first += TOGETHER) {
        const asked = recipes.slice(first, first + TOGETHER).map(async (recipe) => {
          let sent: Promise<unknown>;
          try {
            const args = built(recipe);
            sent = ask(...(Array.isArray(args) ? (args as unknown[]) : [args]));
          } catch {
            answered.unsent += 1;
            return false;
          }
          return sent.then(
            (answer) => judge(recipe, answer),
            (error: unknown) => {
              fault(recipe, `rejected with ${String(error)}`);
              return false;
            },
          );
        });
        const changed = await Promise.all(asked);
        if (changed.includes(true)) await lookUp();
      }
      return answered;
    },
    [name, all] as const,
  );
}
