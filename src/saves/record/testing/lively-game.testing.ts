import type { AverageRule } from '../../../core/league/average-rule.ts';
import { USUAL_HANDICAP } from '../../../core/league/handicap-rule.ts';
import type { TableRow } from '../../../core/league/handicap-table.ts';
import { applyCommand } from '../../../core/game/command.ts';
import type { EnteredBall } from '../../../core/line/entry.ts';
import type { Command } from '../../../core/game/event.ts';
import { newGame, type Game } from '../../../core/game/game.ts';
import type { PinNumber } from '../../../core/line/leave.ts';
import {
  TEAMS,
  bowlerOf,
  occasion,
  onPair,
  seriesOf,
  setupOf,
  withLeague,
  type Known,
} from '../../../core/testing/setup.testing.ts';
import { NOON, ball, freshGame } from './game.testing.ts';

/** A ball that leaves these pins. */
function leaving(...left: readonly PinNumber[]): Command {
  return { kind: 'roll', entry: { kind: 'leave', left } };
}

function entered(pins: number): EnteredBall {
  return { entry: { kind: 'pins', pins }, split: false };
}

/** The commands of the game, in related groups. */
const COURSE: readonly Command[] = [
  { kind: 'setAverage', player: 1, average: 150 },
  // Frame 1: a converted split, a strike, a dead ball that is bowled again.
  ...[leaving(7, 10), leaving(), ball(10), ball(7)],
  { kind: 'annulBall', player: 3, frame: 1 },
  ...[leaving(1, 2), ball(0)],
  // Frame 2: the second player bowls out of turn, then the third one on the first one's turn.
  { kind: 'call', player: 2 },
  ...[ball(9), ball(1), ball(6), ball(3)],
  { kind: 'moveBalls', player: 1, frame: 2, to: 3 },
  // A late player joins and bowls first from now on.
  { kind: 'join', name: 'KIM', makesUp: false },
  { kind: 'rename', player: 4, name: 'Zoë', somebodyElse: false },
  { kind: 'reorder', players: [4, 1, 2, 3] },
  { kind: 'skip', player: 4, skipped: true },
  { kind: 'skip', player: 4, skipped: false },
  { kind: 'skip', player: 1, skipped: true },
  ...[{ kind: 'roll', entry: { kind: 'foul' } } as const, leaving(10)],
  { kind: 'skip', player: 1, skipped: false },
  ball(10),
  // Two provisional frames: the first is settled, the second is not.
  { kind: 'dispute', player: 2, frame: 1, balls: [entered(9), entered(0)] },
  { kind: 'settle', player: 2, frame: 1, provisional: true },
  { kind: 'dispute', player: 1, frame: 2, balls: [entered(9), entered(1)] },
  // One player is absent, one was added by mistake, one returns and one does not.
  { kind: 'join', name: 'ANN', makesUp: true },
  { kind: 'absent', player: 5, score: 140 },
  { kind: 'join', name: 'BOB', makesUp: true },
  { kind: 'remove', player: 6 },
  { kind: 'leave', player: 3 },
  { kind: 'comeBack', player: 3, makesUp: true },
  { kind: 'leave', player: 2 },
  leaving(4, 6),
  { kind: 'setAverage', player: 1, average: null },
  { kind: 'undo' },
];

/**
 * A game with everything that version 3 of the saves introduced: players who come and go, dead and moved balls,
 * leaves.
 */
export function livelyGame(): Game {
  return after(['PJS', '김영준', 'LEE'], COURSE);
}

/** A game with what version 4 introduced: fouls with their pins, and each way to enter a ball. */
export function fouledGame(): Game {
  const foul = (fell: number): Command => ({ kind: 'roll', entry: { kind: 'foul', fell } });
  const fouled = (fell: number): EnteredBall => ({ entry: { kind: 'foul', fell }, split: false });
  return after(
    ['PJS', '김영준'],
    [
      ...[foul(9), ball(10), ball(7), foul(3), foul(0)],
      { kind: 'correctFrame', player: 2, frame: 1, balls: [entered(7), fouled(2)] },
      { kind: 'dispute', player: 1, frame: 1, balls: [fouled(8), entered(9)] },
      { kind: 'agreeLine', player: 2, notation: 'F(10)F(1) F' },
    ],
  );
}

