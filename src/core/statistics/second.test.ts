import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { tableFor } from '../formats/format.ts';
import { formatOf, type FormatId } from '../formats/formats.ts';
import { TEN_PIN } from '../formats/ten-pin-table.ts';
import { soFarOf } from '../line/score.ts';
import type { Line } from '../line/line.ts';
import type { Table } from '../line/table.ts';
import { must } from '../testing/notation.testing.ts';
import { numbersFrom } from '../testing/random-pins.testing.ts';
import { type Counts, countsOfLine } from './counts.ts';
import type { FiguredGame } from './figured-game.ts';
import { packFigures, unpackFigures } from './packed.ts';
import { framesIn, leavesIn } from './shares.ts';
import { statisticsOf } from './statistics.ts';
import {
  secondCounts,
  secondStatistics,
  type SeenCounts,
  type SeenGame,
} from './testing/second-statistics.testing.ts';
import { bowledAtRandom, enteredLine, seenLine, type SeenFormat } from './testing/seen-lines.testing.ts';

/** `npm run verify -- --part 'random games'` bowls ten thousand. */
const GAMES = Number(process.env['HEADPIN_STATISTICS_GAMES'] ?? '600');

vi.setConfig({ testTimeout: 30_000 + GAMES * 20 });

const PLAIN: SeenFormat = {
  ...{ strikeFrom: 10, ballsARack: 2, frames: 10, fills: true, given: [] },
  ...{ rack: 10, fouledCount: false, noneIsMark: false, highFrom: 200, lowestWins: false },
};
const LOW: SeenFormat = { ...PLAIN, noneIsMark: true, highFrom: null, lowestWins: true };
const FIVE_PIN: SeenFormat = {
  ...PLAIN,
  ...{ strikeFrom: 15, ballsARack: 3, rack: 15, fouledCount: true, highFrom: 300 },
};

const FORMATS: readonly (readonly [FormatId, number | undefined, SeenFormat])[] = [
  ['ten-pin', undefined, PLAIN],
  ['no-tap', 9, { ...PLAIN, strikeFrom: 9 }],
  ['no-tap', 7, { ...PLAIN, strikeFrom: 7 }],
  ['3-6-9', undefined, { ...PLAIN, given: [3, 6, 9] }],
  ['current-frame', undefined, { ...PLAIN, fills: false }],
  ['roll-off', undefined, { ...PLAIN, frames: 1 }],
  ['duckpin', undefined, { ...PLAIN, ballsARack: 3 }],
  ['candlepin', undefined, { ...PLAIN, ballsARack: 3 }],
  ['low-game', undefined, LOW],
  ['five-pin', undefined, FIVE_PIN],
];

/** The counts as the second program has them. */
function seen(counts: Counts): SeenCounts {
  return {
    ...counts,
    leaves: Object.fromEntries(
      leavesIn(counts).map(({ pins, left, made }) => [pins.join('-'), [left, made]]),
    ),
  };
}

function tableOf(format: FormatId, option: number | undefined): Table {
  return must(tableFor(formatOf(format), option));
}

describe('figures of random games are those of a second program', () => {
  it.each(FORMATS)('%s %s', (format, option, rules) => {
    const draw = numbersFrom(17);
    const table = tableOf(format, option);
    for (let game = 0; game < Math.ceil(GAMES / FORMATS.length); game += 1) {
      // Now and then only some of its frames are bowled.
      const frames = draw(5) === 0 ? draw(rules.frames) : rules.frames;
      const line = bowledAtRandom(rules, draw, frames);
      const counts = countsOfLine(enteredLine(table, line));
      expect(seen(counts)).toEqual(secondCounts(line, rules));
    }
  });

  it.each([
    ['ten-pin', PLAIN, GAMES],
    ['low-game', LOW, GAMES / 4],
    ['five-pin', FIVE_PIN, GAMES / 4],
  ] as const)('%s over several evenings and series', (format, rules, most) => {
    const draw = numbersFrom(18);
    for (let bowled = 0; bowled < most;) {
      const { games, second } = season({ format, rules }, draw, draw(80));
      const statistics = statisticsOf(shuffled(games, draw), {
        kind: { format, option: null },
        eveningOf: (at) => at.slice(0, 10),
      });
      const { running, ...figures } = secondStatistics(second, rules);
      expect(statistics).toMatchObject(figures);
      expect(statistics.evenings.map((evening) => evening.running)).toEqual(running);
      expect(statistics.evenings.flatMap(({ scores }) => scores)).toEqual(second.map(({ score }) => score));
      expect(framesIn(statistics.counts)).toBe(10 * second.length);
      bowled += games.length;
    }
  });
});

