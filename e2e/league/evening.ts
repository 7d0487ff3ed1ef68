import type { Locator, Page } from '@playwright/test';
import { press, pressMark, type } from '../../drive/play.ts';
import { putEntries } from '../../drive/put-game.ts';
import { putLines } from '../../drive/put-league.ts';
import { pressUntil } from '../../drive/refused-presses.ts';
import { HALVES, type Half } from '../../src/contract/contract.ts';
import { entryOf } from '../../src/core/testing/notation.testing.ts';
import { expect } from '../support/test.ts';
import type { Finger } from '../support/touch.ts';
import { dueOn, nextBallOn } from './due.ts';
import type { Night } from './night.ts';

/** The buttons of marks; the other ones are digits. */
const MARKS: Readonly<Record<string, string>> = { X: 'Strike', '/': 'Spare', '-': 'Miss' };

interface Hands {
  /** On one lane, or on both of a pair: home on the left half, the visitors on the right one. */
  readonly on: 'lane' | 'pair';
  /** Touches every button and ball; null: keyboard and mouse. */
  readonly finger: Finger | null;
}

/** The hands of a league's evening, in one window after another. */
export class LeagueEvening {
  page: Page;
  readonly #night: Night;
  readonly #halves: readonly (Half | null)[];
  readonly #finger: Finger | null;

  constructor(page: Page, night: Night, { on = 'lane', finger = null }: Partial<Hands> = {}) {
    this.page = page;
    this.#night = night;
    this.#halves = on === 'pair' ? HALVES : [null];
    this.#finger = finger;
  }

  /** Staff keep the league of these files. */
  async keep(files: readonly string[]): Promise<void> {
    await this.press(/^Settings/u, 'Leagues');
    for (const file of files) await this.press(new RegExp(file, 'u'));
    await this.press('Keep this league');
    await expect(this.page.getByText(`${this.#night.league} is kept.`)).toBeVisible();
    await this.press('Close');
  }

