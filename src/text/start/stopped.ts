import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  title: 'Headpin stopped three times in ten minutes.',
  safe: 'Every ball that was on the board is saved.',
  toDo: 'Staff: start it once more. If it stops again, turn this PC off and on. If that does not help, bowl on another lane and send the log to whoever looks after the PC.',
  log: 'The log:',
  again: 'Start Headpin',
};

/** The page that stays where errors end the program again and again. */
export const STOPPED_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    title: 'Headpin se ha cerrado tres veces en diez minutos.',
    safe: 'Todas las bolas que estaban en el marcador están guardadas.',
    toDo: 'Personal: arránquelo una vez más. Si se cierra de nuevo, apague y encienda este PC. Si no basta, jueguen en otra pista y envíe el registro a quien cuida del PC.',
    log: 'El registro:',
    again: 'Arrancar Headpin',
  },
  ko: {
    title: 'Headpin이 10분 사이에 세 번 멈췄습니다.',
    safe: '점수판에 표시된 투구는 모두 저장되어 있습니다.',
    toDo: '직원: 한 번 더 시작하세요. 다시 멈추면 이 PC를 껐다 켜세요. 그래도 안 되면 다른 레인에서 치고, PC 담당자에게 로그를 보내세요.',
    log: '로그:',
    again: 'Headpin 시작',
  },
  de: {
    title: 'Headpin ist in zehn Minuten dreimal abgestürzt.',
    safe: 'Jeder Wurf, der auf der Anzeige stand, ist gespeichert.',
    toDo: 'Personal: Bitte noch einmal starten. Stürzt es wieder ab, diesen PC aus- und einschalten. Hilft das nicht, auf einer anderen Bahn spielen und das Protokoll an die Betreuung des PCs schicken.',
    log: 'Das Protokoll:',
    again: 'Headpin starten',
  },
};
