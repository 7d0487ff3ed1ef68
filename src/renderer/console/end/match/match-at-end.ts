import { computed, watch, type ComputedRef, type Ref } from 'vue';
import { rollOffsDue } from '../../../../core/league/point-share.ts';
import type { TieRule } from '../../../../core/league/roll-off.ts';
import type { Unit } from '../../../../core/league/unit.ts';
import { gameInMatch } from '../../../../contract/contract.ts';
import { useMatchCalls, type MatchCalls } from '../../../lane/game/match-calls.ts';
import { useHere } from '../../../lane/game/here.ts';
import { useHouse } from '../../../lane/house.ts';
import { failureSentence } from '../../../lane/sentence.ts';
import type { ShownMatch } from './match-rows.ts';
import { useResultSaving } from './result-saving.ts';

/** The match of the game on the board, and what can be done with it at the game's end. */
export interface MatchAtEnd {
  /** Null where the game belongs to no match, or is not over. */
  readonly shown: ComputedRef<ShownMatch | null>;
  /** Tied points, in the order in which they are bowled. */
  readonly due: ComputedRef<readonly Unit[]>;
  readonly tiesOf: (unit: Unit) => TieRule;
  readonly isLast: ComputedRef<boolean>;
  readonly calls: MatchCalls;
  readonly saving: Readonly<Ref<boolean>>;
  /** What became of the result by itself; empty before. */
  readonly kept: ComputedRef<string>;
  /** How taking it away went; empty before, and once something else was pressed. */
  readonly told: ComputedRef<string>;
  /** Says no more of that, because something else was pressed. */
  readonly clear: () => void;
  /** The disk refused the result: it can be tried again. */
  readonly isRefused: ComputedRef<boolean>;
  readonly keepResult: () => Promise<void>;
  /** Where Save result takes it, if that is a stick; else empty. */
  readonly toStick: ComputedRef<string>;
  readonly saveResult: () => Promise<void>;
}

export function useMatchAtEnd(): MatchAtEnd {
  const here = useHere();
  const house = useHouse();
  const calls = useMatchCalls();
  const saved = useResultSaving(() => shown.value !== null);

  const shown = computed<ShownMatch | null>(() => {
    const { view, phase } = here.board;
    const match = view?.match ?? null;
    const game = view === null ? null : gameInMatch(match, view.id);
    const league = view?.setup.league;
    if (match === null || game === null || league === undefined || phase !== 'over') return null;
    return { match, game, terms: league.terms, facts: house.text.facts };
  });

  /** Also why the disk refuses it. */
  const kept = computed(() => {
    const now = shown.value?.match.kept ?? { kind: 'none' };
    const { resultKept, resultNotKept } = house.text.matchEnd;
    switch (now.kind) {
      case 'none':
        return '';
      case 'kept':
        return resultKept;
      case 'refused':
        return `${resultNotKept} ${failureSentence(house.text.refusals, { code: 'not-saved', trouble: now.trouble })}`;
    }
  });
  // A pair's halves may have two matches.
  watch(() => here.board.view?.id, saved.clear);

  function tiesOf(unit: Unit): TieRule {
    const terms = shown.value?.terms;
    if (terms === undefined) return 'half';
    return unit.kind === 'game' || unit.kind === 'series' ? terms.ties : terms.individualTies;
  }

  return {
    shown,
    due: computed(() => (shown.value === null ? [] : rollOffsDue(shown.value.match.result))),
    tiesOf,
    isLast: computed(() => shown.value !== null && shown.value.game.number >= shown.value.terms.games),
    calls,
    saving: saved.saving,
    kept,
    ...{ told: saved.told, clear: saved.clear },
    isRefused: computed(() => shown.value?.match.kept.kind === 'refused'),
    keepResult: () => calls.keepResult(here.board.view?.id),
    toStick: saved.toStick,
    saveResult: () => saved.save(here.board.view?.id),
  };
}
