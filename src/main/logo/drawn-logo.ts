import * as v from 'valibot';
import { err, ok, type Result } from '../../core/line/result.ts';
import { isOurs } from '../../saves/logo/first-bytes.ts';
import { keptLogo, WRITTEN_LOGO, type KeptLogo } from '../../saves/logo/kept-logo.ts';

const ANSWER = v.variant('kind', [
  v.strictObject({ kind: v.literal('drawn'), ...WRITTEN_LOGO.entries }),
  // Stryker disable next-line StringLiteral: what is no reason is broken, too
  v.strictObject({ kind: v.literal('refused'), reason: v.picklist(['wrong-size', 'broken']) }),
]);

/** Checks the logo in the page's answer. A hostile picture may control the page, which then may answer anything. */
export function drawnLogo(answer: unknown): Result<KeptLogo, 'wrong-size' | 'broken'> {
  const parsed = v.safeParse(ANSWER, answer);
  if (!parsed.success) return err('broken');
  if (parsed.output.kind === 'refused') return err(parsed.output.reason);
  const logo = keptLogo(parsed.output);
  return isOurs(logo.png) ? ok(logo) : err('broken');
}
