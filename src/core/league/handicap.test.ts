import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USUAL_HANDICAP, type HandicapRule } from './handicap-rule.ts';
import { handicapOf, seriesHandicapOf, teamHandicapOf, type Entitlement } from './handicap.ts';
import { PUBLISHED_HANDICAPS, PUBLISHED_SERIES } from './testing/published.testing.ts';

const rows = PUBLISHED_HANDICAPS.flatMap(({ bowlers, ...rule }) =>
  bowlers.map(([average, handicap]) => ({ ...rule, average, handicap })),
);

const CDE_RULE: HandicapRule = { ...USUAL_HANDICAP, base: 230 };

/** `games` games of bowlers with these averages. */
function team(averages: readonly number[], games = 1): readonly Entitlement[] {
  return averages.flatMap((average, place) =>
    Array.from({ length: games }, (_none, index) => ({
      ...{ bowler: `bowler ${String(place)}`, game: index + 1, average, typed: null },
    })),
  );
}

function by(rule: Partial<HandicapRule>, average: number): number {
  return handicapOf({ ...USUAL_HANDICAP, ...rule }, { average, typed: null });
}

describe('a published handicap', () => {
  it.each(rows)('$average at $percentage % of $base is $handicap ($source)', (row) => {
    const { percentage, base, rounding, average, handicap } = row;
    expect(by({ percentage, base, rounding }, average)).toBe(handicap);
  });

  it('is one of more than fifty', () => {
    expect(rows.length).toBeGreaterThan(60);
  });

  it.each(PUBLISHED_SERIES.bowlers)('of a series: %d is %d (CDE Software, a3022)', (average, handicap) => {
    const rule: HandicapRule = { ...CDE_RULE, span: 'series' };
    expect(seriesHandicapOf(rule, { average, typed: null }, 3)).toBe(handicap);
  });

  it('of a team is the sum of its bowlers, by series 985 and by game 981 (CDE Software, a3022)', () => {
    const five = team(
      PUBLISHED_SERIES.bowlers.map(([average]) => average),
      3,
    );
    expect(teamHandicapOf({ ...CDE_RULE, span: 'series' }, five, [])).toBe(PUBLISHED_SERIES.team);
    expect(teamHandicapOf(CDE_RULE, five, [])).toBe(PUBLISHED_SERIES.teamByGame);
  });

  it.each([
    ['80 % of 200: 185 and 255 (bowlingfans.com/faq/hc.shtml)', 80, 200, 185, 255],
    ['70 % of 180: 91 and 153 (leagueassistant.com/helpfile/hs1080.htm)', 70, 180, 91, 153],
    ['90 % of 180: 117 and 198 (leagueassistant.com/helpfile/hs1080.htm)', 90, 180, 117, 198],
  ])('of two teams of five, %s', (_source, percentage, base, first, second) => {
    const rule = { ...USUAL_HANDICAP, percentage, base };
    expect(teamHandicapOf(rule, team([160, 155, 140, 146, 167]), [])).toBe(first);
    expect(teamHandicapOf(rule, team([124, 122, 132, 141, 160]), [])).toBe(second);
  });

  it('of the issue: 151 at 90 % of 220 is 62', () => {
    expect(by({}, 151)).toBe(62);
    expect(by({ rounding: 'up' }, 151)).toBe(63);
    expect(by({ rounding: 'nearest' }, 151)).toBe(62);
  });
});

