/** Accounts of staff, pairing codes and lanes, as the front desk's page requests them. */
import * as v from 'valibot';
import { ROLES, type Role } from './front-desk.ts';
import { opaqueId } from './ids.ts';
import { OPENS_BY, type OpensBy } from './opens.ts';

export const LONGEST_ACCOUNT_NAME = 60;
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** Without control and invisible characters, so that no two names look the same but differ. */
const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LONGEST_ACCOUNT_NAME),
  v.regex(/^[^\p{C}]+$/u),
);
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_PASSWORD));
const role = v.picklist(ROLES);

/** Answered with `SignedIn` and a cookie, or refused `unknown-account` (401) or `too-many` (429). */
export const SIGN_IN = v.strictObject({ name, password });
export type SignIn = v.InferOutput<typeof SIGN_IN>;

/** Changes one's own password. It ends every session of the account and is answered like a sign-in. */
export const PASSWORD_CHANGE = v.strictObject({ old: password, new: password });
export type PasswordChange = v.InferOutput<typeof PASSWORD_CHANGE>;

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** ISO 8601, UTC; null while the account may sign in. */
  readonly disabled: string | null;
  /** ISO 8601, UTC; null before the first sign-in. */
  readonly signedIn: string | null;
}

/**
 * Changing a role or password and disabling end the account's sessions. One enabled manager must stay:
 * `last-manager` (409).
 */
export const ACCOUNT_CHANGE = v.variant('kind', [
  v.strictObject({ kind: v.literal('add'), name, role }),
  v.strictObject({ kind: v.literal('role'), id: opaqueId, role }),
  v.strictObject({ kind: v.literal('reset'), id: opaqueId }),
  v.strictObject({ kind: v.literal('disable'), id: opaqueId }),
  v.strictObject({ kind: v.literal('enable'), id: opaqueId }),
]);
export type AccountChange = v.InferOutput<typeof ACCOUNT_CHANGE>;

/** `password` is the new one after `add` and `reset`, and is shown once; otherwise null. */
export interface AccountsChanged {
  readonly accounts: readonly Account[];
  readonly password: string | null;
}

/** `code` is shown once; `ends` is ISO 8601, UTC. */
export interface PairingCode {
  readonly code: string;
  readonly ends: string;
  /** Host names and addresses by which lanes reach the house; none if it serves its own machine only. */
  readonly hosts: readonly string[];
}

/** A PC that was paired. Times are ISO 8601, UTC. */
export interface HouseLane {
  readonly origin: string;
  readonly numbers: readonly number[];
  readonly note: string;
  /** The version that the program reported. */
  readonly program: string | null;
  readonly paired: string;
  /** Since when its key is refused; null while it is accepted. */
  readonly revoked: string | null;
  readonly seen: string | null;
}

/** A revoked lane must be paired again. */
export const LANE_CHANGE = v.variant('kind', [
  v.strictObject({ kind: v.literal('revoke'), origin: opaqueId }),
  v.strictObject({
    kind: v.literal('note'),
    origin: opaqueId,
    note: v.pipe(v.string(), v.trim(), v.maxLength(200), v.regex(/^[^\p{C}]*$/u)),
  }),
]);
export type LaneChange = v.InferOutput<typeof LANE_CHANGE>;

/** Who opens the lanes of the whole house, or another staff PIN for them. */
export const OPENS_CHANGE = v.variant('kind', [
  v.strictObject({ kind: v.literal('by'), by: v.picklist(OPENS_BY) }),
  v.strictObject({ kind: v.literal('pin') }),
]);
export type OpensChange = v.InferOutput<typeof OPENS_CHANGE>;

/** `by` is null while nobody has chosen: lanes that were paired before keep their way, which is `anyone`. */
export interface ChosenOpens {
  readonly by: OpensBy | null;
  readonly pin: string;
}

/** What the audit knows. The older an entry, the older the program that wrote it: a page also shows a code that it does not know. */
export const AUDITED = [
  ...(['sign-in', 'sign-in-refused', 'sign-out', 'password'] as const),
  ...(['account-add', 'account-role', 'account-reset', 'account-disable', 'account-enable'] as const),
  ...(['pairing-code', 'lane-paired', 'lane-revoke', 'lane-note'] as const),
  ...(['lanes-by-desk', 'lanes-by-anyone', 'lane-pin'] as const),
  ...(['order', 'order-cancelled', 'move', 'move-forced', 'move-on'] as const),
  ...(['waiting-add', 'waiting-change', 'waiting-remove', 'waiting-seat'] as const),
  ...(['fork-answered', 'move-answered', 'aside-seen'] as const),
] as const;
export type Audited = (typeof AUDITED)[number];

/** Who did what. `about` has ids, numbers and codes, but no bowler's name. */
export interface AuditEntry {
  readonly n: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Null if no account did it, but a lane or a command on the house's PC. */
  readonly account: string | null;
  readonly name: string;
  readonly what: string;
  readonly about: AuditAbout;
}
export type AuditAbout = Readonly<Record<string, string | number | boolean | null | readonly number[]>>;

/** Newest first; `next` is the `before` of the next page, null on the last one. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly next: number | null;
}
export const AUDIT_ASKED = v.strictObject({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/u), v.toNumber())),
});

/** Codes of refusals on these routes, besides those of every route (`invalid`, `too-many`, `bug`, …). */
export type AccountRefusal =
  /** 401: no session, or an ended one. */
  | 'no-session'
  /** 403: the role may not do this. */
  | 'not-allowed'
  /** 403: the password was made for its owner and must be changed first. */
  | 'password-given'
  /** 403: a change without `x-csrf-token`, or with a wrong one. */
  | 'csrf'
  /** 403: a change from another site's page. */
  | 'foreign-origin'
  | 'unknown-account'
  | 'wrong-password'
  | 'password-too-short'
  | 'password-too-easy'
  | 'password-same'
  | 'name-taken'
  | 'last-manager'
  | 'no-such-account'
  | 'no-such-lane';
