import { LANE_ROUTES } from '../../../src/house-contract/routes.ts';
import type { Evening } from '../evening.ts';
import { refusedGame } from '../lanes/rogue.ts';
import { postAgain, postWith, type Answered } from '../network/post.ts';
import type { Request } from '../network/recorded.ts';
import { oneOf, shuffled, type Draw } from '../tools.ts';
import { ofGroup } from './fault.ts';

/** After so many waits a house that does not answer is given up. */
const MOST_HOLDS = 10;

/** Repeats earlier requests of lanes until the house has answered one; resolves with whether it did. */
async function again(evening: Evening, draw: Draw, requests: () => readonly Request[]): Promise<number> {
  for (let holds = 0; holds < MOST_HOLDS; holds += 1) {
    let answered = 0;
    for (const request of requests())
      if ((await postAgain(oneOf(draw, evening.services).port, request)) === 200) answered += 1;
    if (answered > 0) return 1;
    await evening.hold(1);
  }
  return 0;
}

/** The requests that are repeated. */
export const REPLAYED = [LANE_ROUTES.facts, LANE_ROUTES.deletions, LANE_ROUTES.erasures];

/** Tries until the house answers, because other faults are active meanwhile. */
async function asked(
  { services, hold }: Evening,
  draw: Draw,
  key: string,
  body: string,
): Promise<Answered | null> {
  for (let attempt = 0; attempt < MOST_HOLDS; attempt += 1) {
    const answer = await postWith(oneOf(draw, services).port, key, { path: LANE_ROUTES.facts, body });
    if (answer !== null && answer.status < 500) return answer;
    await hold(1);
  }
  return null;
}

function stateIn(answer: Answered | null): string | null {
  const { parts } = (answer?.body ?? {}) as { readonly parts?: readonly { readonly state?: string }[] };
  return parts?.[0]?.state ?? null;
}

export const requests = ofGroup(
  'requests',
  {
    kind: 'requests come again',
    share: 2,
    strike: (evening, draw) =>
      again(evening, draw, () => REPLAYED.flatMap((path) => evening.recorded.last(path, 30))),
  },
  {
    kind: 'requests come in another order',
    share: 2,
    strike: (evening, draw) =>
      again(evening, draw, () => shuffled(draw, evening.recorded.last(LANE_ROUTES.facts, 60))),
  },
  {
    kind: "requests with another lane's key",
    strike: async (evening, draw) => {
      const [mine, other] = shuffled(draw, evening.fleet.lanes);
      if (mine === undefined || other === undefined) return 0;
      const origin = evening.originOf(other.lane);
      const { part } = refusedGame(origin, `another-${String(draw(1_000_000))}`, 2);
      const state = stateIn(await asked(evening, draw, mine.key, JSON.stringify({ parts: [part] })));
      if (state !== null && state !== 'not-yours')
        throw new Error(`a game of another lane was answered ${state}`);
      const unknown = await asked(evening, draw, 'k'.repeat(43), JSON.stringify({ parts: [part] }));
      if (unknown !== null && unknown.status !== 401)
        throw new Error(`an unknown key was answered ${String(unknown.status)}`);
      return state === null ? 0 : 1;
    },
  },
  {
    kind: 'events that core refuses',
    strike: async (evening, draw) => {
      const { key, origin } = evening.rogue;
      const game = refusedGame(origin, `refused-${String(draw(1_000_000_000))}`, 1 + draw(8));
      const state = stateIn(await asked(evening, draw, key, JSON.stringify({ parts: [game.part] })));
      if (state !== null && state !== 'aside') throw new Error(`refused events were answered ${state}`);
      evening.rogue.games.push(game);
      return state === null ? 0 : 1;
    },
  },
  {
    kind: 'a message of 10 MB',
    strike: async (evening, draw) => {
      const { key } = oneOf(draw, evening.fleet.lanes);
      const body = JSON.stringify({ parts: [], more: 'x'.repeat(10 * 1024 * 1024) });
      const answer = await postWith(oneOf(draw, evening.services).port, key, {
        path: LANE_ROUTES.facts,
        body,
      });
      if (answer !== null && answer.status !== 413 && answer.status < 500)
        throw new Error(`10 MB were answered ${String(answer.status)}`);
      return 1;
    },
  },
);
