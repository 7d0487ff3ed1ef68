import type { Game } from '../../core/game/game.ts';
import { namesIn } from '../../core/players/position.ts';
import { formatOf } from '../../core/formats/formats.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { SaveFailure } from '../../saves/disk/durable-file.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import { type Dialogue, askUntil } from './dialogue.ts';
import { noHome, openHome, type Clock, type FolderNotice, type Home } from './home.ts';
import type { KeptGame } from './kept-game.ts';
import type { NewGame } from './new-setup.ts';
import type { Options } from './options.ts';
import { play } from './play.ts';
import { noticeSentence } from '../../text/start/notice.ts';
import { folderSentence } from './option-lines.ts';
import { takesOver } from './second-machine.ts';
import { askTeams } from './teams.ts';
import type { Words } from './words.ts';
import { lineUp, type NamedPlayer } from '../../core/players/player.ts';
import { refusalText } from '../../text/refusals/refusals.ts';
import { nameIn, onlyNameIn, playerCountIn, yesOrNoIn, optionIn } from './answers.ts';
import { optionsOf, type Format } from '../../core/formats/format.ts';
import type { TextsByFormat } from '../../text/formats.ts';

export interface Session {
  readonly options: Options;
  /** The data folder's path, or null to save nothing. */
  readonly folder: string | null;
  readonly words: Words;
  readonly dialogue: Dialogue;
  /** Writes outside the dialogue. */
  readonly tell: (sentence: string) => Promise<unknown>;
  readonly clock: Clock;
}

/** Plays one game from its first question, or from where it was left, to its end. Returns the exit code. */
export async function runSession(session: Session): Promise<number> {
  const home = await homeFor(session);
  if (!home.ok) {
    await session.tell(home.error);
    return 1;
  }
  try {
    return await playAt(home.value, session);
  } finally {
    await home.value.release();
  }
}

/** Opens where games are saved; or a sentence that says why not. */
async function homeFor(session: Session): Promise<Result<Home, string>> {
  const { folder, clock, words, tell } = session;
  if (folder === null) return ok(noHome(clock));
  const disk = new NodeDisk();
  const ears = { clock, tell: (notice: FolderNotice) => tell(noticeSentence(words, notice)) };
  const watching = (): void => void tell(words.takeOver.watching);
  for (let over: string | null = null; ;) {
    const home = await openHome(disk, folder, ears, { over, watching });
    if (home.ok) return home;
    const refusal = home.error;
    const answer = refusal.code === 'unclear' ? await takesOver(refusal, session, { disk, folder }) : null;
    if (answer === 'leave') return err(words.takeOver.left);
    if (refusal.code !== 'unclear' || answer !== 'take') return err(folderSentence(words, folder, refusal));
    over = refusal.lock;
  }
}

async function playAt(home: Home, session: Session): Promise<number> {
  const { folder, words, tell, options, dialogue } = session;
  const resumed = await resumedGame(home, session);
  if (resumed === 'ended') return 0;
  const begun = resumed === null ? await begin(home, session) : ok(resumed);
  if (begun === null) return 0;
  if (!begun.ok) {
    await tell(folderSentence(words, folder ?? '', { code: 'trouble', trouble: begun.error.trouble }));
    return 1;
  }
  const kept = begun.value;
  if (resumed !== null && options.name !== null && !isPlaying(options.name, kept.game))
    await tell(words.scoreboard.nameNotUsed(options.name));
  let code = 0;
  try {
    await play(kept, dialogue, { ...options, words });
  } finally {
    const left = await kept.leave();
    if (!left.ok) {
      await tell(words.refusals.notSaved(words.refusals.troubles[left.error.trouble]));
      code = 1;
    }
  }
  return code;
}

/** The game to continue, if any; one left long ago only on request. */
async function resumedGame(home: Home, session: Session): Promise<KeptGame | 'ended' | null> {
  const { running, unfinished } = home;
  if (running !== null || unfinished === null) return running;
  const isWanted = await goesOn(unfinished, session);
  if (isWanted === null) return 'ended';
  return isWanted ? unfinished : null;
}

