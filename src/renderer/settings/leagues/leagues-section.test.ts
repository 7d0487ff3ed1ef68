import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { KeptLeague, LeagueFileInfo, ReadAnswer } from '../../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../../contract/testing/league.testing.ts';
import type { FileFault } from '../../../league-files/fault.ts';
import { seasonTeams } from '../../league/testing/drafts.testing.ts';
import { connect } from '../../lane/connection.ts';
import { FakeLeagues } from '../../lane/testing/fake-leagues.testing.ts';
import { FakeMain } from '../../lane/testing/fake-main.testing.ts';
import PressButton from '../../press/PressButton.vue';
import LeaguesSection from './LeaguesSection.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const ROSTER: LeagueFileInfo = {
  ...{ id: '1'.repeat(24), name: 'roster.csv', size: 2_100 },
  place: { kind: 'stick', name: 'KINGSTON' },
};
const SCHEDULE: LeagueFileInfo = {
  ...{ id: '2'.repeat(24), name: 'schedule.csv', size: 10, place: { kind: 'import-folder' } },
};
const KEPT: KeptLeague = {
  ...{ id: 'a'.repeat(24), keptAt: '2026-09-29T18:00:00.000Z', shortNames: [] },
  league: TYPED_LEAGUE,
};
const LOOK: Extract<ReadAnswer, { kind: 'league' }> = {
  ...{ kind: 'league', look: '3'.repeat(24), league: TYPED_LEAGUE },
  notes: [{ spot: spotOf('roster.csv'), code: 'read-as', encoding: 'utf-8', separator: ';' }],
};

function spotOf(file: string, row: number | null = null) {
  return { file, row, column: null, path: null };
}

function faults(...all: readonly FileFault[]): ReadAnswer {
  return { kind: 'faults', faults: { faults: all, more: 0 } };
}

/** The page on a lane with two files, whose main answers each reading in turn. */
async function shown(main: FakeLeagues, answers: FakeLeagues['answers'] = [LOOK]): Promise<VueWrapper> {
  main.files = { files: [ROSTER, SCHEDULE], more: 0, sticksKnown: true };
  main.answers = answers;
  vi.stubGlobal('lane', { ...new FakeMain().bridge, leagues: main.bridge });
  await connect();
  const page = mount(LeaguesSection);
  await flushPromises();
  return page;
}

/** Two presses of a real finger would be too close together. */
async function press(page: VueWrapper, label: string): Promise<void> {
  const button = page.findAllComponents(PressButton).find((one) => one.text().startsWith(label));
  if (button === undefined)
    expect.fail(
      `${label} is not among ${page
        .findAll('button')
        .map((one) => one.text())
        .join(' | ')}`,
    );
  button.vm.$emit('press');
  await flushPromises();
}

