import { committed, takenBack, typed, draftOf, type LineUpDraft } from '../line-up-draft.ts';

/** Keys as pressed: `<` deletes, `>` ends a row, anything else is a letter. */
export function press(keys: string, draft: LineUpDraft = draftOf([])): LineUpDraft {
  return Array.from(keys).reduce((before, key) => {
    if (key === '<') return takenBack(before);
    if (key === '>') return committed(before);
    return typed(before, key);
  }, draft);
}
