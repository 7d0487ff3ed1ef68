/** Done once; a PIN that was set since must stay. */
const ONCE = '--forget-pin';

/** What a program that was started with these arguments is started with again. */
export function argumentsAgain(given: readonly string[]): string[] {
  return given.filter((argument) => argument !== ONCE);
}