describe('the page of leagues', () => {
  test('says that no league is kept, and shows the files with their places', async () => {
    const page = await shown(new FakeLeagues());
    expect(page.text()).toContain('No league is kept yet.');
    expect(page.text()).toContain('roster.csvstick KINGSTON · 3 KB');
    expect(page.text()).toContain('schedule.csvfolder import · 1 KB');
  });

  test('shows a kept league with its size, its teams at a press, and removes it at the second press', async () => {
    const main = new FakeLeagues();
    main.leagues = [KEPT];
    const page = await shown(main);
    expect(page.text()).toContain('Tuesday Mixed');
    expect(page.text()).toContain('2 teams, 4 bowlers, 2 matches · kept Sep 29, 2026');
    expect(page.text()).not.toContain('Ann');
    await press(page, 'Show teams');
    expect(page.text()).toContain('Ann, average 187, handicap 20');
    await press(page, 'Hide teams');
    await press(page, 'Remove');
    expect(main.leagues).toEqual([KEPT]);
    await press(page, 'Remove for good?');
    expect(main.leagues).toEqual([]);
    expect(page.text()).toContain('Tuesday Mixed is removed.');
  });

  test('shows this season’s games of a roster, and the average that counts now', async () => {
    const main = new FakeLeagues();
    main.leagues = [{ ...KEPT, league: { ...TYPED_LEAGUE, teams: seasonTeams() } }];
    const page = await shown(main);
    await press(page, 'Show teams');
    expect(page.text()).toContain('Tom, average 151, this season 21 games with 3318 pins, now 158');
    expect(page.text()).toContain(
      'Ann, average 187, this season 2 games with 380 pins, now 187, handicap 20',
    );
    expect(page.text()).toContain('Kim, average 160, this season 3 games with 547 pins, now 182');
  });

  test('reads files as they are chosen, says how, and keeps the league at one press', async () => {
    const main = new FakeLeagues();
    const page = await shown(main);
    await press(page, 'roster.csv');
    await press(page, 'schedule.csv');
    expect(main.read.at(-1)?.map(({ file }) => file)).toEqual([ROSTER.id, SCHEDULE.id]);
    expect(page.text()).toContain('Tuesday Mixed 2 teams, 4 bowlers, 2 matches');
    expect(page.text()).toContain('Read in UTF-8, columns separated by semicolons.');
    await press(page, 'Keep this league');
    expect(main.leagues.map(({ league }) => league)).toEqual([TYPED_LEAGUE]);
    expect(page.text()).toContain('Tuesday Mixed is kept.');
    expect(page.find('[aria-pressed="true"]').exists()).toBe(false);
  });

  test('says once what many rows of a file have in common', async () => {
    const rows = [2, 3, 4].map((row) => ({ ...spotOf('roster.csv', row), column: 'Average' }));
    const notes = rows.map((spot) => ({ spot, code: 'fraction-dropped' as const, taken: 172 }));
    const page = await shown(new FakeLeagues(), [{ ...LOOK, notes }]);
    await press(page, 'roster.csv');
    expect(page.text()).toContain('row 2, Average: The fraction is dropped: 172. (The same in 2 more rows.)');
    expect(page.text()).not.toContain('row 3');
  });

  test('offers to replace a kept league of the same name, or to keep both', async () => {
    const main = new FakeLeagues();
    main.leagues = [KEPT];
    const page = await shown(main);
    await press(page, 'roster.csv');
    await press(page, 'Replace Tuesday Mixed');
    expect(main.leagues).toMatchObject([{ id: KEPT.id }]);
    await press(page, 'roster.csv');
    await press(page, 'Keep as another league');
    expect(main.leagues).toHaveLength(2);
  });

  test('says every fault with its row and column, and offers nothing to keep', async () => {
    const fault: FileFault = { spot: spotOf('schedule.csv', 2), code: 'team-unknown', team: 'Starz' };
    const page = await shown(new FakeLeagues(), [faults(fault)]);
    await press(page, 'schedule.csv');
    expect(page.text()).toContain('schedule.csv, row 2');
    expect(page.text()).toContain('Starz');
    expect(page.text()).not.toContain('Keep');
  });

  test('asks for an encoding that is not clear with a name as each would show it', async () => {
    const main = new FakeLeagues();
    const unclear: FileFault = {
      ...{ spot: spotOf('roster.csv'), code: 'encoding-unclear' },
      candidates: [
        { encoding: 'windows-1252', sample: '±è¿µ' },
        { encoding: 'euc-kr', sample: '김영' },
      ],
    };
    const page = await shown(main, [faults(unclear), LOOK]);
    await press(page, 'roster.csv');
    await press(page, '김영 (CP949');
    expect(main.read.at(-1)).toEqual([{ file: ROSTER.id, encoding: 'euc-kr', separator: null }]);
    expect(page.text()).toContain('Keep this league');
  });

  test('lets staff say how a file is read although the program found a way', async () => {
    const main = new FakeLeagues();
    const page = await shown(main);
    await press(page, 'roster.csv');
    await press(page, 'Read in another way');
    await press(page, 'Windows-1252');
    await press(page, 'tabs');
    expect(main.read.at(-1)).toEqual([{ file: ROSTER.id, encoding: 'windows-1252', separator: '\t' }]);
  });

  test('asks for the separator of a file that has none that is known', async () => {
    const main = new FakeLeagues();
    const page = await shown(main, [
      faults({ spot: spotOf('roster.csv'), code: 'wrong-separator', separator: null }),
      LOOK,
    ]);
    await press(page, 'roster.csv');
    await press(page, 'semicolons');
    expect(main.read.at(-1)).toEqual([{ file: ROSTER.id, encoding: null, separator: ';' }]);
  });

  test('shows the newest choice only, whichever reading is answered last', async () => {
    const main = new FakeLeagues();
    let answer: (read: ReadAnswer) => void = () => undefined;
    const first = new Promise<ReadAnswer>((resolve) => {
      answer = resolve;
    });
    const page = await shown(main, [first, LOOK]);
    await press(page, 'roster.csv');
    expect(page.text()).toContain('Reading…');
    await press(page, 'schedule.csv');
    answer(faults({ spot: spotOf('roster.csv'), code: 'file-empty' }));
    await flushPromises();
    expect(page.text()).toContain('Keep this league');
    expect(page.text()).not.toContain('Nothing is kept');
  });

  test('says nothing of sticks where they cannot be told from disks', async () => {
    const main = new FakeLeagues();
    const page = await shown(main);
    expect(page.text()).toContain('USB stick');
    main.files = { files: [], more: 0, sticksKnown: false };
    await press(page, 'Look for files again');
    expect(page.text()).not.toContain('USB stick');
    expect(page.text()).toContain('No files were found.');
  });
});
