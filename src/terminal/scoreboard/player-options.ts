import { optionsOf, type Format } from '../../core/formats/format.ts';
import type { NamedPlayer } from '../../core/players/player.ts';
import type { TextsByFormat } from '../../text/formats.ts';
import { optionIn } from './answers.ts';
import { askUntil, type Dialogue } from './dialogue.ts';
import type { NewGame } from './new-setup.ts';
import type { Words } from './words.ts';

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
    const option = await askUntil(dialogue, question, read, refusals.lineUp.noSuchOption(options));
    if (option === null) return null;
    players.push({ ...player, option });
  }
  return players;
}
