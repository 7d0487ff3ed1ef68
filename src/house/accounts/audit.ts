import type { AuditAbout, Audited, AuditPage } from '../../house-contract/accounts.ts';
import type { Queries } from '../db/transactions.ts';

export interface Done {
  readonly house: string;
  /** Null if no account did it. */
  readonly account: string | null;
  readonly name: string;
  readonly what: Audited;
  /** Ids, numbers and codes, but no bowler's name: the audit is never erased. */
  readonly about?: AuditAbout;
}

const PAGE = 100;

/** Notes who did what, in the same transaction as the action. */
export async function audit(
  queries: Queries,
  { house, account, name, what, about = {} }: Done,
): Promise<void> {
  await queries.query(
    'INSERT INTO house.audit (house, account, name, what, about) VALUES ($1, $2, $3, $4, $5)',
    [house, account, name, what, JSON.stringify(about)],
  );
}

interface Row {
  readonly n: string;
  readonly at: Date;
  readonly account: string | null;
  readonly name: string;
  readonly what: string;
  readonly about: AuditAbout;
}

/** The entries before `before`, newest first. */
export async function auditPage(
  queries: Queries,
  house: string,
  before: number | undefined,
): Promise<AuditPage> {
  const { rows } = await queries.query<Row>(
    `SELECT n, at, account, name, what, about FROM house.audit
     WHERE house = $1 AND ($2::bigint IS NULL OR n < $2) ORDER BY n DESC LIMIT $3`,
    [house, before ?? null, PAGE + 1],
  );
  const entries = rows
    .slice(0, PAGE)
    .map(({ n, at, ...row }) => ({ n: Number(n), at: at.toISOString(), ...row }));
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?.n ?? null) : null };
}
