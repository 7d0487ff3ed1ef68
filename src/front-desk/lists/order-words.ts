import type { DeskLaneState, SentOrder, ShownBody } from '../../house-contract/front-desk.ts';
import type { ShownMove } from '../../house-contract/moves.ts';
import { problemIn, type DeskText } from '../../text/front-desk/front-desk.ts';

/** Whether an order went to this lane. */
export function isAbout({ origin, order }: SentOrder, lane: Pick<DeskLaneState, 'origin' | 'lane'>): boolean {
  return origin === lane.origin && order.body.lane === lane.lane;
}

export function orderWords(body: ShownBody, { orders, panel }: DeskText): string {
  const long = (part: { readonly games: number } | { readonly minutes: number }): string =>
    'games' in part ? panel.gamesCount(part.games) : panel.minutesCount(part.minutes);
  switch (body.kind) {
    case 'open':
      return body.names.length === 0
        ? orders.open(long(body.for))
        : orders.openWith(long(body.for), body.names.join(', '));
    case 'extend':
      return orders.extend(long(body.by));
    case 'message':
      return orders.message(body.text);
    case 'print':
      return body.what === 'card' ? orders.printCard : orders.printSheet;
    case 'moveAway':
      return orders.moveAway(body.to);
    case 'close':
    case 'answerHelp':
    case 'takeGame':
    case 'bowlerAway':
    case 'bowlerComes':
      return orders[body.kind];
  }
}

/** What became of an order, in words. `bad` needs the attention of staff. */
export interface StateWords {
  readonly words: string;
  readonly kind: 'waits' | 'done' | 'bad';
  /** Further remarks. */
  readonly notes: readonly string[];
}

export function orderState(
  { state, answer, late, cancelledBy, others }: SentOrder,
  text: DeskText,
): StateWords {
  const { orders } = text;
  const notes = [
    ...(late && answer !== null ? [orders.late] : []),
    ...(others.length > 0 ? [orders.differs] : []),
  ];
  switch (state) {
    case 'sent':
      return { words: orders.sent, kind: 'waits', notes };
    case 'unknown':
      return late
        ? { words: orders.inDoubt, kind: 'bad', notes }
        : { words: orders.unknown, kind: 'waits', notes };
    case 'done':
      return { words: orders.done, kind: 'done', notes };
    case 'refused': {
      const code = answer?.state === 'refused' ? answer.code : '';
      return { words: orders.refused(problemIn(text, code)), kind: 'bad', notes };
    }
    case 'void':
      return {
        words: cancelledBy === null ? orders.void : orders.cancelled(cancelledBy),
        kind: 'bad',
        notes,
      };
  }
}

export function moveState(move: ShownMove, text: DeskText): StateWords {
  const { orders } = text;
  const inDoubt = move.waitsFor?.late === true;
  const kind = inDoubt ? 'bad' : 'waits';
  const notes = [
    ...(inDoubt ? [orders.inDoubt] : []),
    ...(move.forced ? [orders.forced] : []),
    ...(move.later > 0 ? [orders.laterFacts(move.later)] : []),
    ...(move.twice ? [orders.twice] : []),
  ];
  const reason = problemIn(text, move.code ?? 'no-answer');
  switch (move.state) {
    case 'closing':
      return { words: orders.closing(move.from.lane), kind, notes };
    case 'taking':
      return { words: orders.taking(move.to.lane), kind, notes };
    case 'done':
      return { words: orders.moved, kind: 'done', notes };
    case 'stopped':
      return { words: orders.moveStopped(reason), kind: 'bad', notes };
    case 'refused':
    case 'void':
      return { words: orders.notMoved(reason), kind: 'bad', notes };
  }
}

export function moveWords({ from, to, player }: ShownMove, { orders }: DeskText): string {
  return (player === null ? orders.moveGame : orders.moveBowler)(from.lane, to.lane);
}
