import type { ImportsText } from './imports.ts';

export const IMPORTS_ES: ImportsText = {
  title: 'Partidas de otras pistas y de archivos',
  hint: 'Exportaciones, carpetas de datos y copias de seguridad en una memoria USB o en la carpeta «import». No se añade nada antes de ver lo que hay.',
  hintWithoutSticks:
    'Exportaciones, carpetas de datos y copias de seguridad en la carpeta «import». No se añade nada antes de ver lo que hay.',
  lookAgain: 'Buscar de nuevo',
  none: 'No se encontró ningún archivo ni carpeta con partidas.',
  more: (more) => `Hay ${String(more)} más que no se muestran.`,
  folder: 'carpeta de datos',
  reading: (read) => `Leyendo… ${games(read)} hasta ahora`,
  adding: (added) => `Añadiendo… ${games(added)} hasta ahora`,
  stop: 'Parar',
  noAnswer: 'La lectura tardó demasiado.',
  ended: {
    reading: 'La lectura se detuvo; no se añadió nada.',
    adding: 'Se detuvo. Lo ya añadido se queda; elija de nuevo los archivos para añadir el resto.',
  },
  fresh: (count) =>
    count === 0
      ? 'Ninguna partida nueva.'
      : count === 1
        ? '1 partida nueva.'
        : `${String(count)} partidas nuevas.`,
  added: (count) =>
    count === 0
      ? 'No se añadió ninguna partida.'
      : `Se ${count === 1 ? 'añadió' : 'añadieron'} ${games(count)}.`,
  from: (first, last) => (first === last ? `Jugadas el ${first}.` : `Jugadas del ${first} al ${last}.`),
  names: (names, hasMore) => `Jugadores: ${names}${hasMore ? ' y otros' : ''}`,
  here: (count) => `${games(count)} ya ${count === 1 ? 'está' : 'están'} aquí.`,
  oursMore: (count) =>
    `${games(count)} ya ${count === 1 ? 'está' : 'están'} aquí, con más bolas que en el archivo.`,
  taken: (count) => `Se ${count === 1 ? 'tomó' : 'tomaron'} ${games(count)} según su elección.`,
  add: (count) => (count === 0 ? 'Aplicar lo elegido' : `Añadir ${games(count)}`),
  nothingToAdd: 'No hay nada que añadir.',
  notAdded: 'Lo guardado antes se queda; el resto no se pudo guardar:',
  asked: (count) =>
    `${games(count)} no ${count === 1 ? 'coincide' : 'coinciden'} con lo que hay aquí. Elija para cada una:`,
  moreAsked: (count) => `La próxima importación preguntará por ${games(count)} más.`,
  game: (day, lane, game) => `${day}, pista ${String(lane)}, partida ${String(game)}`,
  ours: (saved) => `Aquí, guardada ${saved}`,
  theirs: (saved) => `En el archivo, guardada ${saved}`,
  theirsHasMore: (events) =>
    `El archivo continúa nuestra partida: ${String(events)} ${events === 1 ? 'entrada' : 'entradas'} más.`,
  differs: 'Dos partidas distintas con el mismo número.',
  sameLines: 'Los cuadros son iguales; lo que llevó a ellos, no.',
  takes: { ours: 'Conservar la nuestra', theirs: 'Usar la del archivo', both: 'Conservar las dos' },
  bothHint: 'Conservar las dos: la del archivo será otra partida. Ambas cuentan hasta que borre una.',
  skipped: (places) => `No importado (${String(places)}):`,
  moreSkipped: (places) => `Y ${String(places)} más.`,
  line: (line) => `línea ${String(line)}`,
  readAs: (file, encoding) => `${file}: leído en ${encoding}.`,
  unseen: (file) => `Se omiten caracteres invisibles en nombres de ${file}.`,
  unclear: (file) => `¿Cómo deben leerse las letras de ${file}?`,
  reasons: {
    damaged: 'dañado: cortado o cambiado, así que no se puede confiar en él',
    newer: 'guardado por una versión más nueva del programa',
    rules: 'sus bolas no cumplen las reglas de su formato',
    'too-large': 'mayor que cualquier archivo de este programa',
    'too-slow': 'pasaron diez segundos sin ninguna partida; el resto no se leyó',
    'other-file': 'no es un archivo de partidas',
    'wrong-encoding': 'es JSON en UTF-16: guárdelo en UTF-8',
    'not-a-file': 'un enlace u otra cosa que no es un archivo',
    unreadable: 'no se puede leer; quizá se sacó la memoria USB',
    'deleted-here': 'borrada aquí, y sigue borrada',
    'deleted-there': 'borrada en la otra pista',
    'on-lane': 'aún está en esta pista; impórtela cuando haya empezado la partida siguiente',
    counter: 'su número es mayor que el de cualquier pista',
    'only-json': 'partida de liga o de equipo: solo el archivo JSON la tiene entera',
    'rows-missing': 'faltan filas de esta partida o están en otra parte de la tabla',
    'no-day': 'empieza sin un día claro, como 2026-11-20',
    'bad-heading': 'tiene en su primera línea algo más que día, pista, partida y formato',
    'bad-line': 'no se puede leer como nombre y bolas',
    'score-differs': 'el total escrito no es el de las bolas',
    'not-saved': 'no guardada, porque el disco de esta pista no lo permitió',
  },
};

function games(count: number): string {
  return count === 1 ? '1 partida' : `${String(count)} partidas`;
}
