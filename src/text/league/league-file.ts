import type { FaultFacts, FileFault, FileNote, NoteFacts } from '../../league-files/fault.ts';
import type { NightFault } from '../../league-files/names/line-up-questions.ts';
import { said, type SentenceFor } from '../sentence.ts';
import type { InEveryLanguage, Language } from '../language.ts';
import { WHOLE_FILE_REFUSALS } from './league-file-refusals.ts';
import { ENCODING_NAMES, LEAGUE_FILE_WORDS, spotText } from './league-file-words.ts';
import { LEAGUE_FAULTS, PART_REFUSALS } from './league-part-refusals.ts';

/** A file's fault as a sentence with its place: `roster.csv, Average: “high” is not a number.` */
export function fileFaultText(language: Language, fault: FileFault): string {
  const sentences = {
    ...WHOLE_FILE_REFUSALS[language],
    ...PART_REFUSALS[language],
    ...LEAGUE_FAULTS[language],
  };
  return `${spotText(language, fault.spot)}: ${said<FaultFacts>(sentences, fault)}`;
}

/** A note about a file as a sentence with its place. */
export function fileNoteText(language: Language, note: FileNote): string {
  return `${spotText(language, note.spot)}: ${said<NoteFacts>(FILE_NOTES[language], note)}`;
}

/** The reason why a line-up cannot be bowled, as a sentence. */
export function nightFaultText(language: Language, fault: NightFault): string {
  return said<NightFault>(NIGHT_FAULTS[language], fault);
}

/** The number of faults not shown one by one; only called when there are any. */
export function moreFaultsText(language: Language, more: number): string {
  return MORE_FAULTS[language](more);
}

const MORE_FAULTS: InEveryLanguage<(more: number) => string> = {
  en: (more) => (more === 1 ? 'There is one more fault.' : `There are ${String(more)} more faults.`),
  es: (more) => (more === 1 ? 'Hay un error más.' : `Hay ${String(more)} errores más.`),
  ko: (more) => `잘못된 곳이 ${String(more)}군데 더 있습니다.`,
  de: (more) => (more === 1 ? 'Es gibt noch einen Fehler.' : `Es gibt noch ${String(more)} Fehler.`),
};

