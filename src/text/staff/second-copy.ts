import type { InEveryLanguage, Language, LikeEnglish } from '../language.ts';

const en = {
  title: 'Second copy',
  hint: 'Of all games, every night.',
  off: 'No second copy is made.',
  /** How to turn copies on, with a stick in and without one. */
  offWithStick: 'Press Use this stick: all games are copied to it now, and every night while it is in.',
  offWithoutStick: 'Put a USB stick of the house into this PC to have all games copied every night.',
  /** How to turn copies on if the system cannot tell sticks from other disks. */
  offByFolder:
    'Start Headpin with --copy-to and a folder on another disk to have all games copied every night.',
  copying: 'Copying all games…',
  none: 'No copy yet',
  checkedOnStick: (age: string) => `Copy: ${age} on the stick, checked`,
  checkedInFolder: (age: string) => `Copy: ${age} in the folder, checked`,
  last: (age: string) => `Last copy ${age}`,
  soon: 'The next one is made after five in the morning, when nobody bowls.',
  first: 'It is made as soon as nobody has bowled for ten minutes.',
  old: 'It is older than two days. Press Copy now.',
  damaged: (files: number) =>
    files === 1
      ? 'One file of this lane is damaged; the copy keeps the last good one.'
      : `${String(files)} files of this lane are damaged; the copy keeps the last good ones.`,
  troubles: {
    'stick-not-in': 'The stick is not in. Put it into this PC; the games here are safe.',
    'disk-full': 'It is full. Make room on it, or use another one; the copy before stays.',
    'read-only': 'It cannot be written. Unlock it, or use another one; the copy before stays.',
    'folder-missing': 'The folder for copies is not there. Check its disk, then press Copy now.',
    'folder-lost':
      'Another PC has taken over the folder of the games. It makes the copies now; close Headpin here.',
    'not-allowed': 'The program may not write there. Use another place; the games here are safe.',
    'too-large': 'A file is too large for it. Use another place; the games here are safe.',
    'device-error': 'It reported an error. Use another one; the games here are safe.',
    'not-verified': 'What was written could not be read back. Use another one; the copy before stays.',
    source: 'The games of this lane could not be read. Start Headpin again; the copy before stays.',
    'same-folder': 'The place is within the games’ own folder. Give another one with --copy-to.',
    'lane-disk':
      'This PC’s own disk could not note the copy down. Make room on it, then press Copy now; the games are safe.',
    'not-ours':
      'This PC’s note on its copies is a newer Headpin’s or cannot be read now. Use that Headpin, or check the disk; the games are safe.',
  },
  now: 'Copy now',
  useStick: 'Use this stick',
  stop: 'Stop copying',
};

/** The second copy for staff. `age` is "14 hours ago". */
export type SecondCopyText = LikeEnglish<typeof en>;

