import type { InEveryLanguage } from '../language.ts';
import { SINCE, type Since } from './since.ts';

/** What stands around every view: head, sign-in, connection. */
export interface ShellText {
  readonly title: string;
  readonly lanes: string;
  readonly questions: string;
  readonly orders: string;
  readonly report: string;
  readonly settings: string;
  readonly search: string;
  readonly all: string;
  readonly help: string;
  readonly toLookAt: string;
  readonly show: string;
  readonly waitingList: string;
  readonly messageToAll: string;
  readonly loading: string;
  readonly loadingWhat: string;
  readonly lost: (since: Since) => string;
  readonly lostWhat: string;
  /** Spoken once for a call for help. */
  readonly helpCall: (lane: number) => string;
  readonly backOnline: string;

  readonly name: string;
  readonly password: string;
  readonly enter: string;
  readonly entering: string;
  readonly sessionEnded: string;
  readonly firstAccount: string;
  /** For a password that was made for its owner. */
  readonly choosePassword: string;
  readonly choosePasswordWhy: string;
  readonly signOut: string;
  readonly signedIn: (name: string, role: string) => string;
  readonly roles: Readonly<Record<'operator' | 'manager' | 'secretary', string>>;
  readonly language: string;
  readonly theme: string;
  /** The sound of a call for help. */
  readonly bell: string;
  readonly bellOn: string;
  readonly bellOff: string;
  readonly night: string;
  readonly day: string;
  readonly close: string;
  readonly cancel: string;
  readonly nothingFound: string;
  readonly noLanes: string;
  readonly readsOnly: string;
}

