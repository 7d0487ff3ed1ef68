import * as v from 'valibot';
import { OPAQUE_ID, type BowlerId } from '../../core/players/opaque-id.ts';
import { err, type Result } from '../../core/line/result.ts';
import type { SaveTrouble } from '../../contract/contract.ts';
import { listOf } from '../record/reading.ts';
import { asItStands, sealedFile, type KeptFile } from './kept-file.ts';

/** An id takes 27 bytes. */
const MOST_ERASED = 150_000;

interface ErasedValues {
  readonly bowlers: readonly BowlerId[];
}

/** The ids of the bowlers who were erased, so that no import brings their names back. It has no names. */
export const ERASED_FILE = sealedFile({
  ...asItStands<ErasedValues>(),
  ...{ name: 'erased.json', marker: 'headpin-erased', largest: 4 * 1024 * 1024 },
  lost: { kind: 'erased-lost' },
  parts: { bowlers: listOf(v.pipe(v.string(), v.regex(OPAQUE_ID)), { most: MOST_ERASED }) },
  plain: () => ({ bowlers: [] }),
  isCopied: true,
});
export type ErasedFile = KeptFile<ErasedValues>;

/** Notes these ids durably, before their names go. */
export async function addErased(
  file: Pick<ErasedFile, 'current' | 'change'>,
  bowlers: Iterable<BowlerId>,
): Promise<Result<unknown, SaveTrouble>> {
  const all = new Set([...file.current().bowlers, ...bowlers]);
  return all.size > MOST_ERASED ? err('too-large') : file.change({ bowlers: [...all] });
}
