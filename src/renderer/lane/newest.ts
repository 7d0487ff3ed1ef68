/** A value of main that this window mirrors. It arrives as a notice and as an answer, which can cross. */
export interface Newest<T> {
  readonly announced: (value: T) => void;
  /** Call when asking main; the returned function takes the answer, unless a newer value was announced meanwhile. */
  readonly asked: () => (answer: T) => void;
}

/**
 * Main announces a change before it answers, so anything announced since the question is at least as new as the
 * answer.
 */
export function createNewest<T>(take: (value: T) => void): Newest<T> {
  let announcements = 0;
  return {
    announced: (value) => {
      announcements += 1;
      take(value);
    },
    asked: () => {
      const before = announcements;
      return (answer) => {
        if (announcements === before) take(answer);
      };
    },
  };
}
