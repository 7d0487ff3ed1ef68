import { USUAL_HANDICAP, type HandicapRule } from '../../core/league/handicap-rule.ts';
import type { RuleQuestion } from './league-shapes.ts';

/** The handicap rule of a request; what it does not say is as usual. */
export function requestedRule({ percent, ...others }: RuleQuestion): HandicapRule {
  return { ...USUAL_HANDICAP, ...others, percentage: percent };
}
