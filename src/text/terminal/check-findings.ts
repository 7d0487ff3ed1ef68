import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** The newest save of a game is unreadable; the one before it is used. */
  'save-damaged':
    'The newest save of this game is damaged. The one before it is used; a ball may be missing.',
  /** No save of a game is readable. */
  'saves-damaged': 'No save of this game can be read. The second copy may have it.',
  /** The newest save of a game is gone; the one before it is used. */
  'save-gone': 'The newest save of this game is gone. The one before it is used; a ball may be missing.',
  /** The same, but it is in quarantine, and staff were told. */
  'save-aside': 'The newest save of this game was damaged and is in quarantine. The one before it is used.',
  'previous-damaged': 'The save before the newest one is damaged. The newest one is whole and is used.',
  /** The save before the newest one has more events. */
  'previous-newer': 'The save before the newest one has more balls. Somebody put an older file in place.',
  /** A game is newer in the journal than in its file. */
  'journal-ahead':
    'The newest ball of a game is only here, where it is safe. Headpin puts it into the game’s file.',
  /** Two saves of one game and generation differ. */
  'two-states': 'Two saves of one game disagree, and neither is newer.',
  'in-two-places':
    'This game is also among the past games. Headpin removes it here when the next game starts.',
  'deleted-left': 'This game was deleted, but a save of it is left. It is not shown.',
  /** Two games have one counter. */
  'same-counter': 'Another game has the same number. Both are kept; two folders may have been mixed.',
  /** Written by a newer program. */
  newer: 'A newer Headpin wrote this. It is left as it is.',
  'line-damaged': 'This past game is damaged and is not shown. The second copy may have it.',
  'line-torn': 'The last line is torn. Headpin repairs it when the next game is added.',
  'wrong-month': 'This past game belongs to another month, where it is not found.',
  /** Something else has the name of a month, or it is too large. */
  'month-unusable': 'This is not a file of past games. It is left as it is.',
  'index-stale': 'This index does not match its month. Headpin rebuilds it.',
  /** A file of choices is unreadable: settings, logo, staff, origin, the plan of the copies. */
  'file-damaged': 'This file cannot be read. Headpin uses the defaults instead.',
  /** One of a match's two files in `results/` is unreadable or gone. */
  'result-damaged':
    'This result is damaged, or half of it is missing. If the match is recent, the next start saves it again; if it is older, save it from Past games.',
  /** A result without its match. */
  'result-left': 'This result is of a match that is no longer here. Nothing reads it; it may be deleted.',
  /** The newest state of a kept league is unreadable or gone; the one before it is used. */
  'league-damaged': 'This kept league is damaged. It is used as it was before its last change.',
  /** No state of a kept league is readable. */
  'league-lost':
    'This kept league cannot be read. Read it from its file again; the second copy may have it too.',
  /** Something else has the name of a folder. */
  'no-folder': 'Something else has the name of this folder.',
  /** The folder holds nothing of Headpin's: it is another one, or its disk is not mounted. */
  'no-data': 'Headpin keeps nothing here. Is this the right folder, and is its disk there?',
  unreadable: 'The system does not allow this to be read.',
  'read-only': 'This folder cannot be written to. Headpin cannot save a ball in it.',
  'temp-left': 'Left by an interrupted save. Headpin removes it.',
  unknown: 'This does not belong to Headpin. It is left as it is.',
  'open-to-others': 'Other users of this PC may read or change this.',
  'other-owner': 'This does not belong to the folder’s owner.',
  'lock-left': 'The last program did not close the folder. The next start takes it over or asks.',
  'lock-damaged': 'The lock cannot be read. The next start replaces it.',
  'copy-unfinished': 'This copy was not finished. The next one replaces it.',
  'copy-broken': 'Files of this copy changed or are missing. The next one replaces it.',
  'copy-used': 'Somebody changed this copy. It will be kept under another name.',
  'no-whole-copy': 'There is no whole copy here.',
};

/** Everything that a check of a data folder can find. */
export type FindingCode = keyof typeof en;

