import { encode } from 'uqr';
import { expect, test } from 'vitest';
import type { Command } from '../game/event.ts';
import { newGame, type Game } from '../game/game.ts';
import type { FormatId } from '../formats/formats.ts';
import { after } from '../testing/notation.testing.ts';
import { setupOf } from '../testing/setup.testing.ts';
import { codedGame } from './coded-game.ts';
import { isOfCapitals, makeGameCodes } from './game-codes.ts';

const LATIN = ['PJS', 'KYJ', 'LEE', 'DOM', 'JHK', 'EVA', 'TOM', 'KIM'];
const KOREAN = ['김영준', '최민서', '이도윤', '박서준', '정하은', '강지호', '조은우', '윤서아'];
const LONGEST = LATIN.map((name) => `볼링왕김도윤볼링왕${name}`);

const LEFT: Command = { kind: 'roll', entry: { kind: 'leave', left: [3, 6, 10] } };
const LEFT_AGAIN: Command = { kind: 'roll', entry: { kind: 'leave', left: [10] } };
const seven: Command = { kind: 'roll', entry: { kind: 'pins', pins: 7 } };
const two: Command = { kind: 'roll', entry: { kind: 'pins', pins: 2 } };
const three: Command = { kind: 'roll', entry: { kind: 'pins', pins: 3 } };
const foul: Command = { kind: 'roll', entry: { kind: 'foul', fell: 7 } };

/** A whole game of open frames, which has the most balls but for the tenth. */
function openGame(names: readonly string[], balls: readonly Command[], format: FormatId = 'ten-pin'): Game {
  const frames = Array.from({ length: 10 * names.length }, () => balls).flat();
  return after(newGame(setupOf(names, { format })), ...frames);
}

function codesOf(...games: readonly Game[]): readonly string[] {
  return makeGameCodes([games.map((game) => codedGame(game))], '7F3A 91C2').flat();
}

function modulesOf(text: string): number {
  const data = isOfCapitals(text) ? text : Array.from(new TextEncoder().encode(text));
  return encode(data, { ecc: 'L', boostEcc: true, border: 0 }).size;
}

const plain = (names: readonly string[]): Game => openGame(names, [seven, two]);
const SPARE: Command = { kind: 'roll', entry: { kind: 'spare' } };
function known(names: readonly string[]): Game {
  const ordinary = Array.from({ length: 9 * names.length }, () => [LEFT, SPARE]).flat();
  const last = names.flatMap(() => [LEFT, SPARE, LEFT]);
  return after(newGame(setupOf(names)), ...ordinary, ...last);
}
const everyLeave = (names: readonly string[]): Game => openGame(names, [LEFT, LEFT_AGAIN]);

// The table of docs/game-code.md.
test.each([
  ['one bowler', [plain(LATIN.slice(0, 1))], [29]],
  ['four bowlers', [plain(LATIN.slice(0, 4))], [41]],
  ['eight bowlers', [plain(LATIN)], [49]],
  ['eight bowlers, every leave known', [known(LATIN)], [61]],
  ['eight bowlers with Korean names', [plain(KOREAN)], [49, 49]],
  ['eight bowlers with Korean names, every leave known', [known(KOREAN)], [57, 57]],
  ['eight bowlers with the longest names, every leave known', [known(LONGEST)], [57, 57, 53]],
  ['eight bowlers who leave pins with every ball, all known', [everyLeave(LATIN)], [61]],
  ['three games of one bowler, every leave known', [1, 2, 3].map(() => known(LATIN.slice(0, 1))), [41]],
  ['eight bowlers of five-pin', [openGame(LATIN, [two, three, two], 'five-pin')], [57]],
  ['eight bowlers who foul with every ball', [openGame(LATIN, [foul, foul])], [53, 53]],
] as const)('the code of %s has so many modules a side', (_what, games, modules) => {
  expect(codesOf(...games).map(modulesOf)).toEqual(modules);
});
