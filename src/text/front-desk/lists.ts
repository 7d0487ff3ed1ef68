import type { InEveryLanguage } from '../language.ts';
import { DURATION } from './duration.ts';

/** The waiting list, and what staff decide about games. */
export interface ListsText {
  readonly waiting: string;
  readonly nobodyWaits: string;
  readonly party: string;
  readonly bowlers: string;
  readonly note: string;
  readonly add: string;
  readonly change: string;
  readonly save: string;
  readonly remove: string;
  readonly waits: (minutes: number) => string;
  readonly give: (lane: number) => string;
  readonly whichLane: string;
  readonly noFreeLane: string;
  readonly perhaps: (lane: number) => string;

  readonly questions: string;
  readonly nothingToDecide: string;
  readonly fork: string;
  readonly forkWhat: string;
  readonly lane: (lanes: string) => string;
  readonly game: (id: string) => string;
  readonly counts: string;
  readonly other: string;
  readonly arrived: (time: string) => string;
  readonly facts: (count: number) => string;
  readonly unreadable: string;
  readonly choose: string;
  readonly chosen: string;
  readonly decided: (by: string, time: string) => string;
  /** A forced move's game, of which more was bowled at the old lane. */
  readonly bowledOn: string;
  readonly bowledOnWhat: string;
  readonly laterThere: (count: number) => string;
  readonly letCount: (lanes: string) => string;
  readonly aside: string;
  readonly asideWhat: string;
  readonly reason: (reason: string) => string;
  readonly generations: (from: number, to: number) => string;
  readonly seen: string;
  readonly details: string;
}

