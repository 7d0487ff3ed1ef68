import { describe, expect, it } from 'vitest';
import { formatOf } from '../formats/formats.ts';
import { plainFormat } from '../formats/format.ts';
import { TEN_PIN_RULES } from '../formats/ten-pin.ts';
import { USUAL_HANDICAP, handicapRule, type HandicapRule } from './handicap-rule.ts';
import { isPercentage } from './percentage.ts';

const TEN_PIN = formatOf('ten-pin');

describe('a handicap rule', () => {
  it('of 90 % of 220 is usual, and is frozen once it was checked', () => {
    const rule = handicapRule(USUAL_HANDICAP, TEN_PIN);
    expect(rule).toEqual({ ok: true, value: USUAL_HANDICAP });
    expect(rule.ok && Object.isFrozen(rule.value)).toBe(true);
  });

  it.each<[Partial<HandicapRule>, string, number]>([
    [{ base: -1 }, 'base', 300],
    [{ base: 301 }, 'base', 300],
    [{ base: 200.5 }, 'base', 300],
    [{ base: NaN }, 'base', 300],
    [{ base: -0 }, 'base', 300],
    [{ percentage: -1 }, 'percentage', 200],
    [{ percentage: 200.5 }, 'percentage', 200],
    [{ percentage: 33.333 }, 'percentage', 200],
    [{ percentage: NaN }, 'percentage', 200],
    [{ percentage: Infinity }, 'percentage', 200],
    [{ percentage: -0 }, 'percentage', 200],
    [{ maximum: -1 }, 'maximum', 300],
    [{ maximum: 301 }, 'maximum', 300],
  ])('with %j is refused', (part, figure, most) => {
    expect(handicapRule({ ...USUAL_HANDICAP, ...part }, TEN_PIN)).toEqual({
      ok: false,
      error: { code: 'figure-out-of-range', figure, least: 0, most },
    });
  });

  it('has the bounds of its format, whatever they are', () => {
    const short = plainFormat('five-frames', { ...TEN_PIN_RULES, frames: 5 });
    expect(handicapRule({ ...USUAL_HANDICAP, base: 150 }, short)).toMatchObject({ ok: true });
    expect(handicapRule({ ...USUAL_HANDICAP, base: 151 }, short)).toMatchObject({
      error: { figure: 'base', most: 150 },
    });
  });
});

describe('a percentage', () => {
  it('may have any two decimals, and no more', () => {
    for (let hundredths = 0; hundredths <= 20_000; hundredths += 1)
      expect(isPercentage(Number(`${String(hundredths)}e-2`))).toBe(true);
    expect([66.666, 0.001, 87.505, 199.999].map(isPercentage)).toEqual([false, false, false, false]);
  });
});
