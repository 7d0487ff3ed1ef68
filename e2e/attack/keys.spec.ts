import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { BOARD_PAGE } from '../../drive/above.ts';
import { apply, call, state } from '../../drive/bridge.ts';
import { press } from '../../drive/play.ts';
import { putGame } from '../../drive/put-game.ts';
import { putLeagueGame } from '../../drive/put-league.ts';
import { whyOneScreen } from '../../drive/two-screens.ts';
import { USUAL_TERMS } from '../../src/core/league/terms.ts';
import { LONG, report } from '../support/attack.ts';
import { COMBINATIONS, KeyboardSweep, undocumented, type Seen } from '../support/keyboard-sweep.ts';
import { expect, test } from '../support/screens-test.ts';

const why = whyOneScreen();
test.skip(why !== null, why ?? '');
test.describe.configure({ timeout: 1_800_000 });

type Show = (page: Page) => Promise<unknown>;
const keys =
  (...pressed: readonly string[]): Show =>
  async (page) => {
    for (const key of pressed) await press(page, key);
  };

/** A game in which something can be undone and something done again. */
const game: Show = async (page) => {
  await putGame(page, ['PJS', 'KYJ'], 'X 7');
  await apply(page, { kind: 'roll', entry: { kind: 'pins', pins: 1 } });
  await apply(page, { kind: 'undo' });
};

/** Every view of the console, how it is reached from a game, and whether the short form sweeps it. */
const VIEWS: readonly { readonly view: string; readonly show: Show; readonly short?: true }[] = [
  { view: 'game', show: keys(), short: true },
  { view: 'correction', show: keys('ArrowLeft') },
  { view: 'pins', show: keys('d', '3') },
  { view: 'frame search', show: keys('g') },
  { view: 'display', show: keys('t') },
  { view: 'more', show: keys('o') },
  { view: 'history', show: keys('h') },
  { view: 'help', show: keys('F1') },
  { view: 'list of keys', show: keys('F1', 'F1') },
  { view: 'player', show: keys('m') },
  { view: 'print', show: keys('p') },
  { view: 'next game', show: keys('n') },
  { view: 'whose balls', show: keys('w') },
  { view: 'board alone', show: keys('b') },
  { view: 'lines from paper', show: keys('l') },
  { view: 'settings', show: keys('Control+,') },
  {
    view: 'end',
    show: (page) => putGame(page, ['PJS'], 'X'.repeat(12)),
  },
  { view: 'set-up', short: true, show: setUp },
  {
    view: 'name in the set-up',
    show: async (page) => {
      await setUp(page);
      await page.locator('main.setup input').first().focus();
    },
  },
  { view: 'matches in the set-up', show: matches },
  {
    view: 'line-ups of a match',
    show: async (page) => {
      await matches(page);
      await page.getByRole('button', { name: /^Type two teams/u }).click();
      for (const name of ['ann', '', 'kim', '']) {
        await page.locator('main.league input').fill(name);
        await press(page, 'Enter');
      }
      await page.getByRole('button', { name: 'Start game 1' }).waitFor();
    },
  },
  {
    view: 'end of a match’s game',
    show: async (page) => {
      await putMatch(page);
      await page.locator('[data-captain]').first().waitFor();
    },
  },
  {
    view: 'the whole match at the end',
    show: async (page) => {
      await putMatch(page);
      await page.getByRole('button', { name: 'The match' }).click();
      await page.locator('[data-high]').first().waitFor();
    },
  },
  {
    view: 'house name',
    show: async (page) => {
      await game(page);
      await openSettings(page, 'House');
      await page.locator('main.settings input[type=text]').first().focus();
    },
  },
  {
    view: 'diagnostics',
    show: async (page) => {
      await game(page);
      await openSettings(page, 'Diagnostics');
    },
  },
  {
    view: 'new PIN',
    show: async (page) => {
      await game(page);
      await openSettings(page, 'Staff');
      await page.getByRole('button', { name: /PIN/u }).first().click();
      await page.locator('dialog.pin').waitFor();
      await keys('1', '2', '3', '4')(page);
    },
  },
  {
    view: 'PIN pad',
    show: async (page) => {
      await call(page, 'staff.order', { kind: 'setPin', pin: '8642' });
      await call(page, 'staff.order', { kind: 'leave' });
      await game(page);
      await keys('o')(page);
      await page.getByRole('button', { name: /^Quit/u }).click();
      await page.locator('dialog.pin').waitFor();
      await keys('1', '2', '3', '4')(page);
    },
  },
];

