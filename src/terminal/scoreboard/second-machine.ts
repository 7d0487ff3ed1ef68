import type { Disk } from '../../saves/disk/disk.ts';
import type { Unclear } from '../../saves/lock/lock.ts';
import { lookAtStaff } from '../../saves/settings/staff-file.ts';
import { takeOverSentences } from '../../text/start/take-over.ts';
import { yesOrNoIn } from './answers.ts';
import { askUntil } from './dialogue.ts';
import type { Session } from './session.ts';
import type { Words } from './words.ts';

/** The outcome of the take-over question. */
export type TakeOver = 'take' | 'leave' | 'not-asked';

/**
 * Whether to take over a silent holder's folder. The option says yes; without it the user at the keyboard is asked.
 * With a staff PIN only staff may, and they use the command line.
 */
export async function takesOver(
  unclear: Unclear,
  { options, dialogue, words }: Session,
  home: { readonly disk: Disk; readonly folder: string },
): Promise<TakeOver> {
  if (options.takeOver) return 'take';
  if (!dialogue.typed || (await lookAtStaff(home.disk, home.folder)).pin !== null) return 'not-asked';
  const { takeOver, scoreboard, language } = words;
  await dialogue.say(`${takeOverSentences(language, unclear).join('\n')}\n`);
  const answer = await askUntil(dialogue, takeOver.takeYesNo, yesOrNoIn, scoreboard.yesOrNo);
  return answer === true ? 'take' : 'leave';
}

/** Explains why no question was asked, and what to do. */
export function notAsked({ takeOver, language }: Words, unclear: Unclear): string {
  return [...takeOverSentences(language, unclear), takeOver.withOption].join(' ');
}
