import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { h } from 'vue';
import type { Game } from '../../../core/game/game.ts';
import { VISITORS, matchGame } from '../../../core/testing/league.testing.ts';
import { after, afterBalls } from '../../../core/testing/notation.testing.ts';
import { bakerGame } from '../../../core/testing/teams.testing.ts';
import { connected } from '../../lane/testing/connected.testing.ts';
import { bowled, type FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { useDesk } from '../desk/desk.ts';
import type { PlayerView } from './player-actions.ts';
import PlayerPanel from './PlayerPanel.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Panel {
  readonly main: FakeMain;
  readonly panel: VueWrapper;
  /** Presses the button that begins with these words. */
  readonly press: (words: string) => Promise<void>;
}

/** A player's panel in this game. */
async function panelOf(game: Game, player: number, view: PlayerView = 'menu'): Promise<Panel> {
  const main = bowled(['PJS', 'KYJ'], '');
  main.game = game;
  await connected(main);
  useDesk().openPlayer(player, view);
  const panel = mount({ render: () => h(PlayerPanel) }, { attachTo: document.body });
  const press = async (words: string): Promise<void> => {
    // A button of the menu begins with its letter.
    const starts = (text: string): boolean => text.startsWith(words) || text.slice(1).startsWith(words);
    const button = panel.findAll('button').find((one) => starts(one.text()));
    if (button === undefined) throw new Error(`no button ${words}: ${panel.text()}`);
    await button.trigger('click', { detail: 0 });
    await flushPromises();
  };
  return { main, panel, press };
}

const match = matchGame(['PJS', 'KYJ'], [{ average: 163 }, { average: 181 }]);

async function typed({ panel }: Panel, name: string): Promise<void> {
  await panel.get('input').setValue(name);
}

describe('in a league', () => {
  test('a press marks a player absent, once the menu is open', async () => {
    const { main, press } = await panelOf(match, 1);
    await press('Absent');
    expect(main.commands).toEqual([{ kind: 'setScoreType', player: 1, scoreType: 'absent' }]);
  });

  test('a substitute bowls for the player whose panel is open, or that player for somebody', async () => {
    const open = await panelOf(match, 1);
    await open.press('League');
    await open.press('Substitute');
    expect(open.panel.text()).toContain('Who bowls for PJS?');
    await typed(open, 'EVA');
    await open.press('Bowls for PJS');
    expect(open.main.commands).toEqual([
      { kind: 'rename', player: 1, name: 'EVA', somebodyElse: true, substitutes: true },
    ]);
  });

  test('a bowler can turn out to be somebody’s substitute', async () => {
    const open = await panelOf(match, 2, 'substitute');
    await typed(open, 'TOM');
    await open.press('Sub for that name');
    expect(open.main.commands).toEqual([
      { kind: 'setScoreType', player: 2, scoreType: 'substitute', instead: 'TOM' },
    ]);
  });

  test('a handicap is typed, also one that takes pins away, and computed again', async () => {
    const open = await panelOf(match, 1, 'handicap');
    expect(open.panel.text()).toContain('gives pins');
    await typed(open, '7');
    await open.press('+ / −');
    expect(open.panel.text()).toContain('takes pins away');
    await open.press('Apply');
    expect(open.main.commands).toEqual([{ kind: 'setHandicap', player: 1, handicap: -7 }]);
  });

  test('a typed handicap shows its sign, and is computed again', async () => {
    const given = after(match, { kind: 'setHandicap', player: 1, handicap: -7 });
    const { main, panel, press } = await panelOf(given, 1, 'handicap');
    expect(panel.text()).toContain('takes pins away');
    await press('By the average');
    expect(main.commands).toEqual([{ kind: 'setHandicap', player: 1, handicap: null }]);
  });

  test('a seat is changed with who has it', async () => {
    const open = await panelOf(match, 1, 'seat');
    await open.press('1 KYJ');
    expect(open.main.commands).toEqual([{ kind: 'setSeat', player: 1, seat: { team: VISITORS, place: 1 } }]);
  });

  test('a game from before has its score typed, and those of the games after it', async () => {
    const open = await panelOf(match, 1, 'preBowl');
    for (const score of ['187', '151']) {
      await typed(open, score);
      await open.panel.get('input').trigger('keydown', { key: 'Enter' });
    }
    for (const words of ['Game 3 not bowled: Absent', 'Apply']) await open.press(words);
    expect(open.main.commands).toEqual([
      { kind: 'setScoreType', player: 1, scoreType: 'pre-bowl', score: 187, later: [151, null] },
    ]);
  });

  test('who joins a match is a pacer or an extra of the smaller team', async () => {
    const open = await panelOf(matchGame(['PJS', 'KYJ', 'TOM']), 1, 'add');
    await typed(open, 'EVA');
    await open.press('Extra');
    await open.press('Add');
    expect(open.main.commands).toEqual([
      { kind: 'join', name: 'EVA', makesUp: false, team: VISITORS, scoreType: 'extra' },
    ]);
  });

  test('missed frames are not made up later than the league says, and the panel tells why', async () => {
    const late = matchGame(['PJS', 'KYJ'], [{ average: 163, type: 'absent' }], { makeUpUntil: 2 });
    const open = await panelOf(afterBalls(late, '9- 9- 9-'), 1, 'back');
    const [zero, madeUp] = open.panel.findAll('button');
    expect(madeUp?.text()).toContain('2');
    expect(madeUp?.attributes('aria-disabled')).toBe('true');
    expect(zero?.attributes('aria-disabled')).toBeUndefined();
    const early = await panelOf(afterBalls(late, '9-'), 1, 'back');
    expect(early.panel.findAll('button')[1]?.attributes('aria-disabled')).toBeUndefined();
  });

  test('the menu says what the league says of the player', async () => {
    const absent = after(match, { kind: 'setScoreType', player: 1, scoreType: 'absent' });
    const { panel } = await panelOf(absent, 1);
    expect(panel.text()).toContain('Absent, Handicap +51');
  });

  test('what the rules forbid is a sentence, and the panel stays', async () => {
    const { panel, press, main } = await panelOf(match, 1, 'league');
    await press('Pacer');
    expect(panel.text()).toContain('The teams would have different sizes');
    expect(main.game?.position.lines[0]?.part?.type).toBe('bowler');
  });
});

describe('of a team', () => {
  test('a bowler’s name is corrected by team, bowler and name, and no player is added', async () => {
    const opened = await panelOf(afterBalls(bakerGame([['ANN', 'BEN']]), 'X'), 1);
    expect(opened.panel.text()).not.toContain('Add a player');
    await opened.press('Bowlers');
    await opened.press('BEN');
    await typed(opened, 'Benno');
    await opened.press('Rename');
    expect(opened.main.commands).toEqual([
      { kind: 'rename', player: 1, name: 'Benno', somebodyElse: false, mate: 2 },
    ]);
  });
});
