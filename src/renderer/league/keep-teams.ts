import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue';
import type { OpaqueId } from '../../core/players/opaque-id.ts';
import { fileFaultText } from '../../text/league/league-file.ts';
import { useHouse } from '../lane/house.ts';
import { useKnownLeagues } from '../lane/known-leagues.ts';
import { useMessages } from '../lane/messages.ts';
import { useStaff } from '../lane/staff.ts';
import { leagueOfTeams } from './draft/kept-teams.ts';
import type { MatchDraft } from './draft/match-draft.ts';

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
