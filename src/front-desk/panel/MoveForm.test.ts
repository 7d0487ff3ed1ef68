import { afterEach, describe, expect, test } from 'vitest';
import { newGame } from '../../core/game/game.ts';
import { setupOf } from '../../core/testing/setup.testing.ts';
import { useHouse } from '../house/house.ts';
import LanesView from '../lanes/LanesView.vue';
import { deskLane, deskPage, RUNNING, type DeskPage } from '../testing/desk.testing.ts';

const LANES = [
  deskLane(1, RUNNING, newGame(setupOf(['KYJ']))),
  deskLane(2, RUNNING, newGame(setupOf(['SUN']))),
  deskLane(3),
];
let desk: DeskPage;

async function moving(): Promise<void> {
  desk = await deskPage(LanesView, { lanes: LANES });
  await desk.page.get('[data-tile="1"]').trigger('click');
  await desk.press('v');
}
afterEach(() => {
  desk.page.unmount();
});

const tile = (lane: number): string => desk.page.get(`[data-tile="${String(lane)}"]`).text();
const isReady = (): boolean => desk.page.get('[type=submit]').attributes('disabled') === undefined;

describe('a move to an impossible lane', () => {
  test.each([
    ['a press on its tile', (): Promise<void> => desk.page.get('[data-tile="2"]').trigger('click')],
    [
      'its number',
      async (): Promise<void> => {
        await desk.press('2', 'Digit2');
        await desk.press('Enter', 'Enter');
      },
    ],
  ])('is refused with the same reason in tile and panel: %s', async (_how, aim) => {
    await moving();
    await aim();
    expect(tile(2)).toContain('Taken');
    expect(desk.page.get('form [role=status]').text()).toContain('Lane 2: Taken.');
    expect(isReady()).toBe(false);
    await desk.page.get('[data-tile="3"]').trigger('click');
    expect(tile(2)).not.toContain('Taken');
    expect(tile(3)).toContain('Lane 1 goes here');
    expect(isReady()).toBe(true);
  });

  test('is refused as well once somebody else has its target', async () => {
    await moving();
    await desk.page.get('[data-tile="3"]').trigger('click');
    expect(isReady()).toBe(true);
    useHouse().hear({ kind: 'lane', lane: deskLane(3, RUNNING) });
    await desk.press('Shift', 'ShiftLeft');
    expect([tile(3), desk.page.get('form [role=status]').text()]).toEqual([
      expect.stringContaining('Taken'),
      expect.stringContaining('Lane 3: Taken.'),
    ]);
    expect(isReady()).toBe(false);
  });

  test('is not offered by the list of lanes, which says why', async () => {
    await moving();
    expect(
      desk.page.findAll('form option').map((one) => [one.text(), one.attributes('disabled') !== undefined]),
    ).toEqual([
      ['–', false],
      ['Lane 2: Taken', true],
      ['Lane 3', false],
    ]);
  });
});
