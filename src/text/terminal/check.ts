import { counted } from '../counted.ts';
import { CHECK_FINDINGS } from './check-findings.ts';
import type { InEveryLanguage, LikeEnglish } from '../language.ts';

export type { FindingCode } from './check-findings.ts';

const en = {
  findings: CHECK_FINDINGS.en,
  /** The table's rows. */
  rows: {
    folder: 'Folder',
    games: 'Games',
    archive: 'Past games',
    quarantine: 'Quarantine',
    size: 'Size',
    held: 'In use',
    copy: 'Copy',
  },
  games: (running: number, over: number, stopped: number, newer: number) =>
    `${String(running)} running, ${String(over)} over, ${String(stopped)} stopped${newer === 0 ? '' : `, ${String(newer)} of a newer Headpin`}`,
  archive: (games: number, months: number, deleted: number) =>
    `${String(games)} in ${counted(months, 'month', 'months')}, ${String(deleted)} deleted`,
  files: (count: number) => counted(count, 'file', 'files'),
  heldByNobody: 'no',
  heldByProgram: (pid: number) => `by Headpin (process ${String(pid)}), running now`,
  heldByConsole: (pid: number) => `by the text scoreboard (process ${String(pid)}), running now`,
  heldByMachine: (name: string) => `by another PC, ${name}`,
  heldByNoneAlive: 'no; its last user did not close it',
  copyStates: {
    whole: 'whole',
    broken: 'damaged',
    unfinished: 'not finished',
    used: 'changed by somebody',
  },
  copiedAt: (state: string, at: string, files: number) =>
    `${state}, made ${at}, ${counted(files, 'file', 'files')}`,
  line: (line: number) => `line ${String(line)}`,
  grades: { told: 'note', damage: 'DAMAGE' },
  verdicts: {
    whole: 'Everything is whole.',
    told: 'Nothing is lost. Headpin repairs what was found by itself, or leaves it as it is.',
    damage: 'Something is damaged. Staff should know.',
  },
  moved: (file: string) => `Moved to quarantine, unchanged: ${file}`,
  nothingMoved: 'There was nothing to move to quarantine.',
  noFolder: (folder: string) => `${folder} is not a folder, so nothing was checked.`,
  notChecked: (folder: string, reason: string) => `${folder} could not be checked: ${reason}`,
  notRepaired: 'Nothing was moved. Close Headpin first.',
  /** The lock's holder gives no sign of life; only staff at the lane's screen can decide. */
  notRepairedUnclear: 'Nothing was moved. Perhaps another Headpin has the folder; the next start asks staff.',
  /** The command line's options, one line each under a title. */
  options: {
    title: 'Options, after --:',
    data: '  --data DIR  the data folder to check',
    copy: '  --copy DIR  also checks the second copies in this folder',
    json: '  --json      prints the result as JSON',
    repair: '  --repair    moves unreadable files to quarantine, as the next start would',
    lang: '  --lang ko   the language: en, es, ko or de',
    help: '  --help      this list',
  },
};

/** The texts of the check of a data folder. */
export type CheckText = LikeEnglish<typeof en>;

