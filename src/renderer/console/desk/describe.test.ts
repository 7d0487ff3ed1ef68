import { describe, expect, it } from 'vitest';
import { moveAway } from '../../../core/game/command.ts';
import type { Command } from '../../../core/game/event.ts';
import { newGame, type Game } from '../../../core/game/game.ts';
import { nextUndo } from '../../../core/game/history.ts';
import {
  after,
  afterBalls,
  agreement,
  ballsIn,
  correction,
  gameOf,
} from '../../../core/testing/notation.testing.ts';
import { TEAMS, setupOf, withLeague } from '../../../core/testing/setup.testing.ts';
import { gameOfNines } from '../../../core/testing/nines.testing.ts';
import { textFor } from '../../../text/index.ts';
import { LANGUAGES } from '../../../text/language.ts';
import type { Change } from '../../../core/game/change.ts';
import { stepText } from './describe.ts';

const night = newGame(withLeague(setupOf(['PJS', 'KYJ']), 2, {}, [{ average: 180 }]));
const party = afterBalls(gameOf('PJS', 'KYJ'), '9/ X 8');
const dispute: Command = { kind: 'dispute', player: 1, frame: 1, balls: ballsIn('F 9') };

const away = moveAway(party, 12, { at: '', by: 'staff' });
if (!away.ok) throw new Error(away.error.code);

/** A game for each type of last change. A missing type does not compile. */
const LAST: Readonly<Record<Change['type'], Game>> = {
  ballRolled: party,
  frameCorrected: after(party, correction(1, 1, '8/')),
  splitMarked: after(party, { kind: 'markSplit', player: 1, frame: 2, ball: 1, split: true }),
  lineAgreed: after(party, agreement(1, 'X 9/')),
  ballAnnulled: after(party, { kind: 'annulBall', player: 2, frame: 1 }),
  ballsMoved: after(party, { kind: 'moveBalls', player: 1, frame: 2, to: 2 }),
  frameDisputed: after(party, dispute),
  disputeSettled: after(party, dispute, { kind: 'settle', player: 1, frame: 1, provisional: true }),
  playerCalled: after(party, { kind: 'call', player: 2 }),
  playerJoined: after(party, { kind: 'join', name: 'DOM', makesUp: false }),
  playerRenamed: after(party, { kind: 'rename', player: 2, name: 'KIM', somebodyElse: false }),
  playersReordered: after(party, { kind: 'reorder', players: [2, 1] }),
  playerSkipped: after(party, { kind: 'skip', player: 2, skipped: true }),
  playerLeft: after(party, { kind: 'leave', player: 2 }),
  playerReturned: after(party, { kind: 'leave', player: 2 }, { kind: 'comeBack', player: 2, makesUp: false }),
  playerAbsent: after(
    party,
    { kind: 'join', name: 'DOM', makesUp: false },
    { kind: 'absent', player: 3, score: 120 },
  ),
  averageSet: after(party, { kind: 'setAverage', player: 1, average: 150 }),
  gamesCarried: after(party, { kind: 'carryGames', player: 1, scores: [176, 203] }),
  optionSet: after(gameOfNines('PJS', 'KYJ'), { kind: 'setOption', player: 1, option: 8 }),
  playerRemoved: after(party, { kind: 'join', name: 'DOM', makesUp: false }, { kind: 'remove', player: 3 }),
  gameStopped: after(party, { kind: 'stop' }),
  gameMoved: away.value.game,
  scoreTypeSet: after(night, { kind: 'setScoreType', player: 2, scoreType: 'substitute', instead: 'tom' }),
  handicapSet: after(night, { kind: 'setHandicap', player: 1, handicap: 40 }),
  seatSet: after(night, { kind: 'setSeat', player: 1, seat: { team: TEAMS[1]?.id ?? '', place: 1 } }),
};

function label(game: Game, language: (typeof LANGUAGES)[number]): string {
  const step = game.done.at(-1);
  if (step === undefined) throw new Error('nothing happened');
  return stepText(textFor(language), step);
}

