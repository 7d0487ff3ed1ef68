/** `npm run bench`: the program's speed and size, each measured with a floor in the same run. */
import { archive } from './bench/archive.ts';
import type { Bench } from './bench/bench.ts';
import { engine } from './bench/engine.ts';
import { keyFrame } from './bench/key-frame.ts';
import { scoreMemory } from './bench/score-memory.ts';
import { save } from './bench/save.ts';
import { score } from './bench/score.ts';
import { start } from './bench/start.ts';
import { runScript } from './script.ts';

const benches: readonly Bench[] = [engine, score, scoreMemory, archive, save, keyFrame, start];

await runScript(async (run, stop) => {
  const [only] = process.argv.slice(2);
  for (const bench of benches.filter(({ name }) => name.startsWith(only ?? ''))) {
    console.log(bench.name);
    await bench.run(stop, run);
  }
  return 0;
});
