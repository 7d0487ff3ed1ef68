/**
 * How a fraction is rounded (rules: leagues). down: dropped. up: to the next whole pin. nearest: a half or more goes
 * up. A negative number is rounded by its size: -4.5 becomes -4, -5 and -5.
 */
export const ROUNDINGS = ['down', 'up', 'nearest'] as const;

export type Rounding = (typeof ROUNDINGS)[number];

/** A rounded quotient. Dividing whole numbers keeps it exact: 90 % of 70 is 63, never 62.999. */
export function divided(dividend: bigint, divisor: bigint, rounding: Rounding): number {
  const size = dividend < 0n ? -dividend : dividend;
  const rest = size % divisor;
  const whole = (size - rest) / divisor + (countsWhole(rest, divisor, rounding) ? 1n : 0n);
  return Number(dividend < 0n ? -whole : whole);
}

function countsWhole(rest: bigint, divisor: bigint, rounding: Rounding): boolean {
  switch (rounding) {
    case 'down':
      return false;
    case 'up':
      return rest > 0n;
    case 'nearest':
      return rest * 2n >= divisor;
  }
}
