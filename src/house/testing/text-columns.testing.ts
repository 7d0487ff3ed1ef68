import type { Address } from '../cluster/cluster.ts';
import { asked } from '../db/asked.ts';

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
}

/** Every column that can hold text: text, JSON, and lists and domains of them. */
async function textColumns(owner: Address): Promise<readonly Column[]> {
  return asked<Column & Record<string, unknown>>(
    owner,
    `SELECT nspname AS schema, relname AS table, attname AS column FROM pg_attribute
     JOIN pg_class ON pg_class.oid = attrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     JOIN pg_type ON pg_type.oid = atttypid LEFT JOIN pg_type AS base ON base.oid = pg_type.typbasetype
     WHERE relkind IN ('r', 'p', 'm') AND NOT relispartition AND attnum > 0 AND NOT attisdropped
       AND nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')
       AND coalesce(base.typname, pg_type.typname) IN ('text', 'varchar', 'bpchar', 'name', 'json', 'jsonb', 'xml', '_text', '_varchar', '_jsonb')
     ORDER BY 1, 2, 3`,
  );
}

/** Where this text is stored, in any case, as `table.column`. */
export async function placesOf(owner: Address, text: string): Promise<readonly string[]> {
  const places = (await textColumns(owner)).map(
    ({ schema, table, column }) =>
      `SELECT '${schema}.${table}.${column}' AS place WHERE EXISTS (SELECT FROM "${schema}"."${table}"
         WHERE strpos(lower("${column}"::text), lower($1)) > 0)`,
  );
  const rows = await asked<{ place: string }>(owner, `${places.join(' UNION ALL ')} ORDER BY place`, [text]);
  return rows.map(({ place }) => place);
}
