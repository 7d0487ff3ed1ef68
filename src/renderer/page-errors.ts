/**
 * Writes an error that nobody caught to the console with its stack, and a page goes on. Main logs it
 * (`src/main/log/begin-log.ts`).
 */
export function tellErrors(): void {
  window.addEventListener('error', (event) => {
    // Chromium would tell it without its stack.
    event.preventDefault();
    tell(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    tell(event.reason);
  });
}

function tell(trouble: unknown): void {
  // eslint-disable-next-line no-console -- Main hears it.
  console.error(trouble instanceof Error ? trouble.stack : trouble);
}
