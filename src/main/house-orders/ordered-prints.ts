import type { Result } from '../../core/line/result.ts';
import type { Failure, PrintOrder, Settings } from '../../contract/contract.ts';
import type { Order } from '../../house-contract/orders.ts';
import type { KeptAnswers, Outcome } from './kept-answers.ts';
import { codeOfFailure } from './order-failure.ts';

export interface OrderedPrintsDeps {
  readonly answers: KeptAnswers;
  readonly settings: { readonly current: Settings };
  /** Answers once the print service has the job. */
  readonly print: (order: PrintOrder) => Promise<Result<null, Failure>>;
}

type Wanted = Extract<Order['body'], { kind: 'print' }>;

/**
 * Prints for the front desk, each order at most once: the order is noted before the sheet is handed over, and one that a crash cut
 * off in between is not printed again.
 */
export class OrderedPrints {
  readonly #deps: OrderedPrintsDeps;

  constructor(deps: OrderedPrintsDeps) {
    this.#deps = deps;
  }

  async take(id: string, { game, what }: Wanted): Promise<Outcome> {
    const { answers, settings, print } = this.#deps;
    if (answers.of(id) === null) return { state: 'refused', code: 'print-silent' };
    const noted = await answers.note(id, null);
    if (!noted.ok) {
      answers.forget(id);
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
    return sent.ok ? { state: 'done', games: [] } : { state: 'refused', code: codeOfFailure(sent.error) };
  }
}
