import type { Page } from '@playwright/test';
import {
  ANY_GAME,
  type CallName,
  type Calls,
  type GameView,
  type Half,
  type Halves,
  type Notice,
  type Noun,
} from '../src/contract/contract.ts';

/** In milliseconds; on a busy machine main takes its time. */
const PATIENCE = 120_000;

/** The answer of any call. */
export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { readonly code: string } & Readonly<Record<string, unknown>> };

declare global {
  interface Window {
    /** The arguments are untyped on purpose, so that tests can send wrong ones. */
    readonly lane: {
      readonly [N in Noun]: {
        readonly [V in keyof Calls[N]]: (...args: readonly unknown[]) => Promise<Answer>;
      };
    } & {
      /** Hears main's notices until the returned function is called. */
      readonly listen: (hear: (notice: Notice) => void) => () => void;
    };
  }
}

type Bridged = (...args: readonly unknown[]) => Promise<Answer>;

/** Calls main with any arguments, as a page could. */
export async function call(page: Page, name: CallName, ...args: readonly unknown[]): Promise<Answer> {
  return page.evaluate(
    async ([called, given]) => {
      const [noun = '', verb = ''] = called.split('.');
      const nouns: Omit<typeof window.lane, 'listen'> = window.lane;
      const bridge: Readonly<Record<string, Readonly<Record<string, Bridged>>>> = nouns;
      const found = bridge[noun]?.[verb];
      if (found === undefined) throw new Error(`the bridge has no ${called}`);
      return found(...given);
    },
    [name, args] as const,
  );
}

/** Asks main before every frame until the answer is as wanted; `waitForFunction` takes any promise for a yes. */
export async function callUntil(
  page: Page,
  name: CallName,
  holds: (value: unknown) => boolean,
): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (let answer = await call(page, name); !(answer.ok && holds(answer.value));) {
    if (performance.now() > end) throw new Error(`${name} still answers ${JSON.stringify(answer)}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    answer = await call(page, name);
  }
}

/** Calls main once with each of these lists of arguments, in turn. */
export async function callEach(
  page: Page,
  name: CallName,
  lists: readonly (readonly unknown[])[],
): Promise<readonly Answer[]> {
  return page.evaluate(
    async ([called, given]) => {
      const [noun = '', verb = ''] = called.split('.');
      const nouns: Omit<typeof window.lane, 'listen'> = window.lane;
      const found = (nouns as Readonly<Record<string, Readonly<Record<string, Bridged>>>>)[noun]?.[verb];
      if (found === undefined) throw new Error(`the bridge has no ${called}`);
      const answers: Answer[] = [];
      for (const args of given) answers.push(await found(...args));
      return answers;
    },
    [name, lists] as const,
  );
}

/** Main's state for a new window as text, for comparison: game, settings, notices. */
export async function state(page: Page): Promise<string> {
  return JSON.stringify(await call(page, 'program.load'));
}

/** The id and generation of the game on a half, by default the left one. */
export async function currentGame(
  page: Page,
  half: Half = 'left',
): Promise<{
  readonly id: string;
  readonly generation: number;
  /** The players at the game's start. */
  readonly players: readonly { readonly id: number; readonly name: string }[];
}> {
  const loaded = await page.evaluate(() => window.lane.program.load());
  if (!loaded.ok) throw new Error('main did not answer load');
  const { games } = loaded.value as {
    readonly games: Halves<Pick<GameView, 'id' | 'events' | 'setup'> | null>;
  };
  const game = games[half];
  if (game === null) throw new Error('no game is on the board');
  return { id: game.id, generation: game.events.length, players: game.setup.players };
}

/** Sends one command with the newest generation. */
export async function apply(page: Page, command: unknown, half: Half = 'left'): Promise<Answer> {
  const { id, generation } = await currentGame(page, half);
  return call(page, 'games.apply', id, generation, command);
}

/** The number of past games, up to one page. */
export async function countGames(page: Page): Promise<number> {
  const answer = await call(page, 'games.page', { ...ANY_GAME, before: null, count: 200 });
  if (!answer.ok) throw new Error(answer.error.code);
  return (answer.value as { readonly games: readonly unknown[] }).games.length;
}
