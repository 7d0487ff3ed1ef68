// @ts-check

/**
 * An arrow's limit: `target` imports from nowhere in `from` but from what `except` names.
 * @typedef {{ target: string, from: string, except?: readonly string[] }} Zone
 */

/** The arrows of ARCHITECTURE.md: `target` may import from nowhere in `from` but what `except` names. */
/** @type {readonly Zone[]} */
export const zones = [
  { target: 'src/core', from: 'src', except: ['core'] },
  // Inside the rules: a line knows no format by name, a league no players, players no change, a change no game,
  // a game no match and no headline, and nobody the classes.
  { target: 'src/core/line/!(*.test).ts', from: 'src/core', except: ['line'] },
  { target: 'src/core/line', from: 'src/core', except: ['line', 'formats', 'testing'] },
  { target: 'src/core/formats', from: 'src/core', except: ['formats', 'line', 'testing'] },
  // Their tests play whole games.
  {
    target: 'src/core/players/!(*.test).ts',
    from: 'src/core',
    except: ['players', 'league', 'line', 'formats'],
  },
  {
    target: 'src/core/line-up/!(*.test).ts',
    from: 'src/core',
    except: ['line-up', 'players', 'league', 'line', 'formats'],
  },
  {
    target: 'src/core/league/!(*.test).ts',
    from: 'src/core',
    except: ['league', 'line', 'formats'],
  },
  {
    target: 'src/core/league',
    from: 'src/core',
    except: ['league', 'line', 'formats', 'testing'],
  },
  {
    target: 'src/core/game',
    from: 'src/core',
    except: ['game', 'line-up', 'league', 'players', 'line', 'formats', 'testing'],
  },
  {
    target: 'src/core/match',
    from: 'src/core',
    except: ['match', 'game', 'league', 'players', 'line', 'formats', 'testing'],
  },
  {
    target: 'src/core/statistics/!(*.test|*.testing).ts',
    from: 'src/core',
    except: ['statistics', 'players', 'league', 'line', 'formats'],
  },
  {
    target: 'src/core/game-code/!(*.test).ts',
    from: 'src/core',
    except: ['game-code', 'game', 'league', 'players', 'line', 'formats'],
  },
  { target: 'src/core/chain/!(*.test).ts', from: 'src/core', except: ['chain', 'players'] },
  { target: 'src/core/need', from: 'src/core/classes' },
  // Practice is no game.
  { target: 'src/core/practice', from: 'src/core', except: ['practice', 'line', 'formats'] },
  { target: 'src/league-files', from: 'src', except: ['league-files', 'core'] },
  {
    target: 'src/game-files',
    from: 'src',
    except: ['game-files', 'core', 'league-files/csv', 'league-files/in/dates.ts'],
  },
  { target: 'src/text', from: 'src', except: ['text', 'core', 'league-files'] },
  {
    target: 'src/contract',
    from: 'src',
    except: ['contract', 'core', 'text', 'league-files'],
  },
  { target: 'src/options', from: 'src', except: ['options', 'core', 'text'] },
  { target: 'src/preload', from: 'src', except: ['preload', 'contract'] },
  {
    target: 'src/saves',
    from: 'src',
    except: ['saves', 'core', 'text', 'contract', 'league-files', 'game-files'],
  },
  ...['src/main/!(house-link)/**', 'src/main/house-link/!(*.test).ts'].map((target) => ({
    target,
    from: 'src',
    except: [
      'main',
      'core',
      'text',
      'options',
      'contract',
      'saves',
      'league-files',
      'game-files',
      'house-contract',
    ],
  })),
  { target: 'src/house-contract', from: 'src', except: ['house-contract', 'core', 'text'] },
  {
    target: 'src/house',
    from: 'src',
    // Of the saves their record (older lanes are read through its parser and migrations).
    except: ['house', 'house-contract', 'core', 'text', 'contract', 'saves/record', 'league-files/csv'],
  },
  {
    target: 'src/front-desk',
    from: 'src',
    except: ['front-desk', 'house-contract', 'board', 'core', 'text', 'contract'],
  },
  { target: 'src/board', from: 'src', except: ['board', 'core', 'text', 'contract'] },
  {
    target: 'src/renderer',
    from: 'src',
    except: ['renderer', 'board', 'core', 'text', 'contract', 'league-files'],
  },
  {
    target: 'src/terminal',
    from: 'src',
    except: ['terminal', 'core', 'text', 'options', 'saves', 'league-files', 'game-files'],
  },
  ...['drive', 'e2e', 'scripts'].map((target) => ({
    target,
    from: 'src',
    except: [
      'core',
      'text',
      'contract',
      'options',
      'saves',
      'terminal',
      'league-files',
      'game-files',
      'house',
      'house-contract',
      'main/house-link',
      // Lanes without a window, for the torture of a house.
      ...['main/games/games.ts', 'main/exports/erased-exports.ts', 'main/start/data-folder.ts'],
      'main/house-orders',
    ],
  })),
  // Tests import no script and scripts no test: what both need to drive the real program is in drive/.
  { target: 'drive', from: 'e2e' },
  { target: 'drive', from: 'scripts' },
  { target: 'e2e', from: 'scripts' },
  { target: 'scripts', from: 'e2e' },
  ...['drive', 'e2e', 'scripts'].map((from) => ({ target: 'src', from })),
];
