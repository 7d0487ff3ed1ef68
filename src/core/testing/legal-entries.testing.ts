import { clearedAs, type Rack } from '../line/rack.ts';
import type { PinCount } from '../line/pins.ts';

export interface LegalEntries {
  readonly pins: readonly PinCount[];
  readonly strike: boolean;
  readonly spare: boolean;
}

/** The legal entries at a rack; a foul is always legal. None without a rack (the frame or game is over). */
export function legalEntries(rack: Rack | null): LegalEntries {
  if (rack === null) return { pins: [], strike: false, spare: false };
  return {
    pins: rack.counts,
    strike: clearedAs(rack) === 'strike',
    spare: clearedAs(rack) === 'spare',
  };
}
