import type { Page } from '@playwright/test';
import type { CallName, GameNews, Half } from '../src/contract/contract.ts';
import type { Command } from '../src/core/game/event.ts';
import { currentGame, type Answer } from './bridge.ts';

/** A call of the bridge that changes a game, and its arguments. */
export type GameCall = readonly [
  name: Extract<CallName, 'games.new' | 'games.apply' | 'matches.signOff'>,
  ...args: readonly unknown[],
];

type Refusal = Extract<Answer, { ok: false }>['error'];

/**
 * Calls main in turn, up to the first refusal, and waits until the page has drawn the last answer. The page hears of
 * these calls by main's notices, which on a busy machine come after the answers.
 */
export async function putCalls(page: Page, calls: readonly GameCall[]): Promise<Refusal | null> {
  return page.evaluate(async (wanted) => {
    const { games, matches } = window.lane;
    const verbs = { 'games.new': games.new, 'games.apply': games.apply, 'matches.signOff': matches.signOff };
    const heard = new Map<string, number>();
    const generationOf = ({ known, events }: GameNews): number => known + events.length;
    const end = window.lane.listen((notice) => {
      if (notice.name === 'gameChanged') heard.set(notice.value.id, generationOf(notice.value));
    });
    try {
      let last: GameNews | null = null;
      for (const [name, ...args] of wanted) {
        const answer = await verbs[name](...args);
        if (!answer.ok) return answer.error;
        last = answer.value as GameNews;
      }
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      while (last !== null && (heard.get(last.id) ?? -1) < generationOf(last)) await frame();
      // The last one is drawn in the frame after the next.
      await frame();
      await frame();
      return null;
    } finally {
      end();
    }
  }, calls);
}

/** The same, but throws at a refusal; `what` begins the error's message. */
export async function mustPut(page: Page, calls: readonly GameCall[], what: string): Promise<void> {
  const refused = await putCalls(page, calls);
  if (refused !== null) throw new Error(`${what}: ${JSON.stringify(refused)}`);
}

/** Applies commands to the game on a half in turn, or throws as `mustPut` does. */
export async function mustApply(
  page: Page,
  commands: readonly Command[],
  what: string,
  half: Half = 'left',
): Promise<void> {
  const { id, generation } = await currentGame(page, half);
  const calls = commands.map((command, index): GameCall => ['games.apply', id, generation + index, command]);
  await mustPut(page, calls, what);
}
