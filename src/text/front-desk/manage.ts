import type { InEveryLanguage } from '../language.ts';
import { AUDIT_WORDS, type AuditWords } from './audit.ts';
import { lasEs } from './spanish.ts';

/** Settings: one's own password; for managers accounts, lanes and the audit. */
export interface ManageText {
  readonly own: string;
  /** How the desk's PC comes to trust the house. */
  readonly thisPc: string;
  readonly accounts: string;
  readonly lanes: string;
  readonly audit: string;

  readonly ownPassword: string;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly changePassword: string;
  readonly passwordRule: string;
  readonly passwordChanged: string;

  readonly name: string;
  readonly role: string;
  readonly lastSeen: string;
  readonly never: string;
  readonly disabled: string;
  readonly addAccount: string;
  readonly disable: string;
  readonly enable: string;
  readonly reset: string;
  readonly sure: (action: string) => string;
  readonly newPasswordOf: (name: string) => string;
  readonly toldOnce: string;

  readonly pairLane: string;
  readonly newCode: string;
  readonly codeWhat: string;
  readonly address: string;
  /** Where there are several. */
  readonly addresses: string;
  readonly codeEnds: (time: string) => string;
  readonly codeEnded: string;
  readonly fingerprint: string;
  readonly fingerprintWhat: string;
  readonly noFingerprint: string;
  readonly trust: string;
  /** Where the house has no certificate. */
  readonly trustNothing: string;
  readonly trustWhat: string;
  /** Before the fingerprint. */
  readonly trustCompare: string;
  readonly trustSave: string;
  readonly trustWindows: string;
  readonly trustChromium: string;
  readonly trustFirefox: string;
  readonly trustAfter: string;
  readonly number: string;
  readonly program: string;
  readonly paired: string;
  readonly note: string;
  readonly saveNote: string;
  readonly revoke: string;
  readonly revoked: (time: string) => string;

  readonly opens: string;
  readonly opensBy: Readonly<Record<'desk' | 'anyone', string>>;
  readonly opensWhat: string;
  /** Asked once, in a house that had lanes before it could choose. */
  readonly opensAsk: string;
  readonly lanePin: string;
  readonly lanePinWhat: string;
  readonly newLanePin: string;

  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly about: string;
  readonly older: string;
  readonly newest: string;
  readonly nothing: string;
  /** Who did what no account did. */
  readonly housePc: string;
  /** Who tried to sign in with a name that no account has. */
  readonly unknownName: string;
  readonly did: AuditWords;
}

