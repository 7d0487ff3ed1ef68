import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  installed: (version: string) => `Headpin ${version} is installed`,
  /** While a game is bowled. */
  afterTheGame: 'It starts when this game ends. If you start it now, the game continues.',
  whenQuiet: 'It starts by itself when nobody has touched the screen for a while.',
  failed: 'It was started three times and showed no board. The version before it runs.',
  startNow: 'Start it now',
  sure: 'The board will be gone for a moment: press again',
  starting: 'Starting…',
};

/** Texts for staff about another installed version. */
export const UPDATE_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    installed: (version) => `Headpin ${version} está instalado`,
    afterTheGame: 'Arrancará cuando acabe esta partida. Si lo arranca ahora, la partida continúa.',
    whenQuiet: 'Arrancará solo cuando nadie haya tocado la pantalla durante un rato.',
    failed: 'Arrancó tres veces sin mostrar el marcador. Ahora funciona la versión anterior.',
    startNow: 'Arrancar ahora',
    sure: 'El marcador desaparece un momento: pulse otra vez',
    starting: 'Arrancando…',
  },
  ko: {
    installed: (version) => `Headpin ${version} 버전이 설치되었습니다`,
    afterTheGame: '이 게임이 끝나면 시작합니다. 지금 시작해도 게임은 이어집니다.',
    whenQuiet: '한동안 아무도 화면을 만지지 않으면 저절로 시작합니다.',
    failed: '세 번 시작했지만 점수판이 나타나지 않았습니다. 이전 버전이 실행 중입니다.',
    startNow: '지금 시작',
    sure: '점수판이 잠시 사라집니다. 한 번 더 누르세요',
    starting: '시작하는 중…',
  },
  de: {
    installed: (version) => `Headpin ${version} ist installiert`,
    afterTheGame: 'Startet nach diesem Spiel. Ein Start jetzt unterbricht es kurz.',
    whenQuiet: 'Startet von selbst, wenn eine Weile niemand den Bildschirm berührt hat.',
    failed: 'Dreimal gestartet, ohne dass die Anzeige erschien. Die Version davor läuft.',
    startNow: 'Jetzt starten',
    sure: 'Die Anzeige ist kurz weg: noch einmal drücken',
    starting: 'Wird gestartet…',
  },
};
