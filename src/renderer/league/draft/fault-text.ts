import { leagueRefusalText } from '../../../text/league/league-refusals.ts';
import { nightFaultText } from '../../../text/league/league-file.ts';
import type { Language } from '../../../text/language.ts';
import type { Text } from '../../../text/index.ts';
import { refusalText } from '../../../text/refusals/refusals.ts';
import type { MatchFault } from './match-faults.ts';
import { placeAt, type MatchDraft, type Spot } from './match-draft.ts';

/** The reason why the match cannot begin, as a sentence. */
export function matchFaultText(text: Text, language: Language, draft: MatchDraft, fault: MatchFault): string {
  const nameAt = (spot: Spot): string => placeAt(draft, spot)?.name ?? '';
  switch (fault.kind) {
    case 'name':
    case 'team-name':
      return refusalText(text.refusals, fault.refusal);
    case 'figure':
    case 'terms':
      return leagueRefusalText(text.refusals.league, fault.refusal);
    case 'score-missing':
      return text.matchSetup.scoreMissing(nameAt(fault.spot), fault.game);
    case 'average-missing':
      return text.unsettled.averageOrScratch(nameAt(fault.spot));
    case 'nobody-replaced':
      return text.matchSetup.whomFor(nameAt(fault.spot));
    case 'line-up':
    case 'team-size':
      return nightFaultText(language, fault.fault);
    case 'question':
      return text.matchSetup.whoIs(nameAt(fault.spot));
    case 'namesake':
      return text.matchSetup.namesakes(fault.name, fault.number);
    case 'nobody':
      return text.matchSetup.nobodyIn(draft.teams[fault.side]?.name ?? '');
    case 'most-bowlers':
      return text.refusals.league.wholeNumber(text.terms.fields.teamSize, fault.least, fault.most);
  }
}

/** Whether the fault belongs to this place. */
export function isAt(fault: MatchFault, { side, place }: Spot): boolean {
  return 'spot' in fault && fault.spot.side === side && fault.spot.place === place;
}
