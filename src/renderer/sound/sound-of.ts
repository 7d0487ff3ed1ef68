import type { Game } from '../../core/game/game.ts';
import { exciterOf, type Feat } from '../../board/exciter/exciter.ts';
import type { SoundName } from './sounds.ts';

/** Three strikes in a row are a turkey; longer rows sound the same. */
const TURKEY = 3;

/** The sound of the newest event; null if it is not a ball, as only balls sound. */
export function soundOf(game: Game): SoundName | null {
  const step = game.done.at(-1);
  if (step?.event !== game.events.length || step.change.type !== 'ballRolled') return null;
  const exciter = exciterOf(game);
  return exciter === null ? 'ball' : soundOfFeat(exciter.feat);
}

function soundOfFeat(feat: Feat): SoundName {
  switch (feat.kind) {
    case 'strikes':
      return feat.row.length < TURKEY ? 'strike' : 'turkey';
    case 'spare':
    case 'split-made':
    case 'perfect':
      return feat.kind;
    case 'fine':
      return 'two-hundred';
  }
}
