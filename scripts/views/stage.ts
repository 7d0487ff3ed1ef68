import { startProgram } from '../../drive/program.ts';
import { TwoScreens, whyOneScreen } from '../../drive/two-screens.ts';
import { namesFor, type Scene, type Stage } from './scene.ts';
import { SIZES, type Size } from './size.ts';

/** Why a scene cannot be shown here; null: it can. */
export function whyNot({ twoScreens }: Scene): string | null {
  return twoScreens === true ? whyOneScreen() : null;
}

/** Opens a program for a scene, comes to its view, lets somebody look, and ends it. */
export async function onStage(
  scene: Scene,
  players: number,
  data: string,
  look: (stage: Stage) => Promise<void>,
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
      await look(stage);
      await scene.leave?.(stage);
    } finally {
      await program.stop();
    }
  } finally {
    await screens?.end();
  }
}

/** The sizes that a scene is looked at in; the first one is its own. */
export function sizesOf({ sizes }: Scene): readonly [Size, ...Size[]] {
  const [first, ...others] = sizes ?? SIZES;
  if (first === undefined) throw new Error('a scene without a size');
  return [first, ...others];
}
