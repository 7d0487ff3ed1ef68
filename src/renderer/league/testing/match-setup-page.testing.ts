import { flushPromises, mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils';
import { expect, vi } from 'vitest';
import { h } from 'vue';
import type { BowledMatch, KnownBowler, Settings } from '../../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../../contract/testing/league.testing.ts';
import type { League } from '../../../league-files/in/league.ts';
import { textFor, type Text } from '../../../text/index.ts';
import { connected } from '../../lane/testing/connected.testing.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import MatchSetupView from '../MatchSetupView.vue';
import { keptLeague } from './drafts.testing.ts';

/** The league view of a lane, and hands for it. */
export class MatchSetupPage {
  readonly main: FakeMain;
  readonly view: VueWrapper;
  readonly text: Text;

  private constructor(main: FakeMain, view: VueWrapper) {
    this.main = main;
    this.view = view;
    this.text = textFor(main.settings.language);
  }

  static async of(
    league: Partial<League> | null = {},
    bowlers: readonly KnownBowler[] = [],
    settings: Partial<Settings> = {},
    facts: { readonly bowled?: readonly BowledMatch[]; readonly pin?: string } = {},
  ): Promise<MatchSetupPage> {
    const main = new FakeMain(settings);
    const schedule = TYPED_LEAGUE.schedule.slice(0, 1);
    const { bowled = [], pin = null } = facts;
    main.pin = pin;
    main.leagueList = {
      leagues: league === null ? [] : [keptLeague({ schedule, ...league })],
      ...{ bowlers, bowled },
    };
    await connected(main);
    const view = mount({ render: () => h(MatchSetupView) }, { attachTo: document.body });
    await flushPromises();
    return new MatchSetupPage(main, view);
  }

  /** The button of this name, else the first one whose name begins so. */
  button(name: string): DOMWrapper<Element> {
    const buttons = this.view.findAll('button').map((one) => ({
      one,
      called: `${one.attributes('aria-label') ?? ''}${one.text()}`.trim(),
    }));
    const found =
      buttons.find(({ called }) => called === name) ?? buttons.find(({ called }) => called.startsWith(name));
    return found?.one ?? expect.fail(`no button ${name} in ${this.view.text()}`);
  }

  /** Presses Start until the game begins: two presses in a moment are one finger's. */
  async start(): Promise<void> {
    await vi.waitFor(async () => {
      await this.press(this.text.matchSetup.start);
      expect(this.main.orders).toHaveLength(1);
    });
  }

  /** Touches a name in the line-ups. */
  async touch(name: string): Promise<void> {
    const who = this.view.findAll('.who').find((one) => one.get('.name').text() === name);
    await (who ?? expect.fail(`no ${name}`)).trigger('click');
    await flushPromises();
  }

  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.button(name).trigger('click');
      await flushPromises();
    }
  }

  field(): DOMWrapper<HTMLInputElement> {
    return this.view.find<HTMLInputElement>('input.field');
  }

  async type(text: string): Promise<void> {
    await this.field().setValue(text);
  }

  /** Types and presses Enter. */
  async write(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.type(text);
      await this.field().trigger('keydown', { key: 'Enter' });
      await flushPromises();
    }
  }

  /** Two teams typed by hand, and their line-ups. */
  async teams(home: readonly string[], visitors: readonly string[]): Promise<void> {
    await this.press(this.text.matchSetup.typeByHand);
    await this.write(...home, '', ...visitors, '');
  }

  /** The names of both line-ups, as they stand. */
  names(): readonly (readonly string[])[] {
    return this.view.findAll('section.team').map((team) => team.findAll('.name').map((one) => one.text()));
  }

  team(side: number): string {
    return this.view.findAll('section.team')[side]?.text() ?? '';
  }
}
