import type { SentOrder } from '../../house-contract/front-desk.ts';
import type { Since } from '../../text/front-desk/since.ts';
import type { TilesText } from '../../text/front-desk/tiles.ts';
import type { LaneKey, LaneNow } from '../house/lane-now.ts';
import { pointsText } from '../../text/league/recap.ts';
import { keyOf } from '../house/lane-now.ts';
import { factsOf, type GameFacts } from './game-facts.ts';
import { isClosed, isOpening, lookOf, type LaneLook } from './lane-look.ts';
import { matchFacts, type MatchFacts } from './match-facts.ts';
import { minutesLeft, openedShare } from './time-left.ts';

/** The words of a tile; `short` is for 80 lanes on one page. */
export interface TileLine {
  readonly long: string;
  readonly short: string;
  /** `soon` is a white tag for what is about to end. */
  readonly kind: 'plain' | 'strong' | 'soon' | 'red';
}

export interface Tile {
  readonly keys: readonly LaneKey[];
  readonly numbers: readonly number[];
  readonly look: LaneLook;
  readonly word: TileLine;
  readonly title: string;
  readonly lines: readonly TileLine[];
  /** A league's match, home first. */
  readonly teams: MatchFacts['teams'];
  /** The frame being bowled (after the last one, one more), or the share of the time used (0 to 1). */
  readonly progress:
    | { readonly kind: 'frames'; readonly frame: number; readonly frames: number }
    | { readonly kind: 'time'; readonly share: number }
    | null;
}

export interface TileWorld {
  readonly orders: readonly SentOrder[];
  /** Milliseconds. */
  readonly now: number;
  readonly since: (at: string) => Since;
  readonly text: TilesText;
}

/** The last ten minutes, or the last game from its eighth frame, are marked. */
const SOON_MINUTES = 10;
const SOON_FRAME = 8;

/** The tile of one lane, or of both lanes of a match while neither needs attention. */
export function tileOf(lane: LaneNow, beside: LaneNow | null, world: TileWorld): Tile {
  const look = lookOf(lane, world.orders);
  const game = lane.game.state === 'game' ? lane.game.game : null;
  const facts = game === null ? null : factsOf(game);
  const isShown = look !== 'free' && look !== 'closed';
  const match =
    game === null || !isShown
      ? null
      : matchFacts(game, beside?.game.state === 'game' ? beside.game.game : null);
  const lanes = beside === null ? [lane] : [lane, beside];
  return {
    keys: lanes.map(({ state }) => keyOf(state)),
    numbers: lanes.map(({ state }) => state.lane),
    look,
    word: wordOf(look, lane, match, world),
    title: isShown && match === null ? titleOf(look, facts, world.text) : '',
    teams: match?.teams ?? [],
    lines: linesOf(look, lane, { facts: isShown ? facts : null, match }, world),
    progress: isShown ? progressOf(lane, facts, world) : null,
  };
}

