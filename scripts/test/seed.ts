/**
 * The seed of all properties in this run: a new one each time, or the one that is given. It is printed, and a failing
 * property's message has it too.
 */
export function chosenSeed(): string {
  const seed = process.env['HEADPIN_SEED'] ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`properties: HEADPIN_SEED=${seed} HEADPIN_RUNS=${process.env['HEADPIN_RUNS'] ?? '25'}`);
  return seed;
}
