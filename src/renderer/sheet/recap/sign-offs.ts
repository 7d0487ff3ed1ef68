import type { MatchView } from '../../../contract/contract.ts';
import type { SideName } from '../../../core/league/side.ts';
import type { Text } from '../../../text/index.ts';
import type { SheetDates } from '../parts/dates.ts';

/** Who signed each game for a side on the screen, and when; a later correction is mentioned. Empty where nobody signed. */
export function signedGames(
  { games }: Pick<MatchView, 'games'>,
  side: SideName,
  { recap, recapChanges }: Text,
  dates: SheetDates,
): string {
  const signs = games.map(({ number, signOffs }) => ({
    number,
    sign: signOffs.findLast((one) => one.side === side) ?? null,
  }));
  const first = signs.find(({ sign }) => sign !== null)?.sign;
  if (first === null || first === undefined) return '';
  return signs
    .map(({ number, sign }) => {
      if (sign === null) return `${recap.game(number)}: ${recapChanges.notSigned}`;
      const stale = sign.stands ? '' : ` (${recapChanges.changedSince})`;
      return `${recap.game(number)}: ${dates.secondOn(sign.at, first.at)} ${sign.by}${stale}`;
    })
    .join(' · ');
}
