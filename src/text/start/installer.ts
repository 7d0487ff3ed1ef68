import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  /** An optional part: Headpin starts when a user signs in. */
  AUTOSTART: 'Start with Windows',
  ABOUT_PROGRAM: 'The program, for every user of this PC.',
  ABOUT_AUTOSTART: 'Headpin starts by itself when somebody signs in, also after a power cut.',
  OLD_WINDOWS: 'Headpin needs Windows 10 or newer.',
  NOT_WRITTEN: 'The files could not be written. Nothing has changed: what was installed before still starts.',
  NEXT_START: 'Headpin is running and stays as it is. The next start uses the new version.',
  RUNS: 'Headpin is running. Close it first, then uninstall it.',
  GAMES_STAY: 'The program is removed. The games and settings stay in each user’s folder %APPDATA%\\Headpin.',
};

/** The installer's sentences for Windows besides NSIS's own; each becomes a LangString of this name. */
export const INSTALLER_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    AUTOSTART: 'Iniciar con Windows',
    ABOUT_PROGRAM: 'El programa, para todos los usuarios de este PC.',
    ABOUT_AUTOSTART:
      'Headpin se inicia solo cuando alguien inicia sesión, también después de un corte de luz.',
    OLD_WINDOWS: 'Headpin necesita Windows 10 o posterior.',
    NOT_WRITTEN:
      'No se han podido escribir los archivos. No ha cambiado nada: se sigue iniciando lo que estaba instalado.',
    NEXT_START: 'Headpin está en marcha y seguirá como está. La versión nueva se usará en el próximo inicio.',
    RUNS: 'Headpin está en marcha. Ciérrelo primero y desinstálelo después.',
    GAMES_STAY:
      'Se quita el programa. Las partidas y los ajustes se quedan en la carpeta %APPDATA%\\Headpin de cada usuario.',
  },
  ko: {
    AUTOSTART: 'Windows와 함께 시작',
    ABOUT_PROGRAM: '이 PC의 모든 사용자를 위한 프로그램입니다.',
    ABOUT_AUTOSTART: '누군가 로그인하면 Headpin이 저절로 시작됩니다. 정전 뒤에도 마찬가지입니다.',
    OLD_WINDOWS: 'Headpin은 Windows 10 이상에서 실행됩니다.',
    NOT_WRITTEN: '파일을 쓸 수 없습니다. 바뀐 것은 없으며, 전에 설치된 버전이 그대로 시작됩니다.',
    NEXT_START: 'Headpin이 실행 중이며 그대로 계속됩니다. 다음에 시작할 때 새 버전이 사용됩니다.',
    RUNS: 'Headpin이 실행 중입니다. 먼저 종료한 다음 제거하세요.',
    GAMES_STAY: '프로그램을 제거합니다. 게임과 설정은 각 사용자의 %APPDATA%\\Headpin 폴더에 남습니다.',
  },
  de: {
    AUTOSTART: 'Mit Windows starten',
    ABOUT_PROGRAM: 'Das Programm, für alle Benutzer dieses PCs.',
    ABOUT_AUTOSTART: 'Headpin startet von selbst, sobald sich jemand anmeldet, auch nach einem Stromausfall.',
    OLD_WINDOWS: 'Headpin braucht Windows 10 oder neuer.',
    NOT_WRITTEN:
      'Die Dateien ließen sich nicht schreiben. Es hat sich nichts geändert: Was vorher installiert war, startet weiterhin.',
    NEXT_START:
      'Headpin läuft und läuft weiter wie bisher. Erst der nächste Start verwendet die neue Version.',
    RUNS: 'Headpin läuft noch. Bitte zuerst beenden, dann deinstallieren.',
    GAMES_STAY:
      'Das Programm wird entfernt. Spiele und Einstellungen bleiben im Ordner %APPDATA%\\Headpin jedes Benutzers.',
  },
};
