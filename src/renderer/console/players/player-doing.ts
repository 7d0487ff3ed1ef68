import type { PlayerCommand } from '../../../core/line-up/player-event.ts';
import type { Turn } from '../../../core/players/turn.ts';
import type { Half } from '../../../contract/contract.ts';
import { useHalfBoard } from '../../lane/game/half-board.ts';
import { useHalfChanges } from '../../lane/game/half-changes.ts';
import { useHalves } from '../../lane/game/halves.ts';
import { useHere } from '../../lane/game/here.ts';
import { useHouse } from '../../lane/house.ts';
import { useMessages } from '../../lane/messages.ts';
import { useDesk } from '../desk/desk.ts';
import { useRuling } from '../ruling/ruling.ts';
import { playerActions, type Doing, type PlayerAction } from './player-actions.ts';

/** The actions of the player menu, by button or letter. */
export interface PlayerDoing {
  /** Sends a command and returns to the keys once it succeeds; a refusal is shown and the panel stays. */
  readonly send: (command: PlayerCommand) => Promise<void>;
  readonly act: (action: PlayerAction) => void;
  /** The same for a button of another view. */
  readonly actOn: (does: Doing) => void;
  /** Presses this button of the open menu. */
  readonly press: (id: PlayerAction['id']) => void;
}

export function usePlayerDoing(): PlayerDoing {
  const here = useHere();
  const halves = useHalves();
  const house = useHouse();
  const messages = useMessages();
  const desk = useDesk();
  const ruling = useRuling();

  async function send(command: PlayerCommand): Promise<void> {
    const { player, playerView } = desk;
    const { active: half } = halves;
    const { turn } = here.board;
    const sent = await here.changes.apply(command);
    if (sent.ok && turn !== null && 'makesUp' in command) await endsFrameFirst(half, turn);
    // Another panel or player may have been opened during the save.
    const isOpen = desk.panel === 'player' && desk.player === player && desk.playerView === playerView;
    if (sent.ok && isOpen && half === halves.active) desk.close();
  }

  /** A player in mid-frame finishes it before anyone makes up frames. */
  async function endsFrameFirst(half: Half, { player, ball }: Turn): Promise<void> {
    if (ball > 1 && useHalfBoard(half).turn?.player !== player)
      await useHalfChanges(half).apply({ kind: 'call', player });
  }

  function act({ id, does }: PlayerAction): void {
    // Moving keeps the menu open for further places.
    if ('command' in does && (id === 'up' || id === 'down')) void here.changes.apply(does.command);
    else actOn(does);
  }

  function actOn(does: Doing): void {
    if ('view' in does) desk.askPlayer(does.view);
    else if ('says' in does) messages.say(does.says);
    else if ('givesAway' in does) giveAway(does.givesAway);
    else void send(does.command);
  }

  function giveAway(frame: number): void {
    if (desk.player === null) return;
    ruling.askWho({ player: desk.player, frame });
  }

  function press(id: PlayerAction['id']): void {
    const { game } = here.board;
    const line = game?.position.lines.find(({ player }) => player === desk.player);
    if (game === null || line === undefined) return;
    const { players, formats, leaguePlayer } = house.text;
    const actions = playerActions(game, line, players, house.settings.lateRule, formats, leaguePlayer);
    const action = actions.find((one) => one.id === id);
    if (action !== undefined) act(action);
  }

  return { send, act, actOn, press };
}
