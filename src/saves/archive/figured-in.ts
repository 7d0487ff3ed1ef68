import type { FiguredGame } from '../../core/statistics/figured-game.ts';
import type { LineFigures } from '../../core/statistics/line-figures.ts';
import { packFigures, unpackFigures } from '../../core/statistics/packed.ts';
import { figuredOf } from '../record/figured-games.ts';
import type { IndexedGame } from './index-search.ts';

/** A line's figures as an index line has them. */
export function figuresText(figures: LineFigures): string {
  return packFigures(figures).join(',');
}

/** The lines of an indexed game with their figures; none in a newer program's game. */
export function figuredIn(game: IndexedGame): readonly FiguredGame[] {
  if (game.kind === 'newer') return [];
  const lines = game.who.map((line) =>
    line.flatMap(({ packed, ...one }) => {
      const unpacked = unpackFigures(packed.split(',').map(numberIn));
      return unpacked === null ? [] : [{ ...one, figures: unpacked }];
    }),
  );
  return figuredOf(game.summary, lines);
}

function numberIn(text: string): number | null {
  return text === '' ? null : Number(text);
}