describe('a handicap', () => {
  it('above the base is 0, or takes pins where the league allows negative handicap (grusbc.com: 220 at 100 % of 200 is -20)', () => {
    expect(by({ percentage: 100, base: 200 }, 220)).toBe(0);
    expect(by({ percentage: 100, base: 200, negative: true }, 220)).toBe(-20);
  });

  it('is never above the maximum (avonmeadsbowling.org.uk: two thirds of 200, at most 50; Hameln: 75 % of 200, at most 50)', () => {
    const thirds = { percentage: 66.67, base: 200, maximum: 50 };
    expect([100, 125, 140, 155, 170, 199].map((average) => by(thirds, average))).toEqual([
      50, 50, 40, 30, 20, 0,
    ]);
    expect(by({ percentage: 75, base: 200, maximum: 50 }, 120)).toBe(50);
  });

  it('at 0 % is scratch', () => {
    expect([0, 120, 219, 300].map((average) => by({ percentage: 0 }, average))).toEqual([0, 0, 0, 0]);
  });

  it('that was typed counts instead of the rule, in each game of a series', () => {
    const typed = { average: 151, typed: 40 };
    expect(handicapOf(USUAL_HANDICAP, typed)).toBe(40);
    expect(seriesHandicapOf({ ...USUAL_HANDICAP, span: 'series' }, typed, 3)).toBe(120);
    const pair = [
      { bowler: 'a', game: 1, ...typed },
      { bowler: 'b', game: 1, average: 151, typed: null },
    ];
    expect(teamHandicapOf(USUAL_HANDICAP, pair, [])).toBe(102);
    expect(teamHandicapOf({ ...USUAL_HANDICAP, scope: 'team' }, pair, [])).toBe(102);
  });

  it('of a bowler without an average is 0', () => {
    expect(handicapOf(USUAL_HANDICAP, { average: null, typed: null })).toBe(0);
    expect(seriesHandicapOf({ ...USUAL_HANDICAP, span: 'series' }, { average: null, typed: null }, 3)).toBe(
      0,
    );
  });
});

describe("a team's handicap", () => {
  // 220 - 155, 220 - 151 and 220 - 149 are 65, 69 and 71: 90 % of each is 58.5, 62.1 and 63.9, and of their sum 184.5.
  const own = team([155, 151, 149]);
  const strong = team([180, 171, 164]);

  it('from all averages at once drops one fraction, not three', () => {
    expect(teamHandicapOf(USUAL_HANDICAP, own, [])).toBe(58 + 62 + 63);
    expect(teamHandicapOf({ ...USUAL_HANDICAP, scope: 'team' }, own, [])).toBe(184);
  });

  it('to the opponent is a share of the difference between the teams; the stronger team has none', () => {
    const rule: HandicapRule = { ...USUAL_HANDICAP, scope: 'difference', negative: true };
    // 515 - 455 = 60, and 90 % of it.
    expect(teamHandicapOf(rule, own, strong)).toBe(54);
    expect(teamHandicapOf(rule, strong, own)).toBe(0);
  });

  it('of a series may drop one fraction in all games together', () => {
    const rule: HandicapRule = { ...USUAL_HANDICAP, scope: 'team', span: 'series' };
    expect(teamHandicapOf(rule, team([155, 151, 149], 3), [])).toBe(553);
    expect(teamHandicapOf({ ...rule, span: 'game' }, team([155, 151, 149], 3), [])).toBe(3 * 184);
    const difference: HandicapRule = { ...rule, scope: 'difference', percentage: 85 };
    expect(teamHandicapOf(difference, team([151], 3), team([160], 3))).toBe(22);
    expect(teamHandicapOf({ ...difference, span: 'game' }, team([151], 3), team([160], 3))).toBe(21);
  });

  it('has the maximum of as many bowlers as it counts', () => {
    const rule: HandicapRule = { ...USUAL_HANDICAP, scope: 'team', maximum: 60 };
    expect(teamHandicapOf(rule, own, [])).toBe(180);
    expect(teamHandicapOf({ ...rule, span: 'series' }, team([155, 151, 149], 3), [])).toBe(540);
  });
});

const rules: fc.Arbitrary<HandicapRule> = fc.record({
  percentage: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
  base: fc.nat({ max: 300 }),
  maximum: fc.option(fc.nat({ max: 300 })),
  rounding: fc.constantFrom('down', 'up', 'nearest'),
  negative: fc.boolean(),
  scope: fc.constantFrom('individual', 'team', 'difference'),
  span: fc.constantFrom('game', 'series'),
});

const average = fc.nat({ max: 300 });
const averages = fc.array(average, { minLength: 1, maxLength: 6 });

/** The same with exact fractions: percentage / 100 x difference. */
function exactly({ percentage, base, rounding }: HandicapRule, pins: number): bigint {
  const product = BigInt(Math.round(percentage * 100)) * BigInt(base - pins);
  const size = product < 0n ? -product : product;
  const [whole, rest] = [size / 10_000n, size % 10_000n];
  const isMore = rounding === 'up' ? rest > 0n : rounding === 'nearest' && rest >= 5000n;
  return (whole + (isMore ? 1n : 0n)) * (product < 0n ? -1n : 1n);
}

