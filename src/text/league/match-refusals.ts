import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  'no-match': 'This game belongs to no match. Nothing was changed.',
  'not-over': 'This game is not finished, so nobody can sign it yet. Bowl it to its end first.',
  'not-in-team': 'This player is not in that team. Nothing was signed. Choose somebody of the team.',
  nobody: 'Nobody has this place, so it cannot sign. Nothing was signed. Choose somebody of the team.',
  'too-many-signatures':
    'This match has as many signatures as its file can hold, and none is removed. Captains sign the printed sheet; staff begin the next game.',
  'not-signed': 'There is no signature to take back.',
  'no-roll-off': 'There is no roll-off to take back.',
  'file-left':
    'The file of this match cannot be changed here, so this was not saved. Captains sign the printed sheet; staff begin the next game.',
};

/** Why a match was not changed, a sentence for each code of the contract. */
export const MATCH_REFUSALS_TEXT: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    'no-match': 'Esta partida no es de ningún encuentro. No se ha cambiado nada.',
    'not-over': 'Esta partida no ha terminado y aún no se puede firmar. Termínela primero.',
    'not-in-team': 'Este jugador no es de ese equipo. No se ha firmado nada. Elija a alguien del equipo.',
    nobody:
      'Nadie ocupa este puesto y por eso no puede firmar. No se ha firmado nada. Elija a alguien del equipo.',
    'too-many-signatures':
      'El archivo de este encuentro no admite más firmas y no se borra ninguna. Los capitanes firman la hoja impresa; el personal empieza la partida siguiente.',
    'not-signed': 'No hay ninguna firma que retirar.',
    'no-roll-off': 'No hay ningún desempate que retirar.',
    'file-left':
      'El archivo de este encuentro no se puede cambiar aquí y esto no se ha guardado. Los capitanes firman la hoja impresa; el personal empieza la partida siguiente.',
  },
  ko: {
    'no-match': '이 게임은 어느 경기에도 속하지 않습니다. 바뀐 것은 없습니다.',
    'not-over': '게임이 끝나지 않아 아직 서명할 수 없습니다. 먼저 끝까지 치세요.',
    'not-in-team': '이 선수는 그 팀에 없습니다. 서명되지 않았습니다. 팀의 선수를 고르세요.',
    nobody: '비어 있는 자리라서 서명할 수 없습니다. 서명되지 않았습니다. 팀의 선수를 고르세요.',
    'too-many-signatures':
      '이 경기의 파일에 서명을 더 넣을 수 없으며, 지워진 서명은 없습니다. 주장은 인쇄한 기록지에 서명하고, 다음 게임은 직원이 시작합니다.',
    'not-signed': '취소할 서명이 없습니다.',
    'no-roll-off': '취소할 롤오프가 없습니다.',
    'file-left':
      '이 경기의 파일은 여기에서 바꿀 수 없어 저장되지 않았습니다. 주장은 인쇄한 기록지에 서명하고, 다음 게임은 직원이 시작합니다.',
  },
  de: {
    'no-match': 'Dieses Spiel gehört zu keiner Begegnung. Nichts wurde geändert.',
    'not-over':
      'Dieses Spiel ist nicht zu Ende und kann noch nicht unterschrieben werden. Erst zu Ende spielen.',
    'not-in-team':
      'Diese Person ist nicht in diesem Team. Nichts wurde unterschrieben. Bitte jemanden aus dem Team wählen.',
    nobody:
      'Diesen Platz hat niemand, er kann nicht unterschreiben. Nichts wurde unterschrieben. Bitte jemanden aus dem Team wählen.',
    'too-many-signatures':
      'Die Datei dieser Begegnung fasst keine weitere Unterschrift; keine wird entfernt. Die Kapitäne unterschreiben den gedruckten Bogen, das Personal beginnt das nächste Spiel.',
    'not-signed': 'Es gibt keine Unterschrift, die zurückgenommen werden könnte.',
    'no-roll-off': 'Es gibt kein Stechen, das zurückgenommen werden könnte.',
    'file-left':
      'Die Datei dieser Begegnung lässt sich hier nicht ändern; nichts wurde gespeichert. Die Kapitäne unterschreiben den gedruckten Bogen, das Personal beginnt das nächste Spiel.',
  },
};
