import { err, ok, type Result } from '../../core/line/result.ts';
import {
  HALVES,
  laneOf,
  type Failure,
  type Half,
  type PrintOrder,
  type SaveTrouble,
  type Settings,
} from '../../contract/contract.ts';
import type { Order, OrderAnswer } from '../../house-contract/orders.ts';
import type { Effect } from '../games/game-orders.ts';
import type { Ordered } from '../games/ordered-games.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import type { OrdersFile } from '../../saves/settings/orders-file.ts';
import { BowlerEffects, type BowlerEffectsDeps } from './bowler-effects.ts';
import type { Help } from './help.ts';
import { KeptAnswers, type Outcome } from './kept-answers.ts';
import type { Messages } from './messages.ts';
import type { Parties } from './parties.ts';
import { MoveEffects, type MoveEffectsDeps } from './move-effects.ts';
import { OpeningEffects, type OpeningEffectsDeps } from './opening-effects.ts';
import { codeOfFailure, type OrderFailure } from './order-failure.ts';

export interface OrdersDeps extends OpeningEffectsDeps, Pick<BowlerEffectsDeps, 'games' | 'newId'> {
  readonly games: OpeningEffectsDeps['games'] & MoveEffectsDeps['games'] & BowlerEffectsDeps['games'];
  readonly file: Pick<OrdersFile, 'current' | 'change'>;
  readonly help: Pick<Help, 'answered' | 'tell' | 'look'>;
  readonly messages: Pick<Messages, 'show' | 'takes' | 'look'>;
  readonly parties: Pick<Parties, 'opened'>;
  /** Answers once the print service has the job. */
  readonly print: (order: PrintOrder) => Promise<Result<null, Failure>>;
  /** Milliseconds since any moment, from a clock that nobody sets. */
  readonly time: () => number;
}

type OpenBody = Extract<Order['body'], { kind: 'open' }>;
type PrintBody = Extract<Order['body'], { kind: 'print' }>;
type Answer = Promise<Result<readonly Effect[], OrderFailure>>;

/**
 * Carries out the front desk's orders, each at most once (decision 20). Its id is saved in the same write as its
 * effect: in the game, or in the opening of the settings; where there is neither, before anybody sees the effect. A repeated
 * order is answered as before, also after a crash.
 */
export class Orders {
  readonly #deps: OrdersDeps;
  readonly #answers: KeptAnswers;
  readonly #openings: OpeningEffects;
  readonly #bowlers: BowlerEffects;
  readonly #moves: MoveEffects;
  readonly #messages = new OneAtATime();
  readonly #taking = new Map<string, Promise<OrderAnswer>>();
  #lookedBack: Promise<void> | null = null;

  constructor(deps: OrdersDeps) {
    this.#deps = deps;
    this.#answers = new KeptAnswers(deps.file);
    this.#openings = new OpeningEffects(deps);
    this.#bowlers = new BowlerEffects(deps);
    this.#moves = new MoveEffects(deps);
  }

  /** Notes the effects that a crash left without an answer. At the start, before games are archived or the lane is opened anew. */
  begin(): Promise<void> {
    this.#lookedBack ??= this.#noteFound();
    return this.#lookedBack;
  }

