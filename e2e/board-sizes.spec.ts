import AxeBuilder from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';
import type { Entry } from '../src/core/line/entry.ts';
import { apply, call } from '../drive/bridge.ts';
import type { NewFacts } from '../src/contract/contract.ts';
import { USUAL_TERMS } from '../src/core/league/terms.ts';
import { putLeagueGame } from '../drive/put-league.ts';
import { putEntries } from '../drive/put-game.ts';
import { takeTurns } from '../drive/turns.ts';
import { sessionOn } from './support/session.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

const NAMES = ['KYJ', 'PJS', '최민서', 'DOM', 'Alexandra K.', '볼링왕김도윤', 'SUN', 'Maximilian'];
type Sizes = readonly (readonly [width: number, height: number])[];
const SMALLEST: Sizes = [[1280, 720]];
const LARGER: Sizes = [
  [1920, 1080],
  [3840, 2160],
];
const SIZES = [...SMALLEST, ...LARGER];
const LAYOUTS = ['ten', 'five'] as const;

/** Px per minute of arc on a 43-inch screen 1920 px wide, seen from 4.5 m (quality: legibility). */
const MINUTE = 53 / 20;

/** Least heights in minutes of arc. */
const LEAST = {
  ten: (players: number) =>
    players > 6 ? { total: 17, running: 13.5, mark: 10.5 } : { total: 20, running: 16, mark: 14 },
  five: (players: number) => ({ total: players > 6 ? 16 : 20, running: 16, mark: 16 }),
} as const;

/** Bowls every kind of mark and three-digit totals for as many as bowl. */
async function play(page: Page, players: number): Promise<void> {
  const strike: Entry = { kind: 'strike' };
  const split: Entry = { kind: 'leave', left: [7, 10] };
  const frames: readonly (readonly Entry[])[] = [
    [strike],
    [strike],
    [strike],
    [strike],
    [split, { kind: 'spare' }],
    [{ kind: 'foul' }, split],
  ];
  await putEntries(
    page,
    frames.flatMap((frame) => Array.from({ length: players }, () => frame).flat()),
  );
}

/** Emulates a screen of this size, even one larger than the test's own. */
async function layOut(page: Page, session: CDPSession, width: number, height: number): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await page.waitForFunction((wide) => window.innerWidth === wide, width);
  // A landing mark is enlarged for 160 ms.
  await settled(page);
}

const FIGURES = ['total', 'running', 'mark', 'beside'] as const;

/** The smallest figure of each kind in px, and what sticks out of its cell; `beside` is there in a league. */
async function drawn(
  page: Page,
  league = false,
): Promise<{ heights: Readonly<Record<(typeof FIGURES)[number], number>>; outside: string[] }> {
  return page.evaluate((ofLeague) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    const outside: string[] = [];
    const glyph = (part: Element): number => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(part);
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const ink = context.measureText(part.textContent.trim());
      const text = document.createRange();
      text.selectNodeContents(part);
      const { left, right } = text.getBoundingClientRect();
      const cell = (part.closest('[role=cell]') ?? part).getBoundingClientRect();
      if (left < cell.left - 0.5 || right > cell.right + 0.5) outside.push(part.textContent);
      return ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent;
    };
    const lowest = (selector: string): number => {
      const parts = [...document.querySelectorAll(`[data-player] ${selector}`)];
      const figures = parts.filter((part) => /[0-9XF]/u.test(part.textContent));
      if (figures.length === 0) throw new Error(`nothing is drawn as ${selector}`);
      return Math.min(...figures.map(glyph));
    };
    const heights = {
      total: lowest('.total > span:last-child'),
      running: lowest('.running'),
      mark: Math.min(lowest('.box .mark'), lowest('.box .ring')),
      beside: ofLeague ? lowest('.beside > span:last-child') : Infinity,
    };
    if (ofLeague) for (const part of document.querySelectorAll('.facts, .lead, .blind > *')) glyph(part);
    return { heights, outside };
  }, league);
}

