import type { ImportsText } from './imports.ts';

export const IMPORTS_DE: ImportsText = {
  title: 'Spiele von anderen Bahnen und aus Dateien',
  hint: 'Exporte, Datenordner und Zweitkopien auf einem USB-Stick oder im Ordner „import“. Nichts wird hinzugefügt, bevor Sie sehen, was darin ist.',
  hintWithoutSticks:
    'Exporte, Datenordner und Zweitkopien im Ordner „import“. Nichts wird hinzugefügt, bevor Sie sehen, was darin ist.',
  lookAgain: 'Neu suchen',
  none: 'Nichts gefunden, worin Spiele sein können.',
  more: (more) => `${String(more)} weitere werden nicht gezeigt.`,
  folder: 'Datenordner',
  reading: (read) => `Wird gelesen… bisher ${games(read)}`,
  adding: (added) => `Wird hinzugefügt… bisher ${games(added)}`,
  stop: 'Anhalten',
  fresh: (count) =>
    count === 0 ? 'Kein Spiel ist hier neu.' : `${games(count)} ${count === 1 ? 'ist' : 'sind'} hier neu.`,
  added: (count) =>
    count === 0
      ? 'Kein Spiel wurde hinzugefügt.'
      : `${games(count)} ${count === 1 ? 'wurde' : 'wurden'} hinzugefügt.`,
  from: (first, last) => (first === last ? `Gespielt am ${first}.` : `Gespielt vom ${first} bis ${last}.`),
  names: (names, hasMore) => `Spieler: ${names}${hasMore ? ' und andere' : ''}.`,
  here: (count) => `${games(count)} schon hier.`,
  oursMore: (count) => `${games(count)} schon hier, mit mehr Würfen als in der Datei.`,
  taken: (count) => `${games(count)} wie gewählt übernommen.`,
  add: (count) => (count === 0 ? 'Wie gewählt ausführen' : `${games(count)} hinzufügen`),
  nothingToAdd: 'Es gibt nichts hinzuzufügen.',
  notAdded: 'Die Festplatte hat das Speichern verweigert. Die Spiele davor sind hinzugefügt:',
  asked: (count) =>
    `${games(count)} ${count === 1 ? 'ist' : 'sind'} hier in einem anderen Stand. Bitte je wählen:`,
  moreAsked: (count) => `Nach ${games(count)} mehr wird beim nächsten Mal gefragt.`,
  game: (day, lane, game) => `${day}, Bahn ${String(lane)}, Spiel ${String(game)}`,
  ours: (saved) => `Hier, gespeichert ${saved}`,
  theirs: (saved) => `In der Datei, gespeichert ${saved}`,
  theirsHasMore: (events) =>
    `Die Datei führt unser Spiel fort: ${String(events)} ${events === 1 ? 'Eintrag' : 'Einträge'} mehr.`,
  differs: 'Es sind verschiedene Spiele unter einer Nummer.',
  sameLines: 'Die Frames sind gleich; was zu ihnen führte, nicht.',
  takes: { ours: 'Unseres behalten', theirs: 'Das der Datei nehmen', both: 'Beide behalten' },
  bothHint: 'Beide behalten: Das der Datei wird ein zweites Spiel. Beide zählen, bis Sie eines löschen.',
  skipped: (places) => `Nicht übernommen (${String(places)}):`,
  moreSkipped: (places) => `Und ${String(places)} weitere.`,
  line: (line) => `Zeile ${String(line)}`,
  reasons: {
    damaged: 'beschädigt: abgeschnitten oder verändert, daher nicht vertrauenswürdig',
    newer: 'von einer neueren Version des Programms gespeichert',
    rules: 'die Würfe verletzen die Regeln des Formats',
    'too-large': 'größer als jede Datei dieses Programms',
    'other-file': 'keine Datei mit Spielen',
    'not-a-file': 'ein Link oder sonst keine Datei',
    unreadable: 'nicht lesbar; vielleicht wurde der Stick abgezogen',
    'deleted-here': 'hier gelöscht, und das bleibt so',
    'deleted-there': 'auf der anderen Bahn gelöscht',
    'on-lane': 'noch auf dieser Bahn; nach Beginn des nächsten Spiels erneut importieren',
    counter: 'die Nummer ist höher als auf jeder Bahn',
    'only-json': 'Spiel einer Liga oder eines Teams: nur die JSON-Datei hat alles',
    'no-day': 'beginnt ohne einen Tag wie 2026-11-20',
    'bad-line': 'nicht als Name und Würfe lesbar',
    'not-saved': 'nicht gespeichert, weil die Festplatte dieser Bahn ablehnte',
  },
};

function games(count: number): string {
  return count === 1 ? '1 Spiel' : `${String(count)} Spiele`;
}
