import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { computed, nextTick, ref } from 'vue';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Game } from '../../../../core/game/game.ts';
import type { RollOff } from '../../../../core/league/match.ts';
import { rollOffsDue } from '../../../../core/league/point-share.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../../../core/league/terms.ts';
import { matchGame } from '../../../../core/testing/league.testing.ts';
import { after, agreement } from '../../../../core/testing/notation.testing.ts';
import { textFor } from '../../../../text/index.ts';
import { LANGUAGES } from '../../../../text/language.ts';
import { matchViewOf, shownOf, type Signed } from '../testing/match.testing.ts';
import type { MatchAtEnd } from './match-at-end.ts';
import { sidesOf, signersOf, standingOf, teamTable } from './match-rows.ts';
import MatchBanner from './MatchBanner.vue';
import MatchDesk from './MatchDesk.vue';
import MatchRoom from './MatchRoom.vue';

beforeEach(() => {
  setActivePinia(createPinia());
});

const TERMS: Partial<LeagueTerms> = {
  points: { game: 2, series: 2, individual: 1, individualSeries: 0 },
};
const NINES = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
const EIGHTS = '8- 8- 8- 8- 8- 8- 8- 8- 8- 8-';

/** PJS and TOM, for EVA, against KYJ and DOM, who is absent; 261 to 347 with handicap. */
function first(terms: Partial<LeagueTerms> = {}): Game {
  const known = [
    { average: 180 },
    { average: 150 },
    { average: 170, type: 'substitute', instead: 'EVA' },
    { average: 163, type: 'absent' },
  ] as const;
  const game = matchGame(['PJS', 'KYJ', 'TOM', 'DOM'], known, { ...TERMS, ...terms });
  return after(game, agreement(1, NINES), agreement(2, EIGHTS), agreement(3, NINES));
}

/** Everything that was asked for, in words. */
interface Desk {
  readonly shown: VueWrapper<InstanceType<typeof MatchDesk>>;
  readonly asked: string[];
}

function desk(
  games: readonly Game[],
  signed: Signed = {},
  rollOffs: readonly RollOff[] = [],
  refused = false,
): Desk {
  const asked: string[] = [];
  const shown = shownOf(games, signed, rollOffs);
  const noAnswer = new Promise<never>(() => undefined);
  const tell = (what: string): Promise<never> => {
    asked.push(what);
    return noAnswer;
  };
  const game = games.at(-1) ?? expect.fail('no game');
  const text = textFor('en');
  const told = ref('');
  const match: MatchAtEnd = {
    shown: computed(() => shown),
    due: computed(() => rollOffsDue(shown.match.result)),
    tiesOf: () => shown.terms.ties,
    isLast: computed(() => shown.game.number >= shown.terms.games),
    calls: {
      signOff: (side, player) => tell(`${side} ${String(player)}`),
      takeBack: (side) => tell(`back ${side}`),
      rollOff: (unit, go) => tell(`${unit.kind} ${JSON.stringify(go)}`),
      exportResult: () => tell('export'),
      keepResult: () => tell('keep'),
    },
    saving: ref(false),
    kept: computed(() => (refused ? text.matchEnd.resultNotKept : '')),
    told: computed(() => told.value),
    clear: () => {
      told.value = '';
    },
    isRefused: computed(() => refused),
    keepResult: async () => {
      asked.push('keep');
      await Promise.resolve();
    },
    toStick: computed(() => (refused ? '' : 'to the stick KINGSTON')),
    saveResult: async () => {
      asked.push('save');
      told.value = 'On the stick.';
      await Promise.resolve();
    },
  };
  const wrapper = mount(MatchDesk, {
    props: {
      ...{
        games: [game],
        stillBowls: null,
        shown,
        match,
        whole: false,
        busy: false,
        savingPdf: false,
        hasStatistics: true,
        told: '',
      },
      ...{ closed: null, language: 'en', text },
      onPhone: () => asked.push('phone'),
      onSamePlayers: () => asked.push('next'),
      onNewPlayers: () => asked.push('new'),
    },
  });
  return { shown: wrapper, asked };
}

async function press({ shown }: Desk, label: string | RegExp, within = ''): Promise<void> {
  const found = shown
    .findAll(`${within} button`)
    .find((one) => (typeof label === 'string' ? one.text() === label : label.test(one.text())));
  if (found === undefined) expect.fail(`no button ${String(label)}`);
  await found.trigger('click', { detail: 0 });
}

function boxesIn(room: VueWrapper<InstanceType<typeof MatchRoom>>): readonly (string | undefined)[] {
  return room.findAll('[data-share]').map((box) => box.attributes('data-share'));
}

