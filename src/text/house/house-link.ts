import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** In the bar above the board, as short as can be. */
  bar: {
    connected: 'Desk',
    connecting: 'Desk: connecting',
    toDeliver: (games) => `Desk: ${gamesEn(games)} to deliver`,
    offline: (time, games) =>
      `Desk offline since ${time}${games === 0 ? '' : `, ${gamesEn(games)} to deliver`}`,
  } satisfies {
    readonly connected: string;
    readonly connecting: string;
    readonly toDeliver: (games: number) => string;
    readonly offline: (time: string, games: number) => string;
  },
  state: 'State',
  alone: 'Not paired. This lane works alone.',
  connecting: 'Connecting…',
  connected: (games: number) =>
    games === 0 ? 'Connected. The desk has every game.' : `Connected, ${gamesEn(games)} to deliver`,
  offline: (time: string, games: number) =>
    `Offline since ${time}${games === 0 ? '' : `, ${gamesEn(games)} to deliver`}. The lane scores on, nothing is lost.`,
  /** The cause, and the remedy if staff have one. */
  troubles: {
    unreachable: 'The desk does not answer: it is off, or the network is.',
    unready: 'The desk answers that it cannot work now. Look at the house’s service and its disk.',
    certificate: 'Somebody else answers at this address. If the house was set up anew, pair again.',
    revoked: 'The desk no longer knows this lane. Pair it again with a new code.',
    protocol: 'Lane and desk are too many versions apart. Update both.',
    'no-house': 'The PC at this address is not a front desk.',
  },
  behind: (games: number) =>
    `The desk has later balls of ${gamesEn(games)} than this lane, which lost them. If bowling continues here, the desk asks which ones count.`,
  house: 'House',
  lanes: 'Lanes of this PC',
  fingerprint: 'Fingerprint',
  fingerprintHint: 'The front desk shows the same one.',
  noFingerprint: 'On this machine only, without a certificate.',
  answered: 'Last answer',
  never: 'None yet',
  address: 'Address of the front desk',
  addressHint: 'The name or address of the front desk’s PC, such as desk.lan.',
  find: 'Look for it',
  finding: 'Looking…',
  isSame: 'Compare it with the one at the desk. If it differs, stop here.',
  code: 'Pairing code',
  codeHint: 'From the desk, good for ten minutes.',
  pair: 'Pair',
  pairing: 'Pairing…',
  another: 'Another address',
  unpair: 'Unpair',
  unpairSure: 'This lane then works alone: press again',
  /** Who opens this lane. */
  opens: 'Who opens this lane',
  opensBy: { desk: 'Front desk and staff', anyone: 'Anybody' },
  staffPin: 'Staff PIN',
  staffPinHint: 'Without it, bowlers cannot open or unpair the lane.',
  pinOfHouse: 'The house’s',
  ownPin: 'One of its own',
};

/** Texts about the link between a lane and the front desk. `games` counts those that the house lacks something of. */
export type HouseLinkText = LikeEnglish<typeof en>;

