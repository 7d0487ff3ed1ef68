import * as v from 'valibot';
import { err, ok, type Result } from '../../core/line/result.ts';
import { LARGEST_LOGO, LOGO_SIDES, PLATES, type Plate } from '../../contract/contract.ts';
import { BASE64, type KeptLogo } from '../../saves/logo/kept-logo.ts';
import { makePng, type Pixels } from '../../saves/logo/png.ts';

/** A logo with too many bytes is drawn smaller, which only photographs need. */
const SHARES = [1, 0.75, 0.5, 0.25];

const side = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const LONGEST_PIXELS = Math.ceil((LOGO_SIDES.width * LOGO_SIDES.height * 4) / 3) * 4;

const ANSWER = v.variant('kind', [
  v.strictObject({
    kind: v.literal('drawn'),
    width: side(LOGO_SIDES.width),
    height: side(LOGO_SIDES.height),
    pixels: v.pipe(v.string(), v.maxLength(LONGEST_PIXELS), v.regex(BASE64)),
    plate: v.nullable(v.picklist(PLATES)),
  }),
  // Stryker disable next-line StringLiteral: what is not a reason is broken, too
  v.strictObject({ kind: v.literal('refused'), reason: v.picklist(['wrong-size', 'broken']) }),
]);

type Refusal = 'wrong-size' | 'broken';

/**
 * Lets the page draw a picture as the logo: it receives a share of the longest sides and answers with pixels, from
 * which main writes the PNG. A hostile picture may take over the page, and the page may then answer anything; but no
 * byte of the file reaches another decoder.
 */
export async function drawnLogo(
  ask: (share: number) => Promise<unknown>,
): Promise<Result<KeptLogo, Refusal>> {
  for (const share of SHARES) {
    const drawn = checked(await ask(share));
    if (!drawn.ok) return drawn;
    const png = await makePng(drawn.value);
    if (png.length <= LARGEST_LOGO) return ok({ png, plate: drawn.value.plate });
  }
  return err('broken');
}

function checked(answer: unknown): Result<Pixels & { readonly plate: Plate | null }, Refusal> {
  const parsed = v.safeParse(ANSWER, answer, { abortEarly: true });
  if (!parsed.success) return err('broken');
  if (parsed.output.kind === 'refused') return err(parsed.output.reason);
  const { width, height, pixels, plate } = parsed.output;
  const bytes = Buffer.from(pixels, 'base64');
  return bytes.length === width * height * 4 ? ok({ width, height, bytes, plate }) : err('broken');
}
