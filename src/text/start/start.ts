import { counted } from '../counted.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { LEAGUE_NOTICES } from '../league/league-notices.ts';
import { MOVE_NOTICES } from './move-notices.ts';
import { PRINT_NOTICES } from './print-notices.ts';
import { START_OPTIONS } from './start-options.ts';

/** "What happened: last ball; next player.", without the missing parts. */
function stands(what: string, ...parts: readonly (string | null)[]): string {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? `${what}.` : `${what}: ${known.join('; ')}.`;
}

const en = {
  unknownOption: (option: string) => `Headpin does not know the option ${option}.`,
  optionNeedsValue: (option: string) => `The option ${option} needs a value.`,
  optionTakesNoValue: (option: string) => `The option ${option} takes no value.`,
  badLane: (value: string) => `--lane takes a whole number from 1 to 999, not "${value}".`,
  badHouse: (value: string) => `--house takes the address of a front desk, such as desk.lan, not "${value}".`,
  badPairingCode: (value: string) => `--pairing-code takes a code such as 4F7K-92QX, not "${value}".`,
  badLanguage: (value: string) => `--lang takes en, es, ko or de, not "${value}".`,
  badPlayers: (reason: string) => `--players: ${reason}`,
  options: START_OPTIONS.en,
  alreadyOpen: 'Headpin is already open; it was brought to the front.',
  couldNotStart: 'Headpin could not start. The saved games are as they were; the reason is above.',
  /** The installed program was started as root. */
  notAsRoot:
    'Headpin does not run as root, because Chromium has no sandbox there: start it as the ordinary user of this lane. Nothing was changed.',
  /** A switch of Chromium or a variable that could open the program to others. */
  opensDoor: (what: string) => `${what} could open the program to others: Headpin was not started.`,
  heldByProgram: (pid: number) =>
    `Another Headpin (process ${String(pid)}) keeps its games in this folder. Nothing was changed. Close it first, or choose another folder with --data.`,
  heldByConsole: (pid: number) =>
    `Headpin's text scoreboard (process ${String(pid)}) keeps its games in this folder. Nothing was changed. End it first, or choose another folder with --data.`,
  folderUnusable: (folder: string, reason: string) =>
    `Headpin cannot keep games in ${folder}: ${reason} Nothing was changed. Give it another folder with --data.`,
  gameOf: (gameNumber: number, names: string) => `game ${String(gameNumber)} (${names})`,
  damagedRecovered: (game: string) => `The newest save of ${game} was damaged and set aside whole.`,
  goneRecovered: (game: string) => `The newest save of ${game} is not there any more.`,
  /** The earlier save is used; its last ball and next player, if any. */
  saveBefore: (last: string | null, next: string | null) =>
    stands(
      'The save before it is used',
      last === null ? null : `last ball ${last}`,
      next === null ? null : `next is ${next}`,
    ),
  ballMissing: 'If a ball is missing, enter it or correct the frame.',
  setAside: (file: string) =>
    `${file} cannot be read, and there is no save before it to use. It is kept whole in the folder “quarantine”. If a game is missing, start it again; then More, Lines from paper.`,
  changedOutside: (file: string) =>
    `${file} was changed by something else. The board counts and was saved; the changed file was kept aside whole.`,
  removedOutside: (file: string) =>
    `${file} was removed by something else. The board counts and was saved again.`,
  resumed: (last: string | null) =>
    stands('The game goes on where it stopped', last === null ? null : `last ball ${last}`),
  matchDamaged: (file: string) =>
    `The record of a match (${file}) could not be read and was kept aside. Its games are whole; signatures and roll-offs may be missing. Captains: please look and sign again.`,
  archiveDamaged: (file: string) =>
    `A line of ${file} is damaged. It is left as it is; all other past games are there.`,
  archiveUnusable: (file: string) =>
    `${file} is not a file of past games and is left as it is. Games of that month stay in the folder “games”. Staff: move it elsewhere.`,
  /** A link or a file has the name of a folder of ours. */
  folderTaken: (folder: string) =>
    `“${folder}” in the data folder is a link or a file, so nothing is read or written there. The games in “games” are safe. Staff: put a folder in its place and start Headpin again.`,
  leftUnread: (file: string) =>
    `${file} cannot be read now. It is left as it is; what you choose holds until Headpin ends. The games are safe; check the disk.`,
  crashed: 'An error ended Headpin, and it started again. Every ball that was on the board is saved.',
  newer: (file: string) => `${file} is from a newer Headpin. It is left as it is.`,
  settingsLost: 'The settings could not be read. The usual ones are in force; the old file was kept aside.',
  logoLost:
    'The house’s logo could not be read; the old file was kept aside. Staff: choose it anew in the settings.',
  leagues: LEAGUE_NOTICES.en,
  moves: MOVE_NOTICES.en,
  prints: PRINT_NOTICES.en,
  originLost:
    'This lane’s own number for its games could not be read; the old file was kept aside. The games are safe; new ones get a new number.',
  erasedLost:
    'The list of erased bowlers was damaged and is set aside. An import may bring erased names back: erase them again afterwards.',
  ordersLost:
    'The note of what the front desk ordered was unreadable and was moved to the quarantine folder. No game is concerned.',
  houseLost:
    'The file of the pairing with the front desk was damaged and is set aside. This lane bowls on alone: pair it again with a code from the front desk.',
  practiceLost:
    'What was saved of practice could not be read; the old file was kept aside. The games are safe; begin practice again.',
  staffLost:
    'The staff PIN could not be read; the old file was kept aside. Until staff set a new one, nothing is guarded, or only by the house’s PIN: More, Settings.',
  pinForgotten:
    'The staff PIN was removed, as the start option asked. Until a new one is set, nothing is guarded, or only by the house’s PIN: More, Settings.',
  pinKept:
    'The staff PIN is still in force: the disk did not take the change. Check the disk and start with --forget-pin again.',
  copyChoiceLost:
    'What was chosen for the second copy could not be read; the old file was kept aside. The games are safe. Staff: see More, Second copy.',
  copyOld: (days: number) =>
    `The second copy of the games is ${counted(days, 'day', 'days')} old. Staff: see More, Second copy.`,
  /** For staff: the program runs on another Electron version than it was released with. */
  standIn: (electron: string, pinned: string) =>
    `This Headpin runs on Electron ${electron}, a stand-in for ${pinned}, which could not be downloaded here.`,
};

