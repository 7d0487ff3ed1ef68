import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computed, effectScope } from 'vue';
import { TEN_PIN_FORMAT } from '../../../core/formats/ten-pin.ts';
import type { Half } from '../../../contract/contract.ts';
import { useDesk } from '../../console/desk/desk.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import { pairOf, type PairOnPage } from '../../lane/testing/pair.testing.ts';
import { useKeptDrafts } from './kept-drafts.ts';
import { draftOf, retyped } from './line-up-draft.ts';
import { useLineUp, type LineUp } from './line-up.ts';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

interface SetUp extends PairOnPage {
  /** Takes the keys to a half, and shows its set-up as the page does. */
  readonly goTo: (half: Half) => LineUp;
  /** Leaves the set-up for another view of the same half. */
  readonly leave: () => void;
}

/** A pair without games, both lanes in the set-up. */
async function setUp(): Promise<SetUp> {
  const pair = await pairOf(new FakeMain(), new FakeMain());
  const desk = useDesk();
  let scope = effectScope();
  const shown = (): LineUp => {
    scope = effectScope();
    const lineUp = scope.run(() =>
      useLineUp(
        computed(() => null),
        () => undefined,
        computed(() => [TEN_PIN_FORMAT]),
      ),
    );
    if (lineUp === undefined) throw new Error('no set-up');
    return lineUp;
  };
  return {
    ...pair,
    goTo: (half) => {
      desk.changeHalf(half);
      scope.stop();
      return shown();
    },
    leave: () => {
      scope.stop();
    },
  };
}

test('what is typed for one lane stays while the keys are at the other one, and is none of that one’s', async () => {
  const { goTo } = await setUp();
  const left = goTo('left');
  left.change({ ...draftOf(['PJS', 'KYJ']), text: 'LE' });
  left.series.choose(3);
  const right = goTo('right');
  expect([right.draft.value.rows, right.series.games.value]).toEqual([[], null]);
  right.change(retyped(draftOf(['CMS']), 'X'));
  const again = goTo('left');
  expect(again.draft.value).toMatchObject({ rows: [{ name: 'PJS' }, { name: 'KYJ' }], text: 'LE' });
  expect(again.series.games.value).toBe(3);
  expect(goTo('right').draft.value).toMatchObject({ rows: [{ name: 'CMS' }], text: 'X' });
});

test('names typed in the set-up survive a look at another page, such as “Back to the game”', async () => {
  const { goTo, leave } = await setUp();
  goTo('left').change({ ...draftOf(['PJS']), text: 'KY' });
  leave();
  expect(goTo('left').draft.value).toMatchObject({ rows: [{ name: 'PJS' }], text: 'KY' });
});

test('names of a party that left a resting lane are not offered to the next one', async () => {
  const { goTo, leave } = await setUp();
  goTo('left').change(draftOf(['PJS']));
  leave();
  useKeptDrafts().drop();
  expect(goTo('left').draft.value.rows).toEqual([]);
});

test('a line-up is dropped when a game begins on its lane meanwhile', async () => {
  const { goTo, changes, halves } = await setUp();
  goTo('left').change(draftOf(['PJS']));
  goTo('right');
  halves.goTo('left');
  await changes.newGame({ players: [{ name: 'LEE', average: null, was: null }], follows: null });
  halves.goTo('right');
  goTo('right');
  expect(goTo('left').draft.value.rows).toEqual([]);
});
