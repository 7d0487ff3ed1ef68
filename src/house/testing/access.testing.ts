/**
 * Who may use which route and table, one row each. `docs/security.md` shows these rows, and tests try them.
 */

export const CREDENTIALS = [
  'none',
  'ended session',
  'given password',
  'secretary',
  'operator',
  'manager',
  'lane key',
  'revoked key',
  'pairing code',
] as const;
export type Credential = (typeof CREDENTIALS)[number];

const ALL: readonly Credential[] = CREDENTIALS;
const SIGNED_IN: readonly Credential[] = ['given password', 'secretary', 'operator', 'manager'];
const ANY_ROLE: readonly Credential[] = ['secretary', 'operator', 'manager'];
const ORDERS: readonly Credential[] = ['operator', 'manager'];
const REPORTS: readonly Credential[] = ['secretary', 'manager'];
const MANAGER: readonly Credential[] = ['manager'];
const LANE: readonly Credential[] = ['lane key'];

/** Who may use each route. A route without a row fails the tests. */
export const ROUTE_ACCESS: Readonly<Record<string, readonly Credential[]>> = {
  'GET /*': ALL,
  'HEAD /*': ALL,
  'GET /health': ALL,
  'POST /desk/v1/sign-in': ALL,
  'GET /lane/v1/authority': ALL,
  'POST /lane/v1/pair': ALL,
  'GET /desk/v1/me': SIGNED_IN,
  'POST /desk/v1/me/password': SIGNED_IN,
  'POST /desk/v1/sign-out': SIGNED_IN,
  'GET /desk/v1/state': ANY_ROLE,
  'GET /desk/v1/stream': ANY_ROLE,
  'POST /desk/v1/orders': ORDERS,
  'POST /desk/v1/orders/cancel': ORDERS,
  'POST /desk/v1/moves': ORDERS,
  'POST /desk/v1/moves/on': ORDERS,
  'POST /desk/v1/waiting': ORDERS,
  'GET /desk/v1/forks': ANY_ROLE,
  'POST /desk/v1/forks': ORDERS,
  'GET /desk/v1/report': REPORTS,
  'GET /desk/v1/report.csv': REPORTS,
  'GET /desk/v1/accounts': MANAGER,
  'POST /desk/v1/accounts': MANAGER,
  'GET /desk/v1/audit': MANAGER,
  'GET /desk/v1/lanes': MANAGER,
  'POST /desk/v1/lanes': MANAGER,
  'GET /desk/v1/lanes/opens': MANAGER,
  'POST /desk/v1/lanes/opens': MANAGER,
  'POST /desk/v1/pairing-codes': MANAGER,
  'POST /lane/v1/hello': LANE,
  'POST /lane/v1/compare': LANE,
  'POST /lane/v1/facts': LANE,
  'POST /lane/v1/deletions': LANE,
  'POST /lane/v1/erasures': LANE,
  'GET /lane/v1/erasures': LANE,
  'POST /lane/v1/states': LANE,
  'POST /lane/v1/answers': LANE,
  'GET /lane/v1/stream': LANE,
};

/** A Markdown table, formatted as Prettier does. Names with the same rights share a row. */
export function rightsTable(
  head: readonly string[],
  rightsOf: readonly (readonly [name: string, rights: readonly string[]])[],
): string {
  const named = new Map<string, string[]>();
  for (const [name, rights] of rightsOf) {
    const cells = rights.join(' | ');
    named.set(cells, [...(named.get(cells) ?? []), `\`${name}\``]);
  }
  const rows = Array.from(named, ([cells, names]) => [names.join(', '), ...cells.split(' | ')]);
  const widths = head.map((_title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

export function routeTable(): string {
  return rightsTable(
    ['route', 'credentials'],
    Object.entries(ROUTE_ACCESS).map(([route, who]) => [route, [who === ALL ? 'every one' : who.join(', ')]]),
  );
}
