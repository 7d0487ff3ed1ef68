/** One of a few answers that are pressed. */
export interface Choice<T> {
  readonly value: T;
  readonly text: string;
  /** The language of the text, where it is not the page's. */
  readonly lang?: string;
}
