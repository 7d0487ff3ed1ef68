import { computed, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import { refusalText } from '../../../text/refusals.ts';
import type { Party } from '../../lane/game/party.ts';
import { useChanges } from '../../lane/game/changes.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { useSavedGames } from '../../lane/saved-games.ts';
import { committed, draftOf, isNextRow, shownNames, startNames, type LineUpDraft } from './line-up-draft.ts';
import { nextGameNumber } from '../past/past-games.ts';

/** The next game's line-up and start. */
export interface LineUp {
  readonly draft: ShallowRef<LineUpDraft>;
  /** Changes the line-up and returns the focus to its open row. */
  readonly change: (next: LineUpDraft) => void;
  /** Commits the row; in an empty last row, starts the game if there are players. */
  readonly enter: () => void;
  readonly start: () => Promise<void>;
  readonly starting: Readonly<Ref<boolean>>;
  /** Each committed name's average at the start: entered here, else known from before. */
  readonly averages: ComputedRef<readonly (number | null)[]>;
  /** The game's number within the party, from 1. */
  readonly gameNumber: ComputedRef<number>;
}

/** Starts with the command line's names; nothing is saved before the game starts. */
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

  /** Averages carry over from the last game unless entered here. */
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