const FILE_NOTES: InEveryLanguage<SentenceFor<NoteFacts>> = {
  en: {
    'read-as': ({ encoding, separator }) =>
      separator === null
        ? `Read as JSON in ${ENCODING_NAMES[encoding]}.`
        : `Read in ${ENCODING_NAMES[encoding]}, columns separated by ${LEAGUE_FILE_WORDS.en.separators[separator]}.`,
    'read-sheet': ({ sheets, others }) =>
      `Read from the sheet${sheets.length === 1 ? '' : 's'} ${sheets.map((one) => `“${one}”`).join(', ')}.` +
      (others.length === 0 ? '' : ` Left out: ${others.join(', ')}.`),
    'column-ignored': () => 'This column is unknown and left out.',
    'column-beside': ({ other }) => `This column is left out: “${other}” is used.`,
    'average-none': ({ text }) => `“${text}” is taken as no average.`,
    'typed-otherwise': ({ name }) => `This is taken for ${name}, which was typed in another way.`,
    'heads-again': () => 'These are the heads again and are left out.',
    'title-row': () => 'This row above the heads is left out.',
    'vacant-row': ({ unused }) =>
      unused.length === 0
        ? 'This vacancy is left out: set-up adds vacancies by the team’s size.'
        : `This vacancy is left out with its figures (${unused.join(', ')}): the terms say what a vacancy counts.`,
    'total-row': () => 'This row of totals is left out.',
    'fraction-dropped': ({ taken }) => `The fraction is dropped: ${String(taken)}.`,
    'fraction-rounded': ({ taken }) => `The fraction is rounded: ${String(taken)}.`,
    'formula-is-text': () => 'This looks like a formula and is taken as text.',
    'unseen-left-out': () => 'Invisible characters are left out here.',
    'no-extra-pins': ({ unknown }) =>
      `No ${unknown === 'ages' ? 'age' : 'gender'} is given, so this bowler does not get the extra pins that depend on it.`,
    'class-left-out': ({ text }) => `“${text}” says no age and is left out.`,
    'ages-too-wide': () =>
      'Some extra pins are for only part of these years; this bowler does not get those.',
    'scores-needed': ({ games }) =>
      `The average of the last ${games === 1 ? 'game' : `${String(games)} games`} needs a list of scores. Until then the roster’s average counts.`,
  },
  es: {
    'read-as': ({ encoding, separator }) =>
      separator === null
        ? `Leído como JSON en ${ENCODING_NAMES[encoding]}.`
        : `Leído en ${ENCODING_NAMES[encoding]}, con columnas separadas por ${LEAGUE_FILE_WORDS.es.separators[separator]}.`,
    'read-sheet': ({ sheets, others }) =>
      `Leído de ${sheets.length === 1 ? 'la hoja' : 'las hojas'} ${sheets.map((one) => `«${one}»`).join(', ')}.` +
      (others.length === 0 ? '' : ` Se omiten: ${others.join(', ')}.`),
    'column-ignored': () => 'Esta columna no se conoce y se omite.',
    'column-beside': ({ other }) => `Esta columna se omite: vale «${other}».`,
    'average-none': ({ text }) => `«${text}» se toma como sin promedio.`,
    'typed-otherwise': ({ name }) => `Se toma por ${name}, que se escribió de otra manera.`,
    'heads-again': () => 'Son los títulos otra vez y se omiten.',
    'title-row': () => 'Esta fila sobre los títulos se omite.',
    'vacant-row': ({ unused }) =>
      unused.length === 0
        ? 'Esta vacante se omite: se añaden según el tamaño del equipo.'
        : `Esta vacante se omite con sus datos (${unused.join(', ')}): la liga dice cuánto cuenta una vacante.`,
    'total-row': () => 'Esta fila de totales se omite.',
    'fraction-dropped': ({ taken }) => `Se quitan los decimales: ${String(taken)}.`,
    'fraction-rounded': ({ taken }) => `Los decimales se redondean: ${String(taken)}.`,
    'formula-is-text': () => 'Parece una fórmula y se toma como texto.',
    'unseen-left-out': () => 'Aquí se omiten caracteres invisibles.',
    'no-extra-pins': ({ unknown }) =>
      `Falta ${unknown === 'ages' ? 'la edad' : 'el sexo'}: no se suman los bolos adicionales que dependen de ese dato.`,
    'class-left-out': ({ text }) => `«${text}» no indica una edad y se omite.`,
    'ages-too-wide': () =>
      'Algunos bolos adicionales valen solo para una parte de estas edades; este jugador no los recibe.',
    'scores-needed': ({ games }) =>
      `El promedio de ${games === 1 ? 'la última partida' : `las últimas ${String(games)} partidas`} necesita la lista de puntuaciones. Hasta entonces vale el de la plantilla.`,
  },
  ko: {
    'read-as': ({ encoding, separator }) =>
      separator === null
        ? `${ENCODING_NAMES[encoding]} JSON으로 읽었습니다.`
        : `${ENCODING_NAMES[encoding]}, 구분 기호 ${LEAGUE_FILE_WORDS.ko.separators[separator]}(으)로 읽었습니다.`,
    'read-sheet': ({ sheets, others }) =>
      `${sheets.map((one) => `‘${one}’`).join(', ')} 시트를 읽었습니다.` +
      (others.length === 0 ? '' : ` 읽지 않은 시트: ${others.join(', ')}.`),
    'column-ignored': () => '모르는 열이라 빼고 읽었습니다.',
    'column-beside': ({ other }) => `‘${other}’ 열을 쓰고 이 열은 빼고 읽었습니다.`,
    'average-none': ({ text }) => `‘${text}’: 에버리지가 없는 것으로 읽었습니다.`,
    'typed-otherwise': ({ name }) => `다르게 입력된 ${name}와(과) 같은 것으로 읽었습니다.`,
    'heads-again': () => '제목 줄이 다시 나와 빼고 읽었습니다.',
    'title-row': () => '제목 줄 위의 행이라 빼고 읽었습니다.',
    'vacant-row': ({ unused }) =>
      unused.length === 0
        ? '빈자리라 빼고 읽었습니다. 빈자리는 팀 인원에 맞춰 준비할 때 넣습니다.'
        : `빈자리라 빼고 읽었습니다. 빈자리 점수는 리그 규정을 따르므로 다음 값도 뺐습니다: ${unused.join(', ')}.`,
    'total-row': () => '합계 행이라 빼고 읽었습니다.',
    'fraction-dropped': ({ taken }) => `소수는 버렸습니다: ${String(taken)}.`,
    'fraction-rounded': ({ taken }) => `소수는 반올림했습니다: ${String(taken)}.`,
    'formula-is-text': () => '수식처럼 보이지만 글로 읽었습니다.',
    'unseen-left-out': () => '보이지 않는 문자는 빼고 읽었습니다.',
    'no-extra-pins': ({ unknown }) =>
      `${unknown === 'ages' ? '나이' : '성별'} 정보가 없어 그에 따른 추가 핀은 적용되지 않습니다.`,
    'class-left-out': ({ text }) => `‘${text}’은(는) 나이가 아니어서 읽지 않았습니다.`,
    'ages-too-wide': () =>
      '일부 추가 핀은 이 나이 범위의 일부에만 해당하여, 이 선수에게는 적용되지 않습니다.',
    'scores-needed': ({ games }) =>
      `최근 ${String(games)}게임의 에버리지에는 점수 목록이 필요합니다. 그때까지는 명단의 에버리지를 씁니다.`,
  },
  de: {
    'read-as': ({ encoding, separator }) =>
      separator === null
        ? `Gelesen als JSON in ${ENCODING_NAMES[encoding]}.`
        : `Gelesen in ${ENCODING_NAMES[encoding]}, Spalten durch ${LEAGUE_FILE_WORDS.de.separators[separator]} getrennt.`,
    'read-sheet': ({ sheets, others }) =>
      `${sheets.length === 1 ? 'Gelesen ist das Blatt' : 'Gelesen sind die Blätter'} ${sheets.map((one) => `„${one}“`).join(', ')}.` +
      (others.length === 0 ? '' : ` Nicht gelesen: ${others.join(', ')}.`),
    'column-ignored': () => 'Diese Spalte ist unbekannt und bleibt weg.',
    'column-beside': ({ other }) => `Diese Spalte bleibt weg: Es gilt „${other}“.`,
    'average-none': ({ text }) => `„${text}“ gilt als kein Schnitt.`,
    'typed-otherwise': ({ name }) => `Das gilt als ${name}, was anders getippt wurde.`,
    'heads-again': () => 'Das sind noch einmal die Spaltenköpfe; sie bleiben weg.',
    'title-row': () => 'Diese Zeile über den Spaltenköpfen bleibt weg.',
    'vacant-row': ({ unused }) =>
      unused.length === 0
        ? 'Dieser freie Platz bleibt weg: Er kommt beim Aufstellen nach der Teamgröße dazu.'
        : `Dieser freie Platz bleibt weg, mit seinen Werten (${unused.join(', ')}): Was er zählt, bestimmt die Liga.`,
    'total-row': () => 'Diese Summenzeile bleibt weg.',
    'fraction-dropped': ({ taken }) => `Die Nachkommastellen fallen weg: ${String(taken)}.`,
    'fraction-rounded': ({ taken }) => `Die Nachkommastellen sind gerundet: ${String(taken)}.`,
    'formula-is-text': () => 'Das sieht wie eine Formel aus und gilt als Text.',
    'unseen-left-out': () => 'Unsichtbare Zeichen bleiben hier weg.',
    'no-extra-pins': ({ unknown }) =>
      `${unknown === 'ages' ? 'Das Alter' : 'Das Geschlecht'} fehlt: Zusatzpins, die davon abhängen, entfallen.`,
    'class-left-out': ({ text }) => `„${text}“ nennt kein Alter und wird ausgelassen.`,
    'ages-too-wide': () =>
      'Manche Zusatzpins gelten nur für einen Teil dieser Altersspanne; hier entfallen sie.',
    'scores-needed': ({ games }) =>
      `Der Schnitt ${games === 1 ? 'des letzten Spiels' : `der letzten ${String(games)} Spiele`} braucht die Liste der Ergebnisse. Bis dahin gilt der Schnitt aus dem Kader.`,
  },
};

