import * as v from 'valibot';
import type { SameFields, SameTable } from '../../core/line-up/player-event.ts';

type FieldSchemas = { readonly [F in keyof SameFields]: v.GenericSchema<unknown, SameFields[F]> };

type SameSchema<
  By extends 'kind' | 'type',
  T extends SameTable,
  F extends FieldSchemas,
  More extends v.ObjectEntries,
> = {
  [K in keyof T & string]: v.StrictObjectSchema<
    { readonly [B in By]: v.LiteralSchema<B extends 'kind' ? K : T[K]['type'], undefined> } & Pick<
      F,
      T[K]['fields'][number]
    > &
      More,
    undefined
  >;
}[keyof T & string];

/** The schemas of a table's commands (by `kind`), or of its events (by `type`), from those of their fields. */
export function sameSchemas<
  By extends 'kind' | 'type',
  T extends SameTable,
  F extends FieldSchemas,
  More extends v.ObjectEntries,
>(by: By, table: T, fields: F, more: More): SameSchema<By, T, F, More>[] {
  return Object.entries(table).map(([kind, same]) => {
    const said = Object.fromEntries(same.fields.map((field) => [field, fields[field]]));
    return v.strictObject({ [by]: v.literal(by === 'kind' ? kind : same.type), ...said, ...more });
  }) as unknown as SameSchema<By, T, F, More>[];
}