export const LISTS_TEXT: InEveryLanguage<ListsText> = {
  en: {
    waiting: 'Waiting list',
    nobodyWaits: 'Nobody is waiting.',
    party: 'Party',
    bowlers: 'Bowlers',
    note: 'Note',
    add: 'Add',
    change: 'Change',
    save: 'Save',
    remove: 'Remove',
    waits: DURATION.en,
    give: (lane) => `Give lane ${String(lane)}`,
    whichLane: 'Which lane',
    noFreeLane: 'No lane is free.',
    perhaps: (lane) => `Lane ${String(lane)} may be open for them already: look there first.`,
    questions: 'To decide',
    nothingToDecide: 'Nothing to decide: every game has one version, and the rules accept all of it.',
    fork: 'One game, two versions',
    forkWhat: 'A lane continued from an older copy. Both versions are kept. Which one counts?',
    lane: (lanes) => `Lane ${lanes}`,
    game: (id) => `Game ${id}`,
    counts: 'Counts now',
    other: 'The other one',
    arrived: (time) => `newest ball arrived ${time}`,
    facts: (count) => (count === 1 ? '1 entry' : `${String(count)} entries`),
    unreadable: 'The rules refuse this one: it cannot be shown.',
    choose: 'Let this one count',
    chosen: 'This one counts',
    decided: (by, time) => `Decided by ${by}, ${time}. You can decide otherwise.`,
    bowledOn: 'One game, bowled on at two lanes',
    bowledOnWhat:
      'The old lane was silent as this game moved, and more was bowled on it. Both games are kept. Which one counts in the day report? The lanes’ own scores stay as they are.',
    laterThere: (count) => `${String(count)} of them after the move`,
    letCount: (lanes) => `Let the game on lane ${lanes} count`,
    aside: 'Kept aside',
    asideWhat: 'The rules refuse these entries. They are kept and do not count.',
    reason: (reason) => `Reason: ${reason}`,
    generations: (from, to) =>
      from === to ? `Entry ${String(from)}` : `Entries ${String(from)} to ${String(to)}`,
    seen: 'Seen',
    details: 'What arrived',
  },
  es: {
    waiting: 'Lista de espera',
    nobodyWaits: 'No hay nadie esperando.',
    party: 'Grupo',
    bowlers: 'Jugadores',
    note: 'Nota',
    add: 'Añadir',
    change: 'Cambiar',
    save: 'Guardar',
    remove: 'Quitar',
    waits: DURATION.es,
    give: (lane) => `Dar la pista ${String(lane)}`,
    whichLane: 'Qué pista',
    noFreeLane: 'No hay pistas libres.',
    perhaps: (lane) =>
      `Puede que la pista ${String(lane)} ya esté abierta para este grupo: compruébelo allí antes.`,
    questions: 'Por decidir',
    nothingToDecide:
      'No hay nada por decidir: cada partida tiene una sola versión y las reglas la aceptan entera.',
    fork: 'Una partida, dos versiones',
    forkWhat: 'Una pista siguió desde una copia antigua. Se guardan las dos versiones. ¿Cuál vale?',
    lane: (lanes) => `Pista ${lanes}`,
    game: (id) => `Partida ${id}`,
    counts: 'Vale ahora',
    other: 'La otra',
    arrived: (time) => `última bola recibida ${time}`,
    facts: (count) => (count === 1 ? '1 entrada' : `${String(count)} entradas`),
    unreadable: 'Las reglas la rechazan: no se puede mostrar.',
    choose: 'Que valga esta',
    chosen: 'Esta vale',
    decided: (by, time) => `Lo decidió ${by}, ${time}. Usted puede decidir otra cosa.`,
    bowledOn: 'Una partida, seguida en dos pistas',
    bowledOnWhat:
      'La pista anterior no respondía cuando se trasladó esta partida, y allí se siguió jugando. Se guardan las dos. ¿Cuál vale para el informe del día? Los resultados de las pistas no cambian.',
    laterThere: (count) => `${String(count)} tras el traslado`,
    letCount: (lanes) => `Que valga la de la pista ${lanes}`,
    aside: 'Apartado',
    asideWhat: 'Las reglas rechazan estas entradas. Se guardan y no cuentan.',
    reason: (reason) => `Motivo: ${reason}`,
    generations: (from, to) =>
      from === to ? `Entrada ${String(from)}` : `Entradas ${String(from)} a ${String(to)}`,
    seen: 'Visto',
    details: 'Lo recibido',
  },
  ko: {
    waiting: '대기 명단',
    nobodyWaits: '기다리는 손님이 없습니다.',
    party: '팀',
    bowlers: '인원',
    note: '메모',
    add: '추가',
    change: '수정',
    save: '저장',
    remove: '삭제',
    waits: DURATION.ko,
    give: (lane) => `${String(lane)}번 레인 배정`,
    whichLane: '어느 레인',
    noFreeLane: '빈 레인이 없습니다.',
    perhaps: (lane) => `${String(lane)}번 레인이 이 팀에게 이미 열려 있을 수 있습니다. 먼저 확인하세요.`,
    questions: '결정할 일',
    nothingToDecide: '결정할 일이 없습니다. 모든 게임의 기록이 하나뿐이고 규칙에 맞습니다.',
    fork: '한 게임에 두 가지 기록',
    forkWhat: '레인이 이전 사본에서 이어졌습니다. 둘 다 보관합니다. 어느 쪽을 인정할까요?',
    lane: (lanes) => `${lanes}번 레인`,
    game: (id) => `게임 ${id}`,
    counts: '지금 인정됨',
    other: '다른 쪽',
    arrived: (time) => `마지막 공 도착 ${time}`,
    facts: (count) => `기록 ${String(count)}건`,
    unreadable: '규칙에 맞지 않아 표시할 수 없습니다.',
    choose: '이쪽을 인정',
    chosen: '이쪽이 인정됨',
    decided: (by, time) => `${by}님이 ${time}에 결정. 다시 정할 수 있습니다.`,
    bowledOn: '한 게임을 두 레인에서 이어 침',
    bowledOnWhat:
      '게임을 옮길 때 원래 레인이 응답하지 않았고, 그 레인에서도 계속 쳤습니다. 두 게임 모두 보관합니다. 일일 보고에 어느 쪽을 넣을까요? 레인의 기록은 바뀌지 않습니다.',
    laterThere: (count) => `그중 옮긴 뒤 ${String(count)}건`,
    letCount: (lanes) => `${lanes}번 레인 게임을 인정`,
    aside: '따로 보관됨',
    asideWhat: '규칙이 받지 않는 기록입니다. 보관되며 점수에 들어가지 않습니다.',
    reason: (reason) => `이유: ${reason}`,
    generations: (from, to) =>
      from === to ? `${String(from)}번째 기록` : `${String(from)}–${String(to)}번째 기록`,
    seen: '확인함',
    details: '받은 내용',
  },
  de: {
    waiting: 'Warteliste',
    nobodyWaits: 'Niemand wartet.',
    party: 'Gruppe',
    bowlers: 'Spieler',
    note: 'Notiz',
    add: 'Hinzufügen',
    change: 'Ändern',
    save: 'Speichern',
    remove: 'Entfernen',
    waits: DURATION.de,
    give: (lane) => `Bahn ${String(lane)} geben`,
    whichLane: 'Welche Bahn',
    noFreeLane: 'Keine Bahn ist frei.',
    perhaps: (lane) =>
      `Bahn ${String(lane)} ist vielleicht schon für diese Gruppe geöffnet: Sehen Sie zuerst dort nach.`,
    questions: 'Zu klären',
    nothingToDecide: 'Nichts zu klären: Jedes Spiel hat nur eine Fassung, und die Regeln nehmen sie ganz an.',
    fork: 'Ein Spiel, zwei Fassungen',
    forkWhat:
      'Eine Bahn machte mit einem älteren Stand weiter. Beide Fassungen sind aufbewahrt. Welche zählt?',
    lane: (lanes) => `Bahn ${lanes}`,
    game: (id) => `Spiel ${id}`,
    counts: 'Zählt jetzt',
    other: 'Die andere',
    arrived: (time) => `letzter Wurf angekommen ${time}`,
    facts: (count) => (count === 1 ? '1 Eintrag' : `${String(count)} Einträge`),
    unreadable: 'Die Regeln lehnen sie ab: Sie lässt sich nicht anzeigen.',
    choose: 'Diese zählen lassen',
    chosen: 'Diese zählt',
    decided: (by, time) => `Entschieden von ${by}, ${time}. Sie können anders entscheiden.`,
    bowledOn: 'Ein Spiel, auf zwei Bahnen weitergespielt',
    bowledOnWhat:
      'Die alte Bahn antwortete nicht, als dieses Spiel umgesetzt wurde, und dort wurde weitergespielt. Beide Spiele sind aufbewahrt. Welches zählt im Tagesbericht? Die Ergebnisse der Bahnen bleiben, wie sie sind.',
    laterThere: (count) => `davon ${String(count)} nach dem Umsetzen`,
    letCount: (lanes) => `Spiel auf Bahn ${lanes} zählen lassen`,
    aside: 'Beiseitegelegt',
    asideWhat: 'Die Regeln lehnen diese Einträge ab. Sie sind aufbewahrt und zählen nicht.',
    reason: (reason) => `Grund: ${reason}`,
    generations: (from, to) =>
      from === to ? `Eintrag ${String(from)}` : `Einträge ${String(from)} bis ${String(to)}`,
    seen: 'Gesehen',
    details: 'Was ankam',
  },
};
