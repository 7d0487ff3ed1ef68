import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  title: 'Options, after --:',
  players: '  --players PJS,KYJ  names for the next game, in bowling order',
  lane: '  --lane 7           the number of this lane',
  data: '  --data DIR         the folder in which games are kept',
  'copy-to': '  --copy-to DIR      a second folder, into which all games are copied every night',
  house: '  --house ADDRESS    the address of the house’s front desk, to be paired with',
  'pairing-code': '  --pairing-code CODE the code from the front desk, for --house',
  windowed: '  --windowed         a window instead of the full screen',
  'forget-pin': '  --forget-pin       the staff PIN is forgotten: start without one',
  lang: '  --lang ko          the language: en, es, ko or de',
};

/** The program's command line options, a line each under their title. */
export const START_OPTIONS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    title: 'Opciones, después de --:',
    players: '  --players PJS,KYJ  nombres para la próxima partida, en orden de juego',
    lane: '  --lane 7           el número de esta pista',
    data: '  --data DIR         la carpeta donde se guardan las partidas',
    'copy-to': '  --copy-to DIR      una segunda carpeta, donde se copian cada noche todas las partidas',
    house: '  --house ADDRESS    la dirección de la recepción de la bolera, para vincularse con ella',
    'pairing-code': '  --pairing-code CODE el código de la recepción, para --house',
    windowed: '  --windowed         una ventana en vez de la pantalla completa',
    'forget-pin': '  --forget-pin       el PIN del personal se ha olvidado: arrancar sin él',
    lang: '  --lang ko          el idioma: en, es, ko o de',
  },
  ko: {
    title: '-- 뒤에 쓰는 옵션:',
    players: '  --players PJS,KYJ  다음 게임의 이름, 투구 순서대로',
    lane: '  --lane 7           이 레인의 번호',
    data: '  --data DIR         게임을 저장할 폴더',
    'copy-to': '  --copy-to DIR      모든 게임을 매일 밤 백업할 다른 폴더',
    house: '  --house ADDRESS    연결할 프런트의 주소',
    'pairing-code': '  --pairing-code CODE 프런트에서 받은 코드, --house와 함께',
    windowed: '  --windowed         전체 화면 대신 창으로',
    'forget-pin': '  --forget-pin       직원 PIN을 잊었을 때: PIN 없이 시작',
    lang: '  --lang ko          언어: en, es, ko, de',
  },
  de: {
    title: 'Optionen, nach --:',
    players: '  --players PJS,KYJ  Namen für das nächste Spiel, in Wurfreihenfolge',
    lane: '  --lane 7           die Nummer dieser Bahn',
    data: '  --data DIR         der Ordner, in dem die Spiele liegen',
    'copy-to': '  --copy-to DIR      ein zweiter Ordner, in den jede Nacht alle Spiele kopiert werden',
    house: '  --house ADDRESS    die Adresse der Theke des Hauses, zum Koppeln',
    'pairing-code': '  --pairing-code CODE der Code von der Theke, zu --house',
    windowed: '  --windowed         ein Fenster statt des ganzen Bildschirms',
    'forget-pin': '  --forget-pin       die Personal-PIN ist vergessen: ohne sie starten',
    lang: '  --lang ko          die Sprache: en, es, ko oder de',
  },
};