export const CHECK_TEXT: InEveryLanguage<CheckText> = {
  en,
  es: {
    findings: CHECK_FINDINGS.es,
    rows: {
      folder: 'Carpeta',
      games: 'Partidas',
      archive: 'Anteriores',
      quarantine: 'Cuarentena',
      size: 'Tamaño',
      held: 'En uso',
      copy: 'Copia',
    },
    games: (running, over, stopped, newer) =>
      `${String(running)} en curso, ${String(over)} terminadas, ${String(stopped)} paradas${newer === 0 ? '' : `, ${String(newer)} de un Headpin más nuevo`}`,
    archive: (games, months, deleted) =>
      `${String(games)} en ${counted(months, 'mes', 'meses')}, ${String(deleted)} borradas`,
    files: (count) => counted(count, 'archivo', 'archivos'),
    heldByNobody: 'no',
    heldByProgram: (pid) => `por Headpin (proceso ${String(pid)}), en marcha ahora`,
    heldByConsole: (pid) => `por el marcador de texto (proceso ${String(pid)}), en marcha ahora`,
    heldByMachine: (name) => `por otro PC, ${name}`,
    heldByNoneAlive: 'no; quien la usó por última vez no la cerró',
    copyStates: {
      whole: 'íntegra',
      broken: 'dañada',
      unfinished: 'sin terminar',
      used: 'cambiada por alguien',
    },
    copiedAt: (state, at, files) => `${state}, hecha ${at}, ${counted(files, 'archivo', 'archivos')}`,
    line: (line) => `línea ${String(line)}`,
    grades: { told: 'nota', damage: 'DAÑO' },
    verdicts: {
      whole: 'Todo está íntegro.',
      told: 'No se ha perdido nada. Headpin repara lo encontrado por sí solo o lo deja como está.',
      damage: 'Algo está dañado. El personal debe saberlo.',
    },
    moved: (file) => `Movido a la cuarentena, sin cambios: ${file}`,
    nothingMoved: 'No había nada que mover a la cuarentena.',
    noFolder: (folder) => `${folder} no es una carpeta; no se ha comprobado nada.`,
    notChecked: (folder, reason) => `No se ha podido comprobar ${folder}: ${reason}`,
    notRepaired: 'No se ha movido nada. Cierre primero Headpin.',
    notRepairedUnclear:
      'No se ha movido nada. Quizá otro Headpin tenga la carpeta; el próximo arranque preguntará al personal.',
    options: {
      title: 'Opciones, después de --:',
      data: '  --data DIR  la carpeta de datos que se comprueba',
      copy: '  --copy DIR  comprueba también las segundas copias de esta carpeta',
      json: '  --json      muestra el resultado como JSON',
      repair: '  --repair    mueve los archivos ilegibles a la cuarentena, como haría el próximo arranque',
      lang: '  --lang ko   el idioma: en, es, ko o de',
      help: '  --help      esta lista',
    },
  },
  ko: {
    findings: CHECK_FINDINGS.ko,
    rows: {
      folder: '폴더',
      games: '게임',
      archive: '지난 게임',
      quarantine: '격리',
      size: '크기',
      held: '사용 중',
      copy: '백업',
    },
    games: (running, over, stopped, newer) =>
      `진행 중 ${String(running)}, 끝남 ${String(over)}, 중단 ${String(stopped)}${newer === 0 ? '' : `, 새 버전의 게임 ${String(newer)}`}`,
    archive: (games, months, deleted) =>
      `${String(months)}개월에 ${String(games)}게임, 삭제 ${String(deleted)}`,
    files: (count) => `파일 ${String(count)}개`,
    heldByNobody: '아니요',
    heldByProgram: (pid) => `Headpin(프로세스 ${String(pid)})이 지금 실행 중`,
    heldByConsole: (pid) => `텍스트 점수판(프로세스 ${String(pid)})이 지금 실행 중`,
    heldByMachine: (name) => `다른 PC(${name})가 사용 중`,
    heldByNoneAlive: '아니요. 마지막 프로그램이 정상적으로 닫히지 않았습니다',
    copyStates: { whole: '온전함', broken: '손상됨', unfinished: '완료되지 않음', used: '누군가 바꾸었음' },
    copiedAt: (state, at, files) => `${state}, ${at}에 만듦, 파일 ${String(files)}개`,
    line: (line) => `${String(line)}번째 줄`,
    grades: { told: '알림', damage: '손상' },
    verdicts: {
      whole: '모두 온전합니다.',
      told: '잃은 것은 없습니다. 발견된 것은 Headpin이 스스로 고치거나 그대로 둡니다.',
      damage: '손상된 것이 있습니다. 직원이 알아야 합니다.',
    },
    moved: (file) => `바꾸지 않고 격리 폴더로 옮김: ${file}`,
    nothingMoved: '격리할 파일이 없습니다.',
    noFolder: (folder) => `${folder}은(는) 폴더가 아니어서 아무것도 검사하지 않았습니다.`,
    notChecked: (folder, reason) => `${folder}을(를) 검사할 수 없습니다: ${reason}`,
    notRepaired: '아무것도 옮기지 않았습니다. 먼저 Headpin을 닫으세요.',
    notRepairedUnclear:
      '옮긴 것이 없습니다. 다른 Headpin이 폴더를 쓰고 있을 수 있습니다. 다음에 시작할 때 직원에게 묻습니다.',
    options: {
      title: '-- 뒤에 쓰는 옵션:',
      data: '  --data DIR  검사할 데이터 폴더',
      copy: '  --copy DIR  이 폴더의 백업도 검사',
      json: '  --json      결과를 JSON으로 출력',
      repair: '  --repair    다음 시작 때처럼 읽을 수 없는 파일을 격리 폴더로 옮김',
      lang: '  --lang ko   언어: en, es, ko, de',
      help: '  --help      이 목록',
    },
  },
  de: {
    findings: CHECK_FINDINGS.de,
    rows: {
      folder: 'Ordner',
      games: 'Spiele',
      archive: 'Frühere Spiele',
      quarantine: 'Quarantäne',
      size: 'Größe',
      held: 'In Benutzung',
      copy: 'Kopie',
    },
    games: (running, over, stopped, newer) =>
      `${String(running)} laufen, ${String(over)} beendet, ${String(stopped)} abgebrochen${newer === 0 ? '' : `, ${String(newer)} von einem neueren Headpin`}`,
    archive: (games, months, deleted) =>
      `${String(games)} in ${counted(months, 'Monat', 'Monaten')}, ${String(deleted)} gelöscht`,
    files: (count) => counted(count, 'Datei', 'Dateien'),
    heldByNobody: 'nein',
    heldByProgram: (pid) => `von Headpin (Prozess ${String(pid)}), das gerade läuft`,
    heldByConsole: (pid) => `von der Text-Anzeige (Prozess ${String(pid)}), die gerade läuft`,
    heldByMachine: (name) => `von einem anderen PC, ${name}`,
    heldByNoneAlive: 'nein; zuletzt wurde er nicht ordnungsgemäß geschlossen',
    copyStates: {
      whole: 'vollständig',
      broken: 'beschädigt',
      unfinished: 'nicht abgeschlossen',
      used: 'von jemandem verändert',
    },
    copiedAt: (state, at, files) => `${state}, vom ${at}, ${counted(files, 'Datei', 'Dateien')}`,
    line: (line) => `Zeile ${String(line)}`,
    grades: { told: 'Hinweis', damage: 'SCHADEN' },
    verdicts: {
      whole: 'Alles ist in Ordnung.',
      told: 'Nichts ist verloren. Headpin behebt das Gefundene selbst oder lässt es, wie es ist.',
      damage: 'Etwas ist beschädigt. Das Personal sollte es wissen.',
    },
    moved: (file) => `Unverändert in die Quarantäne verschoben: ${file}`,
    nothingMoved: 'Es gab nichts in die Quarantäne zu verschieben.',
    noFolder: (folder) => `${folder} ist kein Ordner; es wurde nichts geprüft.`,
    notChecked: (folder, reason) => `${folder} ließ sich nicht prüfen: ${reason}`,
    notRepaired: 'Es wurde nichts verschoben. Zuerst Headpin schließen.',
    notRepairedUnclear:
      'Es wurde nichts verschoben. Vielleicht hat ein anderes Headpin den Ordner; der nächste Start fragt das Personal.',
    options: {
      title: 'Optionen, nach --:',
      data: '  --data DIR  der Datenordner, der geprüft wird',
      copy: '  --copy DIR  prüft auch die Sicherungskopien in diesem Ordner',
      json: '  --json      gibt das Ergebnis als JSON aus',
      repair: '  --repair    verschiebt unlesbare Dateien in die Quarantäne, wie es der nächste Start täte',
      lang: '  --lang ko   die Sprache: en, es, ko oder de',
      help: '  --help      diese Liste',
    },
  },
};