export const MANAGE_TEXT: InEveryLanguage<ManageText> = {
  en: {
    own: 'Your account',
    thisPc: 'This PC',
    accounts: 'Accounts',
    lanes: 'Lanes and pairing',
    audit: 'Who did what',
    ownPassword: 'Your password',
    oldPassword: 'Old password',
    newPassword: 'New password',
    changePassword: 'Change the password',
    passwordRule: '12 characters or more; a sentence is good. It signs you out everywhere else.',
    passwordChanged: 'Your password has been changed.',
    name: 'Name',
    role: 'Role',
    lastSeen: 'Last signed in',
    never: 'never',
    disabled: 'disabled',
    addAccount: 'Add account',
    disable: 'Disable',
    enable: 'Enable',
    reset: 'New password',
    sure: (action) => `Sure? ${action}`,
    newPasswordOf: (name) => `Password of ${name}`,
    toldOnce: 'It is shown only this once. At the first sign-in they choose their own.',
    pairLane: 'Pair a lane',
    newCode: 'New pairing code',
    codeWhat: 'At the lane, under Settings, Front desk, type the address, then the code.',
    address: 'Address of the front desk',
    addresses: 'Address of the front desk, any of these',
    codeEnds: (time) => `Good until ${time}, for one PC`,
    codeEnded: 'This code has ended.',
    fingerprint: 'Fingerprint of this house',
    fingerprintWhat:
      'The lane shows the same one before it takes the code. If not, it talks to somebody else.',
    noFingerprint: 'None: the house serves this machine only, without a certificate.',
    trust: 'Trust this house',
    trustNothing: 'There is nothing to do: the house serves this machine only, without a certificate.',
    trustWhat:
      'Until this PC trusts the house’s certificate, its browser warns of this page. The certificate counts for addresses inside a house only, and for no other site.',
    trustCompare:
      'First compare the fingerprint with the one that a paired lane shows under Settings, Front desk. If they differ, stop: somebody else answers. Fingerprint:',
    trustSave: 'Save the certificate',
    trustWindows:
      'Windows, for Edge and Chrome: open the file, press “Install Certificate”, choose “Local Machine”, then “Trusted Root Certification Authorities”.',
    trustChromium:
      'Chrome and Chromium on Linux: in the settings search for “Manage certificates”, and import the file under “Trusted certificates”.',
    trustFirefox:
      'Firefox: in the settings search for “View Certificates”, import the file under “Authorities”, and tick “identify websites”.',
    trustAfter: 'Then close the browser and open this page again: the warning is gone.',
    number: 'Lane',
    program: 'Program',
    paired: 'Paired',
    note: 'Note',
    saveNote: 'Save',
    revoke: 'Unpair',
    revoked: (time) => `Unpaired ${time}`,
    opens: 'Who opens the lanes',
    opensBy: { desk: 'The front desk', anyone: 'Anybody at the lane' },
    opensWhat:
      'A lane that the front desk opens is shut until then. Staff open it there with the PIN. A game that has begun can always be finished.',
    opensAsk: 'Who opens the lanes from now on? So far, anybody at a lane begins a game there.',
    lanePin: 'Staff PIN of the lanes',
    lanePinWhat: 'For every lane without a PIN of its own.',
    newLanePin: 'New PIN',
    when: 'When',
    who: 'Who',
    what: 'What',
    about: 'Details',
    older: 'Older',
    newest: 'Newest',
    nothing: 'Nothing yet.',
    housePc: 'The house’s PC',
    unknownName: 'An unknown name',
    did: AUDIT_WORDS.en,
  },
  es: {
    own: 'Su cuenta',
    thisPc: 'Este PC',
    accounts: 'Cuentas',
    lanes: 'Pistas y vinculación',
    audit: 'Quién hizo qué',
    ownPassword: 'Su contraseña',
    oldPassword: 'Contraseña anterior',
    newPassword: 'Contraseña nueva',
    changePassword: 'Cambiar la contraseña',
    passwordRule: '12 caracteres o más; una frase va bien. Se cierran sus demás sesiones.',
    passwordChanged: 'Su contraseña se ha cambiado.',
    name: 'Nombre',
    role: 'Rol',
    lastSeen: 'Último acceso',
    never: 'nunca',
    disabled: 'desactivada',
    addAccount: 'Añadir cuenta',
    disable: 'Desactivar',
    enable: 'Activar',
    reset: 'Nueva contraseña',
    sure: (action) => `¿Seguro? ${action}`,
    newPasswordOf: (name) => `Contraseña de ${name}`,
    toldOnce: 'Solo se muestra esta vez. Al iniciar sesión por primera vez, esa persona elige la suya.',
    pairLane: 'Vincular una pista',
    newCode: 'Nuevo código de vinculación',
    codeWhat: 'En la pista, en Ajustes, Recepción, escriba la dirección y luego el código.',
    address: 'Dirección de la recepción',
    addresses: 'Dirección de la recepción, cualquiera de estas',
    codeEnds: (time) => `Vale hasta ${lasEs(time)}, para un PC`,
    codeEnded: 'Este código ha caducado.',
    fingerprint: 'Huella digital de este servicio',
    fingerprintWhat:
      'La pista muestra la misma antes de aceptar el código. Si es otra, no está conectada a este servicio.',
    noFingerprint: 'Ninguna: el servicio solo funciona en este PC, sin certificado.',
    trust: 'Confiar en este servicio',
    trustNothing: 'No hay nada que hacer: el servicio solo funciona en este PC, sin certificado.',
    trustWhat:
      'Mientras este PC no confíe en el certificado del servicio, el navegador mostrará una advertencia en esta página. El certificado solo vale para direcciones internas de la bolera y para ningún otro sitio.',
    trustCompare:
      'Compare antes la huella digital con la que muestra una pista vinculada en Ajustes, Recepción. Si son distintas, no siga: responde otro equipo. Huella digital:',
    trustSave: 'Guardar el certificado',
    trustWindows:
      'Windows, para Edge y Chrome: abra el archivo, pulse «Instalar certificado», elija «Equipo local» y después «Entidades de certificación raíz de confianza».',
    trustChromium:
      'Chrome y Chromium en Linux: busque «Gestionar certificados» en la configuración e importe el archivo en «Certificados de confianza».',
    trustFirefox:
      'Firefox: busque «Ver certificados» en los ajustes, importe el archivo en «Autoridades» y marque «identificar sitios web».',
    trustAfter: 'Después cierre el navegador y vuelva a abrir esta página: ya no hay advertencia.',
    number: 'Pista',
    program: 'Programa',
    paired: 'Vinculada',
    note: 'Nota',
    saveNote: 'Guardar',
    revoke: 'Desvincular',
    revoked: (time) => `Desvinculada ${time}`,
    opens: 'Quién abre las pistas',
    opensBy: { desk: 'La recepción', anyone: 'Cualquiera en la pista' },
    opensWhat:
      'Si la recepción abre las pistas, están cerradas hasta entonces. El personal puede abrirlas allí con el PIN. Una partida empezada siempre se puede terminar.',
    opensAsk:
      '¿Quién abrirá las pistas de ahora en adelante? Hasta ahora, cualquiera puede empezar una partida en la pista.',
    lanePin: 'PIN del personal para las pistas',
    lanePinWhat: 'Para las pistas que no tienen un PIN propio.',
    newLanePin: 'PIN nuevo',
    when: 'Cuándo',
    who: 'Quién',
    what: 'Qué',
    about: 'Detalles',
    older: 'Anteriores',
    newest: 'Más recientes',
    nothing: 'Nada todavía.',
    housePc: 'El PC del servicio',
    unknownName: 'Un nombre desconocido',
    did: AUDIT_WORDS.es,
  },
  ko: {
    own: '내 계정',
    thisPc: '이 PC',
    accounts: '계정',
    lanes: '레인과 등록',
    audit: '작업 기록',
    ownPassword: '내 비밀번호',
    oldPassword: '이전 비밀번호',
    newPassword: '새 비밀번호',
    changePassword: '비밀번호 바꾸기',
    passwordRule: '12자 이상이며 문장이 좋습니다. 다른 곳에서는 로그아웃됩니다.',
    passwordChanged: '비밀번호가 바뀌었습니다.',
    name: '이름',
    role: '역할',
    lastSeen: '최근 로그인',
    never: '없음',
    disabled: '사용 중지',
    addAccount: '계정 추가',
    disable: '사용 중지',
    enable: '다시 사용',
    reset: '새 비밀번호',
    sure: (action) => `확실합니까? ${action}`,
    newPasswordOf: (name) => `${name}님의 비밀번호`,
    toldOnce: '지금 한 번만 표시됩니다. 처음 로그인할 때 본인이 새 비밀번호를 정합니다.',
    pairLane: '레인 등록',
    newCode: '새 등록 코드',
    codeWhat: '레인의 “설정, 프런트”에서 주소를 입력한 다음 코드를 입력하세요.',
    address: '프런트 주소',
    addresses: '프런트 주소(이 중 하나)',
    codeEnds: (time) => `${time}까지 유효, PC 한 대용`,
    codeEnded: '이 코드는 만료되었습니다.',
    fingerprint: '이 볼링장의 지문',
    fingerprintWhat: '레인이 코드를 받기 전에 같은 지문을 표시합니다. 다르면 다른 곳에 연결된 것입니다.',
    noFingerprint: '없음: 이 PC 안에서만 쓰이며 인증서가 없습니다.',
    trust: '이 볼링장의 인증서 신뢰하기',
    trustNothing: '할 일이 없습니다. 이 PC 안에서만 쓰이며 인증서가 없습니다.',
    trustWhat:
      '이 PC가 볼링장의 인증서를 신뢰하기 전에는 브라우저가 이 페이지에 경고를 표시합니다. 이 인증서는 볼링장 내부 주소에만 유효하고 다른 사이트에는 쓰이지 않습니다.',
    trustCompare:
      '먼저 이 볼링장의 지문을 등록된 레인의 “설정, 프런트”에 표시되는 지문과 비교하세요. 다르면 다른 곳에 연결된 것이므로 중단하세요. 지문:',
    trustSave: '인증서 저장',
    trustWindows:
      'Windows의 Edge와 Chrome: 파일을 열고 “인증서 설치”를 누른 다음 “로컬 컴퓨터”, “신뢰할 수 있는 루트 인증 기관”을 고르세요.',
    trustChromium:
      'Linux의 Chrome과 Chromium: 설정에서 “인증서 관리”를 찾아 “신뢰할 수 있는 인증서”로 파일을 가져오세요.',
    trustFirefox:
      'Firefox: 설정에서 “인증서 보기”를 찾아 “인증 기관”으로 파일을 가져오고 “웹 사이트 식별”에 표시하세요.',
    trustAfter: '브라우저를 닫았다가 이 페이지를 다시 열면 경고가 사라집니다.',
    number: '레인',
    program: '프로그램',
    paired: '등록',
    note: '메모',
    saveNote: '저장',
    revoke: '등록 취소',
    revoked: (time) => `${time} 취소됨`,
    opens: '레인 열기 권한',
    opensBy: { desk: '프런트', anyone: '레인에 있는 누구나' },
    opensWhat:
      '프런트에서 여는 레인은 그때까지 닫혀 있습니다. 직원은 레인에서 PIN으로 열 수 있습니다. 시작한 게임은 언제나 마칠 수 있습니다.',
    opensAsk: '앞으로 레인을 누가 열게 할까요? 지금은 레인에 있는 누구나 게임을 시작할 수 있습니다.',
    lanePin: '레인용 직원 PIN',
    lanePinWhat: '따로 PIN을 정하지 않은 모든 레인에 쓰입니다.',
    newLanePin: '새 PIN',
    when: '시각',
    who: '사용자',
    what: '작업',
    about: '내용',
    older: '이전 기록',
    newest: '최근 기록',
    nothing: '아직 없습니다.',
    housePc: '서버 PC',
    unknownName: '알 수 없는 이름',
    did: AUDIT_WORDS.ko,
  },
  de: {
    own: 'Ihr Konto',
    thisPc: 'Dieser PC',
    accounts: 'Konten',
    lanes: 'Bahnen und Kopplung',
    audit: 'Wer hat was getan',
    ownPassword: 'Ihr Passwort',
    oldPassword: 'Altes Passwort',
    newPassword: 'Neues Passwort',
    changePassword: 'Passwort ändern',
    passwordRule: 'Mindestens 12 Zeichen; ein Satz ist gut. Überall sonst werden Sie abgemeldet.',
    passwordChanged: 'Ihr Passwort wurde geändert.',
    name: 'Name',
    role: 'Rolle',
    lastSeen: 'Zuletzt angemeldet',
    never: 'nie',
    disabled: 'gesperrt',
    addAccount: 'Konto anlegen',
    disable: 'Sperren',
    enable: 'Freigeben',
    reset: 'Neues Passwort',
    sure: (action) => `Sicher? ${action}`,
    newPasswordOf: (name) => `Passwort von ${name}`,
    toldOnce: 'Es wird nur dieses eine Mal angezeigt. Beim ersten Anmelden wird ein eigenes gewählt.',
    pairLane: 'Bahn koppeln',
    newCode: 'Neuer Kopplungscode',
    codeWhat: 'Geben Sie an der Bahn unter Einstellungen, Theke erst die Adresse ein, dann den Code.',
    address: 'Adresse der Theke',
    addresses: 'Adresse der Theke, eine von diesen',
    codeEnds: (time) => `Gültig bis ${time}, für einen PC`,
    codeEnded: 'Dieser Code ist abgelaufen.',
    fingerprint: 'Fingerabdruck dieses Hauses',
    fingerprintWhat:
      'Die Bahn zeigt denselben, bevor sie den Code annimmt. Ist es ein anderer, ist sie nicht mit diesem Haus verbunden.',
    noFingerprint: 'Keiner: Das Haus ist nur auf diesem PC erreichbar, ohne Zertifikat.',
    trust: 'Diesem Haus vertrauen',
    trustNothing: 'Hier ist nichts zu tun: Das Haus ist nur auf diesem PC erreichbar, ohne Zertifikat.',
    trustWhat:
      'Solange dieser PC dem Zertifikat des Hauses nicht vertraut, warnt der Browser vor dieser Seite. Das Zertifikat gilt nur für Adressen innerhalb des Hauses und für keine andere Website.',
    trustCompare:
      'Vergleichen Sie zuerst den Fingerabdruck mit dem, den eine gekoppelte Bahn unter Einstellungen, Theke anzeigt. Ist es ein anderer, brechen Sie ab: Dann antwortet jemand anderes. Fingerabdruck:',
    trustSave: 'Zertifikat speichern',
    trustWindows:
      'Windows, für Edge und Chrome: Datei öffnen, „Zertifikat installieren“ drücken, „Lokaler Computer“ wählen, dann „Vertrauenswürdige Stammzertifizierungsstellen“.',
    trustChromium:
      'Chrome und Chromium unter Linux: in den Einstellungen nach „Zertifikate verwalten“ suchen und die Datei unter „Vertrauenswürdige Zertifikate“ importieren.',
    trustFirefox:
      'Firefox: in den Einstellungen nach „Zertifikate anzeigen“ suchen, die Datei unter „Zertifizierungsstellen“ importieren und „Websites identifizieren“ ankreuzen.',
    trustAfter: 'Schließen Sie danach den Browser und öffnen Sie diese Seite wieder: Die Warnung ist weg.',
    number: 'Bahn',
    program: 'Programm',
    paired: 'Gekoppelt',
    note: 'Notiz',
    saveNote: 'Speichern',
    revoke: 'Entkoppeln',
    revoked: (time) => `Entkoppelt ${time}`,
    opens: 'Wer die Bahnen öffnet',
    opensBy: { desk: 'Die Theke', anyone: 'Jeder an der Bahn' },
    opensWhat:
      'Eine Bahn, die die Theke öffnet, ist bis dahin gesperrt. Das Personal öffnet sie dort mit der PIN. Ein begonnenes Spiel kann immer beendet werden.',
    opensAsk: 'Wer öffnet die Bahnen von jetzt an? Bisher kann jeder an der Bahn ein Spiel beginnen.',
    lanePin: 'Personal-PIN der Bahnen',
    lanePinWhat: 'Für jede Bahn ohne eigene PIN.',
    newLanePin: 'Neue PIN',
    when: 'Wann',
    who: 'Wer',
    what: 'Was',
    about: 'Einzelheiten',
    older: 'Ältere',
    newest: 'Neueste',
    nothing: 'Noch nichts.',
    housePc: 'Der PC des Hauses',
    unknownName: 'Ein unbekannter Name',
    did: AUDIT_WORDS.de,
  },
};
