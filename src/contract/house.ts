/** A house of lanes as a lane sees it. */

/** In characters, as typed. */
export const LONGEST_ADDRESS = 200;

/** Why the house does not answer as it should. */
export const LINK_TROUBLES = [
  /** Nobody there, no network, or no answer in time. */
  'unreachable',
  /** It cannot work now: its database is gone, or full. */
  'unready',
  /** Not the house that this lane was paired with. */
  'certificate',
  /** The lane's key holds no longer: the lane was removed, or paired anew. */
  'revoked',
  /** House and lane are too many versions apart. */
  'protocol',
  /** Something else answers at this address. */
  'no-house',
] as const;
export type LinkTrouble = (typeof LINK_TROUBLES)[number];

/** Why a lane was not paired. */
export type PairTrouble =
  | Exclude<LinkTrouble, 'revoked'>
  /** The address is none, or plain HTTP beyond this machine. */
  | 'bad-address'
  /** No such code, or its minutes have passed. */
  | 'unknown-code'
  /** Too many codes were tried. */
  | 'too-many'
  /** Not the house whose fingerprint staff have seen. */
  | 'other-house';

/**
 * ```
 * off ── paired ──> connecting ──> connected <──> offline
 *  ^                    └──────────────────────────^
 *  └── unpaired, from anywhere
 * ```
 * `toDeliver` counts games of which the house lacks something, as far as the lane knows; `behind` those of which the house
 * has more than the lane. `since` is ISO 8601 in UTC.
 */
export type LinkStatus =
  | { readonly kind: 'off' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected'; readonly toDeliver: number; readonly behind: number }
  | {
      readonly kind: 'offline';
      readonly since: string;
      readonly toDeliver: number;
      readonly behind: number;
      readonly trouble: LinkTrouble;
    };

/** Who opens a lane: the front desk and staff, or anybody who stands at it. */
export type OpensBy = 'desk' | 'anyone';

/** What staff compare with the front desk; null on plain HTTP. */
export type Fingerprint = string | null;

export interface HouseState {
  readonly link: LinkStatus;
  /** Null: not paired. */
  readonly house: {
    readonly name: string;
    readonly address: string;
    readonly fingerprint: Fingerprint;
    readonly opensBy: OpensBy;
  } | null;
  /** ISO 8601 in UTC; null: none since the start. */
  readonly answeredAt: string | null;
}

export const NO_HOUSE: HouseState = { link: { kind: 'off' }, house: null, answeredAt: null };

/** A house at an address, before anything was trusted. */
export interface FoundHouse {
  readonly address: string;
  readonly fingerprint: Fingerprint;
}

export interface PairOrder {
  /** As it was found. */
  readonly address: string;
  /** `4F7K-92QX`. */
  readonly code: string;
  /** The one that staff have compared. */
  readonly fingerprint: Fingerprint;
}