/** The party's name: two bowlers, or the first one and how many more. */
export function partyOf({ names, teams, isLeague }: GameFacts, text: TilesText): string {
  if (isLeague && teams.length > 0) return teams.join(' – ');
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first}, ${second}` : text.andOthers(first, names.length - 1);
}

function titleOf(look: LaneLook, facts: GameFacts | null, text: TilesText): string {
  if (look === 'offline') return text.offline;
  return facts === null ? '' : partyOf(facts, text);
}

function wordOf(look: LaneLook, { state }: LaneNow, match: MatchFacts | null, world: TileWorld): TileLine {
  const { text, now } = world;
  if (look === 'help') {
    const minutes = Math.max(0, Math.floor((now - Date.parse(state.helpSince ?? '')) / 60_000));
    return { long: text.help(minutes), short: text.helpShort(minutes), kind: 'plain' };
  }
  if (look === 'league' && match?.points)
    return plain(text.points(pointsText(match.points[0], text), pointsText(match.points[1], text)), '');
  // The title or a line has the word.
  if (look === 'offline' || look === 'doubled') return plain('', '');
  return plain(text[look], '');
}

function linesOf(
  look: LaneLook,
  lane: LaneNow,
  { facts, match }: { readonly facts: GameFacts | null; readonly match: MatchFacts | null },
  world: TileWorld,
): readonly TileLine[] {
  const { text } = world;
  const { state } = lane;
  const lines: TileLine[] = [];
  if (look === 'offline') {
    lines.push(plain(text.since(world.since(state.offlineSince ?? ''))));
    if (facts !== null) lines.push(plain(text.lastSeen(gameWords(facts, lane, text).long), ''));
    return [...lines, ...askedLines(lane, text)];
  }
  if (look === 'free' || look === 'closed' || look === 'silent') {
    const opening = isOpening(state, world.orders)
      ? [{ ...line(text.opening), kind: 'strong' as const }]
      : [];
    return [plain('', text[look]), ...opening, ...askedLines(lane, text)];
  }
  if (look === 'trouble') lines.push({ ...line('', wordOf(look, lane, match, world).long), kind: 'red' });
  if (look === 'doubled') return [{ ...line(text.doubledWhat, text.doubledShort), kind: 'strong' }];
  if (look === 'catchingUp') {
    const left = state.state?.toDeliver ?? 0;
    if (left > 0) lines.push({ ...line(text.toDeliver(left), text.toDeliverShort(left)), kind: 'strong' });
  }
  if (lane.game.state === 'broken') lines.push(plain(text.broken));
  if (match !== null) lines.push(plain(match.withHandicap ? text.withHandicap : text.scratch, ''));
  else if (facts !== null) lines.push(plain(text.bowlers(facts.names.length), ''));
  return [...lines, goesLine(lane, facts, world), ...askedLines(lane, text)];
}

/** How far the lane is: the time left, game and frame, or that nobody bowls yet. */
function goesLine(lane: LaneNow, facts: GameFacts | null, { text, now, orders }: TileWorld): TileLine {
  const state = lane.state.state;
  const minutes = state === null ? null : minutesLeft(state, now);
  if (minutes !== null) {
    // A lane that is closed while nobody bowls has that moment as its end.
    if (minutes <= 0)
      return isClosed(lane.state, orders) ? plain(text.closed) : { ...line(text.timeIsUp), kind: 'soon' };
    const words = { long: text.minutesLeft(minutes), short: text.minutesLeftShort(minutes) };
    return { ...words, kind: minutes <= SOON_MINUTES ? 'soon' : 'strong' };
  }
  if (state?.phase === 'practice') return { ...line(text.practice), kind: 'strong' };
  if (facts === null) return { ...line(text.nobodyYet, text.nobodyYetShort), kind: 'strong' };
  const isLast = state?.gamesLeft === 0 && facts.phase === 'running';
  if (isLast && facts.frame >= SOON_FRAME)
    return { long: text.lastGame(facts.frame), short: text.lastGameShort, kind: 'soon' };
  return { ...gameWords(facts, lane, text), kind: 'strong' };
}

function gameWords(
  facts: GameFacts,
  { state }: LaneNow,
  text: TilesText,
): { readonly long: string; readonly short: string } {
  const left = state.state?.gamesLeft ?? null;
  const games = left === null ? facts.games : facts.number + left;
  switch (facts.phase) {
    case 'running':
      return {
        long: text.gameFrame(facts.number, games, facts.frame),
        short: text.gameFrameShort(facts.number, games, facts.frame),
      };
    case 'over':
      return { long: text.gameOver(facts.number, games), short: text.gameOverShort(facts.number, games) };
    case 'stopped':
      return { long: text.gameStopped(facts.number), short: text.gameStoppedShort(facts.number) };
    case 'moved':
      return { long: text.gameMoved(facts.number), short: text.gameMovedShort(facts.number) };
  }
}

function askedLines({ state }: LaneNow, text: TilesText): readonly TileLine[] {
  const asked = state.forks + state.aside;
  return asked === 0 ? [] : [{ ...line(text.toLookAt(asked)), kind: 'strong' }];
}

function progressOf(lane: LaneNow, facts: GameFacts | null, world: TileWorld): Tile['progress'] {
  const share = openedShare(lane.state, world.orders, world.now);
  if (share !== null) return { kind: 'time', share };
  switch (facts?.phase) {
    case 'running':
      return { kind: 'frames', frame: facts.frame, frames: facts.frames };
    case 'over':
      return { kind: 'frames', frame: facts.frames + 1, frames: facts.frames };
    // It is not bowled to its end here.
    case 'stopped':
    case 'moved':
    case undefined:
      return null;
  }
}

function line(long: string, short = long): { readonly long: string; readonly short: string } {
  return { long, short };
}

function plain(long: string, short = long): TileLine {
  return { long, short, kind: 'plain' };
}