describe('any handicap', () => {
  it('is the exact rational number, rounded once', () => {
    fc.assert(
      fc.property(rules, average, (rule, pins) => {
        const all = { ...rule, negative: true, maximum: null };
        expect(BigInt(handicapOf(all, { average: pins, typed: null }))).toBe(exactly(all, pins));
      }),
    );
  });

  it('of a team is the exact sum of the differences, rounded once a group', () => {
    fc.assert(
      fc.property(rules, averages, fc.integer({ min: 1, max: 4 }), (rule, own, games) => {
        const all = { ...rule, scope: 'team', negative: true, maximum: null } as const;
        const sum = own.reduce((pins, one) => pins + one, 0);
        // The base of all bowlers minus their pins, as if one bowler had both.
        const game = exactly({ ...all, base: all.base * own.length }, sum);
        const series = exactly({ ...all, base: all.base * own.length * games }, sum * games);
        const expected = all.span === 'series' ? series : game * BigInt(games);
        expect(BigInt(teamHandicapOf(all, team(own, games), []))).toBe(expected);
      }),
    );
  });

  it('is never more for a higher average, nor less with a higher base or percentage', () => {
    fc.assert(
      fc.property(rules, average, average, (rule, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const of = (pins: number, changed: Partial<HandicapRule> = {}): number =>
          handicapOf({ ...rule, ...changed }, { average: pins, typed: null });
        expect(of(low)).toBeGreaterThanOrEqual(of(high));
        expect(of(one, { base: high })).toBeGreaterThanOrEqual(of(one, { base: low }));
        expect(of(one, { negative: false, percentage: high / 2 })).toBeGreaterThanOrEqual(
          of(one, { negative: false, percentage: low / 2 }),
        );
      }),
    );
  });

  it('is never above the maximum, and below 0 only where the league allows it', () => {
    fc.assert(
      fc.property(rules, averages, averages, (rule, own, other) => {
        const given = teamHandicapOf(rule, team(own), team(other));
        if (rule.maximum !== null) expect(given).toBeLessThanOrEqual(rule.maximum * own.length);
        if (!rule.negative || rule.scope === 'difference') expect(given).toBeGreaterThanOrEqual(0);
        expect(Object.is(given, -0)).toBe(false);
      }),
    );
  });

  it('rounded down is at most the nearest, and that at most the one rounded up', () => {
    fc.assert(
      fc.property(rules, average, (rule, pins) => {
        const [down = 0, nearest = 0, up = 0] = (['down', 'nearest', 'up'] as const).map((rounding) =>
          handicapOf({ ...rule, rounding, negative: false }, { average: pins, typed: null }),
        );
        expect(down).toBeLessThanOrEqual(nearest);
        expect(nearest).toBeLessThanOrEqual(up);
        expect(up - down).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('of a team does not depend on the order of its bowlers', () => {
    fc.assert(
      fc.property(rules, averages, averages, (rule, own, other) => {
        const opponents = team(other);
        expect(teamHandicapOf(rule, team(own.toReversed()), opponents)).toBe(
          teamHandicapOf(rule, team(own), opponents),
        );
      }),
    );
  });

  it('of a team of one is the bowler’s own, in a game and in a series', () => {
    fc.assert(
      fc.property(rules, average, fc.integer({ min: 1, max: 6 }), (rule, pins, games) => {
        for (const scope of ['individual', 'team'] as const) {
          const same = { ...rule, scope };
          expect(teamHandicapOf(same, team([pins], games), [])).toBe(
            seriesHandicapOf(same, { average: pins, typed: null }, games),
          );
        }
      }),
    );
  });

  it('by series is within a pin a game of the one by game', () => {
    fc.assert(
      fc.property(rules, average, fc.integer({ min: 1, max: 6 }), (rule, pins, games) => {
        const one = { average: pins, typed: null };
        const bySeries = seriesHandicapOf({ ...rule, span: 'series' }, one, games);
        const byGame = seriesHandicapOf({ ...rule, span: 'game' }, one, games);
        expect(Math.abs(bySeries - byGame)).toBeLessThan(games);
      }),
    );
  });

  it('to the opponent goes to one team at most', () => {
    fc.assert(
      fc.property(rules, averages, averages, (rule, own, other) => {
        const difference: HandicapRule = { ...rule, scope: 'difference' };
        const both = [
          teamHandicapOf(difference, team(own), team(other)),
          teamHandicapOf(difference, team(other), team(own)),
        ];
        expect(both).toContain(0);
      }),
    );
  });
});
