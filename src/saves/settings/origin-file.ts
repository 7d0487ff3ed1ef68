import * as v from 'valibot';
import { OPAQUE_ID, type Origin } from '../../core/players/opaque-id.ts';
import { newId } from '../record/new-id.ts';
import { asItStands, sealedFile, type KeptFile } from './kept-file.ts';

interface OriginValues {
  readonly origin: Origin;
}

/** A data folder's id, made once. */
export const ORIGIN_FILE = sealedFile({
  ...asItStands<OriginValues>(),
  ...{ name: 'origin.json', marker: 'headpin-origin', largest: 4 * 1024, lost: { kind: 'origin-lost' } },
  parts: { origin: v.pipe(v.string(), v.regex(OPAQUE_ID)) },
  plain: () => ({ origin: newId() }),
  isNew: true,
  isCopied: true,
});
export type OriginFile = KeptFile<OriginValues>;
