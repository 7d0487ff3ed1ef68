/** A field that keys outside it can write in. */
export interface WritableField {
  /** Writes a sign where the caret stands. */
  readonly type: (sign: string) => void;
  /** Takes away the sign before the caret. */
  readonly back: () => void;
  /** Takes the keyboard, with the caret behind the last sign; a field that has it keeps its caret where it is. */
  readonly focus: () => void;
  /** Takes the keyboard as Tab does: the next sign begins the line anew. */
  readonly select: () => void;
}