/** A game with what version 5 introduced: ids that join, and a rename that says who bowls under the name. */
export function joinedGame(): Game {
  return after(
    ['PJS', '김영준'],
    [
      { kind: 'join', name: 'KIM', makesUp: false },
      { kind: 'rename', player: 2, name: 'LEE', somebodyElse: true },
      { kind: 'rename', player: 1, name: 'PJS II', somebodyElse: false },
      ...[ball(10), ball(7), ball(3), ball(9)],
    ],
  );
}

/** A game with the other thing that version 5 introduced: a format in which each player has an option. */
export function noTapGame(): Game {
  const { players, ...setup } = setupOf(['PJS', '김영준'], { format: 'no-tap', startedAt: NOON });
  const options = [9, 8];
  const begun = newGame({
    ...setup,
    players: players.map(({ bowler, series, ...player }, place) => ({
      ...player,
      option: options[place] ?? 9,
      bowler,
      series,
    })),
  });
  return afterwards(begun, [
    ...[leaving(7), ball(8), ball(7), ball(2)],
    { kind: 'join', name: 'KIM', makesUp: false },
    { kind: 'setOption', player: 3, option: 7 },
    { kind: 'correctFrame', player: 2, frame: 1, balls: [entered(9)] },
    ...[ball(7), ball(1), ball(7), ball(9)],
  ]);
}

/** A game with what version 6 introduced: the second of three for one bowler, the first of a series for others. */
export function secondGame(): Game {
  const { players, ...setup } = setupOf(['PJS', '김영준'], { gameNumber: 2, games: 3, startedAt: NOON });
  const [pjs, ...others] = players.map(({ series, ...player }, place) => ({
    ...player,
    series: { ...series, number: 2 - place },
  }));
  return afterwards(newGame({ ...setup, players: pjs === undefined ? [] : [pjs, ...others] }), [
    { kind: 'join', name: 'KIM', makesUp: false },
    { kind: 'rename', player: 2, name: 'LEE', somebodyElse: true },
    ...[ball(10), ball(7), ball(3), ball(9)],
  ]);
}

/** The rule of averages before version 11. */
const OLDER_AVERAGES: AverageRule = { way: 'entering-first', games: 3 };

/** A game with what version 7 introduced: two teams of two with a pacer, and each of its facts corrected. */
export function leagueNight(): Game {
  const known: readonly Known[] = [
    { average: 180, roster: 'M-0042', season: { games: 21, pins: 3791 } },
    { average: 150, type: 'substitute', instead: 'TOM' },
    { average: 171, type: 'absent' },
    { type: 'pre-bowl', score: 187, average: 165, handicap: 40 },
    { type: 'extra' },
  ];
  const { players, ...setup } = withLeague(
    setupOf(['PJS', '김영준', 'LEE', 'DOM', 'EVE'], { startedAt: NOON }),
    2,
    { makeUpUntil: 3, averages: OLDER_AVERAGES },
    known,
  );
  const [first, ...others] = players;
  if (first === undefined) throw new Error('no players');
  return afterwards(newGame({ ...setup, players: [{ ...first, carried: [176] }, ...others] }), [
    ...[ball(10), ball(7), ball(2), ball(9), ball(0)],
    { kind: 'setAverage', player: 3, average: 161 },
    { kind: 'setHandicap', player: 1, handicap: 30 },
    { kind: 'setHandicap', player: 1, handicap: null },
    { kind: 'setSeat', player: 1, seat: { team: TEAMS[1]?.id ?? '', place: 1 } },
    { kind: 'undo' },
    { kind: 'redo' },
    { kind: 'comeBack', player: 3, makesUp: true },
    { kind: 'rename', player: 3, name: 'KIM', somebodyElse: true, substitutes: true },
    { kind: 'carryGames', player: 1, scores: [187, 203] },
    { kind: 'setScoreType', player: 5, scoreType: 'pacer' },
    { kind: 'setScoreType', player: 2, scoreType: 'injury' },
    { kind: 'join', name: 'zoë', makesUp: false, team: TEAMS[0]?.id ?? '', scoreType: 'extra' },
  ]);
}

