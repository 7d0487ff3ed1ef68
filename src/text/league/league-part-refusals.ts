import { counted } from '../counted.ts';
import type { Kind, LeagueFault, PartFault } from '../../league-files/fault.ts';
import type { InEveryLanguage } from '../language.ts';
import { LEAGUE_FILE_WORDS } from './league-file-words.ts';
import { anyOf } from '../any-of.ts';
import type { SentenceFor } from '../sentence.ts';
import { LEAGUE_REFUSALS, leagueRefusalText } from './league-refusals.ts';

const KINDS: InEveryLanguage<Readonly<Record<Kind, string>>> = {
  en: { number: 'a number', text: 'a text', list: 'a list', object: 'an object', truth: 'true or false' },
  es: {
    number: 'un número',
    text: 'un texto',
    list: 'una lista',
    object: 'un objeto',
    truth: 'true o false',
  },
  ko: { number: '숫자', text: '글', list: '배열', object: '객체', truth: 'true 또는 false' },
  de: {
    number: 'eine Zahl',
    text: 'ein Text',
    list: 'eine Liste',
    object: 'ein Objekt',
    truth: 'true oder false',
  },
};

/** One sentence for each reason to refuse a row, a cell or a part of a league's file. */
export const PART_REFUSALS: InEveryLanguage<SentenceFor<PartFault>> = {
  en: {
    'too-many-cells': ({ most }) => `This row has more than ${String(most)} cells.`,
    'row-too-long': ({ cells, due }) =>
      `This row has ${counted(cells, 'cell', 'cells')} and the first row ${String(due)}. Put a text with the separator in it into quotes.`,
    'cell-too-long': ({ most }) => `This cell has more than ${String(most)} characters.`,
    'quote-open': () => 'A quote is opened here and never closed.',
    'text-after-quote': () => 'Text follows a closing quote. A quote inside a text is written twice.',
    'cell-empty': () => 'This must be filled in.',
    'text-unreadable': ({ text }) => `“${text}” has invisible characters. Type it again.`,
    'text-too-long': ({ most }) => `This may have ${String(most)} characters at most.`,
    'not-a-number': ({ text }) => `“${text}” is not a number.`,
    'number-unclear': ({ text }) =>
      `“${text}” can be two numbers. Write thousands without a sign, as 3000, or the fraction with one digit, as 3.0.`,
    'out-of-range': ({ least, most }) =>
      `This must be a whole number from ${String(least)} to ${String(most)}.`,
    figure: ({ refusal }) => leagueRefusalText(LEAGUE_REFUSALS.en, refusal),
    'second-table': () => 'A second table begins here. Give each table a file or a sheet of its own.',
    'vacancy-unclear': ({ text }) =>
      `“${text}” can be an empty place or a name. Write Vacant, or the bowler’s full name.`,
    'row-a-week': ({ bowler }) =>
      `${bowler} has a row for each week or game. A roster has one row for each bowler, with Scores or with Games and Pins.`,
    'percent-unclear': ({ percent }) =>
      `Per cent are written here: ${String(percent)} or ${String(percent)}%, if that is meant.`,
    'not-a-choice': ({ text, choices }) => `“${text}” is not ${anyOf('en', choices)}.`,
    'setting-unknown': ({ setting }) => `There is no setting “${setting}”.`,
    'setting-twice': ({ setting }) => `The setting “${setting}” is there twice.`,
    'not-a-date': ({ text }) => `“${text}” is not a date. Write it as 2026-10-05.`,
    'date-unclear': ({ text }) => `“${text}” can be two dates. Write it as 2026-10-05.`,
    'not-an-age': ({ text }) => `“${text}” is not an age. Write years, as 67, 50-64, 65+ or U18.`,
    'not-scores': ({ text }) => `“${text}” is not a list of scores. Write them with spaces, as 180 201 166.`,
    'too-many-scores': ({ most }) => `These are more than ${String(most)} scores.`,
    'key-unknown': () => 'A league’s file has no such part.',
    'key-missing': () => 'This part is missing.',
    'key-twice': () => 'This part is there twice.',
    'wrong-kind': ({ kind }) => `This must be ${KINDS.en[kind]}.`,
  },
  es: {
    'too-many-cells': ({ most }) => `Esta fila tiene más de ${String(most)} celdas.`,
    'row-too-long': ({ cells, due }) =>
      `Esta fila tiene ${counted(cells, 'celda', 'celdas')} y la primera, ${String(due)}. Ponga entre comillas el texto que lleve el separador.`,
    'cell-too-long': ({ most }) => `Esta celda tiene más de ${String(most)} caracteres.`,
    'quote-open': () => 'Aquí se abren unas comillas que no se cierran.',
    'text-after-quote': () =>
      'Hay texto tras cerrar las comillas. Unas comillas dentro de un texto se escriben dos veces.',
    'cell-empty': () => 'Este dato es obligatorio.',
    'text-unreadable': ({ text }) => `«${text}» tiene caracteres invisibles. Escríbalo de nuevo.`,
    'text-too-long': ({ most }) => `Puede tener ${String(most)} caracteres como máximo.`,
    'not-a-number': ({ text }) => `«${text}» no es un número.`,
    'number-unclear': ({ text }) =>
      `«${text}» puede ser dos números. Escriba los millares sin signo, como 3000, o el decimal con una cifra, como 3,0.`,
    'out-of-range': ({ least, most }) => `Debe ser un número entero del ${String(least)} al ${String(most)}.`,
    figure: ({ refusal }) => leagueRefusalText(LEAGUE_REFUSALS.es, refusal),
    'second-table': () => 'Aquí empieza otra tabla. Ponga cada tabla en un archivo o una hoja propios.',
    'vacancy-unclear': ({ text }) =>
      `«${text}» puede ser un puesto libre o un nombre. Escriba Vacante o el nombre completo.`,
    'row-a-week': ({ bowler }) =>
      `${bowler} tiene una fila por jornada o partida. Una plantilla tiene una fila por jugador, con Puntuaciones o con Partidas y Bolos.`,
    'percent-unclear': ({ percent }) =>
      `Aquí se escriben tantos por ciento: ${String(percent)} o ${String(percent)} %, si eso se quiere decir.`,
    'not-a-choice': ({ text, choices }) => `«${text}» no es ${anyOf('es', choices)}.`,
    'setting-unknown': ({ setting }) => `No existe el ajuste «${setting}».`,
    'setting-twice': ({ setting }) => `El ajuste «${setting}» está dos veces.`,
    'not-a-date': ({ text }) => `«${text}» no es una fecha. Escríbala como 2026-10-05.`,
    'date-unclear': ({ text }) => `«${text}» puede ser dos fechas. Escríbala como 2026-10-05.`,
    'not-an-age': ({ text }) => `«${text}» no es una edad. Escriba años: 67, 50-64, 65+ o U18.`,
    'not-scores': ({ text }) =>
      `«${text}» no es una lista de puntuaciones. Escríbalas con espacios, como 180 201 166.`,
    'too-many-scores': ({ most }) => `Son más de ${String(most)} puntuaciones.`,
    'key-unknown': () => 'El archivo de una liga no tiene esta parte.',
    'key-missing': () => 'Falta esta parte.',
    'key-twice': () => 'Esta parte está dos veces.',
    'wrong-kind': ({ kind }) => `Debe ser ${KINDS.es[kind]}.`,
  },
  ko: {
    'too-many-cells': ({ most }) => `이 행에 칸이 ${String(most)}개보다 많습니다.`,
    'row-too-long': ({ cells, due }) =>
      `이 행은 ${String(cells)}칸인데 첫 행은 ${String(due)}칸입니다. 구분 기호가 든 글은 따옴표로 묶어 주세요.`,
    'cell-too-long': ({ most }) => `이 칸의 글자가 ${String(most)}자보다 많습니다.`,
    'quote-open': () => '여기서 열린 따옴표가 닫히지 않았습니다.',
    'text-after-quote': () => '닫는 따옴표 뒤에 글이 있습니다. 글 안의 따옴표는 두 번 써 주세요.',
    'cell-empty': () => '반드시 채워야 합니다.',
    'text-unreadable': ({ text }) => `‘${text}’에 보이지 않는 글자가 있습니다. 다시 입력해 주세요.`,
    'text-too-long': ({ most }) => `${String(most)}자까지만 쓸 수 있습니다.`,
    'not-a-number': ({ text }) => `‘${text}’은(는) 숫자가 아닙니다.`,
    'number-unclear': ({ text }) =>
      `‘${text}’은(는) 두 가지로 읽힙니다. 천 단위는 3000처럼 기호 없이, 소수는 3.0처럼 한 자리로 쓰세요.`,
    'out-of-range': ({ least, most }) => `${String(least)}부터 ${String(most)}까지의 정수여야 합니다.`,
    figure: ({ refusal }) => leagueRefusalText(LEAGUE_REFUSALS.ko, refusal),
    'second-table': () => '여기서 다른 표가 시작됩니다. 표마다 파일이나 시트를 따로 만들어 주세요.',
    'vacancy-unclear': ({ text }) =>
      `‘${text}’은(는) 빈자리일 수도 이름일 수도 있습니다. 빈자리라고 쓰거나 성명을 모두 써 주세요.`,
    'row-a-week': ({ bowler }) =>
      `${bowler}: 주차나 게임마다 행이 있습니다. 명단에는 선수마다 한 행만 두고 점수, 또는 게임과 총점을 써 주세요.`,
    'percent-unclear': ({ percent }) =>
      `여기에는 퍼센트를 씁니다. 그 뜻이면 ${String(percent)} 또는 ${String(percent)}%로 쓰세요.`,
    'not-a-choice': ({ text, choices }) => `‘${text}’ 대신 ${anyOf('ko', choices)} 중 하나여야 합니다.`,
    'setting-unknown': ({ setting }) => `‘${setting}’ 설정은 없습니다.`,
    'setting-twice': ({ setting }) => `‘${setting}’ 설정이 두 번 있습니다.`,
    'not-a-date': ({ text }) => `‘${text}’은(는) 날짜가 아닙니다. 2026-10-05처럼 써 주세요.`,
    'date-unclear': ({ text }) => `‘${text}’은(는) 두 가지 날짜로 읽힙니다. 2026-10-05처럼 써 주세요.`,
    'not-an-age': ({ text }) => `‘${text}’은(는) 나이가 아닙니다. 67, 50-64, 65+, U18처럼 써 주세요.`,
    'not-scores': ({ text }) => `‘${text}’은(는) 점수 목록이 아닙니다. 180 201 166처럼 띄어 써 주세요.`,
    'too-many-scores': ({ most }) => `점수가 ${String(most)}개보다 많습니다.`,
    'key-unknown': () => '리그 파일에 이런 항목은 없습니다.',
    'key-missing': () => '이 항목이 빠져 있습니다.',
    'key-twice': () => '이 항목이 두 번 있습니다.',
    'wrong-kind': ({ kind }) => `${KINDS.ko[kind]}여야 합니다.`,
  },
  de: {
    'too-many-cells': ({ most }) => `Diese Zeile hat mehr als ${String(most)} Zellen.`,
    'row-too-long': ({ cells, due }) =>
      `Diese Zeile hat ${counted(cells, 'Zelle', 'Zellen')}, die erste ${String(due)}. Ein Text mit dem Trennzeichen gehört in Anführungszeichen.`,
    'cell-too-long': ({ most }) => `Diese Zelle hat mehr als ${String(most)} Zeichen.`,
    'quote-open': () => 'Ein Anführungszeichen wird hier geöffnet und nie geschlossen.',
    'text-after-quote': () =>
      'Nach einem schließenden Anführungszeichen folgt Text. Im Text wird ein Anführungszeichen doppelt geschrieben.',
    'cell-empty': () => 'Diese Angabe fehlt.',
    'text-unreadable': ({ text }) => `„${text}“ hat unsichtbare Zeichen. Bitte neu eintippen.`,
    'text-too-long': ({ most }) => `Hier stehen höchstens ${String(most)} Zeichen.`,
    'not-a-number': ({ text }) => `„${text}“ ist keine Zahl.`,
    'number-unclear': ({ text }) =>
      `„${text}“ kann zwei Zahlen sein. Tausender bitte ohne Zeichen schreiben, etwa 3000, oder Nachkommastellen mit einer Ziffer, etwa 3,0.`,
    'out-of-range': ({ least, most }) =>
      `Das muss eine ganze Zahl von ${String(least)} bis ${String(most)} sein.`,
    figure: ({ refusal }) => leagueRefusalText(LEAGUE_REFUSALS.de, refusal),
    'second-table': () =>
      'Hier beginnt eine zweite Tabelle. Bitte jeder Tabelle eine eigene Datei oder ein eigenes Blatt geben.',
    'vacancy-unclear': ({ text }) =>
      `„${text}“ kann ein freier Platz oder ein Name sein. Bitte „Freier Platz“ oder den vollen Namen schreiben.`,
    'row-a-week': ({ bowler }) =>
      `${bowler} hat eine Zeile je Spieltag oder Spiel. Ein Kader hat eine Zeile je Spieler, mit Ergebnissen oder mit Spielen und Pins.`,
    'percent-unclear': ({ percent }) =>
      `Hier stehen Prozent: bitte ${String(percent)} oder ${String(percent)} % schreiben, wenn das gemeint ist.`,
    'not-a-choice': ({ text, choices }) => `„${text}“ ist nicht ${anyOf('de', choices)}.`,
    'setting-unknown': ({ setting }) => `Die Einstellung „${setting}“ gibt es nicht.`,
    'setting-twice': ({ setting }) => `Die Einstellung „${setting}“ gibt es zweimal.`,
    'not-a-date': ({ text }) => `„${text}“ ist kein Datum. Bitte so schreiben: 2026-10-05.`,
    'date-unclear': ({ text }) => `„${text}“ kann zwei Tage meinen. Bitte so schreiben: 2026-10-05.`,
    'not-an-age': ({ text }) => `„${text}“ ist kein Alter. Bitte Jahre schreiben: 67, 50-64, 65+ oder U18.`,
    'not-scores': ({ text }) =>
      `„${text}“ ist keine Liste von Ergebnissen. Bitte mit Leerzeichen schreiben: 180 201 166.`,
    'too-many-scores': ({ most }) => `Das sind mehr als ${String(most)} Ergebnisse.`,
    'key-unknown': () => 'Die Datei einer Liga hat diesen Teil nicht.',
    'key-missing': () => 'Dieser Teil fehlt.',
    'key-twice': () => 'Diesen Teil gibt es zweimal.',
    'wrong-kind': ({ kind }) => `Das muss ${KINDS.de[kind]} sein.`,
  },
};

