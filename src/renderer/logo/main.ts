import { DRAW_LOGO } from '../../contract/contract.ts';
import { drawLogo } from './draw-logo.ts';

// This page has no bridge: main calls this function and takes only its answer.
Object.assign(globalThis, { [DRAW_LOGO]: drawLogo });
