import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import { fileFaultText } from '../../text/league/league-file.ts';
import { useHouse } from '../lane/house.ts';
import { useKnownLeagues } from '../lane/known-leagues.ts';
import { useMessages } from '../lane/messages.ts';
import { useStaff } from '../lane/staff.ts';
import type { MatchDraft, PlaceDraft, TeamDraft } from './draft/match-draft.ts';
import { formatOf } from '../../core/formats/formats.ts';
import { SCORE_TYPE_FACTS } from '../../core/league/score-type.ts';
import type { League, LeagueTeam, RosterBowler } from '../../league-files/in/league.ts';
import { numberIn, termsOf } from './terms/terms-draft.ts';

/** Keeps teams typed by hand for other evenings. */
export interface KeepTeams {
  /** Whether the teams are kept as they are now. */
  readonly isKept: ComputedRef<boolean>;
  /** Keeps them; those kept before are replaced. */
  readonly keep: () => Promise<void>;
  /** The next teams are other ones. */
  readonly leave: () => void;
}

export function useKeepTeams(draft: ShallowRef<MatchDraft | null>): KeepTeams {
  const house = useHouse();
  const messages = useMessages();
  const known = useKnownLeagues();
  const { request } = useStaff();
  const kept = shallowRef<{ readonly draft: MatchDraft; readonly id: OpaqueId } | null>(null);
  const isKept = computed(() => kept.value !== null && kept.value.draft === draft.value);

  async function keep(): Promise<void> {
    const { value: now } = draft;
    const league = now === null ? null : leagueOfTeams(now);
    if (now === null || league === null) return;
    const replaces = kept.value?.id ?? null;
    const answer = await request((lane) =>
      lane.leagues.keep({ league: { kind: 'typed', league }, replaces }),
    );
    if (!answer.ok) return;
    if (answer.value.kind === 'kept') {
      kept.value = { draft: now, id: answer.value.league.id };
      messages.announce(house.text.matchSetup.kept);
      await known.load();
      return;
    }
    const [fault] = answer.value.faults.faults;
    if (fault !== undefined) messages.say(fileFaultText(house.language, fault));
  }

  function leave(): void {
    kept.value = null;
  }

  return { isKept, keep, leave };
}

/** A match typed by hand as a league to keep: its teams with their bowlers, its terms, and one fixture of any day. */
export function leagueOfTeams({ format, terms, teamSize, teams }: MatchDraft): League | null {
  const read = termsOf(terms, formatOf(format));
  if (!read.ok) return null;
  return {
    ...{ name: null, format, terms: read.value, teamSize: figure(teamSize), rosterLimit: null },
    teams: teams.map(teamOf),
    schedule: [{ round: null, date: null, lanes: null, home: 0, visitors: teams.length > 1 ? 1 : null }],
  };
}

/** Who counts for the team has a place in its usual line-up; a vacancy is nobody. */
function teamOf({ name, places }: TeamDraft): LeagueTeam {
  const bowlers = places.filter(({ type }) => SCORE_TYPE_FACTS[type].counts !== 'vacancy');
  const usual = bowlers.filter(isUsual);
  const roster = bowlers.map((bowler) => ({
    ...{ id: null, name: bowler.name, handicap: figure(bowler.handicap), ...listedOf(bowler) },
    ...(bowler.known?.group === undefined ? {} : { group: bowler.known.group }),
    place: isUsual(bowler) ? usual.indexOf(bowler) + 1 : null,
  }));
  return { id: null, name, roster };
}

/** The average that was typed, or what the list has: this season's games stay beside the entering average. */
function listedOf({ average, known }: PlaceDraft): Pick<RosterBowler, 'average' | 'season'> {
  if (average === null) return { average: known?.average ?? null, season: known?.season ?? null };
  return { average: figure(average), season: null };
}

function isUsual({ type }: PlaceDraft): boolean {
  return SCORE_TYPE_FACTS[type].forTeam && type !== 'substitute';
}

function figure(text: string): number | null {
  return text === '' ? null : numberIn(text);
}
