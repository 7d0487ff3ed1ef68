import type { ImportsText } from './imports.ts';

export const IMPORTS_DE: ImportsText = {
  title: 'Spiele von anderen Bahnen und aus Dateien',
  hint: 'Exporte, Datenordner und Sicherungskopien auf einem USB-Stick oder im Ordner „import“. Nichts wird hinzugefügt, bevor Sie sehen, was darin ist.',
  hintWithoutSticks:
    'Exporte, Datenordner und Sicherungskopien im Ordner „import“. Nichts wird hinzugefügt, bevor Sie sehen, was darin ist.',
  lookAgain: 'Neu suchen',
  none: 'Keine Datei und kein Ordner mit Spielen gefunden.',
  more: (more) =>
    more === 1 ? '1 weitere wird nicht gezeigt.' : `${String(more)} weitere werden nicht gezeigt.`,
  folder: 'Datenordner',
  reading: (read) => `Wird gelesen… bisher ${games(read)}`,
  adding: (added) => `Wird hinzugefügt… bisher ${games(added)}`,
  stop: 'Anhalten',
  noAnswer: 'Das Lesen hat zu lange gedauert.',
  ended: {
    reading: 'Das Lesen wurde angehalten; nichts wurde hinzugefügt.',
    adding:
      'Angehalten. Was schon hinzugefügt wurde, bleibt; wählen Sie die Dateien erneut, dann kommt der Rest.',
  },
  fresh: (count) =>
    count === 0 ? 'Keine neuen Spiele.' : count === 1 ? '1 neues Spiel.' : `${String(count)} neue Spiele.`,
  added: (count) =>
    count === 0
      ? 'Kein Spiel wurde hinzugefügt.'
      : `${games(count)} ${count === 1 ? 'wurde' : 'wurden'} hinzugefügt.`,
  from: (first, last) => (first === last ? `Gespielt am ${first}.` : `Gespielt vom ${first} bis ${last}.`),
  names: (names, hasMore) => `Spieler: ${names}${hasMore ? ' und andere' : ''}`,
  here: (count) => `${games(count)} ${count === 1 ? 'ist' : 'sind'} schon hier.`,
  oursMore: (count) =>
    `${games(count)} ${count === 1 ? 'ist' : 'sind'} schon hier, mit mehr Würfen als in der Datei.`,
  taken: (count) => `${games(count)} ${count === 1 ? 'wurde' : 'wurden'} wie gewählt übernommen.`,
  add: (count) => (count === 0 ? 'Auswahl anwenden' : `${games(count)} hinzufügen`),
  nothingToAdd: 'Es gibt nichts hinzuzufügen.',
  notAdded: 'Was vorher gespeichert wurde, bleibt; der Rest ließ sich nicht speichern:',
  asked: (count) =>
    `${games(count)} ${count === 1 ? 'weicht' : 'weichen'} von dem ab, was hier ist. Bitte für jedes wählen:`,
  moreAsked: (count) =>
    `Nach ${count === 1 ? '1 weiteren Spiel' : `${String(count)} weiteren Spielen`} fragt der nächste Import.`,
  game: (day, lane, game) => `${day}, Bahn ${String(lane)}, Spiel ${String(game)}`,
  ours: (saved) => `Hier, gespeichert ${saved}`,
  theirs: (saved) => `In der Datei, gespeichert ${saved}`,
  theirsHasMore: (events) =>
    `Die Datei führt unser Spiel fort: ${String(events)} ${events === 1 ? 'Eintrag' : 'Einträge'} mehr.`,
  differs: 'Zwei verschiedene Spiele mit derselben Nummer.',
  sameLines: 'Die Frames sind gleich; was zu ihnen führte, nicht.',
  takes: { ours: 'Unseres behalten', theirs: 'Das aus der Datei nehmen', both: 'Beide behalten' },
  bothHint: 'Beide behalten: Das aus der Datei wird ein zweites Spiel. Beide zählen, bis Sie eines löschen.',
  skipped: (places) => `Nicht übernommen (${String(places)}):`,
  moreSkipped: (places) => `Und ${String(places)} weitere.`,
  line: (line) => `Zeile ${String(line)}`,
  readAs: (file, encoding) => `${file} in ${encoding} gelesen.`,
  unseen: (file) => `Unsichtbare Zeichen in Namen aus ${file} bleiben weg.`,
  unclear: (file) => `Wie sind die Buchstaben von ${file} zu lesen?`,
  reasons: {
    damaged: 'beschädigt: abgeschnitten oder verändert, daher nicht vertrauenswürdig',
    newer: 'von einer neueren Version des Programms gespeichert',
    rules: 'die Würfe verletzen die Regeln des Formats',
    'too-large': 'größer als jede Datei dieses Programms',
    'too-slow': 'zehn Sekunden lang kein Spiel gefunden; der Rest wurde nicht gelesen',
    'other-file': 'keine Datei mit Spielen',
    'wrong-encoding': 'ist JSON in UTF-16: bitte in UTF-8 speichern',
    'not-a-file': 'ein Link oder sonst keine Datei',
    unreadable: 'nicht lesbar; vielleicht wurde der Stick abgezogen',
    'deleted-here': 'hier gelöscht; das bleibt so',
    'deleted-there': 'auf der anderen Bahn gelöscht',
    'on-lane': 'noch auf dieser Bahn; nach Beginn des nächsten Spiels erneut importieren',
    counter: 'die Nummer ist höher als auf jeder Bahn',
    'only-json': 'Spiel einer Liga oder eines Teams: nur die JSON-Datei hat alles',
    'rows-missing': 'Zeilen dieses Spiels fehlen oder stehen woanders in der Tabelle',
    'no-day': 'beginnt ohne einen eindeutigen Tag wie 2026-11-20',
    'bad-heading': 'hat in der ersten Zeile mehr als Tag, Bahn, Spiel und Spielart',
    'bad-line': 'nicht als Name und Würfe lesbar',
    'score-differs': 'das notierte Ergebnis passt nicht zu den Würfen',
    'not-saved': 'nicht gespeichert, weil die Festplatte dieser Bahn es nicht zuließ',
  },
};

function games(count: number): string {
  return count === 1 ? '1 Spiel' : `${String(count)} Spiele`;
}