export const SHELL_TEXT: InEveryLanguage<ShellText> = {
  en: {
    title: 'Front desk',
    lanes: 'Lanes',
    questions: 'To decide',
    orders: 'Orders',
    report: 'Day report',
    settings: 'Settings',
    search: 'Party, bowler or lane',
    all: 'All',
    help: 'Help',
    toLookAt: 'Needs a look',
    show: 'Show lanes',
    waitingList: 'Waiting list',
    messageToAll: 'Message to all',
    loading: 'Loading the lanes',
    loadingWhat: 'The house has not answered yet.',
    lost: (since) => `The service has been silent ${SINCE.en(since)}.`,
    lostWhat: 'The lanes play on by themselves. This page shows what it knew then and catches up by itself.',
    helpCall: (lane) => `Lane ${String(lane)} asks for help.`,
    backOnline: 'The service is back.',
    name: 'Name',
    password: 'Password',
    enter: 'Sign in',
    entering: 'Signing in…',
    sessionEnded:
      'Your session has ended. Sign in again. What was sent is kept; fill in again what was not sent.',
    firstAccount: 'The name and password of the first account were printed when the house was set up.',
    choosePassword: 'Choose your own password',
    choosePasswordWhy: 'The one you used was made for you. Only you will know the new one.',
    signOut: 'Sign out',
    signedIn: (name, role) => `${name}, ${role}`,
    roles: { operator: 'operator', manager: 'manager', secretary: 'secretary' },
    language: 'Language',
    theme: 'Theme',
    bell: 'Sound of a call',
    bellOn: 'on',
    bellOff: 'off',
    night: 'Night',
    day: 'Day',
    close: 'Close',
    cancel: 'Cancel',
    nothingFound: 'No lane matches.',
    noLanes: 'No lane is paired yet. A manager makes a pairing code under Settings.',
    readsOnly: 'This account sees games and reports and sends no orders.',
  },
  es: {
    title: 'Recepción',
    lanes: 'Pistas',
    questions: 'Por decidir',
    orders: 'Órdenes',
    report: 'Informe diario',
    settings: 'Ajustes',
    search: 'Grupo, jugador o pista',
    all: 'Todas',
    help: 'Ayuda',
    toLookAt: 'Por revisar',
    show: 'Mostrar pistas',
    waitingList: 'Lista de espera',
    messageToAll: 'Mensaje a todas',
    loading: 'Cargando las pistas',
    loadingWhat: 'El servicio aún no ha respondido.',
    lost: (since) => `El servicio no responde ${SINCE.es(since)}.`,
    lostWhat:
      'En las pistas se sigue jugando. Esta página muestra lo último que sabía y se pondrá al día sola.',
    helpCall: (lane) => `La pista ${String(lane)} pide ayuda.`,
    backOnline: 'El servicio responde de nuevo.',
    name: 'Nombre',
    password: 'Contraseña',
    enter: 'Iniciar sesión',
    entering: 'Iniciando sesión…',
    sessionEnded:
      'Su sesión ha terminado. Iníciela de nuevo. Lo enviado se conserva; rellene otra vez lo que no envió.',
    firstAccount: 'El nombre y la contraseña de la primera cuenta se mostraron al instalar el servicio.',
    choosePassword: 'Elija su propia contraseña',
    choosePasswordWhy: 'La que ha usado se creó para usted. La nueva solo la sabrá usted.',
    signOut: 'Cerrar sesión',
    signedIn: (name, role) => `${name}, ${role}`,
    roles: { operator: 'operador', manager: 'encargado', secretary: 'secretario' },
    language: 'Idioma',
    theme: 'Aspecto',
    bell: 'Sonido de llamada',
    bellOn: 'activado',
    bellOff: 'desactivado',
    night: 'Noche',
    day: 'Día',
    close: 'Cerrar',
    cancel: 'Cancelar',
    nothingFound: 'Ninguna pista coincide.',
    noLanes: 'Aún no hay pistas vinculadas. Un encargado puede crear un código de vinculación en Ajustes.',
    readsOnly: 'Con esta cuenta se ven partidas e informes, pero no se envían órdenes.',
  },
  ko: {
    title: '프런트',
    lanes: '레인',
    questions: '결정할 일',
    orders: '요청',
    report: '일일 보고서',
    settings: '설정',
    search: '팀, 선수 또는 레인',
    all: '전체',
    help: '도움',
    toLookAt: '확인할 것',
    show: '표시할 레인',
    waitingList: '대기 명단',
    messageToAll: '전체 메시지',
    loading: '레인을 불러오는 중',
    loadingWhat: '서비스가 아직 응답하지 않았습니다.',
    lost: (since) => `${SINCE.ko(since)} 서비스가 응답하지 않습니다.`,
    lostWhat:
      '레인에서는 게임이 계속됩니다. 이 화면은 그때까지의 내용이며, 다시 연결되면 자동으로 갱신됩니다.',
    helpCall: (lane) => `${String(lane)}번 레인이 도움을 요청합니다.`,
    backOnline: '서비스가 다시 연결되었습니다.',
    name: '이름',
    password: '비밀번호',
    enter: '로그인',
    entering: '로그인하는 중…',
    sessionEnded:
      '세션이 끝났습니다. 다시 로그인하세요. 보낸 것은 남아 있고, 보내지 않은 것은 다시 입력하세요.',
    firstAccount: '첫 계정의 이름과 비밀번호는 설치할 때 표시되었습니다.',
    choosePassword: '내 비밀번호 정하기',
    choosePasswordWhy:
      '방금 쓴 비밀번호는 처음 한 번만 쓰도록 만들어진 것입니다. 새 비밀번호는 본인만 알게 됩니다.',
    signOut: '로그아웃',
    signedIn: (name, role) => `${name}, ${role}`,
    roles: { operator: '담당자', manager: '관리자', secretary: '리그 간사' },
    language: '언어',
    theme: '화면',
    bell: '호출음',
    bellOn: '켜기',
    bellOff: '끄기',
    night: '밤',
    day: '낮',
    close: '닫기',
    cancel: '취소',
    nothingFound: '해당하는 레인이 없습니다.',
    noLanes: '아직 등록된 레인이 없습니다. 관리자가 설정에서 등록 코드를 만들 수 있습니다.',
    readsOnly: '이 계정은 게임과 보고서를 볼 수 있고 요청은 보낼 수 없습니다.',
  },
  de: {
    title: 'Theke',
    lanes: 'Bahnen',
    questions: 'Zu klären',
    orders: 'Aufträge',
    report: 'Tagesbericht',
    settings: 'Einstellungen',
    search: 'Gruppe, Spieler oder Bahn',
    all: 'Alle',
    help: 'Hilfe',
    toLookAt: 'Zu prüfen',
    show: 'Bahnen anzeigen',
    waitingList: 'Warteliste',
    messageToAll: 'Nachricht an alle',
    loading: 'Die Bahnen werden geladen',
    loadingWhat: 'Der Dienst hat noch nicht geantwortet.',
    lost: ({ isTonight, written }) => `Der Dienst antwortet seit ${isTonight ? '' : 'dem '}${written} nicht.`,
    lostWhat:
      'Auf den Bahnen geht das Spiel weiter. Diese Seite zeigt den letzten bekannten Stand und holt von selbst auf.',
    helpCall: (lane) => `Bahn ${String(lane)} bittet um Hilfe.`,
    backOnline: 'Der Dienst ist wieder da.',
    name: 'Name',
    password: 'Passwort',
    enter: 'Anmelden',
    entering: 'Anmeldung läuft…',
    sessionEnded:
      'Ihre Sitzung ist beendet. Melden Sie sich neu an. Gesendetes bleibt; nicht Gesendetes füllen Sie neu aus.',
    firstAccount: 'Name und Passwort des ersten Kontos wurden beim Einrichten des Hauses angezeigt.',
    choosePassword: 'Eigenes Passwort wählen',
    choosePasswordWhy: 'Das bisherige wurde für Sie erstellt. Das neue kennen nur Sie.',
    signOut: 'Abmelden',
    signedIn: (name, role) => `${name}, ${role}`,
    roles: { operator: 'Theke', manager: 'Leitung', secretary: 'Sekretariat' },
    language: 'Sprache',
    theme: 'Darstellung',
    bell: 'Ton bei Hilferuf',
    bellOn: 'ein',
    bellOff: 'aus',
    night: 'Nacht',
    day: 'Tag',
    close: 'Schließen',
    cancel: 'Abbrechen',
    nothingFound: 'Keine Bahn passt dazu.',
    noLanes:
      'Noch ist keine Bahn gekoppelt. Die Leitung kann unter Einstellungen einen Kopplungscode erzeugen.',
    readsOnly: 'Dieses Konto sieht Spiele und Berichte, sendet aber keine Aufträge.',
  },
};
