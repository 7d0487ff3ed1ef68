import type { InEveryLanguage, LikeEnglish } from '../language.ts';

const en = {
  'none-found':
    'No logo.png or logo.jpg was found. Nothing was changed. Put it on a USB stick, or leave full screen to look for it.',
  unreadable: 'This file cannot be read. The logo stays as it was. Copy the picture anew.',
  'file-too-large': 'This file has more than 4 MB. The logo stays as it was. Save the picture smaller.',
  'not-a-picture': 'This is neither PNG nor JPEG. The logo stays as it was. Save the picture as PNG.',
  'wrong-size': 'A logo has 16 to 4096 pixels a side. The logo stays as it was. Save it in another size.',
  broken: 'This picture is damaged or empty. The logo stays as it was. Save the picture anew.',
};

/** Why a picture did not become the logo, a sentence for each code of the contract; the earlier logo stays. */
export const LOGO_REFUSALS: InEveryLanguage<LikeEnglish<typeof en>> = {
  en,
  es: {
    'none-found':
      'No se encontró logo.png ni logo.jpg. No se ha cambiado nada. Póngalo en un USB o salga de la pantalla completa para buscarlo.',
    unreadable: 'Este archivo no se puede leer. El logotipo sigue igual. Copie la imagen de nuevo.',
    'file-too-large': 'Este archivo pasa de 4 MB. El logotipo sigue igual. Guarde la imagen en menor tamaño.',
    'not-a-picture': 'Esto no es PNG ni JPEG. El logotipo sigue igual. Guarde la imagen como PNG.',
    'wrong-size': 'Un logotipo tiene de 16 a 4096 píxeles por lado. Sigue el de antes. Guarde otro tamaño.',
    broken: 'Esta imagen está dañada o vacía. El logotipo sigue igual. Guárdela de nuevo.',
  },
  ko: {
    'none-found':
      'logo.png이나 logo.jpg를 찾지 못했습니다. 바뀐 것은 없습니다. USB에 넣거나 전체 화면을 끄고 찾으세요.',
    unreadable: '파일을 읽을 수 없습니다. 로고는 그대로입니다. 그림을 다시 복사하세요.',
    'file-too-large': '파일이 4 MB를 넘습니다. 로고는 그대로입니다. 그림을 더 작게 저장하세요.',
    'not-a-picture': 'PNG도 JPEG도 아닙니다. 로고는 그대로입니다. 그림을 PNG로 저장하세요.',
    'wrong-size': '로고의 한 변은 16~4096픽셀입니다. 로고는 그대로입니다. 다른 크기로 저장하세요.',
    broken: '그림이 손상되었거나 비어 있습니다. 로고는 그대로입니다. 그림을 다시 저장하세요.',
  },
  de: {
    'none-found':
      'Keine logo.png oder logo.jpg gefunden. Nichts wurde geändert. Auf einen USB-Stick legen oder das Vollbild verlassen und suchen.',
    unreadable: 'Diese Datei ist nicht lesbar. Das Logo bleibt, wie es war. Bitte das Bild neu kopieren.',
    'file-too-large':
      'Diese Datei hat mehr als 4 MB. Das Logo bleibt, wie es war. Bitte das Bild kleiner speichern.',
    'not-a-picture':
      'Das ist weder PNG noch JPEG. Das Logo bleibt, wie es war. Bitte das Bild als PNG speichern.',
    'wrong-size':
      'Ein Logo hat 16 bis 4096 Pixel je Seite. Es bleibt, wie es war. Bitte in anderer Größe speichern.',
    broken: 'Dieses Bild ist beschädigt oder leer. Das Logo bleibt, wie es war. Bitte neu speichern.',
  },
};
