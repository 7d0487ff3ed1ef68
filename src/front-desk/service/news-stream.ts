import type { DeskNews } from '../../house-contract/front-desk.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';

/** Milliseconds between checks whether the service answers, and before a refused stream is opened again. */
const LOOK = 10_000;
const AGAIN = 3_000;
/** Milliseconds that a check may take. */
const PATIENCE = 6_000;

export interface Hears {
  /** A new stream without a history, so everything must be loaded. */
  opened(): void;
  news(news: DeskNews): void;
  lost(): void;
  /** The service answers but refuses the stream; the session may have ended. */
  refused(): void;
  /** Connected again, with everything that was missed. */
  back(): void;
}

/**
 * The service's news. The browser reconnects by itself, with the id of the last news. If the service refuses
 * that, or is silent without closing the connection, a new stream begins.
 */
export class NewsStream {
  readonly #hears: Hears;
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isLost = false;
  #isEnded = false;

  constructor(hears: Hears) {
    this.#hears = hears;
  }

  begin(): void {
    document.addEventListener('visibilitychange', this.#seen);
    this.#seen();
  }

  end(): void {
    document.removeEventListener('visibilitychange', this.#seen);
    this.#isEnded = true;
    this.#rest();
  }

  /** A browser has six connections for all its tabs: those that nobody sees would keep the others from asking anything. */
  readonly #seen = (): void => {
    this.#rest();
    if (document.hidden) return;
    this.#open();
    this.#lookLater();
  };

  get #isResting(): boolean {
    return this.#isEnded || document.hidden;
  }

  #rest(): void {
    this.#source?.close();
    this.#source = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #open(): void {
    this.#source?.close();
    const source = new EventSource(DESK_ROUTES.stream);
    this.#source = source;
    let isNew = true;
    source.addEventListener('open', () => {
      if (isNew) this.#hears.opened();
      isNew = false;
      this.#isLost = false;
      this.#hears.back();
    });
    source.addEventListener('news', ({ data }: MessageEvent<string>) => {
      this.#hears.news(JSON.parse(data) as DeskNews);
    });
    source.addEventListener('error', () => {
      if (source !== this.#source) return;
      this.#lose();
      if (source.readyState !== EventSource.CLOSED) return;
      this.#hears.refused();
      setTimeout(() => {
        if (source === this.#source && !this.#isEnded) this.#open();
      }, AGAIN);
    });
  }

  #lose(): void {
    if (this.#isLost || this.#isEnded) return;
    this.#isLost = true;
    this.#hears.lost();
  }

  /** A network that drops all packets never closes the stream. */
  #lookLater(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.#look().then(() => {
        if (!this.#isResting) this.#lookLater();
      });
    }, LOOK);
  }

  async #look(): Promise<void> {
    const answers = await fetch('/health', { signal: AbortSignal.timeout(PATIENCE) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (this.#isResting) return;
    if (!answers) this.#lose();
    else if (this.#isLost && this.#source?.readyState !== EventSource.CONNECTING) this.#open();
  }
}
