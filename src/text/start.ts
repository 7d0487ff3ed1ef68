import type { InEveryLanguage } from './language.ts';

/** What the program says before or beside its window: at start, on the command line. */
export interface StartText {
  readonly unknownOption: (option: string) => string;
  readonly optionNeedsValue: (option: string) => string;
  readonly optionTakesNoValue: (option: string) => string;
  readonly badLane: (value: string) => string;
  readonly badLanguage: (value: string) => string;
  readonly badPlayers: (reason: string) => string;
  readonly options: readonly string[];
  readonly alreadyOpen: string;
  readonly couldNotStart: string;
  readonly heldByProgram: (pid: number) => string;
  readonly heldByConsole: (pid: number) => string;
  readonly folderUnusable: (folder: string, reason: string) => string;
  readonly setAsideRecovered: (file: string) => string;
  readonly setAside: (file: string) => string;
  readonly changedOutside: (file: string) => string;
  readonly removedOutside: (file: string) => string;
  readonly resumed: string;
  readonly newer: (file: string) => string;
  readonly settingsLost: string;
  readonly fallbackRuntime: (version: string) => string;
}

export const START_TEXT: InEveryLanguage<StartText> = {
  en: {
    unknownOption: (option) => `Headpin does not know the option ${option}.`,
    optionNeedsValue: (option) => `The option ${option} needs a value.`,
    optionTakesNoValue: (option) => `The option ${option} takes no value.`,
    badLane: (value) => `--lane takes a whole number from 1 to 999, not "${value}".`,
    badLanguage: (value) => `--lang takes en, es, ko or de, not "${value}".`,
    badPlayers: (reason) => `--players: ${reason}`,
    options: [
      'Options, after --:',
      '  --players PJS,KYJ  names for the next game, in bowling order',
      '  --lane 7           the number of this lane',
      '  --data DIR         the folder in which games are kept',
      '  --windowed         a window instead of the full screen',
      '  --lang ko          the language: en, es, ko or de',
    ],
    alreadyOpen: 'Headpin is already open; it was brought to the front.',
    couldNotStart: 'Headpin could not start. The saved games are as they were; what went wrong stands above.',
    heldByProgram: (pid) =>
      `Another Headpin (process ${String(pid)}) keeps its games in this folder. Nothing was changed. Close it first, or choose another folder with --data.`,
    heldByConsole: (pid) =>
      `Headpin's text scoreboard (process ${String(pid)}) keeps its games in this folder. Nothing was changed. End it first, or choose another folder with --data.`,
    folderUnusable: (folder, reason) =>
      `Headpin cannot keep games in ${folder}: ${reason} Nothing was changed. Give it another folder with --data.`,
    setAsideRecovered: (file) =>
      `${file} was damaged. It was kept aside whole, and the save before it is used: check the last ball.`,
    setAside: (file) => `${file} could not be read. It was kept aside whole; ask staff if a game is missing.`,
    changedOutside: (file) =>
      `${file} was changed by something else. The board counts and was saved; the changed file was kept aside whole.`,
    removedOutside: (file) => `${file} was removed by something else. The board counts and was saved again.`,
    resumed: 'The game goes on where it stopped.',
    newer: (file) => `${file} is from a newer Headpin. It is left as it is.`,
    settingsLost: 'The settings could not be read. The usual ones are in force; the old file was kept aside.',
    fallbackRuntime: (version) =>
      `This Headpin runs on a stand-in Electron ${version}, because the current one could not be downloaded here.`,
  },
  es: {
    unknownOption: (option) => `Headpin no conoce la opción ${option}.`,
    optionNeedsValue: (option) => `La opción ${option} necesita un valor.`,
    optionTakesNoValue: (option) => `La opción ${option} no lleva valor.`,
    badLane: (value) => `--lane acepta un número entero de 1 a 999, no «${value}».`,
    badLanguage: (value) => `--lang acepta en, es, ko o de, no «${value}».`,
    badPlayers: (reason) => `--players: ${reason}`,
    options: [
      'Opciones, después de --:',
      '  --players PJS,KYJ  nombres para la próxima partida, en orden de juego',
      '  --lane 7           el número de esta pista',
      '  --data DIR         la carpeta donde se guardan las partidas',
      '  --windowed         una ventana en vez de la pantalla completa',
      '  --lang ko          el idioma: en, es, ko o de',
    ],
    alreadyOpen: 'Headpin ya está abierto; se ha traído al frente.',
    couldNotStart:
      'Headpin no pudo arrancar. Las partidas guardadas siguen como estaban; la causa está arriba.',
    heldByProgram: (pid) =>
      `Otro Headpin (proceso ${String(pid)}) guarda sus partidas en esta carpeta. No se ha cambiado nada. Ciérrelo primero o elija otra carpeta con --data.`,
    heldByConsole: (pid) =>
      `El marcador de texto de Headpin (proceso ${String(pid)}) guarda sus partidas en esta carpeta. No se ha cambiado nada. Termínelo primero o elija otra carpeta con --data.`,
    folderUnusable: (folder, reason) =>
      `Headpin no puede guardar partidas en ${folder}: ${reason} No se ha cambiado nada. Indique otra carpeta con --data.`,
    setAsideRecovered: (file) =>
      `${file} estaba dañado. Se apartó entero y se usa el guardado anterior: compruebe la última bola.`,
    setAside: (file) => `No se pudo leer ${file}. Se apartó entero; avise al personal si falta una partida.`,
    changedOutside: (file) =>
      `Otro programa cambió ${file}. Vale el marcador, que se ha guardado; el archivo cambiado se apartó entero.`,
    removedOutside: (file) => `Otro programa borró ${file}. Vale el marcador, que se ha guardado de nuevo.`,
    resumed: 'La partida sigue donde se detuvo.',
    newer: (file) => `${file} es de un Headpin más nuevo. Se deja como está.`,
    settingsLost: 'No se pudieron leer los ajustes. Valen los habituales; el archivo anterior se apartó.',
    fallbackRuntime: (version) =>
      `Este Headpin funciona con un Electron ${version} de reserva, porque el actual no se pudo descargar aquí.`,
  },
  ko: {
    unknownOption: (option) => `${option}은(는) 알 수 없는 옵션입니다.`,
    optionNeedsValue: (option) => `${option} 옵션에는 값이 필요합니다.`,
    optionTakesNoValue: (option) => `${option} 옵션에는 값을 쓰지 않습니다.`,
    badLane: (value) => `--lane에는 1에서 999까지의 정수를 쓰세요. "${value}"은(는) 쓸 수 없습니다.`,
    badLanguage: (value) => `--lang에는 en, es, ko, de 중 하나를 쓰세요. "${value}"은(는) 쓸 수 없습니다.`,
    badPlayers: (reason) => `--players: ${reason}`,
    options: [
      '-- 뒤에 쓰는 옵션:',
      '  --players PJS,KYJ  다음 게임의 이름, 투구 순서대로',
      '  --lane 7           이 레인의 번호',
      '  --data DIR         게임을 저장할 폴더',
      '  --windowed         전체 화면 대신 창으로',
      '  --lang ko          언어: en, es, ko, de',
    ],
    alreadyOpen: 'Headpin이 이미 열려 있어 앞으로 가져왔습니다.',
    couldNotStart: 'Headpin을 시작하지 못했습니다. 저장된 게임은 그대로입니다. 원인은 위에 있습니다.',
    heldByProgram: (pid) =>
      `다른 Headpin(프로세스 ${String(pid)})이 이 폴더에 게임을 저장하고 있습니다. 바뀐 것은 없습니다. 먼저 닫거나 --data로 다른 폴더를 고르세요.`,
    heldByConsole: (pid) =>
      `Headpin 텍스트 점수판(프로세스 ${String(pid)})이 이 폴더에 게임을 저장하고 있습니다. 바뀐 것은 없습니다. 먼저 끝내거나 --data로 다른 폴더를 고르세요.`,
    folderUnusable: (folder, reason) =>
      `${folder} 폴더에 게임을 저장할 수 없습니다. ${reason} 바뀐 것은 없습니다. --data로 다른 폴더를 지정하세요.`,
    setAsideRecovered: (file) =>
      `${file} 파일이 손상되었습니다. 그대로 따로 보관했고 바로 앞의 저장을 씁니다. 마지막 투구를 확인하세요.`,
    setAside: (file) =>
      `${file} 파일을 읽을 수 없어 그대로 따로 보관했습니다. 빠진 게임이 있으면 직원에게 알려 주세요.`,
    changedOutside: (file) =>
      `다른 프로그램이 ${file} 파일을 바꾸었습니다. 점수판대로 저장했고, 바뀐 파일은 따로 보관했습니다.`,
    removedOutside: (file) => `다른 프로그램이 ${file} 파일을 지웠습니다. 점수판대로 다시 저장했습니다.`,
    resumed: '멈춘 곳에서 게임을 이어 갑니다.',
    newer: (file) => `${file} 파일은 더 새로운 Headpin의 것이라 그대로 둡니다.`,
    settingsLost: '설정을 읽을 수 없어 기본 설정을 씁니다. 이전 파일은 따로 보관했습니다.',
    fallbackRuntime: (version) => `현재 버전을 내려받을 수 없어 대체 Electron ${version}에서 실행 중입니다.`,
  },
  de: {
    unknownOption: (option) => `Headpin kennt die Option ${option} nicht.`,
    optionNeedsValue: (option) => `Die Option ${option} braucht einen Wert.`,
    optionTakesNoValue: (option) => `Die Option ${option} nimmt keinen Wert.`,
    badLane: (value) => `--lane nimmt eine ganze Zahl von 1 bis 999, nicht „${value}“.`,
    badLanguage: (value) => `--lang nimmt en, es, ko oder de, nicht „${value}“.`,
    badPlayers: (reason) => `--players: ${reason}`,
    options: [
      'Optionen, nach --:',
      '  --players PJS,KYJ  Namen für das nächste Spiel, in Wurfreihenfolge',
      '  --lane 7           die Nummer dieser Bahn',
      '  --data DIR         der Ordner, in dem die Spiele liegen',
      '  --windowed         ein Fenster statt des ganzen Bildschirms',
      '  --lang ko          die Sprache: en, es, ko oder de',
    ],
    alreadyOpen: 'Headpin ist schon offen und wurde nach vorn geholt.',
    couldNotStart:
      'Headpin konnte nicht starten. Die gespeicherten Spiele sind unverändert; was schiefging, steht darüber.',
    heldByProgram: (pid) =>
      `Ein anderes Headpin (Prozess ${String(pid)}) führt seine Spiele in diesem Ordner. Nichts wurde geändert. Bitte zuerst schließen oder mit --data einen anderen Ordner wählen.`,
    heldByConsole: (pid) =>
      `Die Text-Anzeige von Headpin (Prozess ${String(pid)}) führt ihre Spiele in diesem Ordner. Nichts wurde geändert. Bitte zuerst beenden oder mit --data einen anderen Ordner wählen.`,
    folderUnusable: (folder, reason) =>
      `Headpin kann in ${folder} keine Spiele ablegen. ${reason} Nichts wurde geändert. Bitte mit --data einen anderen Ordner angeben.`,
    setAsideRecovered: (file) =>
      `${file} war beschädigt. Die Datei liegt unverändert beiseite, der Stand davor gilt: bitte den letzten Wurf prüfen.`,
    setAside: (file) =>
      `${file} war nicht lesbar und liegt unverändert beiseite. Fehlt ein Spiel, hilft das Personal.`,
    changedOutside: (file) =>
      `${file} wurde von anderer Seite geändert. Es gilt die Tafel, sie ist gespeichert; die geänderte Datei liegt beiseite.`,
    removedOutside: (file) =>
      `${file} wurde von anderer Seite gelöscht. Es gilt die Tafel, sie ist wieder gespeichert.`,
    resumed: 'Das Spiel geht dort weiter, wo es stand.',
    newer: (file) => `${file} stammt von einem neueren Headpin und bleibt, wie sie ist.`,
    settingsLost:
      'Die Einstellungen waren nicht lesbar. Es gelten die üblichen; die alte Datei liegt beiseite.',
    fallbackRuntime: (version) =>
      `Dieses Headpin läuft auf einem Ersatz-Electron ${version}, weil das aktuelle hier nicht zu laden war.`,
  },
};
