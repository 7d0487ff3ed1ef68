import { DRAW_LOGO } from '../../contract/contract.ts';
import { drawLogo } from './draw-logo.ts';

// The page without a bridge: main calls this function and takes nothing but its answer.
Object.assign(globalThis, { [DRAW_LOGO]: drawLogo });
