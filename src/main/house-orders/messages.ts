import type { DeskMessage, Half, Halves, Notice } from '../../contract/contract.ts';

/** In milliseconds: how long a message is shown. */
export const SHOWN = 30_000;

export interface MessagesDeps {
  readonly announce: (notice: Notice) => void;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
}

/** On one half, shown and waiting: an order to show one is good for as long as these take. */
const MOST_MESSAGES = 4;

interface Queue {
  readonly messages: readonly DeskMessage[];
  readonly giveUp: () => void;
}

const NOTHING: Queue = { messages: [], giveUp: () => undefined };

/** Messages of the front desk, on each half one after another. They outlive no restart: by then they are old. */
export class Messages {
  readonly #deps: MessagesDeps;
  #queues: Halves<Queue> = { left: NOTHING, right: NOTHING };

  constructor(deps: MessagesDeps) {
    this.#deps = deps;
  }

  /** The message that each half shows; null for none. */
  get current(): Halves<DeskMessage | null> {
    const { left, right } = this.#queues;
    return { left: left.messages[0] ?? null, right: right.messages[0] ?? null };
  }

  /** Whether another one would be shown before it is old. */
  takes(half: Half): boolean {
    return this.#queues[half].messages.length < MOST_MESSAGES;
  }

  show(half: Half, message: DeskMessage): void {
    const { messages } = this.#queues[half];
    const next = [...messages, message];
    if (messages.length === 0) this.#begin(half, next);
    else this.#queues = { ...this.#queues, [half]: { ...this.#queues[half], messages: next } };
  }

  /** Somebody has read it: the next one is shown. */
  dismiss(id: string): void {
    for (const half of ['left', 'right'] as const) if (this.current[half]?.id === id) this.#end(half);
  }

  end(): void {
    this.#queues.left.giveUp();
    this.#queues.right.giveUp();
    this.#queues = { left: NOTHING, right: NOTHING };
  }

  #begin(half: Half, messages: readonly DeskMessage[]): void {
    const giveUp =
      messages.length === 0
        ? NOTHING.giveUp
        : this.#deps.after(SHOWN, () => {
            this.#end(half);
          });
    this.#queues = { ...this.#queues, [half]: { messages, giveUp } };
    this.#deps.announce({ name: 'messagesChanged', value: this.current });
  }

  #end(half: Half): void {
    const { messages, giveUp } = this.#queues[half];
    giveUp();
    this.#begin(half, messages.slice(1));
  }
}