async function setUp(page: Page): Promise<void> {
  await apply(page, { kind: 'stop' });
  await page.reload();
  await page.getByRole('button', { name: /^New players/u }).click();
  await page.locator('main.setup').waitFor();
}

async function matches(page: Page): Promise<void> {
  await setUp(page);
  await keys('Control+l')(page);
  await page.locator('main.league').waitFor();
}

/** A game of a match to its end, not signed. */
async function putMatch(page: Page): Promise<void> {
  const league = { terms: USUAL_TERMS, teams: ['Pin Pals', 'Alley Cats'] };
  const players = ['PJS', 'KYJ'].map((name, index) => ({
    ...{ name, average: 150 },
    league: { team: index + 1 },
  }));
  await putLeagueGame(page, league, players, '9-8-'.repeat(10));
}

async function openSettings(page: Page, section: string): Promise<void> {
  await keys('Control+,')(page);
  await page.locator('main.settings').getByRole('button', { name: section, exact: true }).click();
}

/** Keys that could answer a question if no button has the focus. */
const WITHOUT_TAB = ['Return', 'KP_Enter', 'space', 'Escape', 'BackSpace', 'y', 'n', 'q', '1', 'KP_5'];

const WAKING = ['Enter', 'Escape', 'Space', 'Backspace', 'Tab', 'F1', 'F11', 'n', 'p', 'q', '5', ','];

/** Modifiers that users press by mistake, or to leave the program. */
const SHORT = ['', 'ctrl+', 'alt+', 'ctrl+alt+', 'ctrl+shift+', 'super+'];

test(
  'no key with any modifiers enters a ball, changes a save, opens or closes anything unless the manual says so',
  { tag: '@long' },
  async ({ screens, open }) => {
    screens.plugIn();
    const { page, ...program } = await open({ env: screens.environment });
    const sweep = new KeyboardSweep({ page, ...program }, screens);
    await game(page);
    const faults: string[] = [];
    for (const { view, show } of VIEWS.filter(({ short }) => LONG || short === true)) {
      let tried = 0;
      const enter = async (): Promise<void> => {
        await page.reload();
        await page.locator('main').first().waitFor();
        await show(page);
      };
      await test.step(view, async () => {
        await enter();
        for (const combination of LONG ? COMBINATIONS : SHORT) {
          const chords = undocumented(combination);
          tried += chords.length;
          const before = await sweep.seen();
          await sweep.press(chords);
          if (changes(before, await sweep.seen()) === '') continue;
          const found = await culprit(chords, sweep, enter);
          if (found !== null) faults.push(`${view}: ${found}`);
          await enter();
        }
      });
      report({ what: `keys: ${view}`, tried, accepted: 0, refused: tried });
    }
    expect(faults).toEqual([]);
  },
);

/**
 * Finds the chord that changed something, by halving the list. Null when no key did, as when games are being tidied.
 */
async function culprit(
  chords: readonly string[],
  sweep: KeyboardSweep,
  enter: () => Promise<void>,
): Promise<string | null> {
  await enter();
  const before = await sweep.seen();
  await sweep.press(chords);
  const changed = changes(before, await sweep.seen());
  if (changed === '') return null;
  if (chords.length === 1) return `${chords.join()} changed ${changed}`;
  const half = Math.ceil(chords.length / 2);
  const inHalf =
    (await culprit(chords.slice(0, half), sweep, enter)) ?? (await culprit(chords.slice(half), sweep, enter));
  return inHalf ?? `${chords.join(' ')} together changed ${changed}`;
}

/** The names of the values that differ. */
function changes(before: Seen, after: Seen): string {
  const names = Object.keys(before) as (keyof Seen)[];
  const found = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return found.map((name) => `${name} to ${JSON.stringify(after[name]).slice(0, 300)}`).join(' and ');
}

test('a button that has the focus is pressed by Enter and Space alone, not with Ctrl, Alt or the system key', async ({
  screens,
  open,
}) => {
  const program = await open({ env: screens.environment });
  const { page } = program;
  const sweep = new KeyboardSweep(program, screens);
  await game(page);
  await page.getByRole('button', { name: '1', exact: true }).focus();
  const before = await state(page);
  const held = COMBINATIONS.filter((combination) => /ctrl|alt|super/u.test(combination));
  const chords = held.flatMap((combination) =>
    ['Return', 'space', 'KP_Enter'].map((key) => combination + key),
  );
  for (const chord of chords) {
    await sweep.press([chord]);
    expect(await state(page), chord).toBe(before);
  }
  await sweep.press(['Return']);
  await expect.poll(() => state(page)).not.toBe(before);
  report({ what: 'keys: on a button', tried: chords.length, accepted: 0, refused: chords.length });
});