/** A bowler's games, and what the second program is given of the whole ones. */
function season(
  { format, rules }: { readonly format: FormatId; readonly rules: SeenFormat },
  draw: (below: number) => number,
  evenings: number,
): { readonly games: readonly FiguredGame[]; readonly second: readonly SeenGame[] } {
  const games: FiguredGame[] = [];
  const second: SeenGame[] = [];
  const table = tableOf(format, undefined);
  for (let evening = 0; evening < evenings; evening += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 + evening)).toISOString().slice(0, 10);
    const last = 1 + draw(7);
    for (let number = 1; number <= last; number += 1) {
      const whole = draw(8) > 0;
      const seenBalls = bowledAtRandom(rules, draw, whole ? 10 : draw(10));
      const line = enteredLine(table, seenBalls);
      const startedAt = `${day}T18:${String(10 + number)}:00.000Z`;
      games.push(gameOf(line, whole, { format, startedAt, number, series: day }));
      if (!whole) continue;
      const { openFrames } = secondCounts(seenBalls, rules);
      const score = soFarOf(line);
      second.push({ score, evening: day, series: day, number, clean: openFrames === 0 });
    }
  }
  return { games, second };
}

function gameOf(
  line: Line,
  whole: boolean,
  {
    startedAt,
    number,
    series,
    format,
  }: Pick<FiguredGame, 'startedAt' | 'format'> & Pick<SeenGame, 'number' | 'series'>,
): FiguredGame {
  const figures = unpackFigures(
    packFigures({ whole, score: soFarOf(line), option: null, counts: countsOfLine(line) }),
  );
  if (figures === null) throw new Error('figures are read back');
  return {
    ...{ gameId: startedAt, startedAt, lane: 7, gameNumber: number, format, league: false },
    ...{ name: 'KYJ', bowler: '0'.repeat(24), series: { id: series, number }, figures },
  };
}

function shuffled<T>(list: readonly T[], draw: (below: number) => number): readonly T[] {
  return list
    .map((item) => ({ item, place: draw(1e6) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

describe('the games of docs/statistics.md', () => {
  const page = readFileSync('docs/statistics.md', 'utf8').split('## Three games worked by hand')[1] ?? '';
  const [games = '', figures = ''] = page.split('### The figures of the three');
  const parts = games.split('\n### ').slice(1);

  it('are three', () => {
    expect(parts).toHaveLength(3);
  });

  const titled = parts.map((part, place): [string, string, number] => [
    part.split('\n')[0] ?? '',
    part,
    place,
  ]);
  it.each(titled)('%s', (_title, part, place) => {
    const line = seenLine(/`([^`]+)`/.exec(part)?.[1] ?? '');
    const entered = enteredLine(TEN_PIN, line);
    const counts = seen(countsOfLine(entered));
    expect(counts).toEqual(secondCounts(line, PLAIN));
    const rows = figures.split('\n').filter((row) => row.startsWith('| '));
    const written = rows.slice(2).flatMap((row) => {
      const [figure = '', ...values] = row.split('|').slice(1, -1);
      const value = values[place]?.trim() ?? '';
      return value === '' ? [] : [[figure.trim(), value] as const];
    });
    const { leaves, ...numbers } = counts;
    const named: Readonly<Record<string, string>> = {
      score: String(soFarOf(entered)),
      strikes: String(numbers.strikes),
      spares: String(numbers.spares),
      opens: String(numbers.openFrames),
      'strike frames': String(numbers.strikeFrames),
      'spare frames': String(numbers.spareFrames),
      'full racks': String(numbers.racks),
      'first balls': String(numbers.firstBalls),
      'pins of first balls': String(numbers.firstPins),
      splits: String(numbers.splits),
      'splits made': String(numbers.splitsMade),
      'single pins': String(numbers.singles),
      'single pins made': String(numbers.singlesMade),
      'unknown leaves': String(numbers.unknownLeaves),
      fouls: String(numbers.fouls),
      clean: numbers.openFrames === 0 ? 'yes' : 'no',
      leaves: Object.entries(leaves)
        .map(([pins, [left, made]]) => `${pins}: ${String(made)} of ${String(left)}`)
        .toSorted()
        .join(', '),
    };
    for (const [figure, value] of written) {
      const said = figure === 'leaves' ? value.split(', ').toSorted().join(', ') : value;
      expect(`${figure}: ${named[figure] ?? ''}`).toBe(`${figure}: ${said}`);
    }
    expect(written.length).toBeGreaterThan(15);
  });
});