/** A game with what version 11 introduced: scores bowled before for later games, and a full name. */
export function bowledAhead(): Game {
  const known: readonly Known[] = [
    { average: 180, roster: 'M-0042', fullName: 'Penelope Johnson-Smythe' },
    { average: 133, type: 'pre-bowl', score: 140, later: [151, null] },
    { average: 165, type: 'absent', later: [null, 138] },
    { average: 171 },
  ];
  const names = ['PJS', '김영준', 'LEE', 'DOM'];
  const match = withLeague(setupOf(names, { startedAt: NOON }), 2, { averages: OLDER_AVERAGES }, known);
  return afterwards(newGame(match), [
    ...[ball(10)],
    { kind: 'setScoreType', player: 4, scoreType: 'pre-bowl', score: 166, later: [177, 188] },
    ...[ball(7), ball(2)],
  ]);
}

/** A game with terms that version 11 introduced: a first night, points in hundredths and for pins, and ties for nobody. */
export function pinPoints(): Game {
  const points = { game: 2, series: 6, individual: 0.25, individualSeries: 0.01, pins: 0.02, perPins: 1 };
  const averages = { ...OLDER_AVERAGES, first: 'first-session' } as const;
  const terms = { points, averages, ties: 'nobody', individualTies: 'nobody' } as const;
  const match = withLeague(setupOf(['PJS', '김영준'], { startedAt: NOON }), 2, terms, [{ average: 180 }, {}]);
  return afterwards(newGame(match), [ball(10), ball(7), ball(2)]);
}

/** A game with what version 12 introduced: other scores of who is not there, and a woman's place. */
export function otherBlinds(): Game {
  const known: readonly Known[] = [
    { average: 183, type: 'absent', group: { gender: 'man' } },
    { average: 150, group: { gender: 'woman', ages: { least: 67, most: 67 } } },
    { type: 'vacancy', group: { gender: 'woman' } },
    { type: 'vacancy' },
  ];
  const names = ['PJS', '김영준', 'LEE', 'DOM'];
  const terms = {
    absence: 'percent',
    less: 10,
    vacancies: { woman: 100 },
    averages: OLDER_AVERAGES,
  } as const;
  const match = withLeague(setupOf(names, { startedAt: NOON }), 2, terms, known);
  return afterwards(newGame(match), [ball(10), ball(7), ball(2)]);
}

/** A game with what version 12 introduced: averages with their fraction, which move, and what they are made of. */
export function movingAverages(): Game {
  const known: readonly Known[] = [
    { average: 180, entering: 170, season: [180, 201, 166, 175] },
    { average: 150, entering: 150 },
    { average: 164, season: { games: 3, pins: 494 } },
    {},
  ];
  const names = ['PJS', '김영준', 'LEE', 'DOM'];
  const averages = { way: 'window', games: 4, fraction: 'kept', during: 'moving' } as const;
  const match = withLeague(setupOf(names, { startedAt: NOON }), 2, { averages }, known);
  return afterwards(newGame(match), [ball(10), ball(7), ball(2)]);
}

/** A game with what version 13 introduced: extra pins for who bowlers are. */
export function extraPins(): Game {
  const known: readonly Known[] = [
    { average: 183, group: { gender: 'man' } },
    { average: 150, group: { gender: 'woman', ages: { least: 67, most: 67 } } },
    { type: 'vacancy', group: { gender: 'woman' } },
    { average: 171 },
  ];
  const names = ['PJS', '김영준', 'LEE', 'DOM'];
  const table: readonly TableRow[] = [
    { gender: 'woman', pins: 8 },
    { ages: { least: 60, most: 120 }, pins: 5 },
  ];
  const terms = { handicap: { ...USUAL_HANDICAP, table }, averages: OLDER_AVERAGES };
  const match = withLeague(setupOf(names, { startedAt: NOON }), 2, terms, known);
  return afterwards(newGame(match), [ball(10), ball(7), ball(2)]);
}