  /** Takes an order that has just arrived: its seconds count from now until its turn comes. */
  take(order: Order): Promise<OrderAnswer> {
    const running = this.#taking.get(order.id);
    if (running !== undefined) return running;
    const arrived = this.#deps.time();
    const isLate = (): boolean => this.#deps.time() - arrived > order.seconds * 1000;
    const taken = this.#take(order, isLate).finally(() => {
      this.#taking.delete(order.id);
    });
    this.#taking.set(order.id, taken);
    return taken;
  }

  async #take(order: Order, isLate: () => boolean): Promise<OrderAnswer> {
    const { id } = order;
    await this.begin();
    const before = this.#answers.of(id);
    if (before !== undefined && before !== null) return { id, outcome: before };
    const outcome = isLate() ? ({ state: 'void' } as const) : await this.#outcome(order, isLate);
    // An answer that the disk refuses is saved with the next one; the effect itself has the id.
    await this.#answers.note(id, outcome);
    return { id, outcome };
  }

  async #outcome(order: Order, isLate: () => boolean): Promise<Outcome> {
    const half = halfWith(order.body.lane, this.#deps.settings.current);
    if (half === null) return { state: 'refused', code: 'wrong-lane' };
    if (order.body.kind === 'print') return this.#print(order.id, order.body);
    const effects = await this.#effects(half, order, isLate);
    if (effects.ok) return doneOf(effects.value);
    if (effects.error.code === 'late') return { state: 'void' };
    return { state: 'refused', code: codeOfFailure(effects.error) };
  }

  #effects(half: Half, { id, author, body }: Order, isLate: () => boolean): Answer {
    const ordered: Ordered = { stamp: { id, author }, isLate };
    const hasBegun = this.#answers.of(id) === null;
    switch (body.kind) {
      case 'open':
        return this.#open(half, body, ordered, hasBegun);
      case 'extend':
        return hasBegun ? Promise.resolve(ok([])) : this.#openings.extend(body, ordered);
      case 'close':
        return hasBegun ? Promise.resolve(ok([])) : this.#openings.close(ordered);
      case 'message':
        return this.#message(half, id, body.text);
      case 'answerHelp':
        return this.#answerHelp(half, id);
      case 'bowlerAway':
        return this.#bowlers.away(half, body, ordered);
      case 'bowlerComes':
        return this.#bowlers.comes(half, body, ordered);
      case 'moveAway':
        return hasBegun ? this.#finished(ordered) : this.#moves.away(body, ordered);
      case 'takeGame':
        return this.#moves.comes(body, ordered);
      case 'print':
        return Promise.resolve(err({ code: 'wrong-lane' }));
    }
  }

  async #open(half: Half, body: OpenBody, ordered: Ordered, hasBegun: boolean): Answer {
    const opened = await this.#openings.open(half, body, ordered, hasBegun);
    if (!opened.ok) return opened;
    const { parties, help, messages } = this.#deps;
    parties.opened(half);
    help.look();
    messages.look();
    return opened;
  }

  async #finished({ stamp }: Ordered): Answer {
    return ok(await this.#deps.games.ordered.finished(stamp));
  }

  #message(half: Half, id: string, text: string): Answer {
    const { messages } = this.#deps;
    return this.#messages.run(async (): Answer => {
      if (!messages.takes(half)) return err({ code: 'messages-wait' });
      const noted = await this.#answers.note(id, DONE);
      if (!noted.ok) return this.#unsaved(id, noted.error);
      messages.show(half, { id, text });
      return ok([]);
    });
  }

  async #answerHelp(half: Half, id: string): Answer {
    const help = this.#deps.help.answered(half);
    if (help === null) return err({ code: 'no-help-asked' });
    const noted = await this.#answers.note(id, DONE, { [half]: help });
    if (!noted.ok) return this.#unsaved(id, noted.error);
    this.#deps.help.tell();
    return ok([]);
  }

  /** The order is noted before the sheet is handed over, and one that a crash cut off in between is not printed again. */
  async #print(id: string, { game, what }: PrintBody): Promise<Outcome> {
    const { settings, print } = this.#deps;
    if (this.#answers.of(id) === null) return { state: 'refused', code: 'print-silent' };
    const noted = await this.#answers.note(id, null);
    if (!noted.ok) {
      this.#answers.forget(id);
      return { state: 'refused', code: 'not-saved' };
    }
    const { paper, printer, cardPaper, cardPrinter } = settings.current;
    const sent = await print(
      what === 'game'
        ? { what: { kind: 'game', gameId: game }, paper, printer, copies: 1 }
        : {
            what: { kind: 'card', gameId: game, player: null },
            paper: cardPaper,
            printer: cardPrinter,
            copies: 1,
          },
    );
    return sent.ok ? DONE : { state: 'refused', code: codeOfFailure(sent.error) };
  }

  /** The order had no effect, and is new again. */
  #unsaved(id: string, trouble: SaveTrouble): Result<never, OrderFailure> {
    this.#answers.forget(id);
    return err({ code: 'not-saved', trouble });
  }

  #isAnswered(id: string): boolean {
    return (this.#answers.of(id) ?? null) !== null;
  }

  async #noteFound(): Promise<void> {
    const { games, settings } = this.#deps;
    const before = await games.ordered.found();
    // Of one that was refused, a game is left that the disk would not take away again.
    for (const [id, { effects, isWhole }] of before)
      if (!isWhole && this.#answers.of(id)?.state !== 'done') await games.ordered.mend(effects);
    for (const [id, { effects, isWhole }] of await games.ordered.found())
      if (!this.#isAnswered(id)) await this.#answers.note(id, isWhole ? doneOf(effects) : null);
    const { opening } = settings.current;
    const order = opening.kind === 'free' ? undefined : opening.order;
    if (order !== undefined && this.#answers.of(order.id) === undefined)
      await this.#answers.note(order.id, null);
  }
}

const DONE = doneOf([]);

/** In one order, so that the answer is the same when the effects are found after a crash. */
function doneOf(effects: readonly Effect[]): Outcome {
  const games = effects.toSorted((one, other) => (one.game < other.game ? -1 : 1));
  return { state: 'done', games: games.map((effect) => ({ ...effect })) };
}

/** The half that has this lane; null if no lane of this PC has the number. */
function halfWith(lane: number, settings: Pick<Settings, 'lane' | 'pair'>): Half | null {
  return HALVES.find((half) => laneOf(half, settings) === lane) ?? null;
}
