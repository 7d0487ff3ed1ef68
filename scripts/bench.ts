/** `npm run bench`: the program's speed and size, each with a floor in the same run; `-- start key` runs those two. */
import { archive } from './bench/archive.ts';
import type { Bench } from './bench/bench.ts';
import { engine } from './bench/engine.ts';
import { houseKey } from './bench/house-key.ts';
import { deskPage } from './bench/house-page.ts';
import { catchingUp, season } from './bench/house.ts';
import { imports } from './bench/imports.ts';
import { keyFrame } from './bench/key-frame.ts';
import { scoreMemory } from './bench/score-memory.ts';
import { save } from './bench/save.ts';
import { score } from './bench/score.ts';
import { start } from './bench/start.ts';
import { runScript } from './script.ts';

const benches: readonly Bench[] = [
  engine,
  score,
  scoreMemory,
  archive,
  imports,
  save,
  keyFrame,
  start,
  catchingUp,
  season,
  deskPage,
  houseKey,
];

await runScript(async (run, stop) => {
  const asked = process.argv.slice(2);
  const wanted = benches.filter(
    ({ name }) => asked.length === 0 || asked.some((one) => name.startsWith(one)),
  );
  if (wanted.length === 0) {
    console.error(`no benchmark begins with ${asked.join(' or ')}; there are:`);
    for (const { name } of benches) console.error(`  ${name}`);
    return 2;
  }
  for (const bench of wanted) {
    console.log(bench.name);
    await bench.run(stop, run);
  }
  return 0;
});
