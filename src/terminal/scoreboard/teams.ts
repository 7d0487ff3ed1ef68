import type { Sharing } from '../../core/formats/format.ts';
import { lineUp } from '../../core/players/player.ts';
import { teamsFit } from '../../core/players/shared-line.ts';
import { refusalText } from '../../text/refusals/refusals.ts';
import { nameIn, playerCountIn } from './answers.ts';
import { askUntil, type Dialogue } from './dialogue.ts';
import type { NewGame } from './new-setup.ts';
import type { Options } from './options.ts';
import type { Words } from './words.ts';

type Asking = Pick<Words, 'scoreboard' | 'refusals'>;

/** Asks for the teams whose bowlers share a line, and for their bowlers; null when the input ended first. */
export async function askTeams(
  dialogue: Dialogue,
  sharing: Sharing,
  { single }: Pick<Options, 'single'>,
  words: Asking,
): Promise<NewGame['players'] | null> {
  const { scoreboard } = words;
  const count = single
    ? 1
    : await askUntil(dialogue, scoreboard.howManyTeams, playerCountIn, scoreboard.teamsRefused);
  if (count === null) return null;
  const teams: (readonly string[])[] = [];
  while (teams.length < count) {
    const bowlers = await askBowlers(dialogue, sharing, teams, words);
    if (bowlers === null) return null;
    teams.push(bowlers);
  }
  // Three letters are always a name.
  const named = lineUp(teams.flat());
  const names = (named.ok ? named.value : []).map(({ name }) => name).values();
  return teams.map((bowlers, place) => ({
    id: place + 1,
    name: scoreboard.teamName(place + 1),
    mates: bowlers.map((typed) => names.next().value ?? typed),
  }));
}

/** Asks how many bowl in the next team until the format takes so many, then for each name. */
async function askBowlers(
  dialogue: Dialogue,
  sharing: Sharing,
  before: readonly (readonly string[])[],
  { scoreboard, refusals }: Asking,
): Promise<readonly string[] | null> {
  const { least, most } = sharing;
  const team = before.length + 1;
  const question = scoreboard.howManyBowlers(team, least, most);
  // Partners are always two.
  let count: number | null = least === most ? least : null;
  while (count === null) {
    const asked = await askUntil(dialogue, question, playerCountIn, scoreboard.bowlersRefused);
    if (asked === null) return null;
    const fits = teamsFit(sharing, [...before.map(({ length }) => length), asked]);
    if (fits.ok) count = asked;
    else await dialogue.say(`${refusalText(refusals, fits.error)}\n`);
  }
  const names: string[] = [];
  while (names.length < count) {
    const asking = scoreboard.bowlerOf(team, names.length + 1);
    const name = await askUntil(dialogue, asking, nameIn, scoreboard.nameRefused);
    if (name === null) return null;
    names.push(name);
  }
  return names;
}