/** Messages outside the window: at the start, on the command line. */
export type StartText = LikeEnglish<typeof en>;

export const START_TEXT: InEveryLanguage<StartText> = {
  en,
  es: {
    unknownOption: (option) => `Headpin no conoce la opción ${option}.`,
    optionNeedsValue: (option) => `La opción ${option} necesita un valor.`,
    optionTakesNoValue: (option) => `La opción ${option} no lleva valor.`,
    badLane: (value) => `--lane acepta un número entero de 1 a 999, no «${value}».`,
    badHouse: (value) => `--house acepta la dirección de una recepción, como desk.lan, no «${value}».`,
    badPairingCode: (value) => `--pairing-code acepta un código como 4F7K-92QX, no «${value}».`,
    badLanguage: (value) => `--lang acepta en, es, ko o de, no «${value}».`,
    badPlayers: (reason) => `--players: ${reason}`,
    options: START_OPTIONS.es,
    alreadyOpen: 'Headpin ya está abierto; se ha traído al frente.',
    couldNotStart:
      'Headpin no pudo arrancar. Las partidas guardadas siguen como estaban; la causa está arriba.',
    notAsRoot:
      'Headpin no funciona como root, porque ahí Chromium no tiene aislamiento (sandbox): inícielo con el usuario normal de esta pista. No se ha cambiado nada.',
    opensDoor: (what) => `${what} podría dejar el programa abierto a otros: Headpin no se ha iniciado.`,
    heldByProgram: (pid) =>
      `Otro Headpin (proceso ${String(pid)}) guarda sus partidas en esta carpeta. No se ha cambiado nada. Ciérrelo primero o elija otra carpeta con --data.`,
    heldByConsole: (pid) =>
      `El marcador de texto de Headpin (proceso ${String(pid)}) guarda sus partidas en esta carpeta. No se ha cambiado nada. Termínelo primero o elija otra carpeta con --data.`,
    folderUnusable: (folder, reason) =>
      `Headpin no puede guardar partidas en ${folder}: ${reason} No se ha cambiado nada. Indique otra carpeta con --data.`,
    gameOf: (gameNumber, names) => `la partida ${String(gameNumber)} (${names})`,
    damagedRecovered: (game) => `El último guardado de ${game} estaba dañado y se apartó entero.`,
    goneRecovered: (game) => `El último guardado de ${game} ya no está.`,
    saveBefore: (last, next) =>
      stands(
        'Se usa el anterior',
        last === null ? null : `última bola ${last}`,
        next === null ? null : `sigue ${next}`,
      ),
    ballMissing: 'Si falta una bola, anótela o corrija el cuadro.',
    setAside: (file) =>
      `No se pudo leer ${file} y no hay un guardado anterior. Está entero en la carpeta «quarantine». Si falta una partida, empiécela de nuevo; después, Más, Copiar del papel.`,
    changedOutside: (file) =>
      `Otro programa cambió ${file}. Vale el marcador, que se ha guardado; el archivo cambiado se apartó entero.`,
    removedOutside: (file) => `Otro programa borró ${file}. Vale el marcador, que se ha guardado de nuevo.`,
    resumed: (last) =>
      stands('La partida sigue donde se detuvo', last === null ? null : `última bola ${last}`),
    matchDamaged: (file) =>
      `No se pudo leer el registro de un encuentro (${file}) y se apartó. Sus partidas están completas; pueden faltar firmas y desempates. Capitanes: revisen y firmen otra vez.`,
    archiveDamaged: (file) =>
      `Una línea de ${file} está dañada. Se deja como está; las demás partidas anteriores están.`,
    archiveUnusable: (file) =>
      `${file} no es un archivo de partidas anteriores y se deja como está. Las partidas de ese mes siguen en la carpeta «games». Personal: muévalo a otro lugar.`,
    folderTaken: (folder) =>
      `«${folder}» en la carpeta de datos es un enlace o un archivo: ahí no se lee ni se escribe nada. Las partidas de «games» están a salvo. Personal: ponga una carpeta en su lugar y arranque Headpin otra vez.`,
    leftUnread: (file) =>
      `No se puede leer ${file} ahora. Se deja como está; lo que elija vale hasta cerrar Headpin. Las partidas están a salvo; revise el disco.`,
    crashed:
      'Un error cerró Headpin, y ha vuelto a arrancar. Todas las bolas que estaban en el marcador están guardadas.',
    newer: (file) => `${file} es de un Headpin más nuevo. Se deja como está.`,
    settingsLost: 'No se pudieron leer los ajustes. Valen los habituales; el archivo anterior se apartó.',
    logoLost:
      'No se pudo leer el logotipo de la bolera; el archivo anterior se apartó. Personal: elíjalo de nuevo en los ajustes.',
    leagues: LEAGUE_NOTICES.es,
    moves: MOVE_NOTICES.es,
    prints: PRINT_NOTICES.es,
    originLost:
      'No se pudo leer el número propio de esta pista para sus partidas; el archivo anterior se apartó. Las partidas están a salvo; las nuevas reciben otro número.',
    erasedLost:
      'La lista de jugadores borrados estaba dañada y se apartó. Una importación puede traer de vuelta nombres borrados: bórrelos otra vez después.',
    ordersLost:
      'La nota de los pedidos de la recepción no se podía leer y se ha movido a la carpeta de cuarentena. No afecta a ninguna partida.',
    houseLost:
      'El archivo del enlace con la recepción estaba dañado y se apartó. Esta pista sigue sola: enlácela de nuevo con un código de la recepción.',
    practiceLost:
      'No se pudo leer lo guardado de la práctica; el archivo anterior se apartó. Las partidas están a salvo; empiece la práctica otra vez.',
    staffLost:
      'No se pudo leer el PIN del personal; el archivo anterior se apartó. Hasta que el personal ponga otro, nada está protegido, o solo por el PIN del servicio: Más, Ajustes.',
    pinForgotten:
      'El PIN del personal se ha quitado, como pedía la opción de arranque. Hasta poner otro, nada está protegido, o solo por el PIN del servicio: Más, Ajustes.',
    pinKept:
      'El PIN del personal sigue valiendo: el disco no aceptó el cambio. Revise el disco y arranque otra vez con --forget-pin.',
    copyChoiceLost:
      'No se pudo leer lo elegido para la copia de seguridad; el archivo anterior se apartó. Las partidas están a salvo. Personal: vea Más, Copia de seguridad.',
    copyOld: (days) =>
      `La copia de seguridad de las partidas tiene ${counted(days, 'día', 'días')}. Personal: vea Más, Copia de seguridad.`,
    standIn: (electron, pinned) =>
      `Este Headpin funciona con Electron ${electron} en lugar de ${pinned}, que aquí no se pudo descargar.`,
  },
  ko: {
    unknownOption: (option) => `${option}은(는) 알 수 없는 옵션입니다.`,
    optionNeedsValue: (option) => `${option} 옵션에는 값이 필요합니다.`,
    optionTakesNoValue: (option) => `${option} 옵션에는 값을 쓰지 않습니다.`,
    badLane: (value) => `--lane에는 1에서 999까지의 정수를 쓰세요. "${value}"은(는) 쓸 수 없습니다.`,
    badHouse: (value) => `--house에는 desk.lan 같은 프런트 주소를 쓰세요. "${value}"은(는) 쓸 수 없습니다.`,
    badPairingCode: (value) =>
      `--pairing-code에는 4F7K-92QX 같은 코드를 쓰세요. "${value}"은(는) 쓸 수 없습니다.`,
    badLanguage: (value) => `--lang에는 en, es, ko, de 중 하나를 쓰세요. "${value}"은(는) 쓸 수 없습니다.`,
    badPlayers: (reason) => `--players: ${reason}`,
    options: START_OPTIONS.ko,
    alreadyOpen: 'Headpin이 이미 열려 있어 앞으로 가져왔습니다.',
    couldNotStart: 'Headpin을 시작하지 못했습니다. 저장된 게임은 그대로입니다. 원인은 위에 있습니다.',
    notAsRoot:
      'root로는 Headpin을 실행할 수 없습니다. root에서는 Chromium의 샌드박스가 작동하지 않습니다. 이 레인의 일반 사용자로 시작하세요. 바뀐 것은 없습니다.',
    opensDoor: (what) => `${what}: 프로그램을 외부에 열어 놓을 수 있어 Headpin을 시작하지 않았습니다.`,
    heldByProgram: (pid) =>
      `다른 Headpin(프로세스 ${String(pid)})이 이 폴더에 게임을 저장하고 있습니다. 바뀐 것은 없습니다. 먼저 닫거나 --data로 다른 폴더를 고르세요.`,
    heldByConsole: (pid) =>
      `Headpin 텍스트 점수판(프로세스 ${String(pid)})이 이 폴더에 게임을 저장하고 있습니다. 바뀐 것은 없습니다. 먼저 끝내거나 --data로 다른 폴더를 고르세요.`,
    folderUnusable: (folder, reason) =>
      `${folder} 폴더에 게임을 저장할 수 없습니다. ${reason} 바뀐 것은 없습니다. --data로 다른 폴더를 지정하세요.`,
    gameOf: (gameNumber, names) => `${String(gameNumber)}게임(${names})`,
    damagedRecovered: (game) => `${game}의 마지막 저장이 손상되어 그대로 따로 보관했습니다.`,
    goneRecovered: (game) => `${game}의 마지막 저장 파일이 없어졌습니다.`,
    saveBefore: (last, next) =>
      stands(
        '바로 앞의 저장을 씁니다',
        last === null ? null : `마지막 투구 ${last}`,
        next === null ? null : `다음 차례 ${next}`,
      ),
    ballMissing: '빠진 투구가 있으면 입력하거나 프레임을 고치세요.',
    setAside: (file) =>
      `${file} 파일을 읽을 수 없고 쓸 수 있는 앞의 저장도 없습니다. 파일은 “quarantine” 폴더에 그대로 보관했습니다. 빠진 게임이 있으면 새로 시작한 뒤 ‘더 보기’에서 ‘종이 기록 입력’을 누르세요.`,
    changedOutside: (file) =>
      `다른 프로그램이 ${file} 파일을 바꾸었습니다. 점수판대로 저장했고, 바뀐 파일은 따로 보관했습니다.`,
    removedOutside: (file) => `다른 프로그램이 ${file} 파일을 지웠습니다. 점수판대로 다시 저장했습니다.`,
    resumed: (last) => stands('멈춘 곳에서 게임을 이어 갑니다', last === null ? null : `마지막 투구 ${last}`),
    matchDamaged: (file) =>
      `경기 기록(${file})을 읽을 수 없어 따로 보관했습니다. 게임은 온전하지만 서명과 롤오프가 빠졌을 수 있습니다. 주장: 확인하고 다시 서명하세요.`,
    archiveDamaged: (file) =>
      `${file} 파일의 한 줄이 손상되어 그대로 둡니다. 다른 지난 게임은 모두 있습니다.`,
    archiveUnusable: (file) =>
      `${file} 자리에 지난 게임 파일이 아닌 것이 있어 그대로 둡니다. 그 달의 게임은 “games” 폴더에 남습니다. 직원: 다른 곳으로 옮기세요.`,
    folderTaken: (folder) =>
      `데이터 폴더의 “${folder}”이(가) 폴더가 아니라 링크나 파일이라 읽지도 쓰지도 않습니다. “games” 폴더의 게임은 안전합니다. 직원: 그 자리에 폴더를 두고 Headpin을 다시 시작하세요.`,
    leftUnread: (file) =>
      `지금 ${file} 파일을 읽을 수 없어 그대로 둡니다. 고른 설정은 Headpin을 끝낼 때까지만 유효합니다. 게임은 안전합니다. 디스크를 확인하세요.`,
    crashed: '오류로 Headpin이 종료되어 다시 시작했습니다. 점수판에 표시된 투구는 모두 저장되어 있습니다.',
    newer: (file) => `${file} 파일은 더 새로운 Headpin의 것이라 그대로 둡니다.`,
    settingsLost: '설정을 읽을 수 없어 기본 설정을 씁니다. 이전 파일은 따로 보관했습니다.',
    logoLost: '볼링장 로고를 읽을 수 없어 이전 파일을 따로 보관했습니다. 직원은 설정에서 다시 고르세요.',
    leagues: LEAGUE_NOTICES.ko,
    moves: MOVE_NOTICES.ko,
    prints: PRINT_NOTICES.ko,
    originLost:
      '이 레인의 게임에 붙는 고유 번호를 읽을 수 없어 이전 파일을 따로 보관했습니다. 게임은 안전하며, 새 게임에는 새 번호가 붙습니다.',
    erasedLost:
      '삭제한 선수의 목록이 손상되어 따로 보관했습니다. 가져오기를 하면 삭제한 이름이 돌아올 수 있으니, 그때 다시 삭제하세요.',
    ordersLost: '프런트에서 보낸 지시 기록을 읽을 수 없어 격리 폴더로 옮겼습니다. 게임에는 영향이 없습니다.',
    houseLost:
      '프런트 연결 파일이 손상되어 따로 보관했습니다. 이 레인은 단독으로 계속 사용할 수 있습니다. 프런트에서 코드를 받아 다시 연결하세요.',
    practiceLost:
      '저장된 연습을 읽을 수 없어 이전 파일을 따로 보관했습니다. 게임은 안전합니다. 연습을 다시 시작하세요.',
    staffLost:
      '직원 PIN을 읽을 수 없어 이전 파일을 따로 보관했습니다. 새 PIN을 정할 때까지 볼링장 PIN만 쓰이고, 그것도 없으면 누구나 모두 쓸 수 있습니다: 더 보기, 설정.',
    pinForgotten:
      '시작 옵션에 따라 직원 PIN을 지웠습니다. 새 PIN을 정할 때까지 볼링장 PIN만 쓰이고, 그것도 없으면 누구나 모두 쓸 수 있습니다: 더 보기, 설정.',
    pinKept:
      '직원 PIN이 그대로입니다. 디스크에 저장되지 않았습니다. 디스크를 확인하고 --forget-pin으로 다시 시작하세요.',
    copyChoiceLost:
      '백업 설정을 읽을 수 없습니다. 이전 파일은 따로 보관했고 게임은 안전합니다. 직원은 더 보기의 백업을 확인하세요.',
    copyOld: (days) => `게임 백업이 ${String(days)}일 지났습니다. 직원은 더 보기의 백업을 확인하세요.`,
    standIn: (electron, pinned) =>
      `이 Headpin은 Electron ${electron}에서 실행됩니다. ${pinned}은(는) 여기서 내려받을 수 없었습니다.`,
  },
  de: {
    unknownOption: (option) => `Headpin kennt die Option ${option} nicht.`,
    optionNeedsValue: (option) => `Die Option ${option} braucht einen Wert.`,
    optionTakesNoValue: (option) => `Die Option ${option} nimmt keinen Wert.`,
    badLane: (value) => `--lane nimmt eine ganze Zahl von 1 bis 999, nicht „${value}“.`,
    badHouse: (value) => `--house nimmt die Adresse einer Theke wie desk.lan, nicht „${value}“.`,
    badPairingCode: (value) => `--pairing-code nimmt einen Code wie 4F7K-92QX, nicht „${value}“.`,
    badLanguage: (value) => `--lang nimmt en, es, ko oder de, nicht „${value}“.`,
    badPlayers: (reason) => `--players: ${reason}`,
    options: START_OPTIONS.de,
    alreadyOpen: 'Headpin ist schon offen und wurde nach vorn geholt.',
    couldNotStart:
      'Headpin konnte nicht starten. Die gespeicherten Spiele sind unverändert; was schiefging, steht darüber.',
    notAsRoot:
      'Headpin läuft nicht als root, weil Chromium dort keine Sandbox hat: bitte als gewöhnlicher Benutzer dieser Bahn starten. Nichts wurde verändert.',
    opensDoor: (what) => `${what} könnte das Programm für andere öffnen: Headpin wurde nicht gestartet.`,
    heldByProgram: (pid) =>
      `Ein anderes Headpin (Prozess ${String(pid)}) führt seine Spiele in diesem Ordner. Nichts wurde geändert. Bitte zuerst schließen oder mit --data einen anderen Ordner wählen.`,
    heldByConsole: (pid) =>
      `Die Text-Anzeige von Headpin (Prozess ${String(pid)}) führt ihre Spiele in diesem Ordner. Nichts wurde geändert. Bitte zuerst beenden oder mit --data einen anderen Ordner wählen.`,
    folderUnusable: (folder, reason) =>
      `Headpin kann in ${folder} keine Spiele ablegen. ${reason} Nichts wurde geändert. Bitte mit --data einen anderen Ordner angeben.`,
    gameOf: (gameNumber, names) => `Spiel ${String(gameNumber)} (${names})`,
    damagedRecovered: (game) => `Der letzte Stand von ${game} war beschädigt und liegt unverändert beiseite.`,
    goneRecovered: (game) => `Der letzte Stand von ${game} ist nicht mehr da.`,
    saveBefore: (last, next) =>
      stands(
        'Es gilt der Stand davor',
        last === null ? null : `letzter Wurf ${last}`,
        next === null ? null : `danach ${next}`,
      ),
    ballMissing: 'Fehlt ein Wurf: eingeben oder das Frame korrigieren.',
    setAside: (file) =>
      `${file} ist nicht lesbar, und ein Stand davor fehlt. Die Datei liegt unverändert im Ordner „quarantine“. Fehlt ein Spiel: neu beginnen, dann Mehr, Vom Papier eintragen.`,
    changedOutside: (file) =>
      `${file} wurde von anderer Seite geändert. Es gilt die Anzeige, sie ist gespeichert; die geänderte Datei liegt beiseite.`,
    removedOutside: (file) =>
      `${file} wurde von anderer Seite gelöscht. Es gilt die Anzeige, sie ist wieder gespeichert.`,
    resumed: (last) =>
      stands('Das Spiel geht dort weiter, wo es stand', last === null ? null : `letzter Wurf ${last}`),
    matchDamaged: (file) =>
      `Die Aufzeichnung einer Begegnung (${file}) war nicht lesbar und wurde beiseitegelegt. Die Spiele sind vollständig; Unterschriften und Stechen können fehlen. Bitte nachsehen und neu unterschreiben.`,
    archiveDamaged: (file) =>
      `Eine Zeile in ${file} ist beschädigt und bleibt, wie sie ist. Alle anderen Spiele sind da.`,
    archiveUnusable: (file) =>
      `${file} ist keine Datei mit Spielen und bleibt, wie sie ist. Die Spiele des Monats bleiben im Ordner „games“. Personal: bitte verschieben.`,
    folderTaken: (folder) =>
      `„${folder}“ im Datenordner ist ein Link oder eine Datei; dort wird nichts gelesen oder geschrieben. Die Spiele in „games“ sind sicher. Personal: bitte durch einen Ordner ersetzen und Headpin neu starten.`,
    leftUnread: (file) =>
      `${file} ist jetzt nicht lesbar und bleibt, wie sie ist. Was gewählt wird, gilt bis zum Ende von Headpin. Die Spiele sind sicher; Datenträger prüfen.`,
    crashed:
      'Ein Fehler hat Headpin beendet; es läuft wieder. Jeder Wurf, der auf der Anzeige stand, ist gespeichert.',
    newer: (file) => `${file} stammt von einem neueren Headpin und bleibt, wie sie ist.`,
    settingsLost:
      'Die Einstellungen waren nicht lesbar. Es gelten die üblichen; die alte Datei liegt beiseite.',
    logoLost:
      'Das Logo des Hauses war nicht lesbar; die alte Datei liegt beiseite. Personal: bitte in den Einstellungen neu wählen.',
    leagues: LEAGUE_NOTICES.de,
    moves: MOVE_NOTICES.de,
    prints: PRINT_NOTICES.de,
    originLost:
      'Die eigene Nummer dieser Bahn für ihre Spiele war nicht lesbar; die alte Datei liegt beiseite. Die Spiele sind sicher; neue bekommen eine neue Nummer.',
    erasedLost:
      'Die Liste gelöschter Spieler war beschädigt und wurde beiseitegelegt. Ein Import kann gelöschte Namen zurückbringen: Löschen Sie sie danach noch einmal.',
    ordersLost:
      'Die Notiz der Aufträge von der Theke war nicht lesbar und liegt jetzt im Quarantäne-Ordner. Kein Spiel ist betroffen.',
    houseLost:
      'Die Datei der Kopplung mit der Theke war beschädigt und wurde beiseitegelegt. Diese Bahn läuft allein weiter: Koppeln Sie sie mit einem Code von der Theke neu.',
    practiceLost:
      'Das Gespeicherte vom Einspielen war nicht lesbar; die alte Datei liegt beiseite. Die Spiele sind sicher; bitte das Einspielen neu beginnen.',
    staffLost:
      'Die Personal-PIN ist nicht lesbar; die alte Datei wurde beiseitegelegt. Bis das Personal eine neue setzt, ist nichts geschützt, oder nur mit der PIN des Hauses: Mehr, Einstellungen.',
    pinForgotten:
      'Die Personal-PIN wurde entfernt, wie die Startoption es verlangt. Bis eine neue gesetzt ist, ist nichts geschützt, oder nur mit der PIN des Hauses: Mehr, Einstellungen.',
    pinKept:
      'Die Personal-PIN gilt weiter: die Platte hat die Änderung nicht angenommen. Platte prüfen und noch einmal mit --forget-pin starten.',
    copyChoiceLost:
      'Die Einstellung der Sicherungskopie war nicht lesbar; die alte Datei liegt beiseite. Die Spiele sind sicher. Personal: siehe Mehr, Sicherungskopie.',
    copyOld: (days) =>
      `Die Sicherungskopie der Spiele ist ${counted(days, 'Tag', 'Tage')} alt. Personal: siehe Mehr, Sicherungskopie.`,
    standIn: (electron, pinned) =>
      `Dieses Headpin läuft auf Electron ${electron} als Ersatz für ${pinned}, das sich hier nicht laden ließ.`,
  },
};