/** Looks at the board in both layouts at these sizes. */
async function measure(page: Page, sizes: Sizes, players: number, league = false): Promise<void> {
  await call(page, 'settings.change', { view: 'board' });
  const session = await sessionOn(page);
  for (const layout of LAYOUTS) {
    await call(page, 'settings.change', { layout });
    await expect(page.locator('[data-turn] [data-frame]')).toHaveCount(layout === 'ten' ? 10 : 5);
    for (const [width, height] of sizes) {
      await layOut(page, session, width, height);
      const { heights, outside } = await drawn(page, league);
      const least = LEAST[layout](players);
      const minute = (MINUTE * width) / 1920;
      const where = `${layout} at ${String(width)} x ${String(height)}`;
      for (const figure of FIGURES)
        expect
          .soft(heights[figure] / minute, `${figure}, ${where}`)
          .toBeGreaterThanOrEqual(least[figure === 'beside' ? 'running' : figure]);
      expect.soft(outside, `out of their cells, ${where}`).toEqual([]);
    }
  }
}

for (const [players, sizes, at] of [
  [1, SIZES, 'three sizes'],
  [2, SIZES, 'three sizes'],
  [6, SIZES, 'three sizes'],
  [8, LARGER, 'larger sizes'],
  [8, SMALLEST, '1280 x 720'],
] as const) {
  const title = `${String(players)} players read every figure from the approach, in both layouts at ${at}`;
  test(title, { tag: sizes === SMALLEST ? [] : '@long' }, async ({ begin }) => {
    const { page } = await begin(...NAMES.slice(0, players));
    await play(page, players);
    await measure(page, sizes, players);
  });
}

/** Begins a match of two teams; of more than two one is absent, and the last one's game was bowled before. */
async function beginMatch(page: Page, players: number): Promise<void> {
  const facts = (index: number): NewFacts => {
    if (players > 2 && index === 1) return { type: 'absent' };
    return players > 2 && index === players - 1 ? { type: 'pre-bowl', score: 203 } : {};
  };
  const line = NAMES.slice(0, players).map((name, index) => {
    const team = index < players / 2 ? 1 : 2;
    return { name, average: 150 + index, league: { team, ...facts(index) } };
  });
  await putLeagueGame(page, { terms: USUAL_TERMS, teams: ['Late Hooks', '볼링메이트'] }, line, '');
}

for (const [players, sizes, at] of [
  [2, SIZES, 'three sizes'],
  [6, SIZES, 'three sizes'],
  [8, LARGER, 'larger sizes'],
  [8, SMALLEST, '1280 x 720'],
] as const) {
  const title = `${String(players)} bowlers of two teams read every figure from the approach, scratch and with handicap, at ${at}`;
  test(title, { tag: sizes === SMALLEST ? [] : '@long' }, async ({ party }) => {
    const { page } = await party();
    await beginMatch(page, players);
    await play(page, players > 2 ? players - 2 : players);
    await measure(page, sizes, players, true);
  });
}

const THEMES = ['night', 'day', 'contrast'];

/** Every text has a contrast of 7:1 in these themes. */
async function contrasts(page: Page, themes: readonly string[], what: string): Promise<void> {
  for (const theme of themes) {
    await call(page, 'settings.change', { theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const axe = new AxeBuilder({ page }).setLegacyMode(true).withRules(['color-contrast-enhanced']);
    const { violations, passes } = await axe.analyze();
    expect(passes.length).toBeGreaterThan(0);
    expect
      .soft(
        violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
        `${what} ${theme}`,
      )
      .toEqual([]);
  }
}

for (const { one: theme, share, tag } of takeTurns(THEMES))
  test(
    `every text of the board has a contrast of 7:1 in both layouts (theme ${share})`,
    { tag },
    async ({ begin }) => {
      const { page } = await begin('PJS', 'KYJ', '최민서');
      await play(page, 3);
      await apply(page, { kind: 'leave', player: 2 });
      await apply(page, { kind: 'skip', player: 3, skipped: true });
      await apply(page, {
        ...{ kind: 'dispute', player: 1, frame: 5 },
        balls: [8, 1].map((pins) => ({ entry: { kind: 'pins', pins }, split: false })),
      });
      await call(page, 'settings.change', { view: 'board' });
      for (const layout of LAYOUTS) {
        await call(page, 'settings.change', { layout });
        await contrasts(page, [theme], layout);
      }
    },
  );

test('so has every text of a league’s board', { tag: '@long' }, async ({ party }) => {
  const { page } = await party();
  await beginMatch(page, 6);
  await play(page, 4);
  await call(page, 'settings.change', { view: 'board', layout: 'ten' });
  await contrasts(page, THEMES, 'league');
});