const NIGHT_FAULTS: InEveryLanguage<SentenceFor<NightFault>> = {
  en: {
    'bowler-on-both-teams': ({ name }) => `${name} is on both teams.`,
    'bowler-in-line-up-twice': ({ name }) => `${name} is in the line-up twice.`,
    'line-up-too-long': ({ team, bowlers, most }) =>
      `${team} has ${String(bowlers)} bowlers; ${String(most)} may bowl.`,
    'line-ups-differ': ({ home, visitors }) =>
      `The teams have different sizes: ${String(home)} and ${String(visitors)}. Fill the place with a vacancy.`,
  },
  es: {
    'bowler-on-both-teams': ({ name }) => `${name} está en los dos equipos.`,
    'bowler-in-line-up-twice': ({ name }) => `${name} está dos veces en la alineación.`,
    'line-up-too-long': ({ team, bowlers, most }) =>
      `${team} tiene ${String(bowlers)} jugadores; pueden jugar ${String(most)}.`,
    'line-ups-differ': ({ home, visitors }) =>
      `Los equipos no son iguales: ${String(home)} y ${String(visitors)}. Complete el puesto con una vacante.`,
  },
  ko: {
    'bowler-on-both-teams': ({ name }) => `${name}이(가) 두 팀에 모두 있습니다.`,
    'bowler-in-line-up-twice': ({ name }) => `라인업에 ${name}이(가) 두 번 있습니다.`,
    'line-up-too-long': ({ team, bowlers, most }) =>
      `${team}의 선수가 ${String(bowlers)}명입니다. ${String(most)}명까지 칠 수 있습니다.`,
    'line-ups-differ': ({ home, visitors }) =>
      `두 팀의 인원이 다릅니다(${String(home)}명과 ${String(visitors)}명). 빈자리로 채워 주세요.`,
  },
  de: {
    'bowler-on-both-teams': ({ name }) => `${name} steht in beiden Teams.`,
    'bowler-in-line-up-twice': ({ name }) => `${name} ist zweimal aufgestellt.`,
    'line-up-too-long': ({ team, bowlers, most }) =>
      `${team} hat ${String(bowlers)} aufgestellt; ${String(most)} dürfen spielen.`,
    'line-ups-differ': ({ home, visitors }) =>
      `Die Teams sind verschieden groß: ${String(home)} und ${String(visitors)}. Ein freier Platz (Vacancy) gleicht das aus.`,
  },
};
