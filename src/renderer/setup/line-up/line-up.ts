import { computed, onScopeDispose, ref, shallowRef, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import { USUAL_FORMAT, formatOf, type FormatId } from '../../../core/formats/formats.ts';
import type { Format, Sharing } from '../../../core/formats/format.ts';
import { averageFits } from '../../../core/players/fact-check.ts';
import { teamsFit } from '../../../core/players/shared-line.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import { optionMeaning } from '../../../text/formats.ts';
import type { GameView, NewGameOrder, NewPlayer } from '../../../contract/contract.ts';
import type { Party } from '../../lane/game/party.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { usePractice } from '../../lane/practice.ts';
import { useSavedGames } from '../../lane/saved-games.ts';
import { teamPlayers, canBeginTeam, teamsOf, withNextTeam } from '../teams/teams.ts';
import { useChosenGames, type ChosenGames } from '../games/chosen-games.ts';
import { chosenOptions, optionAfter } from './chosen-options.ts';
import { useKeptDrafts } from './kept-drafts.ts';
import {
  committed,
  continues,
  draftOf,
  draftOfOrder,
  inFormat,
  isNextRow,
  knownOf,
  optioned,
  shownNames,
  startNames,
  type LineUpDraft,
  type Row,
} from './line-up-draft.ts';

/** Whether the front desk put this game here. */
function isOrdered({ order, movedFrom }: GameView['setup']): boolean {
  return order !== undefined || movedFrom !== undefined;
}

/** Who a row's player was: in the game that is continued, or in the other one where they bowled last. */
function asBefore(row: Row | undefined, isContinued: boolean): Pick<NewPlayer, 'was' | 'wasIn'> {
  const { was = null, wasIn, mate } = row ?? {};
  // A bowler of a team was not a player.
  if (mate !== undefined) return { was: null };
  return wasIn === undefined ? { was: isContinued ? was : null } : { was, wasIn };
}

/** The next game's line-up and start. */
export interface LineUp {
  readonly draft: ShallowRef<LineUpDraft>;
  /** Changes the line-up and returns the focus to its open row. */
  readonly change: (next: LineUpDraft) => void;
  /** Commits the row; in an empty last row, starts the game if there are players. */
  readonly enter: () => void;
  readonly start: () => Promise<void>;
  /** Begins practice with this line-up; null: without an end. */
  readonly practise: (minutes: number | null) => Promise<void>;
  readonly starting: Readonly<Ref<boolean>>;
  /** Each committed name's average at the start: entered here, else known from before. */
  readonly averages: ComputedRef<readonly (number | null)[]>;
  /** The game's number within the party, from 1. */
  readonly gameNumber: ComputedRef<number>;
  readonly format: ComputedRef<Format<FormatId>>;
  /** Each committed name's option at the start; null in a format without options. */
  readonly options: ComputedRef<readonly (number | null)[]>;
  readonly chooseFormat: (id: FormatId) => void;
  /** Chooses the next format, in a circle. */
  readonly stepFormat: () => void;
  /** Gives the player at this place, from 0, the next option, in a circle. */
  readonly stepOption: (place: number) => void;
  readonly series: ChosenGames;
  /** Where bowlers share lines: whether the next game begins with the next one of each team. */
  readonly goesRound: ComputedRef<boolean>;
  readonly turnGoesRound: () => void;
  /** Where bowlers share lines: ends the team, so that the next bowler begins another. */
  readonly endTeam: () => void;
}

/** Starts with the command line's names and the first of the offered formats; nothing is saved before the game starts. */
export function useLineUp(
  last: ComputedRef<Party | null>,
  focus: () => void,
  formats: Readonly<Ref<readonly Format<FormatId>[]>>,
): LineUp {
  const here = useHere();
  const house = useHouse();
  const messages = useMessages();
  const savedGames = useSavedGames();
  const practice = usePractice();
  const halves = useHalves();
  const given = practice.takeSetUp();
  const kept = useKeptDrafts();
  const { active: half } = halves;
  const typed = kept.take(half, useHalfBoard(half).view?.id ?? null);
  const draft = shallowRef(
    given === null ? (typed?.draft ?? draftOf(savedGames.players)) : draftOfOrder(given),
  );
  const starting = ref(false);

  const before = computed(() => continued(draft.value));
  const gameNumber = computed(() => (before.value === null ? 1 : before.value.gameNumber + 1));
  const series = useChosenGames(before, focus, given === null ? typed?.games : given.games);

  const board = useHalfBoard(half);
  const boardAtFirst = board.view?.id;

  // Typed names stay while another page or lane is looked at. The front desk's game takes the lane, not the names.
  onScopeDispose(() => {
    const isTaken = takenByDesk();
    if (isTaken) messages.say(house.text.frontDesk.namesKept);
    if (isTaken || board.view?.id === boardAtFirst)
      kept.keep(half, { draft: draft.value, games: series.chosen.value, on: board.view?.id ?? null });
  });

  function takenByDesk(): boolean {
    const { view } = board;
    const { rows, text } = draft.value;
    return (
      view !== null && view.id !== boardAtFirst && isOrdered(view.setup) && rows.length + text.length > 0
    );
  }

  /** The game before in the party of this line-up; null for a new party. */
  function continued(next: LineUpDraft): Party | null {
    return last.value !== null && continues(next, last.value) ? last.value : null;
  }

  function change(next: LineUpDraft): void {
    series.asked.value = false;
    const grown = next.rows.length > draft.value.rows.length;
    draft.value = next;
    const name = shownNames(next.rows).at(-1);
    if (grown && name !== undefined) messages.announce(house.text.setup.committed(name, next.rows.length));
    focus();
  }

  function enter(): void {
    const { rows, text } = draft.value;
    const { sharing } = format.value;
    const isEmpty = isNextRow(draft.value) && text.trim() === '';
    if (isEmpty && sharing !== null && canBeginTeam(sharing, draft.value)) endTeam();
    else if (isEmpty && rows.length > 0) void start();
    else change(committed(draft.value));
  }

  function start(): Promise<void> {
    return startWith((order) => here.changes.newGame(order));
  }

  function practise(minutes: number | null): Promise<void> {
    return startWith((game) => practice.begin({ game, minutes }));
  }

  /** The game to begin, or practice before it. */
  async function startWith(begin: (order: NewGameOrder) => Promise<unknown>): Promise<void> {
    if (starting.value || here.changes.busy) return;
    const names = startNames(draft.value);
    if (!names.ok) {
      const nobody = names.error.code === 'no-players';
      messages.say(nobody ? house.text.setup.addFirst : refusalText(house.text.refusals, names.error));
      change(committed(draft.value));
      return;
    }
    starting.value = true;
    try {
      const started = committed(draft.value);
      const { sharing } = format.value;
      if (sharing !== null) {
        await beginTeams(sharing, started, begin);
        return;
      }
      const [averages, options] = [averagesOf(started), chosenOptions(format.value, started, last.value)];
      const party = continued(started);
      const players = names.value.map((name, place) => ({
        ...{ name, average: averages[place] ?? null, option: options[place] ?? null },
        ...asBefore(started.rows[place], party !== null),
      }));
      const follows = party?.follows ?? null;
      await begin({ players, follows, format: format.value.id, ...series.ordered() });
    } finally {
      starting.value = false;
    }
  }

  /** A game of teams; one that the format does not take is refused here, with its sentence. */
  async function beginTeams(
    sharing: Sharing,
    started: LineUpDraft,
    begin: (order: NewGameOrder) => Promise<unknown>,
  ): Promise<void> {
    const teams = teamsOf(sharing, started);
    const fit = teamsFit(
      sharing,
      teams.map(({ length }) => length),
    );
    if (!fit.ok) {
      messages.say(refusalText(house.text.refusals, fit.error));
      change(started);
      return;
    }
    const party = continued(started);
    const players = teamPlayers(teams, party, house.text.teams.teamName);
    const order = { players, follows: party?.follows ?? null, format: format.value.id, ...series.ordered() };
    await begin({ ...order, goesRound: goesRound.value });
  }

  /** A bowler's average carries over from the last game unless entered here, if this format's games can have it. */
  function averagesOf(next: LineUpDraft): readonly (number | null)[] {
    const known = last.value === null ? [] : knownOf(next, last.value, last.value.averages);
    return next.rows.map((row, place) => {
      const average = row.average === undefined ? (known[place] ?? null) : row.average;
      return averageFits(format.value, average).ok ? average : null;
    });
  }

  const averages = computed(() => averagesOf(draft.value));

  // Staff may take a format away while a line-up is typed.
  const format = computed(
    () =>
      formats.value.find(({ id }) => id === draft.value.format) ?? formats.value[0] ?? formatOf(USUAL_FORMAT),
  );
  const options = computed(() => chosenOptions(format.value, draft.value, last.value));

  function chooseFormat(id: FormatId): void {
    if (id === format.value.id) return;
    draft.value = inFormat(draft.value, id);
    messages.announce(house.text.formats[id].short);
  }

  function stepFormat(): void {
    const next = formats.value[(formats.value.indexOf(format.value) + 1) % formats.value.length];
    if (next !== undefined) chooseFormat(next.id);
  }

  const chosenRound = ref<boolean | null>(null);
  const goesRound = computed(() => chosenRound.value ?? before.value?.goesRound ?? false);

  function turnGoesRound(): void {
    chosenRound.value = !goesRound.value;
  }

  function endTeam(): void {
    const { sharing } = format.value;
    if (sharing !== null) change(withNextTeam(sharing, draft.value));
  }

  function stepOption(place: number): void {
    const option = optionAfter(format.value, options.value[place] ?? null);
    const name = shownNames(draft.value.rows)[place];
    if (option === null || name === undefined) return;
    draft.value = optioned(draft.value, place, option);
    messages.announce(`${name}: ${optionMeaning(house.text.formats, format.value.id, option)}`);
  }

  return {
    ...{ draft, change, enter, start, practise, starting, averages, gameNumber },
    ...{ format, options, chooseFormat, stepFormat, stepOption, series },
    ...{ goesRound, turnGoesRound, endTeam },
  };
}
