import { err, ok, type Result } from '../../../core/line/result.ts';
import {
  NO_HOUSE,
  type Failure,
  type FoundHouse,
  type FrontDeskState,
  type Half,
  type Halves,
  type HelpAsked,
  type HouseState,
  type LaneBridge,
  type Notice,
  type PairOrder,
} from '../../../contract/contract.ts';

/** A main process in memory, as far as its house needs it. */
export class FakeHouse {
  frontDesk: FrontDeskState = { help: { left: null, right: null }, messages: { left: null, right: null } };
  /** The house that is found at any address, the orders to pair with it, and how the lane stands with it. */
  foundHouse: Result<FoundHouse, Failure> = err({ code: 'not-paired', reason: 'unreachable' });
  readonly paired: PairOrder[] = [];
  houseState: HouseState = NO_HOUSE;
  protected hear: ((notice: Notice) => void) | null = null;

  /** How the lane stands with its house, told to the page. */
  houseIs(state: HouseState): void {
    this.houseState = state;
    this.hear?.({ name: 'houseChanged', value: structuredClone(state) });
  }

  protected houseCalls(
    late: <T>(answer: () => Result<T, Failure>) => Promise<Result<T, Failure>>,
  ): Pick<LaneBridge, 'frontDesk' | 'house'> {
    return {
      frontDesk: {
        askHelp: (half) => late(() => this.help(half, { state: 'asked', at: '2026-11-21T12:00:00.000Z' })),
        dismissHelp: (half) => late(() => this.help(half, null)),
        dismissMessage: () => late(() => this.noMessage()),
      },
      house: {
        status: () => late(() => ok(this.houseState)),
        find: () => late(() => this.foundHouse),
        pair: (order) => late(() => this.pair(order)),
        unpair: () => late(() => this.unpair()),
      },
    };
  }

  private pair(order: PairOrder): Result<HouseState, Failure> {
    this.paired.push(order);
    if (this.foundHouse.ok)
      this.houseIs({
        link: { kind: 'connecting' },
        house: {
          ...{ name: 'Test Bowl', address: order.address, fingerprint: order.fingerprint },
          opensBy: 'anyone',
        },
        answeredAt: null,
      });
    return this.foundHouse.ok ? ok(this.houseState) : this.foundHouse;
  }

  private unpair(): Result<HouseState, Failure> {
    this.houseIs(NO_HOUSE);
    return ok(NO_HOUSE);
  }

  private help(half: Half, asked: HelpAsked | null): Result<Halves<HelpAsked | null>, Failure> {
    const help = { ...this.frontDesk.help, [half]: asked };
    this.frontDesk = { ...this.frontDesk, help };
    this.hear?.({ name: 'helpChanged', value: help });
    return ok(help);
  }

  private noMessage(): Result<null, Failure> {
    const messages = { left: null, right: null };
    this.frontDesk = { ...this.frontDesk, messages };
    this.hear?.({ name: 'messagesChanged', value: messages });
    return ok(null);
  }
}
