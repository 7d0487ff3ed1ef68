import type { Planted } from '../fault.ts';

/** The front desk and its service. */
export const house: readonly Planted[] = [
  {
    patch: 'lane-seven-finds-seventeen',
    name: 'A search for lane 7 at the front desk finds lane 17',
    room: 'front-desk',
    unit: {
      file: 'src/front-desk/lanes/tile.test.ts',
      title: 'search finds parties, bowlers, teams and lanes, without accents and case',
    },
    program: null,
  },
  {
    patch: 'never-lost',
    name: 'The front desk does not say that its service is silent',
    room: 'front-desk',
    unit: {
      file: 'src/front-desk/house/house.test.ts',
      title:
        'a lost connection is shown with its time until the service is heard again, and what is known stays',
    },
    program: null,
  },
  {
    patch: 'session-never-ends',
    name: 'Whoever leaves the front desk stays signed in all day',
    room: 'house',
    unit: { file: 'src/house/accounts/accounts.test.ts', title: 'a session ends some hours after it was %s' },
    program: null,
  },
  {
    patch: 'guesses-unlimited',
    name: 'A password can be guessed without end by writing the name in other ways',
    room: 'house',
    unit: {
      file: 'src/house/accounts/signing-in.test.ts',
      title: 'a name written in another way has no further guesses at its password',
    },
    program: null,
  },
];
