import type { CopyState } from '../../../contract/contract.ts';
import type { Language } from '../../../text/language.ts';
import { agoText, type SecondCopyText } from '../../../text/staff/second-copy.ts';

/** In milliseconds: an older copy means that the PC was off for a day or something is wrong. */
const OLD = 48 * 3_600_000;

/** The panel's two lines: the state of the second copy, and what to do or expect. */
export interface CopyLines {
  readonly look: 'off' | 'busy' | 'good' | 'warning';
  readonly line: string;
  readonly more: string;
}

export function copyLines(text: SecondCopyText, language: Language, state: CopyState, now: Date): CopyLines {
  const { place, trouble } = state;
  if (state.copying) return { look: 'busy', line: text.copying, more: '' };
  if (place === null) return offLines(text, state);
  const age = state.copiedAt === null ? null : now.getTime() - Date.parse(state.copiedAt);
  if (age === null)
    return { look: 'warning', line: text.none, more: trouble === null ? text.first : text.troubles[trouble] };
  const ago = agoText(language, age);
  // A stick locked away by day is not a problem as long as it comes back.
  const isWrong = trouble !== null && trouble !== 'stick-not-in';
  const look = isWrong || age > OLD ? 'warning' : 'good';
  if (trouble !== null) return { look, line: text.last(ago), more: text.troubles[trouble] };
  const line = place === 'stick' ? text.checkedOnStick(ago) : text.checkedInFolder(ago);
  if (age > OLD) return { look, line, more: text.old };
  return { look, line, more: state.damaged > 0 ? text.damaged(state.damaged) : text.soon };
}

function offLines(text: SecondCopyText, { trouble, stickIn, sticksKnown }: CopyState): CopyLines {
  const line = text.off;
  if (trouble !== null && trouble !== 'stick-not-in')
    return { look: 'warning', line, more: text.troubles[trouble] };
  if (!sticksKnown) return { look: 'off', line, more: text.offByFolder };
  return { look: 'off', line, more: stickIn ? text.offWithStick : text.offWithoutStick };
}
