import type { ImportsText } from './imports.ts';

export const IMPORTS_EN: ImportsText = {
  title: 'Games from other lanes and from files',
  hint: 'Exports, data folders and second copies on a USB stick or in the folder “import”. Nothing is added before you see what is in them.',
  hintWithoutSticks:
    'Exports, data folders and second copies in the folder “import”. Nothing is added before you see what is in them.',
  lookAgain: 'Look again',
  none: 'Nothing was found that may hold games.',
  more: (more) => `${String(more)} more are not shown.`,
  folder: 'data folder',
  reading: (read) => `Reading… ${games(read)} so far`,
  adding: (added) => `Adding… ${games(added)} so far`,
  stop: 'Stop',
  fresh: (count) =>
    count === 0 ? 'No game is new here.' : `${games(count)} ${count === 1 ? 'is' : 'are'} new here.`,
  added: (count) =>
    count === 0 ? 'No game was added.' : `${games(count)} ${count === 1 ? 'was' : 'were'} added.`,
  from: (first, last) => (first === last ? `Bowled on ${first}.` : `Bowled from ${first} to ${last}.`),
  names: (names, hasMore) => `Bowlers: ${names}${hasMore ? ' and others' : ''}.`,
  here: (count) => `${games(count)} already here.`,
  oursMore: (count) => `${games(count)} already here, with more balls than in the file.`,
  taken: (count) => `${games(count)} taken as you chose.`,
  add: (count) => (count === 0 ? 'Do as chosen' : `Add ${games(count)}`),
  nothingToAdd: 'There is nothing to add.',
  notAdded: 'The disk refused to save. The games before this are added:',
  asked: (count) => `${games(count)} ${count === 1 ? 'is' : 'are'} here in another state. Choose for each:`,
  moreAsked: (count) => `${games(count)} more will be asked about next time.`,
  game: (day, lane, game) => `${day}, lane ${String(lane)}, game ${String(game)}`,
  ours: (saved) => `Here, saved ${saved}`,
  theirs: (saved) => `In the file, saved ${saved}`,
  theirsHasMore: (events) =>
    `The file goes on from ours: ${String(events)} ${events === 1 ? 'entry' : 'entries'} more.`,
  differs: 'The two are different games under one number.',
  sameLines: 'The frames are the same; what led to them differs.',
  takes: { ours: 'Keep ours', theirs: 'Take the file’s', both: 'Keep both' },
  bothHint: 'Keep both: the file’s becomes a second game. Both count until you delete one.',
  skipped: (places) => `Not taken (${String(places)}):`,
  moreSkipped: (places) => `And ${String(places)} more.`,
  line: (line) => `line ${String(line)}`,
  reasons: {
    damaged: 'damaged: cut off or changed, so nothing in it can be trusted',
    newer: 'saved by a newer version of the program',
    rules: 'its balls break the rules of its format',
    'too-large': 'larger than any file of this program',
    'other-file': 'not a file of games',
    'not-a-file': 'a link or something else that is not a file',
    unreadable: 'cannot be read; the stick may have been pulled out',
    'deleted-here': 'deleted here, and stays deleted',
    'deleted-there': 'deleted on the other lane',
    'on-lane': 'still on this lane; import it again after the next game has begun',
    counter: 'its number is higher than any lane’s',
    'only-json': 'a league’s or team’s game: only the JSON file has all of it',
    'no-day': 'begins without a day, such as 2026-11-20',
    'bad-line': 'cannot be read as a name and balls',
    'not-saved': 'not saved, because this lane’s disk refused',
  },
};

function games(count: number): string {
  return count === 1 ? '1 game' : `${String(count)} games`;
}
