import type { InEveryLanguage } from '../language.ts';

export interface StaffText {
  readonly enterPin: string;
  readonly enterHint: string;
  readonly newPin: string;
  readonly newHint: string;
  readonly again: string;
  readonly againHint: string;
  readonly notTheSame: string;
  /** The number of digits typed. */
  readonly digits: (count: number) => string;
  readonly forgotten: string;
  /** Asks for the recovery code. */
  readonly enterCode: string;
  readonly codeHint: string;
  readonly recoveryTitle: string;
  readonly recoveryHow: string;
  readonly recoveryOnce: string;
  readonly recoveryKept: string;
  readonly erase: string;
  readonly ok: string;
  readonly on: string;
  readonly end: string;
  readonly deleting: string;
  readonly deletingHint: string;
  readonly deleteOne: string;
  readonly deleteSure: string;
  readonly deleteGame: (game: string) => string;
  readonly deleteName: (name: string) => string;
  readonly deleteNameSure: string;
  /** What goes with a name, and what stays. */
  readonly deleteNameHint: string;
  /** After the name was deleted in all other games. */
  readonly stillBowling: (name: string) => string;
}

export const STAFF_TEXT: InEveryLanguage<StaffText> = {
  en: {
    enterPin: 'Staff PIN',
    enterHint: 'Only staff may do that here. With the PIN it goes on at once.',
    newPin: 'New staff PIN',
    newHint: 'Four to eight digits.',
    again: 'The same PIN again',
    againHint: 'To be sure that it was typed right.',
    notTheSame: 'That was another PIN. Begin again.',
    forgotten: 'PIN forgotten?',
    enterCode: 'Recovery code',
    codeHint: 'The twelve digits that were shown when the PIN was set. They remove the PIN.',
    recoveryTitle: 'Recovery code for the staff PIN',
    recoveryHow:
      'It removes a forgotten PIN, once. When you are asked for the PIN, press “PIN forgotten?” and type this code. Keep it where bowlers cannot see it.',
    recoveryOnce: 'It is not shown again.',
    recoveryKept: 'I have kept it',
    digits: (count) => (count === 1 ? '1 digit' : `${String(count)} digits`),
    erase: 'Erase',
    ok: 'OK',
    on: 'Staff mode is on. It ends by itself after ten minutes.',
    end: 'End staff mode',
    deleting: 'Delete games and names',
    deletingHint: 'Find them among the past games. PDFs and files set aside stay.',
    deleteOne: 'Delete',
    deleteSure: 'For ever?',
    deleteGame: (game) => `Delete: ${game}`,
    deleteName: (name) => `Delete the name ${name} in all past games`,
    deleteNameHint:
      'Every name that this bowler ever had, and all ids, go from past games, leagues and exported files, also at the other lanes of the house; scores stay. Not from sticks, printed sheets, QR codes and, until it has run twice, the second copy.',
    deleteNameSure: 'For ever? Press again',
    stillBowling: (name) =>
      `${name} bowls in the game that is running. Delete the name again when it is over.`,
  },
  es: {
    enterPin: 'PIN del personal',
    enterHint: 'Aquí solo lo hace el personal. Con el PIN sigue enseguida.',
    newPin: 'Nuevo PIN del personal',
    newHint: 'De cuatro a ocho cifras.',
    again: 'El mismo PIN otra vez',
    againHint: 'Para comprobar que está bien escrito.',
    notTheSame: 'Era otro PIN. Empiece de nuevo.',
    forgotten: '¿PIN olvidado?',
    enterCode: 'Código de recuperación',
    codeHint: 'Las doce cifras que se mostraron al poner el PIN. Con ellas se quita el PIN.',
    recoveryTitle: 'Código de recuperación del PIN del personal',
    recoveryHow:
      'Quita una vez un PIN olvidado: cuando se pida el PIN, toque «¿PIN olvidado?» y escríbalo. Guárdelo donde no lo vean los jugadores.',
    recoveryOnce: 'No se vuelve a mostrar.',
    recoveryKept: 'Ya lo guardé',
    digits: (count) => (count === 1 ? '1 cifra' : `${String(count)} cifras`),
    erase: 'Borrar',
    ok: 'OK',
    on: 'Modo de personal activo. Termina solo a los diez minutos.',
    end: 'Terminar modo de personal',
    deleting: 'Borrar partidas y nombres',
    deletingHint: 'Búsquelos en las partidas anteriores. Los PDF y archivos apartados se quedan.',
    deleteOne: 'Borrar',
    deleteSure: '¿Seguro?',
    deleteGame: (game) => `Borrar: ${game}`,
    deleteName: (name) => `Borrar el nombre ${name} en todas las partidas anteriores`,
    deleteNameHint:
      'Todos los nombres que tuvo este jugador y sus identificadores se borran de partidas, ligas y archivos exportados, también en las demás pistas de la bolera; los puntos quedan. No se borran de memorias USB, hojas impresas ni códigos QR. En la copia de seguridad siguen hasta que se haga dos veces.',
    deleteNameSure: '¿Para siempre? Pulse otra vez',
    stillBowling: (name) => `${name} juega la partida en curso. Borre el nombre otra vez cuando acabe.`,
  },
  ko: {
    enterPin: '직원 PIN',
    enterHint: '직원만 할 수 있습니다. PIN을 입력하면 바로 이어집니다.',
    newPin: '새 직원 PIN',
    newHint: '숫자 4~8자리.',
    again: '같은 PIN을 한 번 더',
    againHint: '잘못 눌러 잠기지 않도록 확인합니다.',
    notTheSame: 'PIN이 서로 다릅니다. 처음부터 다시 입력하세요.',
    forgotten: 'PIN을 잊었나요?',
    enterCode: '복구 코드',
    codeHint: 'PIN을 정할 때 표시된 숫자 12자리입니다. 입력하면 PIN이 없어집니다.',
    recoveryTitle: '직원 PIN 복구 코드',
    recoveryHow:
      '잊은 PIN을 한 번 없앨 수 있습니다. PIN 입력 화면에서 ‘PIN을 잊었나요?’를 누르고 입력하세요. 손님이 볼 수 없는 곳에 보관하세요.',
    recoveryOnce: '다시 표시되지 않습니다.',
    recoveryKept: '보관했습니다',
    digits: (count) => `${String(count)}자리`,
    erase: '지우기',
    ok: '확인',
    on: '직원 모드입니다. 10분이 지나면 저절로 끝납니다.',
    end: '직원 모드 끝내기',
    deleting: '게임과 이름 삭제',
    deletingHint: '지난 게임에서 찾으세요. PDF와 따로 옮긴 파일은 남습니다.',
    deleteOne: '삭제',
    deleteSure: '영구 삭제?',
    deleteGame: (game) => `삭제: ${game}`,
    deleteName: (name) => `모든 지난 게임에서 ${name} 이름 삭제`,
    deleteNameHint:
      '이 선수가 쓴 모든 이름과 식별자가 지난 게임, 리그, 내보낸 파일에서, 볼링장의 다른 레인에서도 지워지고 점수는 남습니다. USB 메모리, 인쇄된 기록지, QR 코드, 그리고 두 번 더 만들어지기 전의 백업에는 남습니다.',
    deleteNameSure: '영구 삭제할까요? 한 번 더 누르세요',
    stillBowling: (name) => `${name} 선수는 지금 게임 중입니다. 게임이 끝나면 이름을 다시 삭제하세요.`,
  },
  de: {
    enterPin: 'Personal-PIN',
    enterHint: 'Das darf hier nur das Personal. Mit der PIN geht es gleich weiter.',
    newPin: 'Neue Personal-PIN',
    newHint: 'Vier bis acht Ziffern.',
    again: 'Dieselbe PIN noch einmal',
    againHint: 'Zur Sicherheit, falls die erste falsch getippt war.',
    notTheSame: 'Das war eine andere PIN. Bitte von vorn.',
    forgotten: 'PIN vergessen?',
    enterCode: 'Wiederherstellungscode',
    codeHint:
      'Die zwölf Ziffern, die beim Setzen der PIN gezeigt wurden. Damit lässt sich die PIN entfernen.',
    recoveryTitle: 'Wiederherstellungscode der Personal-PIN',
    recoveryHow:
      'Entfernt eine vergessene PIN, einmal: bei der Frage nach der PIN „PIN vergessen?“ drücken und den Code eintippen. Dort aufbewahren, wo Spieler ihn nicht sehen.',
    recoveryOnce: 'Er wird nicht noch einmal gezeigt.',
    recoveryKept: 'Ist aufbewahrt',
    digits: (count) => (count === 1 ? '1 Ziffer' : `${String(count)} Ziffern`),
    erase: 'Löschen',
    ok: 'OK',
    on: 'Personalmodus ist an. Er endet nach zehn Minuten von selbst.',
    end: 'Personalmodus beenden',
    deleting: 'Spiele und Namen löschen',
    deletingHint: 'Unter den früheren Spielen zu finden. PDFs und beiseitegelegte Dateien bleiben.',
    deleteOne: 'Löschen',
    deleteSure: 'Für immer?',
    deleteGame: (game) => `Löschen: ${game}`,
    deleteName: (name) => `Den Namen ${name} in allen früheren Spielen löschen`,
    deleteNameHint:
      'Alle Namen, die dieser Spieler je hatte, und alle Kennungen verschwinden aus Spielen, Ligen und exportierten Dateien, auch auf den anderen Bahnen des Hauses; die Ergebnisse bleiben. Nicht von Sticks, gedruckten Bögen, QR-Codes und, bis sie zweimal gelaufen ist, aus der Sicherungskopie.',
    deleteNameSure: 'Für immer? Noch einmal drücken',
    stillBowling: (name) => `${name} wirft im laufenden Spiel. Den Namen nach dem Ende noch einmal löschen.`,
  },
};