  /** Bowls a game from where it is until this frame is due, or to its end; on a pair the lanes take turns after a frame. */
  async bowl(game: number, until = 11): Promise<void> {
    for (let frame = 1; frame < until; frame += 1)
      for (const half of this.#halves) await this.bowlFrame(game, frame, half);
    if (until > 10) await expect(this.#captain(this.#night.teams[0])).toBeVisible();
  }

  /** Enters balls through the bridge until this frame is due, where keys would show nothing new. */
  async put(game: number, until = 10): Promise<void> {
    for (const half of this.#halves) {
      const puts = (marks: readonly string[]): Promise<void> =>
        putEntries(this.page, marks.map(entryOf), half ?? 'left');
      const begun = (await dueOn(this.page, half, null))?.frame ?? until;
      if (begun < until) await this.#frames(game, begun, half, puts);
      if (begun + 1 >= until) continue;
      // The same bowlers bowl the other frames, in the same order.
      const names = await this.#frames(game, begun + 1, half, puts);
      const left = Array.from({ length: until - begun - 2 }, (_, place) => begun + 2 + place);
      await puts(left.flatMap((frame) => names.flatMap((name) => this.#marksOf(game, name, frame))));
    }
  }

  /** Enters nine frames of everybody who bowls by agreement, and bowls the last one. */
  async agree(game: number): Promise<void> {
    const lines = (this.#night.games[game - 1] ?? []).flat().flatMap(({ bowled }, place) => {
      const frames = typeof bowled === 'string' ? bowled.replaceAll(' ', '').split('|') : [];
      return frames.length === 0 ? [] : [[place + 1, frames.slice(0, 9).join(' ')] as const];
    });
    await putLines(this.page, Object.fromEntries(lines));
    await this.bowl(game);
  }

  /** Bowls what is due up to this frame on one lane. */
  async bowlFrame(game: number, upTo: number, half: Half | null = null): Promise<void> {
    await this.#frames(game, upTo, half, async (marks) => {
      if (this.#finger === null) await this.takeKeysTo(half);
      for (const mark of marks)
        await pressUntil(this.page, () => this.#mark(mark, half), await nextBallOn(this.page, half));
    });
  }

  /** Hands over the marks of each frame that is due up to this one. Resolves with who bowled, in turn. */
  async #frames(
    game: number,
    upTo: number,
    half: Half | null,
    bowls: (marks: readonly string[]) => Promise<void>,
  ): Promise<readonly string[]> {
    const names: string[] = [];
    let balls: number | null = null;
    for (;;) {
      const due = await dueOn(this.page, half, balls);
      if (due === null || due.frame > upTo) return names;
      const marks = this.#marksOf(game, due.name, due.frame);
      await bowls(marks);
      names.push(due.name);
      balls = due.balls + marks.length;
    }
  }

  #marksOf(game: number, name: string, frame: number): readonly string[] {
    const bowler = (this.#night.games[game - 1] ?? []).flat().find((one) => one.name === name);
    return String(bowler?.bowled).split('|')[frame - 1]?.split(' ') ?? [];
  }

  async shows(name: string, frame: number, marks: string): Promise<void> {
    const cell = this.page.locator(`[data-name="${name}"] [data-frame="${String(frame)}"]`);
    await expect(cell).toHaveAttribute('data-marks', marks);
  }

  /** The keyboard scores this lane of a pair. */
  async takeKeysTo(half: Half | null): Promise<void> {
    if (half === null) return;
    const active = this.page.locator(`[data-desk="${half}"].active`);
    if ((await active.count()) === 0) await press(this.page, 'Tab');
    await expect(active).toBeVisible();
  }

  /** Chooses an entry of a player's panel. */
  async choose(name: string, ...buttons: readonly (string | RegExp)[]): Promise<void> {
    await this.#tap(this.page.locator(`[data-name="${name}"] [role="rowheader"]`));
    await this.press(...buttons);
  }

  /** A score of the second game that was bowled before is typed into the player's panel; the third was not bowled. */
  async preBowled(name: string, score: number): Promise<void> {
    await this.choose(name, /^League/u, /^Pre-bowled/u);
    await this.typed(String(score));
    await this.press('Game 3 not bowled: Absent');
    await this.press('Apply');
    await this.#isType(name, 'pre-bowl');
  }

  /** Who was marked absent bowls from now on; `answer` is pressed where missed frames can be made up. */
  async comes(name: string, ...answer: readonly RegExp[]): Promise<void> {
    await this.choose(name, /^Comes back/u, ...answer);
    await this.#isType(name, 'bowler');
  }

  async #isType(name: string, type: string): Promise<void> {
    await expect(this.page.locator(`[data-name="${name}"]`)).toHaveAttribute('data-type', type);
  }

  /** Each captain signs with two presses. */
  async sign(): Promise<void> {
    const { teams, captains } = this.#night;
    for (const [side, team] of teams.entries()) {
      const captain = captains[side] ?? '';
      const panel = this.#captain(team);
      await this.#tap(panel.getByRole('button', { name: captain, exact: true }));
      await this.#tap(panel.getByRole('button', { name: 'Agree' }));
      await expect(panel).toContainText(`${captain} agreed`);
    }
  }

  async isUnsigned(): Promise<void> {
    for (const team of this.#night.teams)
      await expect(this.#captain(team)).toContainText('changed after it was signed');
  }

  async nextGame(number: number): Promise<void> {
    await this.press(`Start game ${String(number)}`);
    await expect(this.page.getByText(`Game ${String(number)} of 3`).first()).toBeVisible();
  }

  async rollOff(): Promise<void> {
    await this.press('Roll-off');
    for (const go of this.#night.rollOff?.gos ?? []) for (const pins of go) await this.typed(String(pins));
  }

  /** Corrects a frame of the game that is over; `shows` is what the board has then: scratch, and with handicap. */
  async correct(name: string, frame: number, marks: string, shows?: readonly string[]): Promise<void> {
    const cell = this.page.locator(`[data-name="${name}"] [data-frame="${String(frame)}"]`);
    // A press does nothing while a busy PC stands still.
    await expect(async () => {
      if (!(await cell.isVisible()))
        await this.page.getByRole('button', { name: 'Correct', exact: true }).click();
      await expect(cell).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await cell.click();
    for (const mark of marks.split(' ')) await press(this.page, mark);
    await press(this.page, 'Enter');
    await expect(this.page.getByRole('button', { name: 'Results' }).first()).toBeVisible();
    // The way back is there before the correction is saved.
    await expect(cell).toHaveAttribute('data-marks', marks.replaceAll(' ', ''));
    if (shows !== undefined) await expect.poll(() => this.#totals()).toEqual(shows);
    await this.press('Results');
    await expect(this.#captain(this.#night.teams[0])).toBeVisible();
  }

  async #totals(): Promise<readonly string[]> {
    return this.page
      .locator('[data-player]')
      .evaluateAll((rows) =>
        rows.map((row) => ['data-posted', 'data-total-hcp'].map((name) => row.getAttribute(name)).join()),
      );
  }

  /** What the end writes for a game: each line's scratch score, in the order of the teams. */
  async scratchAtEnd(): Promise<readonly number[]> {
    const lines = this.page.locator('[data-line][data-scratch]');
    return lines.evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-scratch'))));
  }

  /** The end shows the match: series with handicap, and points. */
  async showsMatch(series: readonly number[], points: readonly number[]): Promise<void> {
    const [home = '', visitors = ''] = points.map(written);
    for (const text of [`${home} to ${visitors}`, `${series.join(' to ')} pins`])
      await expect(this.page.locator('.banner')).toContainText(text);
  }

  /** The second signature has saved the result on the lane; Save result takes it away. */
  async saveResult(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: 'saved on this lane' })).toBeVisible();
    await this.press('Save result');
    await expect(this.page.getByRole('status').filter({ hasText: 'csv' })).toBeVisible();
  }

  #captain(team: string): ReturnType<Page['locator']> {
    return this.page.locator(`[data-captain="${team}"]`);
  }

  /** Presses these buttons, one after another. */
  async press(...names: readonly (string | RegExp)[]): Promise<void> {
    for (const name of names) await this.#tap(this.page.getByRole('button', { name }).first());
  }

  async #tap(target: Locator): Promise<void> {
    await (this.#finger === null ? target.click() : this.#finger.tap(target));
  }

  /** Enters the next ball on this lane. */
  async #mark(mark: string, half: Half | null): Promise<void> {
    if (this.#finger === null) return pressMark(this.page, mark);
    const desk = this.page.locator(half === null ? 'body' : `[data-desk="${half}"]`);
    return this.#finger.tap(desk.getByRole('button', { name: MARKS[mark] ?? mark, exact: true }));
  }

  /** Types a name or a figure and takes it: with Enter, or with the last of the touch keys. */
  async typed(text: string, last: string | RegExp = 'Apply'): Promise<void> {
    if (this.#finger === null) {
      await type(this.page, text);
      return press(this.page, 'Enter');
    }
    for (const sign of text) await this.#tap(this.page.getByRole('button', { name: sign, exact: true }));
    return this.press(last);
  }
}

/** Points as people write them: `9½`. */
export function written(points: number): string {
  return `${String(Math.floor(points))}${points % 1 === 0 ? '' : '½'}`;
}
