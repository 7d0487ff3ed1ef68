import { clock } from './clock.ts';
import { failingCall, failingFsync, failingJournal } from './failing.ts';
import { diskFull, fileLimit } from './full.ts';
import { hostileSize } from './hostile-size.ts';
import { handOver, killAtCall, killAtJournalCall, pairMoveKill } from './kills.ts';
import { manyGames } from './many-games.ts';
import { pairPowerCut, powerCut } from './power-cut.ts';
import { damagedBytes, hostileJson, notAFile } from './spoilt.ts';
import { kill, pairKill } from './sudden.ts';
import type { Elsewhere, Row } from './table.ts';
import { twoMachines, twoWriters } from './writers.ts';
import { lyingDisk, shortWrite } from './writes.ts';

/** The fault table: rows made here at the level of the saves, and where the others are made. */
export const rows: readonly (Row | Elsewhere)[] = [
  kill,
  killAtCall,
  killAtJournalCall,
  handOver,
  pairKill,
  pairMoveKill,
  {
    number: 1,
    fault: 'SIGKILL of the whole program 0-30 ms after a key',
    elsewhere: ['e2e/faults/kill.spec.ts'],
  },
  powerCut,
  pairPowerCut,
  {
    number: 2,
    fault: 'power cut, every state it may leave (in memory)',
    elsewhere: [
      'src/saves/games/crash-states.test.ts',
      'src/saves/games/journal-crash-states.test.ts',
      'src/saves/games/older-crash-states.test.ts',
      'src/main/matches/matches-crash-states.test.ts',
      'src/main/games/journal-crash-states.test.ts',
      'src/main/games/pair-crash-states.test.ts',
      'src/main/games/new-pairs-crash-states.test.ts',
      'src/main/games/moves.test.ts',
    ],
  },
  diskFull,
  fileLimit,
  failingCall,
  shortWrite,
  lyingDisk,
  failingFsync,
  failingJournal,
  {
    number: 6,
    fault: 'data folder read-only, missing, a file, owned by another',
    elsewhere: ['src/saves/games/real-faults.test.ts', 'e2e/bad-start.spec.ts', 'e2e/bad-disk.spec.ts'],
  },
  clock,
  twoWriters,
  {
    number: 9,
    fault: 'file from a newer version, unknown fields',
    elsewhere: [
      'src/saves/record/game-record.test.ts',
      'src/saves/record/newer-game.test.ts',
      'src/saves/games/games-folder.test.ts',
    ],
  },
  damagedBytes,
  hostileJson,
  notAFile,
  manyGames,
  {
    number: 13,
    fault: 'a hand-over to the archive killed, refused or without power in every step (in memory)',
    elsewhere: [
      'src/main/games/hand-over-crash-states.test.ts',
      'src/saves/archive/archive-crash-states.test.ts',
    ],
  },
  {
    number: 14,
    fault: 'renderer crashes, hangs or reloads in a game',
    elsewhere: ['e2e/renderer-faults.spec.ts'],
  },
  {
    number: 15,
    fault: 'the game’s file deleted or edited while it runs',
    elsewhere: [
      'src/saves/games/games-folder.test.ts',
      'src/saves/games/journal.test.ts',
      'e2e/bad-saves.spec.ts',
    ],
  },
  {
    number: 16,
    fault: 'the program, the page or the disk stands still while users press',
    elsewhere: [
      'src/contract/standstill.test.ts',
      'src/main/games/games-stood-still.test.ts',
      'src/renderer/press/late-presses.test.ts',
      'e2e/faults/standing-still.spec.ts',
    ],
  },
  hostileSize,
  twoMachines,
  {
    number: 19,
    fault: 'an error in main that nobody caught, at 28 places and while it ends',
    elsewhere: ['e2e/faults/uncaught.spec.ts'],
  },
];
