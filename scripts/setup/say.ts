/** Prints a line of progress, marked to differ from npm's and apt's output. */
export function say(line: string): void {
  console.log(`set-up: ${line}`);
}

/** Reports regularly that a long step is still running; call the result when it ends. */
export function sayMeanwhile(step: string, everySeconds = 10): () => void {
  const started = Date.now();
  const timer = setInterval(() => {
    say(`${step} (${String(Math.round((Date.now() - started) / 1000))} s)`);
  }, everySeconds * 1000);
  return () => {
    clearInterval(timer);
  };
}
