/**
 * `npm run views`: pictures in views/ of every view in three themes, four languages and with 1, 4 and 8 players,
 * checked by axe and for elements that are cut, covered, too small or too close. `OFFERED` has the options.
 */
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildIfStale } from './build.ts';
import type { Run } from './processes.ts';
import { startProgram } from '../drive/program.ts';
import { readRuntime, root, runtimeEnvironment } from '../drive/runtime.ts';
import { TwoScreens, whyOneScreen } from '../drive/two-screens.ts';
import { THEMES, type Theme } from '../src/contract/contract.ts';
import { runScript } from './script.ts';
import { makeContactSheet } from './views/contact-sheet.ts';
import { found, type Findings } from './views/findings.ts';
import { combinationsOf, lookAt } from './views/matrix.ts';
import { PLANTED_ON, unfoundIn } from './views/planted.ts';
import { namesFor, nameOfSize, SIZES, sizesOf, type Scene, type Stage } from './views/scene.ts';
import { scenes } from './views/scenes.ts';
import { visionScenes } from './views/scenes/board.ts';
import { lookWithOtherEyes } from './views/vision.ts';
import { wantedOf, type Offered, type Wanted } from './views/wanted.ts';
import { startVirtualDisplay } from './xvfb.ts';

const folder = join(root, 'views');
/** Parallel programs: an Electron uses more than one core, and two leave none idle. */
const ABREAST = 2;
/** Rows of a contact sheet. */
const ROWS = 8;

const OFFERED: Offered<Theme> = {
  usage: `npm run views -- [--only deck,ruling] [--languages ko,de] [--themes day] [--players 1,8]
                 [--sizes 1280x800,1080x1920] [--no-axe] [--list]`,
  themes: THEMES,
  sizes: Object.fromEntries(SIZES.map((size) => [nameOfSize(size), size])),
};

/** A scene with this many players. */
interface Showing {
  readonly name: string;
  readonly scene: Scene;
  readonly players: number;
  /** Shown with simulated colour vision, in fewer combinations. */
  readonly eyes: boolean;
}

async function views(run: Run, stop: AbortSignal): Promise<number> {
  const wanted = wantedOf(process.argv.slice(2), OFFERED);
  const showings = showingsOf(wanted);
  if (wanted.list) {
    for (const { scene, players } of showings) console.log(`${scene.name} ${String(players)}`);
    return 0;
  }
  await buildIfStale(stop);
  return found(folder, stop, async (findings, browser) => {
    Object.assign(
      process.env,
      run.environment,
      runtimeEnvironment(readRuntime()),
      await startVirtualDisplay(run, { width: 2400, height: 2000 }),
    );
    await tryGate(run, findings);
    const waiting = showings.values();
    const worker = async (): Promise<void> => {
      for (const showing of waiting) if (!stop.aborted) await look(showing, wanted, run, findings, browser);
    };
    await Promise.all(Array.from({ length: ABREAST }, worker));
  });
}

/** The pages to show, by scene. */
function showingsOf({ only, players: counts }: Wanted<Theme>): readonly Showing[] {
  return [...scenes, ...visionScenes]
    .filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)))
    .flatMap((scene) =>
      scene.players
        .filter((players) => counts.length === 0 || counts.includes(players))
        .map((players) => ({
          ...{ name: `${scene.name}-${String(players)}`, scene, players },
          eyes: visionScenes.includes(scene),
        })),
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
  { name, scene, players, eyes }: Showing,
  wanted: Wanted<Theme>,
  run: Run,
  findings: Findings,
  browser: Browser,
): Promise<void> {
  const why = scene.twoScreens === true ? whyOneScreen() : null;
  if (why !== null) {
    findings.notRun(name, why);
    return;
  }
  const begun = performance.now();
  const combinations = combinationsOf(scene, wanted);
  try {
    await onStage(scene, players, join(run.folder, `data-${name}`), async (stage) => {
      const looks = eyes
        ? { pictures: await lookWithOtherEyes(stage, wanted.themes, join(folder, name)), faults: [] }
        : await lookAt(scene, stage, combinations, join(folder, name));
      findings.add(name, looks);
      const columns = eyes ? wanted.themes.length : wanted.languages.length;
      for (let sheet = 0; sheet * columns * ROWS < looks.pictures.length; sheet += 1) {
        const pictures = looks.pictures.slice(sheet * columns * ROWS, (sheet + 1) * columns * ROWS);
        const file = join(folder, `${name}-${String(sheet + 1)}.png`);
        await makeContactSheet(browser, pictures, file, { columns, width: 480 });
      }
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

/** Opens a program for a scene, opens its view, runs the look, and ends the program. */
async function onStage(
  scene: Scene,
  players: number,
  data: string,
  act: (stage: Stage) => Promise<void>,
): Promise<void> {
  const screens = scene.twoScreens === true ? await TwoScreens.start() : null;
  try {
    screens?.plugIn();
    await scene.before?.(data);
    const program = await startProgram({
      ...{ data, size: sizesOf(scene)[0], ...scene.open },
      ...(screens === null ? {} : { env: screens.environment }),
    });
    try {
      const stage = { ...program, names: namesFor(players) };
      await scene.show(stage);
      await act(stage);
      await scene.leave?.(stage);
    } finally {
      await program.stop();
    }
  } finally {
    await screens?.end();
  }
}

await runScript(views);
