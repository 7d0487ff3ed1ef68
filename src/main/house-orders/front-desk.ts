import type { FrontDeskState } from '../../contract/contract.ts';
import type { OrdersFile } from '../../saves/settings/orders-file.ts';
import { Help, type HelpDeps } from './help.ts';
import { LaneStates, type OwnLaneState } from './lane-states.ts';
import { Messages, type MessagesDeps } from './messages.ts';
import { Orders, type OrdersDeps } from './orders.ts';
import { Parties } from './parties.ts';

export interface LaneFrontDeskDeps
  extends
    Omit<OrdersDeps, 'help' | 'messages' | 'parties'>,
    Omit<HelpDeps, 'file' | 'parties'>,
    Pick<MessagesDeps, 'after'> {
  readonly file: Pick<OrdersFile, 'current' | 'change' | 'settled'>;
  readonly games: OrdersDeps['games'] & ConstructorParameters<typeof LaneStates>[0]['games'];
  /** Called when a lane is in another state. */
  readonly statesChanged: () => void;
}

/** A lane's side of the front desk: orders, messages, calls for help, and the state of the lanes. */
export class LaneFrontDesk {
  readonly orders: Orders;
  readonly help: Help;
  readonly messages: Messages;
  readonly #states: LaneStates;
  readonly #file: LaneFrontDeskDeps['file'];

  constructor(deps: LaneFrontDeskDeps) {
    this.#file = deps.file;
    const parties = new Parties(deps.games);
    this.help = new Help({ ...deps, parties });
    this.messages = new Messages({ ...deps, party: parties.on.bind(parties) });
    const { help, messages } = this;
    this.orders = new Orders({ ...deps, help, messages, parties });
    this.#states = new LaneStates({ ...deps, help, changed: deps.statesChanged });
  }

  get state(): FrontDeskState {
    return { help: this.help.current, messages: this.messages.current };
  }

  /** The state of each lane of this PC. */
  states(): readonly OwnLaneState[] {
    return this.#states.states();
  }

  /** At the start, before games are archived: finishes orders that a crash cut off. */
  begin(): Promise<void> {
    this.hear();
    return this.orders.begin();
  }

  /** Looks whether a party has left and the lanes are in another state: any announcement may have changed one. */
  hear(): void {
    this.help.look();
    this.messages.look();
    this.#states.look();
  }

  /** Resolves once nothing is written any more. */
  async end(): Promise<void> {
    this.messages.end();
    this.help.end();
    this.#states.end();
    await this.#file.settled();
  }
}
