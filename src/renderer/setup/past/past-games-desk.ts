import { computed, onMounted, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import { formatOf } from '../../../core/formats/formats.ts';
import { ANY_GAME, type GameSummary, type UnfinishedGame } from '../../../contract/contract.ts';
import { isOpenable } from '../../archive/list/is-openable.ts';
import { useDesk } from '../../console/desk/desk.ts';
import { useOpenGame, type GameAction } from '../../console/desk/open-game.ts';
import { partyOf, type Party } from '../../lane/game/party.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useSavedGames } from '../../lane/saved-games.ts';
import { useStaff } from '../../lane/staff.ts';

/** The newest games: enough for the names and series of an evening. */
const NEWEST = 50;

/** What the set-up knows of past games, and how it leaves for one. */
export interface PastGamesDesk {
  readonly newest: Readonly<ShallowRef<readonly GameSummary[]>>;
  /** The last players: on the board, else in this lane's newest game, else in the newest of all. None after a game that moved. */
  readonly last: ComputedRef<Party | null>;
  /** An old game left running; null while a game is on the board. */
  readonly unfinished: ComputedRef<UnfinishedGame | null>;
  /** Puts a game on the board, to read or to resume. */
  readonly openGame: (game: GameSummary, action: GameAction) => Promise<void>;
  readonly backToGame: () => void;
}

export function usePastGames(): PastGamesDesk {
  const here = useHere();
  const halves = useHalves();
  const savedGames = useSavedGames();
  const { request } = useStaff();
  const desk = useDesk();
  const newest = shallowRef<readonly GameSummary[]>([]);
  /** The newest game of each lane here: other lanes' games may be in the archive, and later ones. */
  const own = shallowRef<readonly GameSummary[]>([]);

  const last = computed(() => {
    if (here.board.phase === 'moved') return null;
    if (here.board.game !== null && here.board.view !== null)
      return partyOf(here.board.game, here.board.view.id);
    const onLane = own.value.find(({ lane }) => lane === halves.lane);
    const game = onLane ?? (halves.isPair ? undefined : newest.value[0]);
    // A list knows the teams of a game, not who was in them.
    if (game === undefined || game.phase === 'moved' || formatOf(game.format).sharing !== null) return null;
    return { ...game, league: game.league !== null, follows: game.id };
  });

  const unfinished = computed(() => (here.board.game === null ? savedGames.unfinished[halves.active] : null));

  function backToGame(): void {
    if (here.board.game !== null) desk.go(here.board.phase === 'running' ? 'game' : 'end');
    else if (halves.besideRuns) desk.home();
  }

  async function newestOf(lane: number | null, count: number): Promise<readonly GameSummary[]> {
    const found = await request((main) => main.games.page({ ...ANY_GAME, lane, before: null, count }));
    return found.ok ? found.value.games.filter(isOpenable) : [];
  }

  onMounted(async () => {
    const lanes = halves.all.map(halves.laneFor);
    const [all, ...each] = await Promise.all([
      newestOf(null, NEWEST),
      ...lanes.map((lane) => newestOf(lane, 1)),
    ]);
    own.value = each.flat();
    newest.value = all;
  });

  return { newest, last, unfinished, openGame: useOpenGame(), backToGame };
}
