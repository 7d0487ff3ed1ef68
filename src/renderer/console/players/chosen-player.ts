import { computed, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { PlayerId } from '../../../core/players/player.ts';
import { frameBeingBowled } from '../../../core/players/position.ts';
import { useHere } from '../../lane/game/here.ts';
import type { Panel } from '../views.ts';
import type { PlayerView } from './player-actions.ts';

/** The open player panel and its view. */
export interface ChosenPlayer {
  readonly player: Ref<PlayerId | null>;
  readonly playerView: Ref<PlayerView>;
  /** The frame in which a player added now starts. */
  readonly startFrame: ComputedRef<number>;
  /** Opens a player's panel, for null that of the player on turn; closes it if it is already open. */
  readonly openPlayer: (which?: PlayerId | null, view?: PlayerView) => void;
  /** Moves to the previous or next player, in a circle. */
  readonly stepPlayer: (by: 1 | -1) => void;
  /** Shows another view of the open panel. */
  readonly askPlayer: (view: PlayerView) => void;
}

/** The desk's state of the player panel. */
export function createChosenPlayer(panel: Ref<Panel | null>, mayOpen: () => boolean): ChosenPlayer {
  const here = useHere();
  const player = ref<PlayerId | null>(null);
  const playerView = ref<PlayerView>('menu');
  const startFrame = computed(() =>
    here.board.game === null ? 1 : frameBeingBowled(here.board.game.position),
  );

  // Undo may remove the panel's player.
  watch(
    () => here.board.game,
    (game) => {
      const gone = game?.position.lines.every((line) => line.player !== player.value) ?? true;
      if (panel.value === 'player' && playerView.value !== 'add' && gone) panel.value = null;
    },
    { flush: 'sync' },
  );

  function openPlayer(which: PlayerId | null = null, view: PlayerView = 'menu'): void {
    if (here.board.game === null || !mayOpen()) return;
    const [first] = here.board.game.position.lines;
    const chosen = which ?? here.board.turn?.player ?? first?.player ?? null;
    const same = panel.value === 'player' && player.value === chosen && playerView.value === view;
    player.value = chosen;
    playerView.value = view;
    panel.value = same ? null : 'player';
  }

  function stepPlayer(by: 1 | -1): void {
    const players = here.board.rows.map((row) => row.player);
    const place = players.findIndex((one) => one === player.value);
    player.value = players[(place + by + players.length) % players.length] ?? null;
  }

  function askPlayer(view: PlayerView): void {
    playerView.value = view;
  }

  return { player, playerView, startFrame, openPlayer, stepPlayer, askPlayer };
}