describe('the tables of a game', () => {
  const word = { team: 'Team' };

  test('have scratch and what the league shows beside it, score types, points and the sum', () => {
    const table = teamTable(shownOf([first()]), 'visitors', word);
    const rows = [...(table?.rows ?? []), ...(table === null ? [] : [table.sum])];
    expect(
      rows.map(({ name, tag, scratch, beside, share }) => [
        ...[name, tag, scratch, ...beside.map(({ written }) => written), share?.kind],
      ]),
    ).toEqual([
      ['KYJ', null, 80, '+63', '143', 'won'],
      ['DOM', 'Absent', 153, '+51', '204', 'won'],
      ['Team', null, 233, '+114', '347', 'won'],
    ]);
    expect(teamTable(shownOf([first()]), 'home', word)?.rows[1]?.tag).toBe('Sub for EVA');
  });

  test('have what the bowlers have so far, while the team still bowls', () => {
    const shown = shownOf([matchGame(['PJS', 'KYJ'], [], TERMS)]);
    const bowled = after(matchGame(['PJS', 'KYJ'], [], TERMS), agreement(2, NINES));
    const later = { ...shownOf([bowled]), match: shown.match };
    expect(shown.match.result.visitors?.games[0] ?? null).toBeNull();
    const table = teamTable({ ...later, game: shownOf([bowled]).game }, 'visitors', word);
    expect([table?.sum.scratch, table?.sum.beside.map(({ written }) => written)]).toEqual([90, ['–', '–']]);
  });

  test.each([
    ['scratch', []],
    ['total', ['126']],
    ['both', ['+36', '126']],
    ['difference', ['−17']],
  ] as const)('show beside scratch what the league chose: %s', (shown, written) => {
    const table = teamTable(shownOf([first({ shown })]), 'home', word);
    expect(table?.rows[0]?.beside.map((one) => one.written)).toEqual(written);
  });

  test('are two, with a full box for who won and an empty one for who lost', () => {
    const { matchEnd: text, recap } = textFor('en');
    const room = mount(MatchRoom, { props: { shown: shownOf([first()]), whole: false, text, recap } });
    expect(room.findAll('[data-team]').map((team) => team.attributes('data-team'))).toEqual([
      'Pin Pals',
      'Alley Cats',
    ]);
    expect(boxesIn(room)).toEqual(['lost', 'lost', 'lost', 'won', 'won', 'won']);
    expect(room.findAll('[role=img]').map((box) => box.attributes('aria-label'))).toContain('won: 2');
  });
});

describe('the table of the match', () => {
  test.each(LANGUAGES)('has all games side by side and who leads, in one language: %s', (language) => {
    const { matchEnd: text, recap } = textFor(language);
    const shown = shownOf([first(), first()]);
    const room = mount(MatchRoom, { props: { shown, whole: true, text, recap } });
    for (const team of ['Pin Pals', 'Alley Cats'])
      expect(room.findAll(`[data-team="${team}"] thead th`).map((head) => head.text())).toEqual([
        ...[`${team} ${text.boxes}`, recap.game(1), recap.game(2), recap.game(3)],
        ...[recap.total, recap.points],
      ]);
    const cells = room.findAll('[data-line=KYJ] td').map((cell) => cell.text());
    expect(cells).toEqual(['80', '80', '–', '286', '2']);
    const high = (what: string): string => room.get(`[data-high=${what}]`).text();
    expect(high('game')).toBe(`${text.highs.game}PJS +1 90`);
    expect(high('withHandicap')).toBe(`${text.highs.withHandicap}KYJ 143`);
    expect(high('series')).toBe(`${text.highs.series}PJS +1 180`);
    const underlined = room.findAll('.high').map((figure) => figure.text());
    expect(underlined).toEqual(['90', '90', '90', '90']);
    expect(room.get('.banner').text()).toContain('Alley Cats');
    expect(room.get('.banner').attributes('data-winner')).toBeUndefined();
    expect(room.text()).not.toMatch(/undefined|null|NaN/u);
  });

  test.each([
    ['two bowlers of one name', ['of-1', 'of-2'], 'ANN +1 90'],
    ['one bowler twice', ['of-1', 'of-1'], 'ANN 90'],
  ])('says how many have the high game: %s', (_who, bowlers, said) => {
    const holders = bowlers.map((bowler, index) => ({ bowler, name: 'ANN', game: index + 1 }));
    const highs = { game: { score: 90, holders }, withHandicap: null, series: null };
    const { match } = shownOf([first(), first()]);
    const banner = mount(MatchBanner, {
      props: { match, highs, isOver: false, text: textFor('en').matchEnd },
    });
    expect(banner.get('[data-high=game] dd').text()).toBe(said);
  });

  test('names the winner once all games are over', () => {
    const { matchEnd: text, recap } = textFor('en');
    const shown = shownOf([first(), first(), first()]);
    const room = mount(MatchRoom, { props: { shown, whole: true, text, recap } });
    expect(room.get('.banner').attributes('data-winner')).toBe('Alley Cats');
    expect(room.get('.says').text()).toBe('won by 14783 to 1041 pins');
  });
});

