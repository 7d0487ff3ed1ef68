import type { SavedGames } from '../games/saved-games.ts';
import type { ExportFolder } from '../printing/export-folder.ts';
import type { Printing } from '../printing/printing.ts';
import { Exports } from './exports.ts';

export interface LaneExportsDeps {
  readonly folder: ExportFolder;
  readonly saved: Pick<SavedGames, 'count' | 'records' | 'read'>;
  readonly printing: Pick<Printing, 'pdfOfGames'>;
  /** The time now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** Receives bugs. */
  readonly log: (trouble: unknown) => void;
}

/** Exports of this lane's games. */
export function laneExports({ folder, saved, printing, clock, log }: LaneExportsDeps): Exports {
  return new Exports({
    games: {
      count: (filter) => saved.count(filter),
      records: (filter) => saved.records(filter),
      record: (gameId) => saved.read(gameId),
    },
    pdfOf: (gameIds, paper) => printing.pdfOfGames(gameIds, paper),
    ...{ folder, clock, log },
  });
}
