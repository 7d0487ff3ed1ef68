import { defineStore } from 'pinia';
import { shallowReadonly, shallowRef } from 'vue';
import type { DeskNews, DeskState } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { NewsStream } from '../service/news-stream.ts';
import { useService } from '../service/use-service.ts';
import { afterNews, houseFrom, type HouseNow } from './house-now.ts';

/** Milliseconds before a failed load is tried again. */
const AGAIN = 3_000;

/** Milliseconds in which news are gathered, so that a burst of them is drawn once. */
const TOGETHER = 16;

/** Mirrors the house: subscribes, loads, and then follows the news. */
export const useHouse = defineStore('house', () => {
  const service = useService();
  const now = shallowRef<HouseNow | null>(null);
  /** When the service was last heard, if it is silent now; otherwise null. */
  const lostSince = shallowRef<Date | null>(null);
  /** News that arrive during a load; null at other times. */
  let waiting: DeskNews[] | null = null;
  let gathered: DeskNews[] = [];
  let loads = 0;
  let stream: NewsStream | null = null;

  async function load(): Promise<void> {
    loads += 1;
    const number = loads;
    waiting = [];
    gathered = [];
    const answer = await service.get<DeskState>(DESK_ROUTES.state);
    // A later load or the end has replaced this one.
    if (number !== loads) return;
    if (!answer.ok) {
      setTimeout(() => {
        if (number === loads && stream !== null) void load();
      }, AGAIN);
      return;
    }
    const meanwhile = waiting;
    waiting = null;
    now.value = houseFrom(answer.value, now.value);
    for (const news of meanwhile) hear(news);
  }

  function gather(news: DeskNews): void {
    if (news.kind === 'reload') {
      hear(news);
      return;
    }
    if (gathered.push(news) > 1) return;
    setTimeout(() => {
      const all = gathered;
      gathered = [];
      for (const one of all) hear(one);
    }, TOGETHER);
  }

  function hear(news: DeskNews): void {
    if (news.kind === 'reload') {
      void load();
      return;
    }
    if (waiting !== null) {
      waiting.push(news);
      return;
    }
    if (now.value === null) return;
    const next = afterNews(now.value, news);
    if (next === null) void load();
    else now.value = next;
  }

  function begin(): void {
    end();
    stream = new NewsStream({
      opened: () => void load(),
      news: gather,
      lost: () => {
        lostSince.value ??= new Date(Date.now() + service.aheadBy);
      },
      // This request finds out whether the session has ended; the page then shows the sign-in.
      refused: () => void service.get<unknown>(DESK_ROUTES.me),
      back: () => {
        lostSince.value = null;
      },
    });
    stream.begin();
  }

  /** Signed out: the page keeps nothing of the house. */
  function end(): void {
    stream?.end();
    stream = null;
    loads += 1;
    waiting = null;
    gathered = [];
    now.value = null;
    lostSince.value = null;
  }

  return { now: shallowReadonly(now), lostSince: shallowReadonly(lostSince), begin, end, load, hear };
});
