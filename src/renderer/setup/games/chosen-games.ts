import { computed, ref, shallowRef, type ComputedRef, type Ref } from 'vue';
import { MOST_GAMES } from '../../../core/league/terms.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import type { Party } from '../../lane/game/party.ts';

/** The number of games for a series. A continuing party keeps its number until another is chosen. */
export interface ChosenGames {
  readonly games: ComputedRef<number | null>;
  /** Whether the choices are shown. */
  readonly asked: Ref<boolean>;
  readonly ask: () => void;
  readonly choose: (games: number | null) => void;
  /** Chooses one game more; after the most comes no number. */
  readonly step: () => void;
  /** The order's part with the number; empty if none was chosen. */
  readonly ordered: () => { readonly games?: number | null };
  /** What was chosen here; undefined: nothing was. */
  readonly chosen: Readonly<Ref<number | null | undefined>>;
}

/**
 * `continued` is the party that the line-up continues; `focus` returns to the names. `first` was chosen before practice, or
 * before the keys went to the other lane; undefined: nothing was.
 */
export function useChosenGames(
  continued: Readonly<Ref<Pick<Party, 'games' | 'gameNumber' | 'league'> | null>>,
  focus: () => void,
  first?: number | null,
): ChosenGames {
  const house = useHouse();
  const messages = useMessages();
  const chosen = shallowRef<number | null | undefined>(first);
  const asked = ref(false);

  /** A continuing match has the number in its terms; after it comes open bowling. */
  const byLeague = computed(() => {
    const before = continued.value;
    return before?.league === true && before.gameNumber < (before.games ?? 0) ? before.games : null;
  });
  const known = computed(() => (continued.value?.league === true ? null : (continued.value?.games ?? null)));
  const games = computed(() => byLeague.value ?? (chosen.value === undefined ? known.value : chosen.value));

  function ask(): void {
    if (byLeague.value === null) asked.value = !asked.value;
    else messages.say(house.text.games.byLeague);
  }

  function choose(next: number | null): void {
    asked.value = false;
    if (byLeague.value === null) {
      chosen.value = next;
      messages.announce(house.text.games.chosen(next));
    } else messages.say(house.text.games.byLeague);
    focus();
  }

  function step(): void {
    const now = games.value ?? 0;
    choose(now === MOST_GAMES ? null : now + 1);
  }

  const ordered = (): { readonly games?: number | null } =>
    byLeague.value !== null || chosen.value === undefined ? {} : { games: chosen.value };

  return { games, asked, ask, choose, step, ordered, chosen };
}
