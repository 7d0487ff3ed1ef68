import { lineUp, type NamedPlayer } from '../../core/players/player.ts';
import { refusalText } from '../../text/refusals/refusals.ts';
import { nameIn, onlyNameIn, playerCountIn } from './answers.ts';
import { askUntil, type Dialogue } from './dialogue.ts';
import type { Options } from './options.ts';
import type { Words } from './words.ts';

/** Asks for the players' names; null when the input ended first. */
export async function askLineUp(
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
