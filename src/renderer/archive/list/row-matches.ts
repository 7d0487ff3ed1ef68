import { shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { MatchId } from '../../../core/players/league.ts';
import type { OpenedMatch } from '../opened/opened-match.ts';
import type { FoundRow } from './found-rows.ts';

/** What the rows on the screen say of their matches besides who meets. */
export interface RowMatches {
  /** Read so far; null where a match could not be read. */
  readonly known: Readonly<ShallowRef<ReadonlyMap<MatchId, OpenedMatch | null>>>;
  /** Reads them again, because games may have changed. */
  readonly forget: () => void;
}

/** Reads the matches of the rows shown one after another: each has several games, and the list does not wait for them. */
export function useRowMatches(
  shown: Readonly<Ref<readonly FoundRow[]>>,
  ask: (gameId: string) => Promise<OpenedMatch | null>,
): RowMatches {
  const known = shallowRef<ReadonlyMap<MatchId, OpenedMatch | null>>(new Map());
  let asked = 0;

  async function read(rows: readonly FoundRow[]): Promise<void> {
    asked += 1;
    const question = asked;
    for (const { match, game } of rows) {
      if (match === null || known.value.has(match.id)) continue;
      const found = await ask(game.id);
      if (question !== asked) return;
      known.value = new Map([...known.value, [match.id, found]]);
    }
  }

  watch(shown, read, { immediate: true });

  return {
    known,
    forget: () => {
      known.value = new Map();
      void read(shown.value);
    },
  };
}