// Neither has a short form: a program of its own each, and unit tests in question.test.ts and e2e/board-idle.spec.ts.
if (LONG) {
  test('no key but on a button answers whether to take over the folder of a silent PC', async ({
    screens,
    open,
    data,
  }) => {
    const gone = { kind: 'program', pid: 1, start: 1, boot: '11111111-2222-3333-4444-555555555555' };
    const lock = `${JSON.stringify({ ...gone, nonce: 'of an earlier Headpin' })}\n`;
    await writeFile(join(data, 'lock'), lock);
    const program = await open({ env: screens.environment });
    const sweep = new KeyboardSweep(program, screens);
    const question = program.page.getByRole('heading', { name: 'Is the other PC off?' });
    await question.waitFor();
    const faults: string[] = [];
    let tried = 0;
    for (const combination of COMBINATIONS) {
      const chords = [...undocumented(combination), ...WITHOUT_TAB.map((key) => combination + key)];
      await sweep.press(chords);
      tried += chords.length;
      const isAsked = await question.isVisible();
      if (!isAsked || (await readFile(join(data, 'lock'), 'utf8')) !== lock)
        faults.push(`with "${combination}" something was answered`);
    }
    expect(faults).toEqual([]);
    report({ what: 'keys: take-over', tried, accepted: 0, refused: tried });
  });

  test('a key that wakes a resting screen starts nothing, whatever is held with it', async ({ open }) => {
    const { page } = await open({ own: true });
    await page.clock.install();
    await page.reload();
    await page.locator('main').first().waitFor();
    const faults: string[] = [];
    const held = COMBINATIONS.map((combination) =>
      combination.replace('ctrl', 'Control').replace('alt', 'Alt').replace('shift', 'Shift'),
    ).map((combination) => combination.replace('super', 'Meta'));
    const chords = held.flatMap((combination) => WAKING.map((key) => combination + key));
    for (const chord of chords) {
      await page.clock.fastForward('05:01');
      await page.locator('.idle').waitFor();
      const before = await state(page);
      await page.keyboard.press(chord);
      await page.locator('main.setup').waitFor();
      const after = await state(page);
      if (after !== before) faults.push(`${chord} changed ${before} to ${after}`);
    }
    expect(faults).toEqual([]);
    report({ what: 'keys: resting', tried: chords.length, accepted: 0, refused: chords.length });
  });
}

test('no key sent to the board above changes a game, and its page can call nothing but load', async ({
  screens,
  open,
}) => {
  screens.plugIn();
  const { app, page } = await open({ env: screens.environment });
  await game(page);
  const isThere = (): Promise<boolean> =>
    app.evaluate(
      ({ webContents }, url) =>
        webContents.getAllWebContents().some((one) => one.getURL() === url && !one.isLoading()),
      BOARD_PAGE,
    );
  await expect.poll(isThere).toBe(true);
  const before = await state(page);
  const tried = await app.evaluate(({ webContents }, url) => {
    const board = webContents.getAllWebContents().find((one) => one.getURL() === url);
    const names = [
      ...Array.from('abcdefghijklmnopqrstuvwxyz0123456789'),
      'Enter',
      'Space',
      'Escape',
      'F5',
      'F11',
      'F12',
      'Tab',
    ];
    const modifiers = ['control', 'alt', 'shift', 'meta'] as const;
    let sent = 0;
    for (let set = 0; set < 2 ** modifiers.length; set += 1)
      for (const keyCode of names) {
        const held = modifiers.filter((_modifier, place) => (set & (1 << place)) !== 0);
        for (const type of ['keyDown', 'char', 'keyUp'] as const)
          board?.sendInputEvent({ type, keyCode, modifiers: [...held] });
        sent += 1;
      }
    return sent;
  }, BOARD_PAGE);
  const answers = await app.evaluate(
    async ({ webContents }, url) =>
      String(
        await webContents
          .getAllWebContents()
          .find((one) => one.getURL() === url)
          ?.executeJavaScript(
            `Promise.all(Object.entries(lane).flatMap(([noun, group]) => typeof group === 'function' ? [] :
              Object.entries(group).map(async ([verb, call]) => {
                const { ok, error } = await call();
                return noun + '.' + verb + ' ' + (ok ? 'done' : error.code);
              }))).then((all) => all.filter((one) => !one.endsWith(' forbidden')).join())`,
          ),
      ),
    BOARD_PAGE,
  );
  expect(answers).toBe('program.load done');
  expect(await state(page)).toBe(before);
  expect((await call(page, 'program.load')).ok).toBe(true);
  report({ what: 'keys: board above', tried, accepted: 0, refused: tried });
});
