/** A field that outside keys can write into. */
export interface WritableField {
  readonly type: (sign: string) => void;
  /** Deletes the sign before the caret. */
  readonly back: () => void;
  /** Takes the focus with the caret at the end; a focused field keeps its caret. */
  readonly focus: () => void;
  /** Takes the focus and selects everything, so that the next sign starts the line anew. */
  readonly select: () => void;
}