describe('captains', () => {
  test('sign with two presses each: who, then agree', async () => {
    const end = desk([first()]);
    await press(end, 'TOM', '[data-captain="Pin Pals"]');
    await press(end, 'Agree', '[data-captain="Pin Pals"]');
    expect(end.asked).toEqual(['home 3']);
  });

  test('need one press where only one of the team is there', async () => {
    const end = desk([first()]);
    await press(end, 'Agree', '[data-captain="Alley Cats"]');
    expect(end.asked).toEqual(['visitors 2']);
  });

  test('sign nothing before somebody is chosen', async () => {
    const end = desk([first()]);
    await press(end, 'Agree', '[data-captain="Pin Pals"]');
    expect(end.asked).toEqual([]);
  });

  test('are told what they agree to, who has agreed, and can take it back', async () => {
    const end = desk([first()], { home: [1, 0] });
    expect(end.shown.get('[data-captain="Alley Cats"]').text()).toContain(
      'Agrees to Pin Pals 261, Alley Cats 347, points 0 to 4.',
    );
    expect(end.shown.get('[data-captain="Pin Pals"]').text()).toContain('PJS agreed');
    await press(end, 'Take back');
    expect(end.asked).toEqual(['back home']);
  });

  test('are both asked again after a correction, and are told so', () => {
    const end = desk([first()], { home: [1, 1], visitors: [2, 1] });
    for (const team of ['Pin Pals', 'Alley Cats'])
      expect(end.shown.get(`[data-captain="${team}"]`).text()).toContain('changed after it was signed');
  });

  test('are those who bowled; where nobody did, whoever is in the line-up', () => {
    const [game] = matchViewOf([first()]).games;
    if (game === undefined) expect.fail('no game');
    expect(signersOf(game, 'visitors')).toEqual([{ player: 2, name: 'KYJ' }]);
    const visitors = game.visitors.filter(({ name }) => name === 'DOM');
    expect(signersOf({ ...game, visitors }, 'visitors')).toEqual([{ player: 4, name: 'DOM' }]);
    expect(standingOf(game, 'home')).toBeNull();
  });

  test('are never empty places: a team of vacancies has nobody to sign, and is told that staff go on', () => {
    const known = [{}, { type: 'vacancy' }, {}, { type: 'vacancy' }] as const;
    const game = matchGame(['PJS', 'Vacancy 1', 'TOM', 'Vacancy 2'], known, TERMS);
    const { shown } = desk([after(game, agreement(1, NINES), agreement(3, NINES))]);
    const cats = shown.get('[data-captain="Alley Cats"]');
    expect(cats.findAll('.signer')).toHaveLength(0);
    expect(cats.text()).toContain('Nobody of this team is here to sign; staff begin the next game.');
  });
});

test('the end of a match gives its game to phones with one press', async () => {
  const end = desk([first()]);
  await end.shown.get('button[aria-label="To phone"]').trigger('click', { detail: 0 });
  expect(end.asked).toEqual(['phone']);
});

test('what became of the result does not hide how printing went, and the last press is told', async () => {
  const { resultNotKept } = textFor('en').matchEnd;
  const end = desk([first()], {}, [], true);
  const said = (): string => end.shown.get('.told').text();
  expect(said()).toBe(resultNotKept);
  await end.shown.setProps({ told: 'No printer.' });
  expect(said()).toBe(`${resultNotKept} No printer.`);
  await press(end, 'Save result');
  expect(said()).toBe(`${resultNotKept} On the stick.`);
  await end.shown.setProps({ told: 'Printed.' });
  expect(said()).toBe(`${resultNotKept} Printed.`);
});

describe('a match on a pair of lanes', () => {
  test('is signed once the other lane is done, and the captains are told which one still bowls', async () => {
    const end = desk([first()]);
    await end.shown.setProps({ stillBowls: 8 });
    expect(end.shown.get('[data-captain="Pin Pals"]').text()).toContain(
      'Lane 8 still bowls. Both captains sign when it is done.',
    );
    await press(end, 'TOM', '[data-captain="Pin Pals"]');
    await press(end, 'Agree', '[data-captain="Pin Pals"]');
    expect(end.asked).toEqual([]);
  });

  test('counts the corrections and agreements of both games', async () => {
    const [one, other] = [first(), first()];
    const end = desk([one]);
    const agreed = (): string => end.shown.get('.strip').text();
    expect(agreed()).toContain('3');
    await end.shown.setProps({ games: [one, other] });
    expect(agreed()).toContain('6');
  });
});

