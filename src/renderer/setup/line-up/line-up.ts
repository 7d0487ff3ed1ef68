import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import { refusalText } from '../../../text/refusals.ts';
import type { Party } from '../../lane/game/party.ts';
import { useChanges } from '../../lane/game/changes.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { useSavedGames } from '../../lane/saved-games.ts';
import { committed, draftOf, isNextRow, shownNames, startNames, type LineUpDraft } from './line-up-draft.ts';
import { nextGameNumber } from '../past/past-games.ts';

/** The line-up of the next game and its start. */
export interface LineUp {
  readonly draft: ShallowRef<LineUpDraft>;
  /** Does something to the line-up and leaves the keyboard in its open row. */
  readonly change: (next: LineUpDraft) => void;
  /** Ends the row; in an empty row of the next player, with somebody in the line-up, it starts. */
  readonly enter: () => void;
  readonly start: () => Promise<void>;
  readonly starting: Readonly<Ref<boolean>>;
  /** The average of each committed name, as it would start: what was said here, else what was known before. */
  readonly averages: ComputedRef<readonly (number | null)[]>;
  /** Which game of the party it would be, from 1. */
  readonly gameNumber: ComputedRef<number>;
}

/** Begins with the names of the command line; nothing of it is saved until it starts. */
export function useLineUp(last: ComputedRef<Party | null>, focus: () => void): LineUp {
  const changes = useChanges();
  const house = useHouse();
  const messages = useMessages();
  const savedGames = useSavedGames();
  const draft = shallowRef(draftOf(savedGames.players));
  const starting = ref(false);

  const gameNumber = computed(() => {
    const names = startNames(draft.value);
    return nextGameNumber(names.ok ? shownNames(names.value) : [], last.value);
  });

  function change(next: LineUpDraft): void {
    const grown = next.names.length > draft.value.names.length;
    draft.value = next;
    const name = shownNames(next.names).at(-1);
    if (grown && name !== undefined) messages.announce(house.text.setup.committed(name, next.names.length));
    focus();
  }

  function enter(): void {
    const { names, text } = draft.value;
    if (isNextRow(draft.value) && text.trim() === '' && names.length > 0) void start();
    else change(committed(draft.value));
  }

  async function start(): Promise<void> {
    if (starting.value || changes.busy) return;
    const names = startNames(draft.value);
    if (!names.ok) {
      const nobody = names.error.code === 'no-players';
      messages.say(nobody ? house.text.setup.addFirst : refusalText(house.text.refusals, names.error));
      change(committed(draft.value));
      return;
    }
    starting.value = true;
    try {
      await changes.newGame(names.value, gameNumber.value, averagesOf(committed(draft.value)));
    } finally {
      starting.value = false;
    }
  }

  /** What was known of them in the game before goes on, unless something else was said here. */
  function averagesOf({ names, averages: said }: LineUpDraft): readonly (number | null)[] {
    const before = last.value;
    return shownNames(names).map((name, place) => {
      const known = before?.averages[before.names.indexOf(name)] ?? null;
      const here = said[place];
      return here === undefined ? known : here;
    });
  }

  const averages = computed(() => averagesOf(draft.value));

  return { draft, change, enter, start, starting, averages, gameNumber };
}
