/** Paths of the service. A lane sends its key as `Authorization: Bearer`; the page has a session cookie. */
export const LANE_ROUTES = {
  /** Asked without a key and without trusting the answer: staff compare the fingerprint. */
  authority: '/lane/v1/authority',
  /** With `?opens=1` the answer also says who opens the lanes, which older lanes would not read. */
  pair: '/lane/v1/pair',
  hello: '/lane/v1/hello',
  compare: '/lane/v1/compare',
  facts: '/lane/v1/facts',
  deletions: '/lane/v1/deletions',
  /** POST tells the bowlers whom this lane has erased; GET answers with those of the whole house. */
  erasures: '/lane/v1/erasures',
  states: '/lane/v1/states',
  answers: '/lane/v1/answers',
  /**
   * Server-sent events: `order` with an `Order`, and `opens` with an `Opens`, at first and at each change. After
   * `compare` the lane compares its games; after `erased` it asks whom the house has erased. With `?beats=1` the lane
   * promises to report its states every 15 s, empty ones too; a silent one is cut off.
   */
  stream: '/lane/v1/stream',
} as const;

export const DESK_ROUTES = {
  signIn: '/desk/v1/sign-in',
  signOut: '/desk/v1/sign-out',
  me: '/desk/v1/me',
  password: '/desk/v1/me/password',
  state: '/desk/v1/state',
  stream: '/desk/v1/stream',
  orders: '/desk/v1/orders',
  cancel: '/desk/v1/orders/cancel',
  moves: '/desk/v1/moves',
  moveOn: '/desk/v1/moves/on',
  waiting: '/desk/v1/waiting',
  pairingCodes: '/desk/v1/pairing-codes',
  lanes: '/desk/v1/lanes',
  opens: '/desk/v1/lanes/opens',
  forks: '/desk/v1/forks',
  accounts: '/desk/v1/accounts',
  audit: '/desk/v1/audit',
  report: '/desk/v1/report',
  reportCsv: '/desk/v1/report.csv',
} as const;

/** The beginning of all paths above. */
export const DESK_PREFIX = '/desk/v1/';
