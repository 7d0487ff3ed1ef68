/** One value of main's that this window mirrors. It comes as a notice and as an answer, and the two cross by themselves. */
export interface Newest<T> {
  /** Takes what main announces. */
  readonly announced: (value: T) => void;
  /** To be called when main is asked; takes the answer, unless something newer was announced meanwhile. */
  readonly asked: () => (answer: T) => void;
}

/**
 * Main announces a change before it answers whoever asked for it. So what was announced since the question is at least as
 * new as the answer.
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