function isPlaying(wanted: string, { position }: Game): boolean {
  return namesIn(position).includes(wanted);
}

/** Begins a new game, saved before its empty board is shown; null when the input ended first. */
async function begin(
  home: Home,
  { options, words, dialogue }: Session,
): Promise<Result<KeptGame, SaveFailure> | null> {
  const players = await askPlayers(dialogue, options, words);
  return players === null ? null : home.begin({ format: options.format, players });
}

/** Asks who bowls, each alone or in teams; null when the input ended first. */
async function askPlayers(
  dialogue: Dialogue,
  options: Options,
  words: Words,
): Promise<NewGame['players'] | null> {
  const format = formatOf(options.format);
  if (format.sharing !== null) return askTeams(dialogue, format.sharing, options, words);
  const named = await askLineUp(dialogue, options, words);
  return named === null ? null : askOptions(dialogue, format, named, words);
}

/** Asks for the players' names; null when the input ended first. */
async function askLineUp(
  dialogue: Dialogue,
  options: Pick<Options, 'single' | 'name'>,
  words: Words,
): Promise<readonly NamedPlayer[] | null> {
  for (;;) {
    const names = await askNames(dialogue, options, words);
    if (names === null) return null;
    const named = lineUp(names);
    if (named.ok) return named.value;
    await dialogue.say(`${refusalText(words.refusals, named.error)}\n`);
  }
}

async function askNames(
  dialogue: Dialogue,
  { single, name }: Pick<Options, 'single' | 'name'>,
  { scoreboard }: Words,
): Promise<readonly string[] | null> {
  if (name !== null) return [name];
  if (single) {
    const only = await askUntil(dialogue, scoreboard.onlyName, onlyNameIn, scoreboard.onlyNameRefused);
    return only === null ? null : [only];
  }
  const people = await askUntil(dialogue, scoreboard.howManyPeople, playerCountIn, scoreboard.peopleRefused);
  if (people === null) return null;
  const names: string[] = [];
  // Only given names take memory: the number of players has no limit (seed 004).
  while (names.length < people) {
    const question = scoreboard.nameOf(names.length + 1);
    const next = await askUntil(dialogue, question, nameIn, scoreboard.nameRefused);
    if (next === null) return null;
    names.push(next);
  }
  return names;
}

interface Asking {
  readonly dialogue: Dialogue;
  readonly words: Words;
  readonly tell: (sentence: string) => Promise<unknown>;
}

/**
 * Whether to continue a game left long ago; null when the input ended first. Answers written beforehand are meant for
 * a new game, so none counts as a yes.
 */
async function goesOn(
  unfinished: KeptGame,
  { dialogue, words: { scoreboard }, tell }: Asking,
): Promise<boolean | null> {
  const names = namesIn(unfinished.game.position).join(', ');
  if (dialogue.typed) return askUntil(dialogue, scoreboard.goOn(names), yesOrNoIn, scoreboard.yesOrNo);
  await tell(scoreboard.leftAsItIs(names));
  return false;
}

/** Asks what each player chooses of the format's options, if it has any; null when the input ended first. */
export async function askOptions(
  dialogue: Dialogue,
  format: Format,
  named: readonly NamedPlayer[],
  {
    scoreboard,
    refusals,
    formats,
  }: Pick<Words, 'scoreboard' | 'refusals'> & { readonly formats: TextsByFormat },
): Promise<NewGame['players'] | null> {
  const options = optionsOf(format);
  if (options.length === 0) return named;
  const called = formats[format.id]?.options?.option ?? '';
  const players: NewGame['players'][number][] = [];
  for (const player of named) {
    const question = scoreboard.optionOf(player.name, called, options);
    const read = (answer: string): number | null => optionIn(answer, options);
    const option = await askUntil(dialogue, question, read, refusals['no-such-option']({ options }));
    if (option === null) return null;
    players.push({ ...player, option });
  }
  return players;
}
