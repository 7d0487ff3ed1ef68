import type { InEveryLanguage } from '../language.ts';

/** Why a lane was not paired: a sentence for each code of the contract. */
export type PairRefusals = Readonly<
  Record<
    | 'unreachable'
    | 'unready'
    | 'certificate'
    | 'protocol'
    | 'no-house'
    | 'bad-address'
    | 'unknown-code'
    | 'too-many'
    | 'other-house',
    string
  >
>;

export const PAIR_REFUSALS: InEveryLanguage<PairRefusals> = {
  en: {
    unreachable: 'Nobody answers at this address. Check the address, and that the front desk is on.',
    unready: 'The front desk cannot work now. Try again in a minute.',
    certificate: 'The certificate at this address is not that of the house. The lane was not paired.',
    protocol: 'Lane and front desk are too many versions apart. Update both.',
    'no-house': 'The PC at this address is not a front desk.',
    'bad-address': 'This is not the address of a front desk. Type it as the desk shows it.',
    'unknown-code': 'The front desk does not know this code, or its ten minutes have passed. Make a new one.',
    'too-many': 'Too many codes were tried. Wait a minute, then make a new one at the desk.',
    'other-house': 'Another house than before answers at this address. The lane was not paired.',
  },
  es: {
    unreachable: 'Nadie responde en esta dirección. Compruébela, y que la recepción esté encendida.',
    unready: 'La recepción no puede trabajar ahora. Inténtelo dentro de un minuto.',
    certificate: 'El certificado de esta dirección no es el de la bolera. La pista no se ha vinculado.',
    protocol: 'Las versiones de pista y recepción son demasiado distintas. Actualice ambas.',
    'no-house': 'En esta dirección no responde ninguna recepción.',
    'bad-address': 'Esta no es la dirección de una recepción. Escríbala como la muestra la recepción.',
    'unknown-code': 'La recepción no conoce este código, o sus diez minutos han pasado. Genere otro.',
    'too-many': 'Se han probado demasiados códigos. Espere un minuto y genere otro en la recepción.',
    'other-house': 'En esta dirección responde otra bolera que antes. La pista no se ha vinculado.',
  },
  ko: {
    unreachable: '이 주소에서 응답이 없습니다. 주소와 프런트가 켜져 있는지 확인하세요.',
    unready: '프런트가 지금은 처리할 수 없습니다. 1분 뒤에 다시 해 보세요.',
    certificate: '이 주소의 인증서는 이 볼링장의 것이 아닙니다. 레인을 연결하지 않았습니다.',
    protocol: '레인과 프런트의 버전 차이가 너무 큽니다. 둘 다 업데이트하세요.',
    'no-house': '이 주소의 PC는 프런트가 아닙니다.',
    'bad-address': '프런트의 주소가 아닙니다. 프런트에 보이는 그대로 입력하세요.',
    'unknown-code': '프런트가 모르는 코드이거나 10분이 지났습니다. 새 코드를 만드세요.',
    'too-many': '코드를 너무 많이 시도했습니다. 1분 기다린 뒤 프런트에서 새로 만드세요.',
    'other-house': '이 주소에서 이전과 다른 볼링장이 응답합니다. 레인을 연결하지 않았습니다.',
  },
  de: {
    unreachable: 'An dieser Adresse antwortet niemand. Adresse prüfen, und ob die Theke eingeschaltet ist.',
    unready: 'Die Theke kann gerade nicht arbeiten. In einer Minute noch einmal versuchen.',
    certificate: 'Das Zertifikat an dieser Adresse ist nicht das des Hauses. Die Bahn wurde nicht gekoppelt.',
    protocol: 'Bahn und Theke liegen zu viele Versionen auseinander. Beide aktualisieren.',
    'no-house': 'An dieser Adresse antwortet keine Theke.',
    'bad-address': 'Das ist keine Adresse einer Theke. So eingeben, wie die Theke sie zeigt.',
    'unknown-code':
      'Die Theke kennt diesen Code nicht, oder seine zehn Minuten sind um. Einen neuen erzeugen.',
    'too-many': 'Zu viele Codes wurden versucht. Eine Minute warten und an der Theke einen neuen erzeugen.',
    'other-house': 'An dieser Adresse antwortet ein anderes Haus als zuvor. Die Bahn wurde nicht gekoppelt.',
  },
};
