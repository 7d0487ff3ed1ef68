/** Runs tasks one after another in the order they were asked for; a task that throws does not stop the next. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(task);
    // Stryker disable next-line ArrowFunction: nobody looks at it
    this.#last = answer.catch(() => null);
    return answer;
  }

  /** Resolves when everything asked for so far has run. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
