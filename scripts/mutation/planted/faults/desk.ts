import type { Planted } from '../fault.ts';

/** What bowlers see and press: the console, the set-up, the boards. */
export const desk: readonly Planted[] = [
  {
    patch: 'undo-label',
    name: 'The undo button names the ball before the one that it takes back',
    room: 'renderer',
    unit: null,
    program: {
      file: 'e2e/entry-keyboard.spec.ts',
      title: 'Backspace and Ctrl+Z undo, Shift+Backspace and Ctrl+Y redo, and the button names the ball',
    },
  },
  {
    patch: 'palm-bowls',
    name: 'A palm on the keys bowls a ball',
    room: 'renderer',
    unit: null,
    program: {
      file: 'e2e/rough-hands.spec.ts',
      title: 'a palm on the keys is one ball at the most, and none where the screen reports its width',
    },
  },
  {
    patch: 'spare-lost',
    name: 'A spare is lost when its first ball is corrected',
    room: 'renderer',
    unit: { file: 'src/renderer/console/correction/correction.test.ts', title: 'keeps a spare a spare' },
    program: null,
  },
  {
    patch: 'third-letter',
    name: 'The third letter of a name does not open the next row',
    room: 'renderer',
    unit: {
      file: 'src/renderer/setup/line-up/line-up-draft.test.ts',
      title: 'the keys "%s" leave the names %j and "%s" in the open row',
    },
    program: null,
  },
  {
    patch: 'resume-starts-anew',
    name: 'A game left yesterday is not offered',
    room: 'renderer',
    unit: null,
    program: {
      file: 'e2e/left-unfinished.spec.ts',
      title: 'a game left yesterday is not on the board: it is offered, and one press resumes it',
    },
  },
  {
    patch: 'waking-touch-presses',
    name: 'The touch that wakes the screen also presses what appears under it',
    room: 'renderer',
    unit: null,
    program: {
      file: 'e2e/next-party.spec.ts',
      title: 'the touch that wakes a resting screen presses nothing else',
    },
  },
  {
    patch: 'nothing-said',
    name: 'A screen reader says nothing after a ball',
    room: 'renderer',
    unit: null,
    program: {
      file: 'e2e/deck.spec.ts',
      title: 'D takes the pins out: digits tap them, Enter says what it enters and enters it',
    },
  },
  {
    patch: 'moving-band',
    name: 'A strike moves over the board although the system asks for less motion',
    room: 'renderer',
    unit: null,
    program: {
      file: 'e2e/board-exciters.spec.ts',
      title: 'switched off, nothing is celebrated; without motion, the NOW bar says it',
    },
  },
  {
    patch: 'undo-sounds',
    name: 'Undo sounds like a ball',
    room: 'renderer',
    unit: { file: 'src/renderer/sound/house-sounds.test.ts', title: 'undo and redo are silent' },
    program: null,
  },
  {
    patch: 'english-left',
    name: 'A label of the display panel is English in every language',
    room: 'renderer',
    unit: {
      file: 'src/renderer/console/panels/panels-in-korean.test.ts',
      title: 'the panel %s has no word of another language in Korean',
    },
    program: null,
  },
  {
    patch: 'overhead-stays-ten',
    name: 'The board above stays at ten frames where five were chosen',
    room: 'renderer',
    unit: {
      file: 'src/renderer/screen/LaneBoardView.test.ts',
      title: 'the board has the %s frames that were chosen',
    },
    program: null,
  },
  {
    patch: 'same-name',
    name: 'A search for one bowler finds others of the same name',
    room: 'renderer',
    unit: {
      file: 'src/renderer/archive/search/search.test.ts',
      title: 'for one bowler goes by who it is, whatever the name was in another game',
    },
    program: null,
  },
  {
    patch: 'last-night-is-tonight',
    name: 'The statistics of tonight count last week’s games',
    room: 'renderer',
    unit: {
      file: 'src/renderer/statistics/choice.test.ts',
      title: 'are the newest twenty whole ones, those of the half year, or all',
    },
    program: null,
  },
  {
    patch: 'other-handicap',
    name: 'The set-up of a match shows each team the handicap of the other one',
    room: 'renderer',
    unit: {
      file: 'src/renderer/league/draft/drafts.test.ts',
      title: 'are the ones of the terms: 90 % of 220 less the average, a vacancy’s from its score',
    },
    program: null,
  },
  {
    patch: 'first-five',
    name: 'The five-frame board of a finished game shows its first frames',
    room: 'board',
    unit: {
      file: 'src/board/frames-shown.test.ts',
      title: 'with nobody on turn they end with the last frame begun',
    },
    program: null,
  },
  {
    patch: 'wrong-half-ringed',
    name: 'The ring is around the lane that the keys do not score',
    room: 'board',
    unit: {
      file: 'src/renderer/screen/LaneBoardView.test.ts',
      title: 'the ring is around the lane that the keys score, and around none where no keys are',
    },
    program: null,
  },
  {
    patch: 'handicap-in-scratch',
    name: 'The scratch score of a team has its handicap in it',
    room: 'board',
    unit: {
      file: 'src/board/league/LeagueBoard.test.ts',
      title: 'has scratch always, with handicap beside it, and a head for each team above its lines',
    },
    program: null,
  },
];
