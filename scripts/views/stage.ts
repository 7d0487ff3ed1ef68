import { startProgram } from '../../drive/program.ts';
import { TwoScreens, whyOneScreen } from '../../drive/two-screens.ts';
import { namesFor, type Scene, type Stage } from './scene.ts';
import { SIZES, type Size } from './size.ts';

/** Why a scene cannot be shown here, or null. */
export function whyNot({ twoScreens }: Scene): string | null {
  return twoScreens === true ? whyOneScreen() : null;
}

/** Opens a program for a scene, opens its view, runs the look, and ends the program. */
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

/** A scene's sizes; the first one is its main size. */
export function sizesOf({ sizes }: Scene): readonly [Size, ...Size[]] {
  const [first, ...others] = sizes ?? SIZES;
  if (first === undefined) throw new Error('a scene without a size');
  return [first, ...others];
}
