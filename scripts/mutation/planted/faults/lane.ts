import type { Planted } from '../fault.ts';

/** What main keeps and watches over, and the bridge to it. */
export const lane: readonly Planted[] = [
  {
    patch: 'every-late-press',
    name: 'Each of several presses made while the lane stood still is a ball',
    room: 'contract',
    unit: {
      file: 'src/contract/standstill.test.ts',
      title: 'of three presses of the last second the first is a ball',
    },
    program: null,
  },
  {
    patch: 'late-key-counts',
    name: 'Main does not hear when a key was pressed, so one from while it stood still is a ball',
    room: 'preload',
    unit: { file: 'src/preload/index.test.ts', title: 'a ball reaches main with the time of its press' },
    program: null,
  },
  {
    patch: 'old-generation',
    name: 'A ball that was sent twice is entered twice',
    room: 'main',
    unit: { file: 'src/main/games/games.test.ts', title: 'for an earlier generation is refused' },
    program: null,
  },
  {
    patch: 'hurried-end',
    name: 'The program ends before the last ball is saved',
    room: 'main',
    unit: { file: 'src/main/games/games.test.ts', title: 'all requests are done before the program ends' },
    program: null,
  },
  {
    patch: 'kept-lock',
    name: 'After the end of the program the next one says that the folder is taken',
    room: 'main',
    unit: null,
    program: {
      file: 'e2e/print-service.spec.ts',
      title: 'the program ends although the print service does not answer, and releases its folder',
    },
  },
  {
    patch: 'second-start-unseen',
    name: 'A second start does not bring the lane to the front',
    room: 'main',
    unit: null,
    program: {
      file: 'e2e/bad-start.spec.ts',
      title: 'a second instance on the same folder brings the first to the front and ends; nothing is lost',
    },
  },
  {
    patch: 'crashed-page-stays',
    name: 'The screen stays empty after its page has crashed',
    room: 'main',
    unit: null,
    program: {
      file: 'e2e/renderer-faults.spec.ts',
      title: 'a renderer killed during a game comes back with the same board, and play continues',
    },
  },
  {
    patch: 'every-permission',
    name: 'A page may use the camera and the microphone of the lane',
    room: 'main',
    unit: null,
    program: { file: 'e2e/walls.spec.ts', title: 'every permission is refused' },
  },
  {
    patch: 'any-page-asks',
    name: 'A foreign page in the window of the lane can change games',
    room: 'main',
    unit: { file: 'src/main/bridge/door.test.ts', title: '%s in the window of the lane is forbidden' },
    program: null,
  },
  {
    patch: 'closed-without-pin',
    name: 'Alt+F4 closes the window of the lane without the staff PIN',
    room: 'main',
    unit: null,
    program: {
      file: 'e2e/ways-out.spec.ts',
      title: 'no script and no key leads away from the console or the board, and hidden windows are restored',
    },
  },
  {
    patch: 'staff-stay',
    name: 'The next party has the rights of staff after staff opened the lane',
    room: 'main',
    unit: null,
    program: {
      file: 'e2e/next-party.spec.ts',
      title: 'opening the lane for the next party ends staff mode: later changes are not staff’s',
    },
  },
  {
    patch: 'unkept-setting',
    name: 'A language that was given for one start stays for good',
    room: 'main',
    unit: {
      file: 'src/main/staff/house-settings.test.ts',
      title: 'a language given for one start is not kept with a setting that is changed',
    },
    program: null,
  },
  {
    patch: 'unread-again',
    name: 'A notice that was read comes back when another one is there',
    room: 'main',
    unit: {
      file: 'src/main/games/notice-list.test.ts',
      title: 'a notice goes to every window until it is read, and then to none',
    },
    program: null,
  },
  {
    patch: 'always-a4',
    name: 'A sheet for Letter paper comes out as A4',
    room: 'main',
    unit: null,
    program: {
      file: 'e2e/printing.spec.ts',
      title:
        'a sheet arrives at the printer by itself at the end, again once corrected, and on A4 or Letter as asked, with all names and totals',
    },
  },
  {
    patch: 'one-copy',
    name: 'The printer makes one copy where two were asked for',
    room: 'main',
    unit: {
      file: 'src/main/printing/service/cups-service.test.ts',
      title: 'receives the whole sheet, with its paper, copies and title',
    },
    program: null,
  },
  {
    patch: 'half-an-export',
    name: 'An export that staff stop leaves its files on the stick',
    room: 'main',
    unit: {
      file: 'src/main/exports/exports.test.ts',
      title: 'that are being drawn when the export is stopped leave nothing',
    },
    program: null,
  },
  {
    patch: 'erased-comes-back',
    name: 'A bowler who is erased during an import comes back with it',
    room: 'main',
    unit: {
      file: 'src/main/imports/imports.test.ts',
      title: 'lose the name of a bowler who is erased while the import runs',
    },
    program: null,
  },
  {
    patch: 'huge-picture',
    name: 'A picture of any size is read as a logo',
    room: 'main',
    unit: {
      file: 'src/main/logo/house-logo.test.ts',
      title: 'stays when a file is %s, and no page receives it',
    },
    program: null,
  },
  {
    patch: 'copy-while-bowling',
    name: 'The second copy is made while somebody bowls',
    room: 'main',
    unit: {
      file: 'src/main/copy/copy-due.test.ts',
      title: 'the lane is quiet when no ball was saved for ten minutes, or none at all',
    },
    program: null,
  },
  {
    patch: 'well-while-waiting',
    name: 'Monitoring sees a healthy lane while a ball waits for the disk',
    room: 'main',
    unit: {
      file: 'src/main/operations/health.test.ts',
      title: 'says that a ball waits for the disk, and at the end that the program stopped',
    },
    program: null,
  },
  {
    patch: 'no-longer-pause',
    name: 'A lane without its front desk asks for it every second for ever',
    room: 'main',
    unit: {
      file: 'src/main/house-link/pauses.test.ts',
      title: 'a lane whose front desk is gone asks for it ever more rarely',
    },
    program: null,
  },
  {
    patch: 'order-twice',
    name: 'An order of the front desk that is sent again opens the lane again',
    room: 'main',
    unit: {
      file: 'src/main/house-orders/orders-crash-states.test.ts',
      title: 'asked again, an order has one effect and one answer: $name, journal $journal',
    },
    program: null,
  },
];
