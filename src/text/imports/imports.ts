import type { InEveryLanguage, LikeEnglish } from '../language.ts';
import { IMPORTS_DE } from './imports-de.ts';
import { IMPORTS_ES } from './imports-es.ts';
import { IMPORTS_KO } from './imports-ko.ts';

const en = {
  title: 'Games from other lanes and from files',
  hint: 'Exports, data folders and second copies on a USB stick or in the folder “import”. Nothing is added before you see what is in them.',
  /** The same for systems that cannot tell sticks from other disks. */
  hintWithoutSticks:
    'Exports, data folders and second copies in the folder “import”. Nothing is added before you see what is in them.',
  lookAgain: 'Look again',
  none: 'No file or folder with games was found.',
  more: (more: number) => (more === 1 ? '1 more is not shown.' : `${String(more)} more are not shown.`),
  folder: 'data folder',
  reading: (read: number) => `Reading… ${games(read)} so far`,
  adding: (added: number) => `Adding… ${games(added)} so far`,
  stop: 'Stop',
  /** Why an import ended that nobody stopped. */
  noAnswer: 'Reading took too long.',
  /** How an import ended before it was done, and what became of its games. */
  ended: {
    reading: 'Reading was stopped; nothing was added.',
    adding: 'Adding was stopped. The games added so far stay; choose the files again to add the rest.',
  },
  /** Games that are not here yet. */
  fresh: (count: number) =>
    count === 0 ? 'No new games.' : count === 1 ? '1 new game.' : `${String(count)} new games.`,
  added: (count: number) =>
    count === 0 ? 'No game was added.' : `${games(count)} ${count === 1 ? 'was' : 'were'} added.`,
  from: (first: string, last: string) =>
    first === last ? `Bowled on ${first}.` : `Bowled from ${first} to ${last}.`,
  names: (names: string, hasMore: boolean) => `Bowlers: ${names}${hasMore ? ' and others' : ''}`,
  here: (count: number) => `${games(count)} ${count === 1 ? 'is' : 'are'} already here.`,
  oursMore: (count: number) =>
    `${games(count)} ${count === 1 ? 'is' : 'are'} already here, with more balls than in the file.`,
  taken: (count: number) => `${games(count)} ${count === 1 ? 'was' : 'were'} taken as you chose.`,
  add: (count: number) => (count === 0 ? 'Apply the choices' : `Add ${games(count)}`),
  nothingToAdd: 'There is nothing to add.',
  /** The disk refused; behind it stands why. */
  notAdded: 'What was saved before stays; the rest could not be saved:',
  asked: (count: number) =>
    `${games(count)} ${count === 1 ? 'differs' : 'differ'} from what is here. Choose for each:`,
  moreAsked: (count: number) => `The next import will ask about ${games(count)} more.`,
  game: (day: string, lane: number, game: number) => `${day}, lane ${String(lane)}, game ${String(game)}`,
  ours: (saved: string) => `Here, saved ${saved}`,
  theirs: (saved: string) => `In the file, saved ${saved}`,
  theirsHasMore: (events: number) =>
    `The file continues our game: ${String(events)} ${events === 1 ? 'entry' : 'entries'} more.`,
  differs: 'Two different games with the same number.',
  /** Every line is the same, and what led to it is not. */
  sameLines: 'The frames are the same; what led to them differs.',
  takes: { ours: 'Keep ours', theirs: 'Take the file’s', both: 'Keep both' },
  bothHint: 'Keep both: the file’s becomes a second game. Both count until you delete one.',
  skipped: (places: number) => `Not taken (${String(places)}):`,
  moreSkipped: (places: number) => `And ${String(places)} more.`,
  line: (line: number) => `line ${String(line)}`,
  readAs: (file: string, encoding: string) => `Read ${file} in ${encoding}.`,
  /** Names lost what nobody sees. */
  unseen: (file: string) => `Invisible characters in names of ${file} are left out.`,
  /** The question about a file's encoding; each answer is a sample. */
  unclear: (file: string) => `How are the letters of ${file} to be read?`,
  reasons: {
    damaged: 'damaged: cut off or changed, so nothing in it can be trusted',
    newer: 'saved by a newer version of the program',
    rules: 'its balls break the rules of its format',
    'too-large': 'larger than any file of this program',
    'too-slow': 'no game was found for ten seconds; the rest was not read',
    'other-file': 'not a file of games',
    'wrong-encoding': 'is JSON in UTF-16: save it in UTF-8',
    'not-a-file': 'a link or something else that is not a file',
    unreadable: 'cannot be read; the stick may have been pulled out',
    'deleted-here': 'deleted here, and stays deleted',
    'deleted-there': 'deleted on the other lane',
    'on-lane': 'still on this lane; import it again after the next game has begun',
    counter: 'its number is higher than any lane’s',
    'only-json': 'a league’s or team’s game: only the JSON file has all of it',
    'rows-missing': 'rows of this game are missing or elsewhere in the table',
    'no-day': 'begins without a clear day, such as 2026-11-20',
    'bad-heading': 'has more in its first line than day, lane, game and format',
    'bad-line': 'cannot be read as a name and balls',
    'score-differs': 'the written total is not what the balls make',
    'not-saved': 'not saved, because this lane’s disk refused',
  },
};

/** The settings' page where games of other lanes and games on paper come in. */
export type ImportsText = LikeEnglish<typeof en>;

export const IMPORTS_TEXT: InEveryLanguage<ImportsText> = {
  en,
  es: IMPORTS_ES,
  ko: IMPORTS_KO,
  de: IMPORTS_DE,
};

function games(count: number): string {
  return count === 1 ? '1 game' : `${String(count)} games`;
}
