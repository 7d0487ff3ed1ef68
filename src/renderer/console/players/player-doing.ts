import type { PlayerCommand } from '../../../core/player-event.ts';
import { useLane } from '../../lane/store.ts';
import { useDesk } from '../desk.ts';
import { playerActions, type PlayerAction } from './player-actions.ts';

/** What the menu of a player does, by a button or by its letter. */
export interface PlayerDoing {
  /** Sends it and, once it is done, goes back to the keys; what was refused is said and can be mended. */
  readonly send: (command: PlayerCommand) => Promise<void>;
  readonly act: (action: PlayerAction) => void;
  /** The button of this id in the menu that is open. */
  readonly press: (id: PlayerAction['id']) => void;
}

/** The doing behind the panel of a player. */
export function usePlayerDoing(): PlayerDoing {
  const lane = useLane();
  const desk = useDesk();

  async function send(command: PlayerCommand): Promise<void> {
    const { player, playerView } = desk;
    const sent = await lane.apply(command);
    // Another panel, or another player's, may have been opened while it was being saved.
    const isOpen = desk.panel === 'player' && desk.player === player && desk.playerView === playerView;
    if (sent.ok && isOpen) desk.close();
  }

  function act({ id, does }: PlayerAction): void {
    if ('view' in does) desk.askPlayer(does.view);
    // Moving goes on: more than one place needs more than one press.
    else if (id === 'up' || id === 'down') void lane.apply(does.command);
    else void send(does.command);
  }

  function press(id: PlayerAction['id']): void {
    const { game } = lane;
    const line = game?.position.lines.find(({ player }) => player === desk.player);
    if (game === null || line === undefined) return;
    const action = playerActions(game, line, lane.text.players).find((one) => one.id === id);
    if (action !== undefined) act(action);
  }

  return { send, act, press };
}
