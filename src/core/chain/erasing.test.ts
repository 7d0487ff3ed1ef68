import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCommand } from '../game/command.ts';
import type { Command } from '../game/event.ts';
import { newGame, replay, type Game } from '../game/game.ts';
import { isPlaceholderName } from '../players/placeholder-name.ts';
import { numbersFrom } from '../testing/random-pins.testing.ts';
import { occasion, setupOf } from '../testing/setup.testing.ts';
import { setupOfFormat } from '../testing/format-setup.testing.ts';
import { calledIn, isErased, personsIn, withoutErased, type Persons } from './erasing.ts';
import { bodiesOf, joined, namesIn } from './names.ts';

const AT = '2026-05-01T18:00:00.000Z';
/** Several spellings of few names, so that namesakes meet and names come back. */
const NAMES = ['BENN', 'Benny', 'BENNY', 'ANNA', 'anna', '민서', 'İDİL', '—'];

/** An id that no game has yet. */
function idOf(number: number): string {
  return `c${String(number).padStart(23, '0')}`;
}

function after(game: Game, commands: readonly Command[]): Game {
  return commands.reduce((before, command, index) => {
    const newcomer = { bowler: idOf(2 * (before.events.length + index)), series: idOf(1) };
    const applied = applyCommand(before, command, occasion(AT, 'staff', newcomer));
    return applied.ok ? applied.value.game : before;
  }, game);
}

/** A game in which bowlers come, are renamed, hand their place on, and change their minds. */
function gameOf(seed: number): Game {
  const draw = numbersFrom(seed);
  const name = (): string => NAMES[draw(NAMES.length)] ?? 'ANNA';
  const isShared = draw(4) === 0;
  const begun = newGame(
    isShared ? setupOfFormat('baker', [null, null], 2) : setupOf(Array.from({ length: 1 + draw(3) }, name)),
  );
  const acts = Array.from({ length: 4 + draw(20) }, (): Command => {
    const player = 1 + draw(3);
    const kind = draw(10);
    if (kind < 2) return { kind: 'undo' };
    if (kind < 3) return { kind: 'redo' };
    if (kind < 4) return { kind: 'join', name: name(), makesUp: false };
    if (kind < 5) return { kind: 'roll', entry: { kind: 'pins', pins: draw(8) } };
    const mate = isShared ? { mate: 1 + draw(2) } : {};
    return { kind: 'rename', player, name: name(), somebodyElse: draw(2) === 0, ...mate };
  });
  return after(begun, acts);
}

const factsOf = (game: Game): Parameters<typeof calledIn>[0] => ({
  bodies: bodiesOf(game),
  names: namesIn(game),
});

/** Who stands under which name after so many events, by the rules of the game: an answer that the erasing does not give. */
function shownAfter(game: Game, events: number): readonly (readonly [string, string])[] {
  const now = replay(game.setup, game.events.slice(0, events));
  if (!now.ok) throw new Error(now.error.refusal.code);
  return now.value.position.lines.flatMap(({ bowler, name, shared }) => [
    [bowler, name] as const,
    ...(shared?.mates ?? []).map((mate) => [mate.bowler, mate.name] as const),
  ]);
}

function erased(game: Game, gone: ReadonlySet<string>): { readonly game: Game; readonly persons: Persons } {
  const persons = personsIn(factsOf(game), gone);
  const facts = joined(
    bodiesOf(game),
    withoutErased(factsOf(game), persons, (id) => `e${id.slice(1)}`),
  );
  const replayed = replay(facts?.setup as Game['setup'], facts?.events as Game['events']);
  if (!replayed.ok) throw new Error(replayed.error.refusal.code);
  return { game: replayed.value, persons };
}