export const SECOND_COPY_TEXT: InEveryLanguage<SecondCopyText> = {
  en,
  es: {
    title: 'Copia de seguridad',
    hint: 'De todo, cada noche.',
    off: 'No se hace ninguna copia de seguridad.',
    offWithStick:
      'Pulse Usar esta memoria: todas las partidas se copian ahora, y cada noche mientras siga puesta.',
    offWithoutStick:
      'Ponga una memoria USB de la bolera en este PC para copiar cada noche todas las partidas.',
    offByFolder:
      'Inicie Headpin con --copy-to y una carpeta de otro disco para copiar cada noche todas las partidas.',
    copying: 'Copiando todas las partidas…',
    none: 'Todavía no hay copia',
    checkedOnStick: (age) => `Copia: ${age} en la memoria, comprobada`,
    checkedInFolder: (age) => `Copia: ${age} en la carpeta, comprobada`,
    last: (age) => `Última copia ${age}`,
    soon: 'La próxima se hace después de las cinco de la mañana, cuando nadie juegue.',
    first: 'Se hace en cuanto nadie juegue durante diez minutos.',
    old: 'Tiene más de dos días. Pulse Copiar ahora.',
    damaged: (files) =>
      files === 1
        ? 'Un archivo de esta pista está dañado; la copia conserva el último bueno.'
        : `${String(files)} archivos de esta pista están dañados; la copia conserva los últimos buenos.`,
    troubles: {
      'stick-not-in': 'La memoria no está puesta. Póngala en este PC; las partidas están a salvo aquí.',
      'disk-full': 'Está llena. Haga sitio o use otra; la copia anterior se conserva.',
      'read-only': 'No se puede escribir en ella. Desbloquéela o use otra; la copia anterior se conserva.',
      'folder-missing': 'La carpeta para copias no está. Revise su disco y pulse Copiar ahora.',
      'folder-lost': 'Otro PC ha tomado la carpeta de las partidas. Ahora copia él; cierre Headpin aquí.',
      'not-allowed': 'El programa no puede escribir ahí. Use otro lugar; las partidas están a salvo aquí.',
      'too-large': 'Un archivo es demasiado grande. Use otro lugar; las partidas están a salvo aquí.',
      'device-error': 'Dio un error. Use otra; las partidas están a salvo aquí.',
      'not-verified': 'Lo escrito no se pudo volver a leer. Use otra; la copia anterior se conserva.',
      source:
        'No se pudieron leer las partidas de esta pista. Reinicie Headpin; la copia anterior se conserva.',
      'same-folder': 'El lugar está dentro de la carpeta de las partidas. Indique otro con --copy-to.',
      'lane-disk':
        'El disco de este PC no pudo anotar la copia. Haga sitio en él y pulse Copiar ahora; las partidas están a salvo.',
      'not-ours':
        'Lo anotado en este PC sobre sus copias es de un Headpin más nuevo o no se puede leer. Use ese Headpin o revise el disco; las partidas están a salvo.',
    },
    now: 'Copiar ahora',
    useStick: 'Usar esta memoria',
    stop: 'Dejar de copiar',
  },
  ko: {
    title: '백업',
    hint: '모든 게임을 매일 밤.',
    off: '백업하지 않습니다.',
    offWithStick: '이 USB 사용을 누르면 모든 게임을 지금, 그리고 꽂혀 있는 동안 매일 밤 백업합니다.',
    offWithoutStick: '볼링장 USB를 이 PC에 꽂으면 모든 게임을 매일 밤 백업할 수 있습니다.',
    offByFolder: '모든 게임을 매일 밤 백업하려면 --copy-to와 다른 디스크의 폴더로 Headpin을 시작하세요.',
    copying: '모든 게임을 백업하는 중…',
    none: '아직 백업이 없습니다',
    checkedOnStick: (age) => `백업: ${age} USB, 확인됨`,
    checkedInFolder: (age) => `백업: ${age} 폴더, 확인됨`,
    last: (age) => `마지막 백업 ${age}`,
    soon: '다음 백업은 새벽 다섯 시 이후, 치는 사람이 없을 때 합니다.',
    first: '십 분 동안 치는 사람이 없으면 바로 합니다.',
    old: '이틀이 넘었습니다. 지금 백업을 누르세요.',
    damaged: (files) =>
      `이 레인의 파일 ${String(files)}개가 손상되었습니다. 백업에는 마지막으로 온전한 파일이 남아 있습니다.`,
    troubles: {
      'stick-not-in': 'USB가 꽂혀 있지 않습니다. 이 PC에 꽂으세요. 여기 게임은 안전합니다.',
      'disk-full': '가득 찼습니다. 비우거나 다른 것을 쓰세요. 이전 백업은 그대로입니다.',
      'read-only': '쓸 수 없습니다. 잠금을 풀거나 다른 것을 쓰세요. 이전 백업은 그대로입니다.',
      'folder-missing': '백업 폴더가 없습니다. 디스크를 확인한 뒤 지금 백업을 누르세요.',
      'folder-lost':
        '다른 PC가 게임 폴더를 넘겨받았습니다. 이제 그 PC가 백업합니다. 여기서 Headpin을 닫으세요.',
      'not-allowed': '그곳에 쓸 권한이 없습니다. 다른 곳을 쓰세요. 여기 게임은 안전합니다.',
      'too-large': '파일이 너무 큽니다. 다른 곳을 쓰세요. 여기 게임은 안전합니다.',
      'device-error': '오류가 났습니다. 다른 것을 쓰세요. 여기 게임은 안전합니다.',
      'not-verified': '쓴 내용을 다시 읽을 수 없습니다. 다른 것을 쓰세요. 이전 백업은 그대로입니다.',
      source: '이 레인의 게임을 읽을 수 없습니다. Headpin을 다시 시작하세요. 이전 백업은 그대로입니다.',
      'same-folder': '게임 폴더 안에는 백업할 수 없습니다. --copy-to로 다른 곳을 지정하세요.',
      'lane-disk':
        '이 PC의 디스크에 백업을 기록하지 못했습니다. 이 PC의 디스크를 비우고 지금 백업을 누르세요. 게임은 안전합니다.',
      'not-ours':
        '이 PC의 백업 기록이 더 새로운 Headpin의 것이거나 지금 읽을 수 없습니다. 그 Headpin을 쓰거나 디스크를 확인하세요. 게임은 안전합니다.',
    },
    now: '지금 백업',
    useStick: '이 USB 사용',
    stop: '백업 중지',
  },
  de: {
    title: 'Sicherungskopie',
    hint: 'Alle Spiele, jede Nacht.',
    off: 'Es gibt keine Sicherungskopie.',
    offWithStick:
      '„Diesen Stick nehmen“ kopiert alle Spiele jetzt und dann jede Nacht, solange der Stick steckt.',
    offWithoutStick:
      'Einen USB-Stick des Hauses in diesen PC stecken, dann werden alle Spiele jede Nacht kopiert.',
    offByFolder:
      'Headpin mit --copy-to und einem Ordner auf einem anderen Datenträger starten, dann werden alle Spiele jede Nacht kopiert.',
    copying: 'Alle Spiele werden kopiert…',
    none: 'Noch keine Kopie',
    checkedOnStick: (age) => `Kopie: ${age} auf dem Stick, geprüft`,
    checkedInFolder: (age) => `Kopie: ${age} im Ordner, geprüft`,
    last: (age) => `Letzte Kopie ${age}`,
    soon: 'Die nächste folgt nach fünf Uhr früh, wenn niemand spielt.',
    first: 'Sie folgt, sobald zehn Minuten lang niemand gespielt hat.',
    old: 'Sie ist älter als zwei Tage. „Jetzt kopieren“ drücken.',
    damaged: (files) =>
      files === 1
        ? 'Eine Datei dieser Bahn ist beschädigt; die Kopie behält die letzte gute.'
        : `${String(files)} Dateien dieser Bahn sind beschädigt; die Kopie behält die letzten guten.`,
    troubles: {
      'stick-not-in': 'Der Stick steckt nicht. Bitte einstecken; die Spiele hier sind sicher.',
      'disk-full': 'Kein Platz mehr. Platz schaffen oder einen anderen nehmen; die Kopie davor bleibt.',
      'read-only': 'Schreibgeschützt. Entsperren oder einen anderen nehmen; die Kopie davor bleibt.',
      'folder-missing': 'Der Ordner für Kopien ist nicht da. Datenträger prüfen, dann „Jetzt kopieren“.',
      'folder-lost':
        'Ein anderer PC hat den Ordner der Spiele übernommen und kopiert jetzt. Headpin hier schließen.',
      'not-allowed':
        'Das Programm darf dort nicht schreiben. Anderen Ort nehmen; die Spiele hier sind sicher.',
      'too-large': 'Eine Datei ist zu groß. Anderen Ort nehmen; die Spiele hier sind sicher.',
      'device-error': 'Der Datenträger meldet einen Fehler. Anderen nehmen; die Spiele hier sind sicher.',
      'not-verified': 'Das Geschriebene ließ sich nicht zurücklesen. Anderen nehmen; die Kopie davor bleibt.',
      source: 'Die Spiele dieser Bahn waren nicht lesbar. Headpin neu starten; die Kopie davor bleibt.',
      'same-folder': 'Der Ort liegt im Ordner der Spiele. Mit --copy-to einen anderen angeben.',
      'lane-disk':
        'Die Platte dieses PCs konnte die Kopie nicht vermerken. Dort Platz schaffen, dann „Jetzt kopieren“; die Spiele sind sicher.',
      'not-ours':
        'Der Vermerk dieses PCs zu seinen Kopien ist von einem neueren Headpin oder jetzt nicht lesbar. Dieses Headpin nehmen oder Platte prüfen; die Spiele sind sicher.',
    },
    now: 'Jetzt kopieren',
    useStick: 'Diesen Stick nehmen',
    stop: 'Nicht mehr kopieren',
  },
};

const JUST_NOW: InEveryLanguage<string> = {
  en: 'just now',
  es: 'ahora mismo',
  ko: '방금',
  de: 'gerade eben',
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time since something: "14 hours ago". A time in the future counts as just now. */
export function agoText(language: Language, milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (milliseconds >= 2 * DAY) return format.format(-Math.floor(milliseconds / DAY), 'day');
  if (milliseconds >= HOUR) return format.format(-Math.floor(milliseconds / HOUR), 'hour');
  if (milliseconds >= MINUTE) return format.format(-Math.floor(milliseconds / MINUTE), 'minute');
  return JUST_NOW[language];
}
