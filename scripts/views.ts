/**
 * `npm run views`: pictures in views/ of every view in three themes, four languages and with 1, 4 and 8 players,
 * checked by axe and for elements that are cut, covered, too small or too close. `USAGE` lists the options.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import type { Run } from './processes.ts';
import { isRoot, readRuntime, root, runtimeEnvironment } from '../drive/runtime.ts';
import { runScript } from './script.ts';
import { makeContactSheets } from './views/contact-sheet.ts';
import { Findings } from './views/findings.ts';
import { combinationsOf, lookAt, lookWithOtherEyes } from './views/matrix.ts';
import { PLANTED_ON, unfoundIn } from './views/planted.ts';
import type { Scene } from './views/scene.ts';
import { scenes } from './views/scenes.ts';
import { onStage, whyNot } from './views/stage.ts';
import { visionScenes } from './views/vision-scenes.ts';
import { USAGE, wantedOf, wants, type Wanted } from './views/wanted.ts';
import { startVirtualDisplay } from './xvfb.ts';

const folder = join(root, 'views');
/** Parallel programs: an Electron uses more than one core, and two leave none idle. */
const ABREAST = 2;

/** A scene with this many players. */
interface Showing {
  readonly scene: Scene;
  readonly players: number;
  /** Shown with simulated colour vision, in fewer combinations. */
  readonly eyes: boolean;
}

async function views(run: Run, stop: AbortSignal): Promise<number> {
  const wanted = readWanted();
  if (wanted === null) return 2;
  const showings = showingsOf(wanted);
  if (wanted.list) {
    for (const { scene, players } of showings) console.log(`${scene.name} ${String(players)}`);
    return 0;
  }
  await buildIfStale(stop);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  Object.assign(
    process.env,
    run.environment,
    runtimeEnvironment(readRuntime()),
    await startVirtualDisplay(run, { width: 2400, height: 2000 }),
  );
  if (isRoot()) process.env['HEADPIN_NO_SANDBOX'] = '1';
  const findings = new Findings();
  await tryGate(run, findings);
  const waiting = showings.values();
  const worker = async (): Promise<void> => {
    for (const showing of waiting) if (!stop.aborted) await look(showing, wanted, run, findings);
  };
  await Promise.all(Array.from({ length: ABREAST }, worker));
  for (const line of findings.lines()) console.error(line);
  console.log(findings.summary());
  return findings.none && !stop.aborted ? 0 : 1;
}

function readWanted(): Wanted | null {
  try {
    return wantedOf(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return null;
  }
}

/** The pages to show, by scene. */
function showingsOf(wanted: Wanted): readonly Showing[] {
  const all = [
    ...scenes.map((scene) => ({ scene, eyes: false })),
    ...visionScenes.map((scene) => ({ scene, eyes: true })),
  ];
  return all
    .filter(({ scene }) => wants(wanted, scene.name))
    .flatMap(({ scene, eyes }) =>
      scene.players
        .filter((players) => wanted.players.length === 0 || wanted.players.includes(players))
        .map((players) => ({ scene, players, eyes })),
    );
}

/** A gate that finds nothing would pass everything: it first has to find a fault of each kind. */
async function tryGate(run: Run, findings: Findings): Promise<void> {
  await onStage(PLANTED_ON, 1, join(run.folder, 'data-planted'), async ({ page }) => {
    for (const kind of await unfoundIn(page))
      findings.broken('planted', new Error(`${kind}: is there and was not found`));
  });
}

async function look(
  { scene, players, eyes }: Showing,
  wanted: Wanted,
  run: Run,
  findings: Findings,
): Promise<void> {
  const name = `${scene.name}-${String(players)}`;
  const why = whyNot(scene);
  if (why !== null) {
    findings.notRun(name, why);
    return;
  }
  const pictures = join(folder, name);
  const begun = performance.now();
  const combinations = combinationsOf(scene, wanted);
  try {
    await onStage(scene, players, join(run.folder, `data-${name}`), async (stage) => {
      const looks = eyes
        ? { pictures: await lookWithOtherEyes(stage, wanted, pictures), faults: [] }
        : await lookAt(scene, stage, combinations, pictures);
      findings.add(name, looks);
      await makeContactSheets(
        stage.app,
        looks.pictures,
        join(folder, name),
        eyes ? wanted.themes.length : wanted.languages.length,
      );
    });
  } catch (error) {
    findings.broken(name, error);
    console.error(`${name} was not reached`);
    return;
  }
  // Whoever ends the run early has them.
  for (const line of findings.linesOf(name)) console.error(line);
  console.log(
    `${name}: ${String(combinations.length)} combinations, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
}

await runScript(views);
