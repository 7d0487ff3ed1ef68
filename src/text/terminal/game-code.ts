import type { GameCodeRefusal } from '../../core/game-code/refusal.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  notACode: 'This is not a game code: one begins with HP1$$.',
  newer: (version: number) => `This game code has version ${String(version)}, which a newer program writes.`,
  tooLong: (most: number) => `A game code has at most ${String(most)} signs.`,
  bent: (part: string, game: number | null, player: number | null) =>
    `This game code is wrong in "${part}"${place(game, player, 'game', 'player')}.`,
  codeNoText: '"code" is the text of a QR code.',
};

/** Why the text of a QR code is not a game. `part` is the word of docs/game-code.md. */
export type GameCodeText = LikeEnglish<typeof en>;

export const GAME_CODE_TEXT: InEveryLanguage<GameCodeText> = {
  en,
  es: {
    notACode: 'Esto no es un código de partida: empieza por HP1$$.',
    newer: (version) =>
      `Este código de partida es de la versión ${String(version)}, que escribe un programa más nuevo.`,
    tooLong: (most) => `Un código de partida tiene ${String(most)} signos como mucho.`,
    bent: (part, game, player) =>
      `Este código de partida tiene un error en "${part}"${place(game, player, 'partida', 'jugador')}.`,
    codeNoText: '"code" es el texto de un código QR.',
  },
  ko: {
    notACode: '게임 코드가 아닙니다. 게임 코드는 HP1$$로 시작합니다.',
    newer: (version) => `이 게임 코드는 더 새로운 프로그램의 버전 ${String(version)}입니다.`,
    tooLong: (most) => `게임 코드는 ${String(most)}자를 넘지 않습니다.`,
    bent: (part, game, player) =>
      `이 게임 코드는 "${part}" 부분이 잘못되었습니다${place(game, player, '게임', '선수')}.`,
    codeNoText: '"code"는 QR 코드의 글입니다.',
  },
  de: {
    notACode: 'Das ist kein Spielcode: Er beginnt mit HP1$$.',
    newer: (version) => `Dieser Spielcode hat Version ${String(version)}, die ein neueres Programm schreibt.`,
    tooLong: (most) => `Ein Spielcode hat höchstens ${String(most)} Zeichen.`,
    bent: (part, game, player) =>
      `Dieser Spielcode ist in "${part}" falsch${place(game, player, 'Spiel', 'Spieler')}.`,
    codeNoText: '"code" ist der Text eines QR-Codes.',
  },
};

export function gameCodeRefusalText(text: GameCodeText, refusal: GameCodeRefusal): string {
  switch (refusal.code) {
    case 'not-a-game-code':
      return text.notACode;
    case 'newer-game-code':
      return text.newer(refusal.version);
    case 'game-code-too-long':
      return text.tooLong(refusal.most);
    case 'bent-game-code':
      return text.bent(refusal.part, refusal.game, refusal.player);
  }
}

/** ` (game 1, player 2)`, as far as it is known. */
function place(game: number | null, player: number | null, gameWord: string, playerWord: string): string {
  const known = [
    game === null ? [] : `${gameWord} ${String(game)}`,
    player === null ? [] : `${playerWord} ${String(player)}`,
  ].flat();
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}