describe('an erased bowler', () => {
  test('stands nowhere, under whatever name they ever bowled, and everybody else as before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), fc.integer({ min: 0, max: 20 }), (seed, which) => {
        const before = gameOf(seed);
        const all = [...new Set(calledIn(factsOf(before)).flatMap(({ bowler }) => bowler ?? []))];
        const gone = new Set([all[which % all.length] ?? '']);
        const { game } = erased(before, gone);
        for (let events = 0; events <= before.events.length; events += 1) {
          const now = shownAfter(game, events);
          for (const [place, [bowler, name]] of shownAfter(before, events).entries()) {
            const [other = '', shown = ''] = now[place] ?? [];
            if (gone.has(bowler))
              expect([other, isPlaceholderName(shown)]).toEqual([`e${bowler.slice(1)}`, true]);
            else expect([other, shown]).toEqual([bowler, name]);
          }
        }
        expect(JSON.stringify(game.events) + JSON.stringify(game.setup)).not.toContain([...gone][0]);
        expect(bodiesOf(game)).toEqual(bodiesOf(before));
      }),
      { numRuns: 400 },
    );
  });

  test('is found by every name that they had, and erasing again changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 30 }), (seed) => {
        const before = gameOf(seed);
        const [first] = calledIn(factsOf(before));
        const gone = new Set([first?.bowler ?? '']);
        const had = new Set<string>();
        for (let events = 0; events <= before.events.length; events += 1)
          for (const [bowler, name] of shownAfter(before, events)) if (gone.has(bowler)) had.add(name);
        const { game, persons } = erased(before, gone);
        expect(persons.names).toEqual(had);
        const facts = factsOf(game);
        expect(withoutErased(facts, { ...persons, names: new Set() }, (id) => id)).toBe(facts.names);
      }),
      { numRuns: 200 },
    );
  });

  test('who was BENN and is BENNY goes with both names, and another BENN stays', () => {
    const game = after(newGame(setupOf(['BENN', 'ANNA'])), [
      { kind: 'rename', player: 1, name: 'BENNY', somebodyElse: false },
      { kind: 'join', name: 'BENN', makesUp: false },
    ]);
    const bowler = game.setup.players[0]?.bowler ?? '';
    const { game: left } = erased(game, new Set([bowler]));
    expect(left.setup.players.map(({ name }) => name)).toEqual(['—', 'ANNA']);
    expect(left.events.map((event) => ('name' in event ? event.name : ''))).toEqual(['— 2', 'BENN']);
  });

  test('goes by name where nobody noted an id', () => {
    const persons = { bowlers: new Set([idOf(1)]), names: new Set(['BENN', 'BENNY']) };
    const who = [
      { bowler: idOf(1), name: 'ANNA' },
      { bowler: idOf(2), name: 'BENN' },
      { bowler: null, name: 'BENNY' },
      { bowler: null, name: 'ANNA' },
    ];
    expect(who.map((one) => isErased(one, persons))).toEqual([true, false, true, false]);
  });

  test('loses the roster, the full name and the name that a substitute stands for', () => {
    const bodies = ['{"players":[{"id":1},{"id":2}]}'];
    const names = [
      { path: '0.players.0.bowler', value: idOf(1) },
      { path: '0.players.0.name', value: 'TOM' },
      { path: '0.players.0.league.fullName', value: 'Tom Miller' },
      { path: '0.players.0.league.roster', value: '42' },
      { path: '0.players.0.series', value: { id: idOf(3), number: 2 } },
      { path: '0.players.1.bowler', value: idOf(2) },
      { path: '0.players.1.name', value: 'EVA' },
      { path: '0.players.1.league.instead', value: 'Tom Miller' },
      { path: '0.league.teams.0.name', value: 'TOM' },
      { path: '7.name', value: 'TOM' },
    ];
    const persons = { bowlers: new Set([idOf(1)]), names: new Set(['TOM', 'Tom Miller']) };
    expect(withoutErased({ bodies, names }, persons, () => idOf(9))).toEqual([
      { path: '0.players.0.bowler', value: idOf(9) },
      { path: '0.players.0.name', value: '—' },
      { path: '0.players.0.series', value: { id: idOf(9), number: 2 } },
      { path: '0.players.1.bowler', value: idOf(2) },
      { path: '0.players.1.name', value: 'EVA' },
      { path: '0.players.1.league.instead', value: '— 2' },
      { path: '0.league.teams.0.name', value: 'TOM' },
      { path: '7.name', value: '—' },
    ]);
  });

  test('takes nothing along from facts that are no JSON', () => {
    const facts = { bodies: ['no JSON'], names: [{ path: '3.name', value: 'ANNA' }] };
    expect(withoutErased(facts, { bowlers: new Set(), names: new Set() }, (id) => id)).toBe(facts.names);
  });
});
