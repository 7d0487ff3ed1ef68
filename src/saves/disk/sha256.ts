import { createHash } from 'node:crypto';
import type { Sha256 } from '../../league-files/results/result-files.ts';

/** The digest of a text in UTF-8. */
export const sha256: Sha256 = (text) => createHash('sha256').update(text, 'utf8').digest();
