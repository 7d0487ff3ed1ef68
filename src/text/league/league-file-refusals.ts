import type { WholeFault } from '../../league-files/fault.ts';
import type { InEveryLanguage } from '../language.ts';
import { ENCODING_NAMES, LEAGUE_FILE_WORDS } from './league-file-words.ts';
import { anyOf } from '../any-of.ts';
import type { SentenceFor } from '../sentence.ts';

/** One sentence for each reason to refuse a league's file as a whole. */
export const WHOLE_FILE_REFUSALS: InEveryLanguage<SentenceFor<WholeFault>> = {
  en: {
    'too-many-files': ({ most }) => `More than ${String(most)} files cannot be read at once.`,
    'file-too-large': ({ most }) =>
      `The file is larger than ${megabytes(most)} MB, more than any league needs.`,
    'file-empty': () => 'The file is empty.',
    'workbook-damaged': () => 'This workbook is damaged. Save it again as .xlsx, or as CSV.',
    'workbook-locked': () => 'This workbook has a password. Save it without one.',
    'workbook-old': () => 'This workbook has an old format. Save it as .xlsx, or as CSV.',
    'workbook-too-large': ({ most }) =>
      `This workbook unpacks to more than ${megabytes(most)} MB. Save only its table, in a new file.`,
    'not-text': () => 'This is not a text file. Save it as CSV in UTF-8.',
    'wrong-encoding': ({ encoding }) =>
      encoding === null
        ? 'The letters of this file cannot be read. Save it as CSV in UTF-8.'
        : `This file is not written in ${ENCODING_NAMES[encoding]}. Choose another encoding, or save it in UTF-8.`,
    'encoding-unclear': ({ candidates }) =>
      `How are the letters of this file to be read: ${anyOf('en', candidates.map(candidateText))}? Choose one.`,
    'wrong-separator': ({ separator }) =>
      separator === null
        ? 'The columns of the first row cannot be told apart. Separate them with commas, semicolons or tabs.'
        : `The columns of this file are not separated by ${LEAGUE_FILE_WORDS.en.separators[separator]}.`,
    'table-unknown': ({ columns }) =>
      `These columns are neither a roster nor a schedule nor terms: ${columns.join(', ')}. The first row must name the columns.`,
    'column-missing': ({ missing }) => `The column “${LEAGUE_FILE_WORDS.en.columns[missing]}” is missing.`,
    'column-twice': ({ other }) =>
      `“${other}” says the same, with other values. Leave one of the two columns out.`,
    'rows-missing': () => 'There is a header, but no rows below it.',
    'too-many-rows': ({ most }) => `The file has more than ${String(most)} rows. Split it.`,
    'terms-twice': () => 'Another file has the terms already. Keep one of them.',
    'not-json': () => 'This is not JSON.',
    'too-deep': ({ most }) => `The parts of this file lie more than ${String(most)} deep.`,
    'other-file': () => 'This is another kind of file.',
    'other-version': ({ version }) =>
      `This file has version ${String(version)}, which this program does not know.`,
    'check-code-missing': () => 'The check code is missing: the end of the file may be lost.',
    'check-code-differs': ({ written, due }) =>
      `The check code is ${written} and should be ${due}: something in this file was changed.`,
  },
  es: {
    'too-many-files': ({ most }) => `No se pueden leer más de ${String(most)} archivos a la vez.`,
    'file-too-large': ({ most }) =>
      `El archivo ocupa más de ${megabytes(most)} MB, más de lo que necesita una liga.`,
    'file-empty': () => 'El archivo está vacío.',
    'workbook-damaged': () => 'Este libro está dañado. Guárdelo de nuevo como .xlsx o como CSV.',
    'workbook-locked': () => 'Este libro tiene contraseña. Guárdelo sin ella.',
    'workbook-old': () => 'Este libro tiene un formato antiguo. Guárdelo como .xlsx o como CSV.',
    'workbook-too-large': ({ most }) =>
      `Este libro ocupa más de ${megabytes(most)} MB al descomprimirse. Guarde solo su tabla en un archivo nuevo.`,
    'not-text': () => 'Este archivo no es de texto. Guárdelo como CSV en UTF-8.',
    'wrong-encoding': ({ encoding }) =>
      encoding === null
        ? 'No se pueden leer las letras de este archivo. Guárdelo como CSV en UTF-8.'
        : `Este archivo no está escrito en ${ENCODING_NAMES[encoding]}. Elija otra codificación o guárdelo en UTF-8.`,
    'encoding-unclear': ({ candidates }) =>
      `¿Cómo deben leerse las letras de este archivo: ${anyOf('es', candidates.map(candidateText))}? Elija una opción.`,
    'wrong-separator': ({ separator }) =>
      separator === null
        ? 'No se distinguen las columnas de la primera fila. Sepárelas con comas, puntos y coma o tabuladores.'
        : `Las columnas de este archivo no están separadas por ${LEAGUE_FILE_WORDS.es.separators[separator]}.`,
    'table-unknown': ({ columns }) =>
      `Estas columnas no son de una plantilla, un calendario ni un reglamento: ${columns.join(', ')}. La primera fila debe nombrar las columnas.`,
    'column-missing': ({ missing }) => `Falta la columna «${LEAGUE_FILE_WORDS.es.columns[missing]}».`,
    'column-twice': ({ other }) =>
      `«${other}» dice lo mismo, con otros valores. Quite una de las dos columnas.`,
    'rows-missing': () => 'Hay un encabezado, pero ninguna fila debajo.',
    'too-many-rows': ({ most }) => `El archivo tiene más de ${String(most)} filas. Divídalo.`,
    'terms-twice': () => 'Otro archivo ya contiene el reglamento. Deje solo uno.',
    'not-json': () => 'Esto no es JSON.',
    'too-deep': ({ most }) => `Las partes de este archivo tienen más de ${String(most)} niveles.`,
    'other-file': () => 'Este archivo es de otro tipo.',
    'other-version': ({ version }) =>
      `Este archivo es de la versión ${String(version)}, que este programa no conoce.`,
    'check-code-missing': () => 'Falta el código de control: puede haberse perdido el final del archivo.',
    'check-code-differs': ({ written, due }) =>
      `El código de control es ${written} y debería ser ${due}: algo de este archivo se ha cambiado.`,
  },
  ko: {
    'too-many-files': ({ most }) => `파일은 한 번에 ${String(most)}개까지만 읽을 수 있습니다.`,
    'file-too-large': ({ most }) =>
      `파일이 ${megabytes(most)}MB보다 큽니다. 리그 파일은 이렇게 클 수 없습니다.`,
    'file-empty': () => '파일이 비어 있습니다.',
    'workbook-damaged': () => '엑셀 파일이 손상되었습니다. .xlsx나 CSV로 다시 저장해 주세요.',
    'workbook-locked': () => '암호가 걸린 엑셀 파일입니다. 암호 없이 저장해 주세요.',
    'workbook-old': () => '오래된 형식의 엑셀 파일입니다. .xlsx나 CSV로 저장해 주세요.',
    'workbook-too-large': ({ most }) =>
      `압축을 풀면 ${megabytes(most)}MB가 넘는 엑셀 파일입니다. 표만 새 파일에 저장해 주세요.`,
    'not-text': () => '텍스트 파일이 아닙니다. UTF-8 CSV로 저장해 주세요.',
    'wrong-encoding': ({ encoding }) =>
      encoding === null
        ? '이 파일의 글자를 읽을 수 없습니다. UTF-8 CSV로 저장해 주세요.'
        : `이 파일은 ${ENCODING_NAMES[encoding]} 인코딩이 아닙니다. 다른 인코딩을 고르거나 UTF-8로 저장해 주세요.`,
    'encoding-unclear': ({ candidates }) =>
      `이 파일의 글자를 어떻게 읽을까요? ${anyOf('ko', candidates.map(candidateText))} 중에서 골라 주세요.`,
    'wrong-separator': ({ separator }) =>
      separator === null
        ? '첫 행의 열을 나눌 수 없습니다. 쉼표, 세미콜론, 탭 중 하나로 구분해 주세요.'
        : `이 파일의 열은 ${LEAGUE_FILE_WORDS.ko.separators[separator]}(으)로 구분되어 있지 않습니다.`,
    'table-unknown': ({ columns }) =>
      `선수 명단, 일정, 규정 어느 것의 열도 아닙니다: ${columns.join(', ')}. 첫 행에 열 이름이 있어야 합니다.`,
    'column-missing': ({ missing }) => `‘${LEAGUE_FILE_WORDS.ko.columns[missing]}’ 열이 없습니다.`,
    'column-twice': ({ other }) => `‘${other}’ 열과 뜻은 같은데 값이 다릅니다. 둘 중 하나를 빼 주세요.`,
    'rows-missing': () => '열 이름만 있고 그 아래에 행이 없습니다.',
    'too-many-rows': ({ most }) => `파일에 행이 ${String(most)}개보다 많습니다. 나누어 주세요.`,
    'terms-twice': () => '규정이 다른 파일에도 있습니다. 하나만 남겨 주세요.',
    'not-json': () => 'JSON이 아닙니다.',
    'too-deep': ({ most }) => `이 파일은 ${String(most)}단계보다 깊습니다.`,
    'other-file': () => '다른 종류의 파일입니다.',
    'other-version': ({ version }) =>
      `이 파일의 버전은 ${String(version)}이며, 이 프로그램은 그 버전을 모릅니다.`,
    'check-code-missing': () => '확인 코드가 없습니다. 파일 끝이 잘렸을 수 있습니다.',
    'check-code-differs': ({ written, due }) =>
      `확인 코드가 ${written}인데 ${due}이어야 합니다. 파일의 내용이 바뀌었습니다.`,
  },
  de: {
    'too-many-files': ({ most }) => `Mehr als ${String(most)} Dateien auf einmal werden nicht gelesen.`,
    'file-too-large': ({ most }) =>
      `Die Datei ist größer als ${megabytes(most)} MB, mehr als eine Liga braucht.`,
    'file-empty': () => 'Die Datei ist leer.',
    'workbook-damaged': () =>
      'Diese Arbeitsmappe ist beschädigt. Bitte neu als .xlsx oder als CSV speichern.',
    'workbook-locked': () => 'Diese Arbeitsmappe hat ein Kennwort. Bitte ohne Kennwort speichern.',
    'workbook-old': () => 'Diese Arbeitsmappe hat ein altes Format. Bitte als .xlsx oder als CSV speichern.',
    'workbook-too-large': ({ most }) =>
      `Diese Arbeitsmappe ist entpackt größer als ${megabytes(most)} MB. Bitte nur die Tabelle in einer neuen Datei speichern.`,
    'not-text': () => 'Das ist keine Textdatei. Bitte als CSV in UTF-8 speichern.',
    'wrong-encoding': ({ encoding }) =>
      encoding === null
        ? 'Die Buchstaben dieser Datei sind nicht lesbar. Bitte als CSV in UTF-8 speichern.'
        : `Diese Datei ist nicht in ${ENCODING_NAMES[encoding]} geschrieben. Bitte eine andere Kodierung wählen oder in UTF-8 speichern.`,
    'encoding-unclear': ({ candidates }) =>
      `Wie sind die Buchstaben dieser Datei zu lesen: ${anyOf('de', candidates.map(candidateText))}? Bitte wählen.`,
    'wrong-separator': ({ separator }) =>
      separator === null
        ? 'Die Spalten der ersten Zeile lassen sich nicht unterscheiden. Bitte mit Kommas, Semikolons oder Tabulatoren trennen.'
        : `Die Spalten dieser Datei sind nicht durch ${LEAGUE_FILE_WORDS.de.separators[separator]} getrennt.`,
    'table-unknown': ({ columns }) =>
      `Diese Spalten gehören weder zu einem Kader noch zu einem Spielplan noch zu Regeln: ${columns.join(', ')}. In der ersten Zeile stehen die Namen der Spalten.`,
    'column-missing': ({ missing }) => `Die Spalte „${LEAGUE_FILE_WORDS.de.columns[missing]}“ fehlt.`,
    'column-twice': ({ other }) =>
      `„${other}“ bedeutet dasselbe, hat aber andere Werte. Bitte eine der beiden Spalten weglassen.`,
    'rows-missing': () => 'Unter der Kopfzeile stehen keine Zeilen.',
    'too-many-rows': ({ most }) => `Die Datei hat mehr als ${String(most)} Zeilen. Bitte teilen.`,
    'terms-twice': () => 'Die Regeln stehen schon in einer anderen Datei. Nur eine davon wird gebraucht.',
    'not-json': () => 'Das ist kein JSON.',
    'too-deep': ({ most }) => `Die Teile dieser Datei liegen mehr als ${String(most)} Stufen tief.`,
    'other-file': () => 'Das ist eine andere Art von Datei.',
    'other-version': ({ version }) =>
      `Diese Datei hat Version ${String(version)}, die das Programm nicht kennt.`,
    'check-code-missing': () => 'Der Prüfcode fehlt: Das Ende der Datei kann verloren sein.',
    'check-code-differs': ({ written, due }) =>
      `Der Prüfcode ist ${written} und müsste ${due} sein: In dieser Datei wurde etwas geändert.`,
  },
};

function megabytes(bytes: number): string {
  return String(Math.floor(bytes / 1_048_576));
}

function candidateText({
  encoding,
  sample,
}: Extract<WholeFault, { code: 'encoding-unclear' }>['candidates'][number]): string {
  return `“${sample}” (${ENCODING_NAMES[encoding]})`;
}