/** One sentence for each thing that does not go together in a league. */
export const LEAGUE_FAULTS: InEveryLanguage<SentenceFor<LeagueFault>> = {
  en: {
    'id-twice': ({ id }) => `The ID ${id} is there twice.`,
    'name-twice': ({ bowler, team }) =>
      `${bowler} is on ${team} twice. If they are two bowlers, give each an ID, or a second name or initial.`,
    'bowler-on-two-teams': ({ bowler, teams: [one, other] }) => `${bowler} is on both ${one} and ${other}.`,
    'name-on-two-teams': ({ bowler, teams: [one, other] }) =>
      `${bowler} is on both ${one} and ${other}. If they are two bowlers, give each an ID.`,
    'place-twice': ({ place, team }) => `Two bowlers of ${team} have place ${String(place)}.`,
    'season-half': ({ missing }) =>
      `Games and pins belong together: “${LEAGUE_FILE_WORDS.en.columns[missing]}” is missing.`,
    'season-impossible': ({ games, pins }) =>
      `${counted(pins, 'pin', 'pins')} in ${counted(games, 'game', 'games')} cannot be. Are these thousands?`,
    'season-differs': ({ games, pins }) =>
      `The scores beside it are ${counted(games, 'game', 'games')} and ${counted(pins, 'pin', 'pins')}.`,
    'team-twice': ({ team }) => `${team} is there with an ID and without. Give it the ID everywhere.`,
    'team-names-differ': ({ team, other }) => `${team} and ${other} have the same team ID.`,
    'team-unknown': ({ team }) => `There is no team ${team} on any roster.`,
    'team-unclear': ({ team }) => `${team} can be two teams. Name it by an ID that no team has as its name.`,
    'team-empty': ({ team }) => `${team} has no bowlers.`,
    'plays-itself': ({ team }) => `${team} cannot play against itself.`,
    'team-too-large': ({ team, bowlers, most }) =>
      `${team} has ${String(bowlers)} bowlers; at most ${String(most)} may be on a roster.`,
    'teams-differ': ({ home, homeBowlers, visitors, visitorsBowlers }) =>
      `${home} has ${counted(homeBowlers, 'bowler', 'bowlers')} and ${visitors} ${String(visitorsBowlers)}. Say the team size in the terms, or fill the places.`,
  },
  es: {
    'id-twice': ({ id }) => `La licencia ${id} está dos veces.`,
    'name-twice': ({ bowler, team }) =>
      `${bowler} está dos veces en ${team}. Si son dos jugadores, ponga una licencia a cada uno, o un segundo apellido o una inicial.`,
    'bowler-on-two-teams': ({ bowler, teams: [one, other] }) => `${bowler} está en ${one} y en ${other}.`,
    'name-on-two-teams': ({ bowler, teams: [one, other] }) =>
      `${bowler} está en ${one} y en ${other}. Si son dos jugadores, ponga una licencia a cada uno.`,
    'place-twice': ({ place, team }) => `Dos jugadores de ${team} tienen el puesto ${String(place)}.`,
    'season-half': ({ missing }) =>
      `Partidas y bolos van juntos: falta «${LEAGUE_FILE_WORDS.es.columns[missing]}».`,
    'season-impossible': ({ games, pins }) =>
      `${counted(pins, 'bolo', 'bolos')} en ${counted(games, 'partida', 'partidas')} no puede ser. ¿Son millares?`,
    'season-differs': ({ games, pins }) =>
      `Las puntuaciones de al lado son ${counted(games, 'partida', 'partidas')} y ${counted(pins, 'bolo', 'bolos')}.`,
    'team-twice': ({ team }) => `${team} aparece con número de equipo y sin él. Póngalo siempre.`,
    'team-names-differ': ({ team, other }) => `${team} y ${other} tienen el mismo número de equipo.`,
    'team-unknown': ({ team }) => `El equipo ${team} no está en ninguna plantilla.`,
    'team-unclear': ({ team }) =>
      `${team} puede ser dos equipos. Use un número que no sea el nombre de ningún equipo.`,
    'team-empty': ({ team }) => `${team} no tiene jugadores.`,
    'plays-itself': ({ team }) => `${team} no puede jugar contra sí mismo.`,
    'team-too-large': ({ team, bowlers, most }) =>
      `${team} tiene ${String(bowlers)} jugadores; en una plantilla caben ${String(most)}.`,
    'teams-differ': ({ home, homeBowlers, visitors, visitorsBowlers }) =>
      `${home} tiene ${counted(homeBowlers, 'jugador', 'jugadores')} y ${visitors}, ${String(visitorsBowlers)}. Indique el tamaño del equipo en el reglamento o complete los puestos.`,
  },
  ko: {
    'id-twice': ({ id }) => `회원번호 ${id}이(가) 두 번 있습니다.`,
    'name-twice': ({ bowler, team }) =>
      `${team}에 ${bowler}이(가) 두 번 있습니다. 서로 다른 선수라면 각각 회원번호를 넣거나 이름 뒤에 글자를 붙여 주세요.`,
    'bowler-on-two-teams': ({ bowler, teams: [one, other] }) =>
      `${bowler}이(가) ${one}과(와) ${other} 두 팀에 있습니다.`,
    'name-on-two-teams': ({ bowler, teams: [one, other] }) =>
      `${bowler}이(가) ${one}과(와) ${other} 두 팀에 있습니다. 서로 다른 선수라면 회원번호를 넣어 주세요.`,
    'place-twice': ({ place, team }) => `${team}에서 두 선수의 순번이 ${String(place)}입니다.`,
    'season-half': ({ missing }) =>
      `게임과 총점은 함께 있어야 합니다. ‘${LEAGUE_FILE_WORDS.ko.columns[missing]}’이(가) 없습니다.`,
    'season-impossible': ({ games, pins }) =>
      `${String(games)}게임에 ${String(pins)}점일 수는 없습니다. 천 단위 숫자인가요?`,
    'season-differs': ({ games, pins }) =>
      `옆에 적힌 점수는 ${String(games)}게임, 모두 ${String(pins)}점입니다.`,
    'team-twice': ({ team }) => `${team}에 팀 번호가 있는 행과 없는 행이 있습니다. 모두 넣어 주세요.`,
    'team-names-differ': ({ team, other }) => `${team}과(와) ${other}의 팀 번호가 같습니다.`,
    'team-unknown': ({ team }) => `어느 명단에도 ${team} 팀이 없습니다.`,
    'team-unclear': ({ team }) =>
      `${team}은(는) 두 팀으로 읽힙니다. 어느 팀의 이름도 아닌 팀 번호를 써 주세요.`,
    'team-empty': ({ team }) => `${team}에 선수가 없습니다.`,
    'plays-itself': ({ team }) => `${team}은(는) 자기 팀과 경기할 수 없습니다.`,
    'team-too-large': ({ team, bowlers, most }) =>
      `${team}의 선수가 ${String(bowlers)}명입니다. 명단에는 ${String(most)}명까지만 올릴 수 있습니다.`,
    'teams-differ': ({ home, homeBowlers, visitors, visitorsBowlers }) =>
      `${home}은(는) ${String(homeBowlers)}명, ${visitors}은(는) ${String(visitorsBowlers)}명입니다. 규정에 팀 인원을 적거나 자리를 채워 주세요.`,
  },
  de: {
    'id-twice': ({ id }) => `Die Pass-Nr. ${id} gibt es zweimal.`,
    'name-twice': ({ bowler, team }) =>
      `${bowler} steht bei ${team} zweimal. Sind es zwei Personen, braucht jede eine Pass-Nr., einen zweiten Namen oder einen Buchstaben dahinter.`,
    'bowler-on-two-teams': ({ bowler, teams: [one, other] }) =>
      `${bowler} steht bei ${one} und bei ${other}.`,
    'name-on-two-teams': ({ bowler, teams: [one, other] }) =>
      `${bowler} steht bei ${one} und bei ${other}. Sind es zwei Personen, braucht jede eine Pass-Nr.`,
    'place-twice': ({ place, team }) => `Bei ${team} haben zwei den Platz ${String(place)}.`,
    'season-half': ({ missing }) =>
      `Spiele und Pins gehören zusammen: „${LEAGUE_FILE_WORDS.de.columns[missing]}“ fehlt.`,
    'season-impossible': ({ games, pins }) =>
      `${counted(pins, 'Pin', 'Pins')} in ${counted(games, 'Spiel', 'Spielen')} kann nicht sein. Sind es Tausender?`,
    'season-differs': ({ games, pins }) =>
      `Die Ergebnisse daneben sind ${counted(games, 'Spiel', 'Spiele')} und ${counted(pins, 'Pin', 'Pins')}.`,
    'team-twice': ({ team }) => `${team} steht mit und ohne Team-Nr. da. Bitte überall eintragen.`,
    'team-names-differ': ({ team, other }) => `${team} und ${other} haben dieselbe Team-Nr.`,
    'team-unknown': ({ team }) => `Das Team ${team} steht in keinem Kader.`,
    'team-unclear': ({ team }) =>
      `${team} kann zwei Teams meinen. Bitte eine Nummer nehmen, die kein Team als Namen hat.`,
    'team-empty': ({ team }) => `Bei ${team} steht niemand.`,
    'plays-itself': ({ team }) => `${team} kann nicht gegen sich selbst spielen.`,
    'team-too-large': ({ team, bowlers, most }) =>
      `${team} hat ${String(bowlers)} Namen; in einem Kader stehen höchstens ${String(most)}.`,
    'teams-differ': ({ home, homeBowlers, visitors, visitorsBowlers }) =>
      `${home} hat ${String(homeBowlers)} Namen und ${visitors} ${String(visitorsBowlers)}. Bitte die Teamgröße in den Regeln angeben oder die Plätze füllen.`,
  },
};