describe('what undo offers to take back', () => {
  const types = Object.entries(LAST);

  it.each(types)('%s: the last change of its game is of this type', (type, game) => {
    expect(game.done.at(-1)?.change.type).toBe(type);
  });

  it.each(LANGUAGES)('is different for every kind of change in %s', (language) => {
    const labels = types.map(([, game]) => label(game, language));
    expect(labels.filter((said) => said.trim() === '')).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each(types)('%s is named in the words of each language', (_, game) => {
    const labels = LANGUAGES.map((language) => label(game, language));
    expect(new Set(labels).size).toBeGreaterThan(1);
  });

  it('names the player and the frame of a ball', () => {
    expect(LANGUAGES.map((language) => label(party, language))).toEqual([
      'PJS 8, frame 2',
      'PJS 8, cuadro 2',
      'PJS 8, 2프레임',
      'PJS 8, Frame 2',
    ]);
  });

  it('tells a mended name from somebody else', () => {
    const said = [false, true].map((somebodyElse) => {
      const renamed = after(party, { kind: 'rename', player: 2, name: 'KIM', somebodyElse });
      return LANGUAGES.map((language) => label(renamed, language));
    });
    expect(said).toEqual([
      ['KYJ is now KIM', 'KYJ ahora es KIM', 'KYJ → KIM 이름 변경', 'KYJ heißt jetzt KIM'],
      [
        'somebody else: KYJ → KIM',
        'otra persona: KYJ → KIM',
        '다른 사람: KYJ → KIM',
        'jemand anderes: KYJ → KIM',
      ],
    ]);
  });

  it.each<[Command, readonly string[]]>([
    [
      { kind: 'setScoreType', player: 2, scoreType: 'absent' },
      [
        'KYJ score type: Bowler → Absent',
        'KYJ, tipo de resultado: Jugador → Ausente',
        'KYJ 점수 종류: 선수 → 불참',
        'KYJ, Art: Spieler → Fehlt',
      ],
    ],
    [
      { kind: 'setScoreType', player: 2, scoreType: 'substitute', instead: 'tom' },
      [
        'KYJ score type: Bowler → Sub for tom',
        'KYJ, tipo de resultado: Jugador → Suplente de tom',
        'KYJ 점수 종류: 선수 → tom 대신',
        'KYJ, Art: Spieler → Ersatz für tom',
      ],
    ],
    [
      { kind: 'setHandicap', player: 1, handicap: -4 },
      [
        'PJS handicap: +36 → −4, typed',
        'PJS, hándicap: +36 → −4, escrito',
        'PJS 핸디캡: +36 → −4(직접 입력)',
        'PJS, Handicap: +36 → −4, eingegeben',
      ],
    ],
    [
      { kind: 'setSeat', player: 1, seat: { team: TEAMS[1]?.id ?? '', place: 1 } },
      [
        'PJS team: Pin Pals 1 → Alley Cats 1',
        'PJS, equipo: Pin Pals 1 → Alley Cats 1',
        'PJS 팀: Pin Pals 1번 → Alley Cats 1번',
        'PJS, Team: Pin Pals 1 → Alley Cats 1',
      ],
    ],
    [
      { kind: 'rename', player: 2, name: 'ann', somebodyElse: true, substitutes: true },
      [
        'KYJ → ann, Sub for KYJ',
        'KYJ → ann, Suplente de KYJ',
        'KYJ → ann, KYJ 대신',
        'KYJ → ann, Ersatz für KYJ',
      ],
    ],
  ])('names a league’s fact as it was and as it is: %j', (command, said) => {
    const game = after(night, command);
    expect(LANGUAGES.map((language) => label(game, language))).toEqual(said);
  });

  it('and redo says the same of it', () => {
    // Nothing takes a move back.
    const { gameMoved, ...others } = LAST;
    expect(nextUndo(gameMoved)).toBeNull();
    for (const game of Object.values(others)) {
      const undone = after(game, { kind: 'undo' }).undone.at(-1);
      const [was] = game.done.slice(-1);
      if (undone === undefined || was === undefined) throw new Error('undo did nothing');
      for (const language of LANGUAGES)
        expect(stepText(textFor(language), undone)).toBe(stepText(textFor(language), was));
    }
  });
});
