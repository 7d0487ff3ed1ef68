import type { ImportsText } from './imports.ts';

export const IMPORTS_ES: ImportsText = {
  title: 'Partidas de otras pistas y de archivos',
  hint: 'Exportaciones, carpetas de datos y segundas copias en una memoria USB o en la carpeta «import». No se añade nada antes de ver lo que hay.',
  hintWithoutSticks:
    'Exportaciones, carpetas de datos y segundas copias en la carpeta «import». No se añade nada antes de ver lo que hay.',
  lookAgain: 'Buscar de nuevo',
  none: 'No se encontró nada que pueda tener partidas.',
  more: (more) => `Hay ${String(more)} más que no se muestran.`,
  folder: 'carpeta de datos',
  reading: (read) => `Leyendo… ${games(read)} hasta ahora`,
  adding: (added) => `Añadiendo… ${games(added)} hasta ahora`,
  stop: 'Parar',
  fresh: (count) =>
    count === 0
      ? 'Ninguna partida es nueva aquí.'
      : `${games(count)} ${count === 1 ? 'nueva' : 'nuevas'} aquí.`,
  added: (count) =>
    count === 0
      ? 'No se añadió ninguna partida.'
      : `${games(count)} ${count === 1 ? 'añadida' : 'añadidas'}.`,
  from: (first, last) => (first === last ? `Jugadas el ${first}.` : `Jugadas del ${first} al ${last}.`),
  names: (names, hasMore) => `Jugadores: ${names}${hasMore ? ' y otros' : ''}.`,
  here: (count) => `${games(count)} ya aquí.`,
  oursMore: (count) => `${games(count)} ya aquí, con más bolas que en el archivo.`,
  taken: (count) => `${games(count)} según su elección.`,
  add: (count) => (count === 0 ? 'Hacer lo elegido' : `Añadir ${games(count)}`),
  nothingToAdd: 'No hay nada que añadir.',
  notAdded: 'El disco no dejó guardar. Las partidas anteriores ya están añadidas:',
  asked: (count) => `${games(count)} aquí en otro estado. Elija para cada una:`,
  moreAsked: (count) => `Por ${games(count)} más se preguntará la próxima vez.`,
  game: (day, lane, game) => `${day}, pista ${String(lane)}, partida ${String(game)}`,
  ours: (saved) => `Aquí, guardada ${saved}`,
  theirs: (saved) => `En el archivo, guardada ${saved}`,
  theirsHasMore: (events) =>
    `El archivo continúa la nuestra: ${String(events)} ${events === 1 ? 'entrada' : 'entradas'} más.`,
  differs: 'Son partidas distintas con un mismo número.',
  sameLines: 'Los cuadros son iguales; lo que llevó a ellos, no.',
  takes: { ours: 'Dejar la nuestra', theirs: 'Tomar la del archivo', both: 'Dejar las dos' },
  bothHint: 'Dejar las dos: la del archivo será otra partida. Cuentan ambas hasta que borre una.',
  skipped: (places) => `No se tomó (${String(places)}):`,
  moreSkipped: (places) => `Y ${String(places)} más.`,
  line: (line) => `línea ${String(line)}`,
  reasons: {
    damaged: 'dañado: cortado o cambiado, así que no se puede confiar en él',
    newer: 'guardado por una versión más nueva del programa',
    rules: 'sus bolas no cumplen las reglas de su formato',
    'too-large': 'mayor que cualquier archivo de este programa',
    'other-file': 'no es un archivo de partidas',
    'not-a-file': 'un enlace u otra cosa que no es un archivo',
    unreadable: 'no se puede leer; quizá se sacó la memoria USB',
    'deleted-here': 'borrada aquí, y así se queda',
    'deleted-there': 'borrada en la otra pista',
    'on-lane': 'aún está en esta pista; impórtela cuando haya empezado la partida siguiente',
    counter: 'su número es mayor que el de cualquier pista',
    'only-json': 'partida de liga o de equipo: solo el archivo JSON la tiene entera',
    'no-day': 'empieza sin un día, como 2026-11-20',
    'bad-line': 'no se puede leer como nombre y bolas',
    'not-saved': 'no guardada, porque el disco de esta pista no lo permitió',
  },
};

function games(count: number): string {
  return count === 1 ? '1 partida' : `${String(count)} partidas`;
}
