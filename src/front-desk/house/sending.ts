import { defineStore } from 'pinia';
import type { NewOrder, SentAnswers, WaitingChange } from '../../house-contract/new-orders.ts';
import type { ForkAnswer } from '../../house-contract/front-desk.ts';
import type { Move, MoveOn } from '../../house-contract/moves.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { err, ok } from '../../core/line/result.ts';
import type { Answer } from '../service/service.ts';
import { useService } from '../service/use-service.ts';

/**
 * For how many seconds an order of each kind is good. An old message is worthless; a lane to be opened may be
 * offline for a while.
 */
export const SECONDS: Readonly<Record<NewOrder['body']['kind'], number>> = {
  open: 900,
  extend: 900,
  close: 900,
  message: 120,
  answerHelp: 900,
  print: 300,
  moveAway: 60,
  takeGame: 60,
  bowlerAway: 60,
  bowlerComes: 60,
};
export const MOVE_SECONDS = 60;

/** Sends orders and other requests. Every answer is awaited; news bring what becomes of an order. */
export const useSending = defineStore('sending', () => {
  const service = useService();

  /** Resolves with the first refusal, if any; the orders to other lanes are sent all the same. */
  async function orders(orders: readonly NewOrder[]): Promise<Answer<null>> {
    const answer = await service.post<SentAnswers>(DESK_ROUTES.orders, { orders });
    if (!answer.ok) return answer;
    const refused = answer.value.orders.find((one) => one.refused !== null)?.refused ?? null;
    return refused === null ? ok(null) : err({ code: refused });
  }

  return {
    orders,
    cancel: (id: string): Promise<Answer<unknown>> => service.post(DESK_ROUTES.cancel, { id }),
    move: (move: Move): Promise<Answer<unknown>> => service.post(DESK_ROUTES.moves, move),
    moveOn: (move: MoveOn): Promise<Answer<unknown>> => service.post(DESK_ROUTES.moveOn, move),
    waiting: (change: WaitingChange): Promise<Answer<unknown>> => service.post(DESK_ROUTES.waiting, change),
    decide: (answer: ForkAnswer): Promise<Answer<unknown>> => service.post(DESK_ROUTES.forks, answer),
  };
});