/** A game with what version 14 introduced: short names with small letters, also of who joins and who is renamed. */
export function smallLetters(): Game {
  return afterwards(newGame(setupOf(['Ida', 'bo', 'KIM'], { startedAt: NOON })), [
    ...[ball(10), ball(7), ball(2)],
    { kind: 'join', name: 'Kim', makesUp: false },
    { kind: 'rename', player: 2, name: 'Bo', somebodyElse: false },
  ]);
}

/** A game with what version 8 introduced: home's half of a match on lanes 7 and 8. */
export function pairNight(): Game {
  const known = [{ average: 180 }, { average: 150 }, { average: 171 }, { average: 165 }];
  const names = ['PJS', '김영준', 'LEE', 'DOM'];
  const terms = { averages: OLDER_AVERAGES };
  const match = withLeague(setupOf(names, { startedAt: NOON }), 2, terms, known);
  return afterwards(newGame(onPair(match).home), [
    ...[ball(10), ball(7), ball(2), ball(9), ball(1)],
    { kind: 'setSeat', player: 1, seat: { team: TEAMS[0]?.id ?? '', place: 2 } },
    { kind: 'setScoreType', player: 2, scoreType: 'injury' },
    { kind: 'join', name: 'zoë', makesUp: false, team: TEAMS[0]?.id ?? '', scoreType: 'pacer' },
  ]);
}

/** A game with what version 8 introduced: two teams that share a line each, and a correction of what they bowled. */
export function teamGame(): Game {
  const { players, ...setup } = setupOf(['Corner Pins', '파이브'], { format: 'baker', startedAt: NOON });
  const mates = [
    ['IDA', '박지훈', 'EVA'],
    ['SUN', 'LIA'],
  ];
  const begun = newGame({
    ...{ ...setup, goesRound: true },
    players: players.map((player, team) => ({
      ...player,
      mates: (mates[team] ?? []).map((name, place) => ({ name, bowler: bowlerOf(team * 10 + place + 11) })),
      first: 2 - team,
    })),
  });
  return afterwards(begun, [
    ...[ball(10), ball(7), ball(2), ball(9), ball(1), ball(10)],
    { kind: 'correctFrame', player: 1, frame: 1, balls: [entered(7)] },
    ball(3),
  ]);
}

/** A team's game with what version 9 introduced: one of its bowlers gets another name. */
export function renamedTeam(): Game {
  return afterwards(teamGame(), [
    { kind: 'rename', player: 1, mate: 2, name: '박지원', somebodyElse: false },
    ...[ball(4), ball(5)],
  ]);
}

/** A game with what version 9 introduced: five-pin, with balls of 11 to 15 points and fouls that count. */
export function fivePinGame(): Game {
  return afterwards(newGame(setupOf(['ZOË', '김영준'], { format: 'five-pin', startedAt: NOON })), [
    ...[ball(15), ball(13), ball(2), ball(11)],
    ...[{ kind: 'roll', entry: { kind: 'foul', fell: 4 } } as const, ball(0), ball(3), ball(5)],
    { kind: 'correctFrame', player: 2, frame: 1, balls: [entered(12), entered(3)] },
  ]);
}

function after(names: readonly string[], commands: readonly Command[]): Game {
  return afterwards(freshGame(names), commands);
}

function afterwards(begun: Game, commands: readonly Command[]): Game {
  return commands.reduce((game, command) => {
    const number = game.events.length + 101;
    const newcomer = { bowler: bowlerOf(number), series: seriesOf(number).id };
    const applied = applyCommand(game, command, occasion(NOON, 'staff', newcomer));
    if (!applied.ok) throw new Error(`${command.kind} was refused: ${applied.error.code}`);
    return applied.value.game;
  }, begun);
}
