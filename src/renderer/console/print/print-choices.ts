import { computed, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue';
import { phaseOf, replay, type Game } from '../../../core/game/game.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import {
  BOWLER_SHEETS,
  takesPaper,
  type Paper,
  type SheetOrder,
  type SheetSubject,
} from '../../../contract/contract.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { useStaff } from '../../lane/staff.ts';

/** What a panel is opened for, instead of a game. */
export type GivenSubject = Extract<SheetSubject, { readonly kind: 'blank' | 'statistics' }>;
export type PrintedKind = Exclude<SheetSubject['kind'], GivenSubject['kind']>;

/** The game that a panel prints. */
export interface PrintedGame {
  readonly names: readonly { readonly player: PlayerId; readonly name: string }[];
  /** Whether there is a recap. */
  readonly league: boolean;
  readonly running: boolean;
}

/** What a panel prints: the kind, for whom, on which paper. */
export interface PrintChoices {
  readonly kind: Readonly<Ref<PrintedKind>>;
  /** Null: everybody. */
  readonly player: Readonly<Ref<PlayerId | null>>;
  readonly paper: ComputedRef<Paper>;
  readonly papers: ComputedRef<readonly Paper[]>;
  readonly what: ComputedRef<SheetSubject | null>;
  readonly game: ComputedRef<PrintedGame | null>;
  /** The document as it would be printed now; null until it is there. */
  readonly order: Readonly<Ref<SheetOrder | null>>;
  readonly choose: (kind: PrintedKind) => void;
  readonly setRoll: (on: boolean) => void;
  /** A card for one bowler, and where the series is chosen its page. */
  readonly chooseFor: (player: PlayerId | null) => void;
}

const ALL_PAPERS = ['A4', 'Letter', 'receipt'] as const satisfies readonly Paper[];

/** A subject that is given leaves only the paper to be chosen. */
export function usePrintChoices(given: () => GivenSubject | null, gameId: () => string | null): PrintChoices {
  const here = useHere();
  const house = useHouse();
  const { allowed } = useStaff();
  const kind = ref<PrintedKind>('game');
  const player = ref<PlayerId | null>(null);
  const order = shallowRef<SheetOrder | null>(null);

  /** A game's sheet goes on a roll for this once. */
  const roll = ref(false);
  const paper = computed<Paper>(() => {
    if (given() !== null) return house.settings.paper;
    if (kind.value === 'card') return house.settings.cardPaper;
    return roll.value && takesPaper(kind.value, 'receipt') ? 'receipt' : house.settings.paper;
  });
  const papers = computed(() => ALL_PAPERS.filter((one) => takesPaper(given()?.kind ?? kind.value, one)));
  const what = computed<SheetSubject | null>(() => {
    const subject = given();
    if (subject !== null) return subject;
    const id = gameId();
    if (id === null) return null;
    const chosen = kind.value;
    return chosen === 'series' || chosen === 'card'
      ? { kind: chosen, gameId: id, player: player.value }
      : { kind: chosen, gameId: id };
  });
  const game = computed(() => {
    // The board's game is known before its document is there: a digit may come right after P.
    if (here.board.game !== null && here.board.view?.id === gameId()) return printedGame(here.board.game);
    if (order.value === null || !('game' in order.value)) return null;
    const { setup, events } = order.value.game;
    const past = replay(setup, events);
    return past.ok ? printedGame(past.value) : null;
  });

  async function look(): Promise<void> {
    const asked = what.value;
    // A blank sheet is not shown.
    if (asked === null || asked.kind === 'blank') return;
    const found = await allowed((lane) => lane.printing.preview({ what: asked, paper: paper.value }));
    if (found.ok && asked === what.value) order.value = found.value;
  }

  watch(
    // The document follows the game.
    [what, paper, () => here.board.view?.revision, () => house.settings],
    () => {
      void look();
    },
    { immediate: true },
  );

  function choose(chosen: PrintedKind): void {
    kind.value = chosen;
    if (!isOfBowlers(chosen)) player.value = null;
  }

  function chooseFor(chosen: PlayerId | null): void {
    player.value = chosen;
    if (chosen !== null && !isOfBowlers(kind.value)) kind.value = 'card';
  }

  function setRoll(on: boolean): void {
    roll.value = on;
  }

  return { kind, player, paper, papers, what, game, order, choose, chooseFor, setRoll };
}

function isOfBowlers(kind: PrintedKind): boolean {
  return BOWLER_SHEETS.some((one) => one === kind);
}

function printedGame(game: Game): PrintedGame {
  return {
    names: game.position.lines.map(({ player, name }) => ({ player, name })),
    league: game.position.league !== null,
    running: phaseOf(game) === 'running',
  };
}
