/** An answer with a button of its own. */
export interface Choice<T> {
  readonly value: T;
  readonly text: string;
  /** Said beside it in small letters. */
  readonly note?: string;
  /** The language of the text, where it is not the page's. */
  readonly lang?: string;
}
