import type { FiguredGame } from '../../core/statistics/figured-game.ts';
import { unpackFigures } from '../../core/statistics/packed.ts';
import { figuredOf } from '../record/figured-games.ts';
import type { IndexedGame } from './index-search.ts';

/** The lines of an indexed game with their figures; none in a newer program's game. */
export function figuredIn(game: IndexedGame): readonly FiguredGame[] {
  if (game.kind === 'newer') return [];
  const lines = game.who.map((line) =>
    line.flatMap(({ figures, ...one }) => {
      const unpacked = unpackFigures(figures);
      return unpacked === null ? [] : [{ ...one, figures: unpacked }];
    }),
  );
  return figuredOf(game.summary, lines);
}
