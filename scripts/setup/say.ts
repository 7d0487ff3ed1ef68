/** One line of progress, marked so that it is told apart from what npm and apt print. */
export function say(line: string): void {
  console.log(`set-up: ${line}`);
}

/** Says every so often that a long step is still going on; call what it returns at the end of the step. */
export function sayMeanwhile(step: string, everySeconds = 10): () => void {
  const started = Date.now();
  const timer = setInterval(() => {
    say(`${step} (${String(Math.round((Date.now() - started) / 1000))} s)`);
  }, everySeconds * 1000);
  return () => {
    clearInterval(timer);
  };
}
