/** Not repeated, because a PIN set since then must stay. */
const ONCE = '--forget-pin';

/** The arguments with which a program is started again, given those it was started with. */
export function argumentsAgain(given: readonly string[]): string[] {
  return given.filter((argument) => argument !== ONCE);
}
