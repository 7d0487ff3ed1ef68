import * as v from 'valibot';
import { ok } from '../../../core/line/result.ts';
import { MOST_ASKED, MOST_SOURCES, TAKES, type CallName } from '../../../contract/contract.ts';
import { ENCODINGS } from '../../../league-files/text-bytes/encoding.ts';
import { fromConsole, type CallEntries } from '../call-entry.ts';
import { nothing, opaqueId } from './parts.ts';

const encoding = v.strictObject({ source: opaqueId, encoding: v.picklist(ENCODINGS) });
const choice = v.strictObject({ key: opaqueId, take: v.picklist(TAKES) });

/** The calls about games that come in from files. All of them are for staff: the files have bowlers' names. */
export const IMPORTS_CALLS: CallEntries<CallName<'imports'>> = {
  'imports.sources': fromConsole('staff', nothing, async (_args, { imports }) => ok(await imports.sources())),
  'imports.read': fromConsole(
    'staff',
    v.strictTuple([
      v.pipe(v.array(opaqueId), v.minLength(1), v.maxLength(MOST_SOURCES)),
      v.pipe(v.array(encoding), v.maxLength(MOST_SOURCES)),
    ]),
    ([sources, encodings], { imports }) => imports.read(sources, encodings),
  ),
  'imports.add': fromConsole(
    'staff',
    v.strictTuple([opaqueId, v.pipe(v.array(choice), v.maxLength(MOST_ASKED))]),
    ([look, choices], { imports }) => imports.add(look, choices),
  ),
  'imports.progress': fromConsole('staff', nothing, ([], { imports }) =>
    Promise.resolve(ok(imports.progress)),
  ),
  'imports.stop': fromConsole('staff', nothing, ([], { imports }) => {
    imports.stop();
    return Promise.resolve(ok(null));
  }),
};
