/** Runs tasks one after another; a task that throws does not stop the next. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(task);
    // Stryker disable next-line ArrowFunction: nobody looks at it
    this.#last = answer.catch(() => null);
    return answer;
  }

  /** Resolves once all queued tasks have run. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
