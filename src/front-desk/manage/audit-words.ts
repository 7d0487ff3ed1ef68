import { AUDITED, type AuditAbout, type Audited, type AuditEntry } from '../../house-contract/accounts.ts';
import { ROLES } from '../../house-contract/front-desk.ts';
import type { DeskText } from '../../text/front-desk/front-desk.ts';

/** An entry of the audit in words. */
export interface AuditWords {
  readonly who: string;
  readonly what: string;
  /** What a person can read of the details; their ids are in the house's database. */
  readonly about: string;
}

/** `names` are those of the accounts, by id. */
export function auditWords(
  { account, name, what, about }: AuditEntry,
  names: ReadonlyMap<string, string>,
  text: DeskText,
): AuditWords {
  // A code without words does not compile.
  const did: Readonly<Record<Audited, string>> = text.manage.did;
  const known = AUDITED.find((one) => one === what);
  return {
    who: account === null ? byNoAccount(what, about, text) : name,
    what: known === undefined ? what : did[known],
    about: aboutWords(about, names, text).join(' · '),
  };
}

function byNoAccount(what: string, { lanes }: AuditAbout, { manage, panel }: DeskText): string {
  if (what === 'sign-in-refused') return manage.unknownName;
  if (!Array.isArray(lanes)) return manage.housePc;
  return lanes.length === 1 ? panel.lane(Number(lanes[0])) : panel.lanes(lanes.join(', '));
}

function aboutWords(
  { lane, kind, from, to, account, role }: AuditAbout,
  names: ReadonlyMap<string, string>,
  { panel, orders, shell }: DeskText,
): readonly string[] {
  const kinds: Readonly<Record<string, string>> = {
    ...{ open: panel.openThis, extend: panel.extend, close: orders.close, message: panel.message },
    ...{ answerHelp: orders.answerHelp, print: panel.print },
  };
  const isMove = typeof from === 'number' && typeof to === 'number';
  const given = ROLES.find((one) => one === role);
  return [
    ...(typeof lane === 'number' ? [panel.lane(lane)] : []),
    ...(typeof kind === 'string' ? [kinds[kind] ?? kind] : []),
    ...(isMove ? [panel.fromTo(from, to)] : typeof to === 'number' ? [panel.lane(to)] : []),
    ...(typeof account === 'string' ? [names.get(account) ?? account] : []),
    ...(given === undefined ? [] : [shell.roles[given]]),
  ];
}