export const HOUSE_LINK_TEXT: InEveryLanguage<HouseLinkText> = {
  en,
  es: {
    bar: {
      connected: 'Recepción',
      connecting: 'Recepción: conectando',
      toDeliver: (games) => `Recepción: ${gamesEs(games)} por entregar`,
      offline: (time, games) =>
        `Recepción sin conexión desde las ${time}${games === 0 ? '' : `, ${gamesEs(games)} por entregar`}`,
    },
    state: 'Estado',
    alone: 'Sin vincular. Esta pista trabaja sola.',
    connecting: 'Conectando…',
    connected: (games) =>
      games === 0
        ? 'Conectada. La recepción tiene todas las partidas.'
        : `Conectada, ${gamesEs(games)} por entregar`,
    offline: (time, games) =>
      `Sin conexión desde: ${time}${games === 0 ? '' : `, ${gamesEs(games)} por entregar`}. La pista sigue anotando, no se pierde nada.`,
    troubles: {
      unreachable: 'La recepción no responde: está apagada, o lo está la red.',
      unready: 'La recepción dice que ahora no puede trabajar. Revise el servicio de la bolera y su disco.',
      certificate: 'En esta dirección responde otro. Si el servicio se instaló de nuevo, vincule otra vez.',
      revoked: 'La recepción ya no conoce esta pista. Enlácela de nuevo con otro código.',
      protocol: 'Las versiones de pista y recepción son demasiado distintas. Actualice ambas.',
      'no-house': 'En esta dirección no responde ninguna recepción.',
    },
    behind: (games) =>
      `La recepción tiene tiradas posteriores de ${gamesEs(games)} que esta pista perdió. Si se sigue jugando aquí, la recepción pregunta cuáles cuentan.`,
    house: 'Bolera',
    lanes: 'Pistas de este PC',
    fingerprint: 'Huella',
    fingerprintHint: 'La recepción muestra la misma.',
    noFingerprint: 'Solo en este equipo, sin certificado.',
    answered: 'Última respuesta',
    never: 'Ninguna todavía',
    address: 'Dirección de la recepción',
    addressHint: 'El nombre o la dirección del PC de recepción, por ejemplo desk.lan.',
    find: 'Buscarla',
    finding: 'Buscando…',
    isSame: 'Compárela con la de la recepción. Si es otra, no siga.',
    code: 'Código de vinculación',
    codeHint: 'De la recepción, vale diez minutos.',
    pair: 'Vincular',
    pairing: 'Vinculando…',
    another: 'Otra dirección',
    unpair: 'Desvincular',
    unpairSure: 'Esta pista trabajará sola: pulse otra vez',
    opens: 'Quién abre esta pista',
    opensBy: { desk: 'Recepción y personal', anyone: 'Cualquiera' },
    staffPin: 'PIN del personal',
    staffPinHint: 'Sin él, los jugadores no pueden abrir ni desvincular la pista.',
    pinOfHouse: 'El de la bolera',
    ownPin: 'Uno propio',
  },
  ko: {
    bar: {
      connected: '프런트',
      connecting: '프런트 연결 중',
      toDeliver: (games) => `프런트: 보낼 게임 ${String(games)}개`,
      offline: (time, games) =>
        `프런트 ${time}부터 오프라인${games === 0 ? '' : `, 보낼 게임 ${String(games)}개`}`,
    },
    state: '상태',
    alone: '연결되지 않았습니다. 이 레인은 단독으로 동작합니다.',
    connecting: '연결하는 중…',
    connected: (games) =>
      games === 0 ? '연결됨. 모든 게임이 프런트에 있습니다.' : `연결됨, 보낼 게임 ${String(games)}개`,
    offline: (time, games) =>
      `${time}부터 오프라인${games === 0 ? '' : `, 보낼 게임 ${String(games)}개`}. 레인은 계속 기록하며 아무것도 잃지 않습니다.`,
    troubles: {
      unreachable: '프런트가 응답하지 않습니다. 꺼져 있거나 네트워크가 끊겼습니다.',
      unready: '프런트가 지금은 처리할 수 없다고 응답합니다. 볼링장 서비스와 디스크를 확인하세요.',
      certificate: '이 주소에서 다른 곳이 응답합니다. 볼링장 서비스를 새로 설치했다면 다시 연결하세요.',
      revoked: '프런트에 이 레인이 더 이상 등록되어 있지 않습니다. 새 코드로 다시 연결하세요.',
      protocol: '레인과 프런트의 버전 차이가 너무 큽니다. 둘 다 업데이트하세요.',
      'no-house': '이 주소의 PC는 프런트가 아닙니다.',
    },
    behind: (games) =>
      `게임 ${String(games)}개는 프런트에 더 나중의 투구가 있고 이 레인은 그것을 잃었습니다. 여기서 계속 치면 어느 쪽이 유효한지 프런트가 묻습니다.`,
    house: '볼링장',
    lanes: '이 PC의 레인',
    fingerprint: '지문',
    fingerprintHint: '프런트에도 같은 지문이 보입니다.',
    noFingerprint: '이 PC 안에서만 쓰이며 인증서가 없습니다.',
    answered: '마지막 응답',
    never: '아직 없음',
    address: '프런트 주소',
    addressHint: '프런트 PC의 이름이나 주소입니다. 예: desk.lan',
    find: '찾기',
    finding: '찾는 중…',
    isSame: '프런트의 지문과 비교하세요. 다르면 계속하지 마세요.',
    code: '연결 코드',
    codeHint: '프런트에서 받으며 10분 동안 유효합니다.',
    pair: '연결',
    pairing: '연결하는 중…',
    another: '다른 주소',
    unpair: '연결 해제',
    unpairSure: '이 레인은 단독으로 동작하게 됩니다. 한 번 더 누르세요',
    opens: '레인 열기 권한',
    opensBy: { desk: '프런트와 직원', anyone: '누구나' },
    staffPin: '직원 PIN',
    staffPinHint: 'PIN을 모르는 손님은 레인을 열거나 연결을 해제할 수 없습니다.',
    pinOfHouse: '볼링장 PIN',
    ownPin: '새로 정하기',
  },
  de: {
    bar: {
      connected: 'Theke',
      connecting: 'Theke: verbindet',
      toDeliver: (games) => `Theke: ${gamesDe(games)} zu liefern`,
      offline: (time, games) =>
        `Theke getrennt seit ${time}${games === 0 ? '' : `, ${gamesDe(games)} zu liefern`}`,
    },
    state: 'Zustand',
    alone: 'Nicht gekoppelt. Diese Bahn arbeitet allein.',
    connecting: 'Verbindet…',
    connected: (games) =>
      games === 0 ? 'Verbunden. Die Theke hat alle Spiele.' : `Verbunden, noch ${gamesDe(games)} zu liefern`,
    offline: (time, games) =>
      `Getrennt seit ${time}${games === 0 ? '' : `, noch ${gamesDe(games)} zu liefern`}. Die Bahn zählt weiter, nichts geht verloren.`,
    troubles: {
      unreachable: 'Die Theke antwortet nicht: Sie oder das Netz ist aus.',
      unready: 'Die Theke meldet, dass sie gerade nicht arbeiten kann. Dienst des Hauses und Platte prüfen.',
      certificate: 'An dieser Adresse antwortet jemand anderes. Nach einer neuen Einrichtung erneut koppeln.',
      revoked: 'Die Theke kennt diese Bahn nicht mehr. Mit einem neuen Code erneut koppeln.',
      protocol: 'Bahn und Theke liegen zu viele Versionen auseinander. Beide aktualisieren.',
      'no-house': 'An dieser Adresse antwortet keine Theke.',
    },
    behind: (games) =>
      `Die Theke hat von ${gamesDe(games)} spätere Würfe, die dieser Bahn fehlen. Wird hier weitergespielt, fragt die Theke, welche zählen.`,
    house: 'Haus',
    lanes: 'Bahnen dieses PCs',
    fingerprint: 'Fingerabdruck',
    fingerprintHint: 'Die Theke zeigt denselben.',
    noFingerprint: 'Nur auf diesem Rechner, ohne Zertifikat.',
    answered: 'Letzte Antwort',
    never: 'Noch keine',
    address: 'Adresse der Theke',
    addressHint: 'Name oder Adresse des Theken-PCs, etwa desk.lan.',
    find: 'Suchen',
    finding: 'Sucht…',
    isSame: 'Mit dem an der Theke vergleichen. Ist es ein anderer, hier aufhören.',
    code: 'Kopplungscode',
    codeHint: 'Von der Theke, zehn Minuten gültig.',
    pair: 'Koppeln',
    pairing: 'Koppelt…',
    another: 'Andere Adresse',
    unpair: 'Trennen',
    unpairSure: 'Diese Bahn arbeitet dann allein: noch einmal drücken',
    opens: 'Wer diese Bahn freigibt',
    opensBy: { desk: 'Theke und Personal', anyone: 'Jeder' },
    staffPin: 'Personal-PIN',
    staffPinHint: 'Ohne sie kann kein Gast die Bahn freigeben oder trennen.',
    pinOfHouse: 'Die des Hauses',
    ownPin: 'Eine eigene',
  },
};

function gamesEn(games: number): string {
  return games === 1 ? '1 game' : `${String(games)} games`;
}

function gamesEs(games: number): string {
  return games === 1 ? '1 partida' : `${String(games)} partidas`;
}

function gamesDe(games: number): string {
  return games === 1 ? '1 Spiel' : `${String(games)} Spiele`;
}