export const CHECK_FINDINGS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    'save-damaged':
      'El último guardado de esta partida está dañado. Se usa el anterior; puede faltar una bola.',
    'saves-damaged': 'Ningún guardado de esta partida se puede leer. Quizá esté en la copia de seguridad.',
    'save-gone': 'El último guardado de esta partida no está. Se usa el anterior; puede faltar una bola.',
    'save-aside':
      'El último guardado de esta partida estaba dañado y está en cuarentena. Se usa el anterior.',
    'previous-damaged': 'El penúltimo guardado está dañado. El último está íntegro y es el que se usa.',
    'previous-newer':
      'El penúltimo guardado tiene más bolas. Alguien sustituyó el último por un archivo más antiguo.',
    'journal-ahead':
      'La última bola de una partida está solo aquí, a salvo. Headpin la pone en el archivo de la partida.',
    'two-states': 'Dos guardados de una misma partida no coinciden, y ninguno es más nuevo.',
    'in-two-places':
      'Esta partida está también entre las anteriores. Headpin la quita de aquí al empezar la próxima.',
    'deleted-left': 'Esta partida se borró, pero queda un guardado de ella. No se muestra.',
    'same-counter':
      'Otra partida tiene el mismo número. Se conservan ambas; quizá se mezclaron dos carpetas.',
    newer: 'Lo escribió un Headpin más nuevo. Se deja como está.',
    'line-damaged': 'Esta partida anterior está dañada y no se muestra. Quizá esté en la copia de seguridad.',
    'line-torn': 'La última línea está cortada. Headpin la repara al añadir la próxima partida.',
    'wrong-month': 'Esta partida anterior pertenece a otro mes, donde no se encuentra.',
    'month-unusable': 'Esto no es un archivo de partidas anteriores. Se deja como está.',
    'index-stale': 'Este índice no corresponde a su mes. Headpin lo vuelve a hacer.',
    'file-damaged': 'Este archivo no se puede leer. Headpin usa en su lugar los valores iniciales.',
    'result-damaged':
      'Este resultado está dañado o falta la mitad. Al iniciar se guarda de nuevo el de un encuentro reciente; el de uno antiguo, desde Partidas anteriores.',
    'result-left': 'Este resultado es de un encuentro que ya no está aquí. Nada lo lee; se puede borrar.',
    'league-damaged': 'Esta liga guardada está dañada. Se usa como era antes de su último cambio.',
    'league-lost':
      'Esta liga guardada no se puede leer. Léala de nuevo de su archivo; la copia de seguridad quizá la tenga también.',
    'no-folder': 'Hay otra cosa con el nombre de esta carpeta.',
    'no-data': 'Headpin no guarda nada aquí. ¿Es esta la carpeta correcta y está su disco?',
    unreadable: 'El sistema no permite leerlo.',
    'read-only': 'No se puede escribir en la carpeta. Headpin no puede guardar en ella ninguna bola.',
    'temp-left': 'Es el resto de un guardado interrumpido. Headpin lo quita.',
    unknown: 'No es de Headpin. Se deja como está.',
    'open-to-others': 'Otros usuarios de este PC pueden leerlo o cambiarlo.',
    'other-owner': 'No pertenece al dueño de la carpeta.',
    'lock-left': 'El último programa no cerró la carpeta. Al arrancar de nuevo, Headpin la toma o pregunta.',
    'lock-damaged': 'El bloqueo no se puede leer. Se sustituye al arrancar de nuevo.',
    'copy-unfinished': 'Esta copia no se terminó. La próxima la sustituye.',
    'copy-broken': 'Hay archivos de esta copia cambiados o perdidos. La próxima la sustituye.',
    'copy-used': 'Alguien cambió esta copia. Se conservará con otro nombre.',
    'no-whole-copy': 'Aquí no hay ninguna copia íntegra.',
  },
  ko: {
    'save-damaged':
      '이 게임의 최신 저장 파일이 손상되었습니다. 바로 앞의 저장을 사용합니다. 투구 하나가 빠졌을 수 있습니다.',
    'saves-damaged': '이 게임의 저장 파일을 하나도 읽을 수 없습니다. 백업에 있을 수 있습니다.',
    'save-gone':
      '이 게임의 최신 저장 파일이 없습니다. 바로 앞의 저장을 사용합니다. 투구 하나가 빠졌을 수 있습니다.',
    'save-aside': '이 게임의 최신 저장 파일은 손상되어 격리되었습니다. 바로 앞의 저장을 사용합니다.',
    'previous-damaged': '바로 앞의 저장이 손상되었습니다. 최신 저장은 온전하며 그것을 사용합니다.',
    'previous-newer':
      '바로 앞의 저장에 투구가 더 많습니다. 누군가 최신 저장을 더 오래된 파일로 바꾸었습니다.',
    'journal-ahead':
      '게임의 마지막 투구가 이 파일에만 안전하게 있습니다. Headpin이 게임 파일에 옮겨 저장합니다.',
    'two-states': '한 게임의 두 저장이 서로 다르고, 어느 쪽도 더 새것이 아닙니다.',
    'in-two-places': '이 게임은 지난 게임에도 있습니다. 다음 게임이 시작되면 Headpin이 여기서 지웁니다.',
    'deleted-left': '삭제한 게임의 저장이 남아 있습니다. 표시되지는 않습니다.',
    'same-counter': '다른 게임과 번호가 같습니다. 둘 다 보관됩니다. 두 폴더가 섞였을 수 있습니다.',
    newer: '새 버전의 Headpin이 쓴 것입니다. 그대로 둡니다.',
    'line-damaged': '이 지난 게임은 손상되어 표시되지 않습니다. 백업에 있을 수 있습니다.',
    'line-torn': '마지막 줄이 잘렸습니다. 다음 게임을 추가할 때 Headpin이 고칩니다.',
    'wrong-month': '이 지난 게임은 다른 달의 것인데, 그 달에서는 찾을 수 없습니다.',
    'month-unusable': '지난 게임 파일이 아닙니다. 그대로 둡니다.',
    'index-stale': '이 색인은 그 달의 파일과 맞지 않습니다. Headpin이 다시 만듭니다.',
    'file-damaged': '이 파일을 읽을 수 없습니다. Headpin은 기본값을 사용합니다.',
    'result-damaged':
      '이 결과는 손상되었거나 절반이 없습니다. 최근 경기의 결과는 다음 시작 때 다시 저장되고, 오래된 경기는 지난 게임에서 저장합니다.',
    'result-left': '이 결과의 경기는 더 이상 여기에 없습니다. 읽는 곳이 없으므로 삭제해도 됩니다.',
    'league-damaged': '저장된 리그가 손상되었습니다. 마지막으로 바꾸기 전의 리그를 사용합니다.',
    'league-lost': '저장된 리그를 읽을 수 없습니다. 파일에서 다시 읽으세요. 백업에도 있을 수 있습니다.',
    'no-folder': '이 폴더의 이름을 다른 것이 차지하고 있습니다.',
    'no-data': '여기에는 Headpin의 데이터가 없습니다. 폴더가 맞는지, 디스크가 연결되어 있는지 확인하세요.',
    unreadable: '시스템이 읽기를 허용하지 않습니다.',
    'read-only': '폴더에 쓸 수 없습니다. Headpin이 투구를 저장하지 못합니다.',
    'temp-left': '중단된 저장이 남긴 것입니다. Headpin이 지웁니다.',
    unknown: 'Headpin의 파일이 아닙니다. 그대로 둡니다.',
    'open-to-others': '이 PC의 다른 사용자가 읽거나 바꿀 수 있습니다.',
    'other-owner': '폴더의 소유자와 다른 사용자의 것입니다.',
    'lock-left': '마지막 프로그램이 폴더를 닫지 않았습니다. 다음 시작 때 넘겨받거나 물어봅니다.',
    'lock-damaged': '잠금 파일을 읽을 수 없습니다. 다음 시작 때 새로 만듭니다.',
    'copy-unfinished': '이 백업은 완료되지 않았습니다. 다음 백업 때 다시 만듭니다.',
    'copy-broken': '이 백업의 파일이 바뀌었거나 없습니다. 다음 백업 때 다시 만듭니다.',
    'copy-used': '누군가 이 백업을 바꾸었습니다. 다른 이름으로 보관됩니다.',
    'no-whole-copy': '온전한 백업이 없습니다.',
  },
  de: {
    'save-damaged':
      'Der neueste Stand dieses Spiels ist beschädigt. Der vorletzte wird verwendet; ein Wurf kann fehlen.',
    'saves-damaged': 'Kein Stand dieses Spiels ist lesbar. Vielleicht ist es in der Sicherungskopie.',
    'save-gone': 'Der neueste Stand dieses Spiels fehlt. Der vorletzte wird verwendet; ein Wurf kann fehlen.',
    'save-aside':
      'Der neueste Stand dieses Spiels war beschädigt und liegt in der Quarantäne. Der vorletzte wird verwendet.',
    'previous-damaged': 'Der vorletzte Stand ist beschädigt. Der neueste ist unversehrt und wird verwendet.',
    'previous-newer':
      'Der vorletzte Stand hat mehr Würfe. Jemand hat den neuesten durch eine ältere Datei ersetzt.',
    'journal-ahead':
      'Der neueste Wurf eines Spiels steht nur hier, und zwar sicher. Headpin schreibt ihn in die Datei des Spiels.',
    'two-states': 'Zwei Stände eines Spiels widersprechen sich, und keiner ist neuer.',
    'in-two-places':
      'Dieses Spiel steht auch bei den früheren. Headpin entfernt es hier, sobald das nächste beginnt.',
    'deleted-left': 'Dieses Spiel wurde gelöscht, aber ein Stand ist übrig. Er wird nicht gezeigt.',
    'same-counter':
      'Ein anderes Spiel hat dieselbe Nummer. Beide bleiben; vielleicht wurden zwei Ordner vermischt.',
    newer: 'Das hat ein neueres Headpin geschrieben. Es bleibt, wie es ist.',
    'line-damaged':
      'Dieses frühere Spiel ist beschädigt und wird nicht gezeigt. Vielleicht ist es in der Sicherungskopie.',
    'line-torn': 'Die letzte Zeile ist abgerissen. Headpin behebt das beim nächsten Spiel.',
    'wrong-month': 'Dieses frühere Spiel gehört in einen anderen Monat, wird dort aber nicht gefunden.',
    'month-unusable': 'Das ist keine Datei mit früheren Spielen. Sie bleibt, wie sie ist.',
    'index-stale': 'Dieser Index passt nicht zu seinem Monat. Headpin erstellt ihn neu.',
    'file-damaged': 'Diese Datei ist nicht lesbar. Headpin verwendet stattdessen die Voreinstellungen.',
    'result-damaged':
      'Dieses Ergebnis ist beschädigt, oder die Hälfte fehlt. Bei einer neueren Begegnung speichert es der nächste Start noch einmal, bei einer älteren lässt es sich unter Frühere Spiele speichern.',
    'result-left':
      'Dieses Ergebnis gehört zu einer Begegnung, die nicht mehr da ist. Nichts liest es; es darf gelöscht werden.',
    'league-damaged': 'Diese gespeicherte Liga ist beschädigt. Sie gilt wie vor ihrer letzten Änderung.',
    'league-lost':
      'Diese gespeicherte Liga ist nicht lesbar. Bitte noch einmal aus ihrer Datei lesen; vielleicht hat sie auch die Sicherungskopie.',
    'no-folder': 'Etwas anderes trägt den Namen dieses Ordners.',
    'no-data': 'Headpin führt hier nichts. Ist es der richtige Ordner, und ist sein Datenträger da?',
    unreadable: 'Das System erlaubt das Lesen nicht.',
    'read-only': 'In den Ordner lässt sich nicht schreiben. Headpin kann dort keinen Wurf speichern.',
    'temp-left': 'Rest eines unterbrochenen Speicherns. Headpin entfernt ihn.',
    unknown: 'Das gehört nicht zu Headpin. Es bleibt, wie es ist.',
    'open-to-others': 'Andere Benutzer dieses PCs können das lesen oder ändern.',
    'other-owner': 'Das gehört nicht dem Besitzer des Ordners.',
    'lock-left':
      'Das letzte Programm hat den Ordner nicht geschlossen. Der nächste Start übernimmt ihn oder fragt.',
    'lock-damaged': 'Die Sperre ist nicht lesbar. Der nächste Start ersetzt sie.',
    'copy-unfinished': 'Diese Kopie wurde nicht fertig. Die nächste ersetzt sie.',
    'copy-broken': 'Dateien dieser Kopie sind verändert oder fehlen. Die nächste ersetzt sie.',
    'copy-used': 'Jemand hat diese Kopie verändert. Sie bleibt unter anderem Namen erhalten.',
    'no-whole-copy': 'Hier gibt es keine vollständige Kopie.',
  },
};
