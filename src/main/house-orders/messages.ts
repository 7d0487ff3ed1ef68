import type { PartyId } from '../../core/players/opaque-id.ts';
import { HALVES, type DeskMessage, type Half, type Halves, type Notice } from '../../contract/contract.ts';

/** In milliseconds: how long a message is shown. */
export const SHOWN = 30_000;

export interface MessagesDeps {
  readonly announce: (notice: Notice) => void;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
  /** The party on a half; null while nobody is there, or a party whose game has not begun. */
  readonly party: (half: Half) => PartyId | null;
}

/** On one half, shown and waiting: an order to show one is good for as long as these take. */
const MOST_MESSAGES = 4;

/** `to` is null where nobody's game had begun. */
interface SentMessage extends DeskMessage {
  readonly to: PartyId | null;
}

interface Queue {
  readonly messages: readonly SentMessage[];
  readonly giveUp: () => void;
}

const NOTHING: Queue = { messages: [], giveUp: () => undefined };

/** Messages of the front desk, on each half one after another. They outlive neither their party nor a restart. */
export class Messages {
  readonly #deps: MessagesDeps;
  #queues: Halves<Queue> = { left: NOTHING, right: NOTHING };

  constructor(deps: MessagesDeps) {
    this.#deps = deps;
  }

  /** The message that each half shows; null for none. */
  get current(): Halves<DeskMessage | null> {
    const { left, right } = this.#queues;
    return { left: shown(left), right: shown(right) };
  }

  /** Whether another one would be shown before it is old. */
  takes(half: Half): boolean {
    return this.#queues[half].messages.length < MOST_MESSAGES;
  }

  show(half: Half, message: DeskMessage): void {
    const { messages } = this.#queues[half];
    const next = [...messages, { ...message, to: this.#deps.party(half) }];
    if (messages.length === 0) this.#begin(half, next);
    else this.#queues = { ...this.#queues, [half]: { ...this.#queues[half], messages: next } };
  }

  /** Somebody has read it: the next one is shown. */
  dismiss(id: string): void {
    for (const half of ['left', 'right'] as const) if (this.current[half]?.id === id) this.#end(half);
  }

  /** Takes away the messages of parties that have left: they must not greet the next one. */
  look(): void {
    for (const half of HALVES) {
      const { messages, giveUp } = this.#queues[half];
      const party = this.#deps.party(half);
      const theirs = messages.filter(({ to }) => to === null || to === party);
      if (theirs.length === messages.length) continue;
      if (theirs[0] === messages[0]) {
        this.#queues = { ...this.#queues, [half]: { messages: theirs, giveUp } };
        continue;
      }
      giveUp();
      this.#begin(half, theirs);
    }
  }

  end(): void {
    this.#queues.left.giveUp();
    this.#queues.right.giveUp();
    this.#queues = { left: NOTHING, right: NOTHING };
  }

  #begin(half: Half, messages: readonly SentMessage[]): void {
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

function shown({ messages: [first] }: Queue): DeskMessage | null {
  return first === undefined ? null : { id: first.id, text: first.text };
}
