import * as v from 'valibot';

export const OPENS_BY = ['desk', 'anyone'] as const;
export type OpensBy = (typeof OPENS_BY)[number];

/** Four to eight digits, as a lane takes them. */
export const LANE_PIN = v.pipe(v.string(), v.regex(/^[0-9]{4,8}$/u));

/**
 * Who opens the lanes of a house, as its lanes hear it: in the answer to a pairing that asks for it (`?opens=1`), and as
 * `opens` on the stream. `pin` is the staff PIN of lanes without one of their own. A house of an older version says nothing.
 */
export const OPENS = v.variant('by', [
  v.object({ by: v.literal('anyone') }),
  v.object({ by: v.literal('desk'), pin: LANE_PIN }),
]);
export type Opens = v.InferOutput<typeof OPENS>;
