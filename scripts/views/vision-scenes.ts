import { bowled, chosen, inTurn, keys, middle, touchFrame, type Scene } from './scene.ts';
import { everyKind } from './scenes/board.ts';

const SCREEN = [{ width: 1920, height: 1080 }];
const alone = chosen({ view: 'board' });

/** Scenes that everybody must be able to tell apart: the full board in both layouts, and the console. */
export const visionScenes: readonly Scene[] = [
  { name: 'vision-board', players: [5], sizes: SCREEN, show: inTurn(alone, everyKind) },
  {
    name: 'vision-five',
    players: [5],
    sizes: SCREEN,
    show: inTurn(alone, chosen({ layout: 'five' }), everyKind),
  },
  {
    ...{ name: 'vision-correction', players: [4], sizes: [{ width: 1280, height: 800 }] },
    show: inTurn(bowled(middle), touchFrame(1, 3), keys('x')),
  },
];
