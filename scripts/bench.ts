/** `npm run bench`: how fast and how big the program is, each figure against a floor measured in the same run. */
import { archive } from './bench/archive.ts';
import type { Bench } from './bench/bench.ts';
import { engine } from './bench/engine.ts';
import { scoreMemory } from './bench/score-memory.ts';
import { score } from './bench/score.ts';
import { runScript } from './script.ts';

const benches: readonly Bench[] = [engine, score, scoreMemory, archive];

await runScript(async (_, stop) => {
  for (const { name, run } of benches) {
    console.log(name);
    await run(stop);
  }
  return 0;
});