describe('the next game', () => {
  test('is one press once both have signed; before, the button says that staff may', async () => {
    const before = desk([first()]);
    expect(before.shown.get('.next').text()).toBe('Start game 2 when both have signed, or by staff');
    expect(before.shown.get('.next').classes()).not.toContain('primary');
    const signed = desk([first()], { home: [1, 0], visitors: [2, 0] });
    expect(signed.shown.get('.next').classes()).toContain('primary');
    await press(signed, 'Start game 2');
    expect(signed.asked).toEqual(['next']);
  });

  test('is another party’s after the last one', async () => {
    const last = desk([first(), first(), first()], { home: [1, 0], visitors: [2, 0] });
    await press(last, 'New players');
    expect(last.asked).toEqual(['new']);
  });
});

describe('a roll-off', () => {
  /** One against one, 90 to 90, rolled off by one ball. */
  function tied(terms: Partial<LeagueTerms> = {}): Game {
    const scratch = { handicap: { ...USUAL_TERMS.handicap, percentage: 0 }, ties: 'one-ball' } as const;
    const game = matchGame(['PJS', 'KYJ'], [], { ...TERMS, ...scratch, ...terms });
    return after(game, agreement(1, NINES), agreement(2, NINES));
  }

  test('is offered only where points are tied', () => {
    expect(desk([first()]).shown.text()).not.toContain('Roll-off');
    expect(desk([tied()]).shown.text()).toContain('Roll-off');
  });

  test('is entered side by side with the number keys', async () => {
    const end = desk([tied()]);
    await press(end, 'Roll-off');
    expect(end.shown.get('[data-roll-off] h2').text()).toBe('Roll-off: game 1, teams');
    await press(end, '9');
    await press(end, 'Next');
    await press(end, '8');
    await press(end, 'Enter');
    expect(end.asked).toEqual(['game {"home":9,"visitors":8}']);
  });

  test('is entered by keyboard alone, and Backspace deletes a figure and undoes no ball', async () => {
    const end = desk([tied()]);
    await press(end, 'Roll-off');
    // The same key twice at once would be a bounce.
    for (const code of ['Digit8', 'Backspace', 'Numpad9', 'Enter', 'Digit1', 'Digit0', 'NumpadEnter'])
      window.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true }));
    expect(end.asked).toEqual(['game {"home":9,"visitors":10}']);
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', cancelable: true }));
    await nextTick();
    expect(end.shown.find('[data-roll-off]').exists()).toBe(false);
  });

  test('that was decided by a wrong entry can be taken back', async () => {
    const gos = [{ home: 9, visitors: 8 }];
    const unit = { kind: 'individual', game: 1, place: 1 } as const;
    const decided = [
      { unit: { kind: 'game', game: 1 } as const, gos },
      { unit, gos },
    ];
    const end = desk([tied({ individualTies: 'one-ball' })], {}, decided);
    await press(end, 'Roll-off');
    expect(end.shown.get('[data-roll-off] h2').text()).toBe('Roll-off: game 1, place 1');
    expect(end.shown.get('[data-roll-off]').text()).not.toContain('Still tied');
    await press(end, 'Take the last one back');
    expect(end.asked).toEqual(['individual null']);
  });

  test('can be left without an entry', async () => {
    const end = desk([tied()]);
    await press(end, 'Roll-off');
    await press(end, 'Close');
    expect(end.shown.find('[data-roll-off]').exists()).toBe(false);
  });

  test('of bowlers names the bowlers, of teams the teams', () => {
    const match = matchViewOf([first()]);
    expect(sidesOf(match, { kind: 'individual', game: 1, place: 2 })).toEqual(['TOM', 'DOM']);
    expect(sidesOf(match, { kind: 'individualSeries', place: 1 })).toEqual(['PJS', 'KYJ']);
    expect(sidesOf(match, { kind: 'series' })).toEqual(['Pin Pals', 'Alley Cats']);
  });
});

test('a result that the disk refused is tried again there, and a stick that is in is named on Save result', async () => {
  const refused = desk([first()], {}, [], true);
  await press(refused, textFor('en').console.tryAgain);
  expect(refused.asked).toEqual(['keep']);
  const fine = desk([first()]);
  expect(fine.shown.findAll('button').map((one) => one.text())).toContain(
    'Save result to the stick KINGSTON',
  );
  expect(fine.shown.text()).not.toContain(textFor('en').console.tryAgain);
});
