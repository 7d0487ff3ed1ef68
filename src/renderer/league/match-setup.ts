import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { NewGameOrder } from '../../contract/contract.ts';
import type { ScoreType } from '../../core/league/score-type.ts';
import type { RosterPlace } from '../../league-files/names/line-up-questions.ts';
import { useHere } from '../lane/game/here.ts';
import { useHalves } from '../lane/game/halves.ts';
import { useHouse } from '../lane/house.ts';
import { useKnownLeagues } from '../lane/known-leagues.ts';
import { useMessages } from '../lane/messages.ts';
import { usePractice } from '../lane/practice.ts';
import { useStaff } from '../lane/staff.ts';
import { matchOfFixture, typedMatch } from './draft/drafted.ts';
import { matchFaultText } from './draft/fault-text.ts';
import { matchFaults, type MatchFault } from './draft/match-faults.ts';
import { placeAt, typedAs, withPlace, type MatchDraft, type Spot } from './draft/match-draft.ts';
import { answeredWho, filled } from './draft/settled.ts';
import { orderOf } from './draft/order.ts';
import { shownTeams } from './draft/shown-match.ts';
import { useKeepTeams } from './keep-teams.ts';
import { listedFixtures, type ListedFixture } from './fixtures/listed-fixtures.ts';
import { useMatchTyping } from './typing/match-typing.ts';

/** The view's pages. */
export type Step = 'fixtures' | 'typing' | 'line-up' | 'terms';

/** A fault and its sentence. */
export interface ToldFault {
  readonly fault: MatchFault;
  readonly sentence: string;
}

/**
 * A league's match before its first game. It is kept while the user looks at the settings or a past game, so that no
 * typing is lost.
 */
export const useMatchSetup = defineStore('matchSetup', () => {
  const house = useHouse();
  const here = useHere();
  const halves = useHalves();
  const messages = useMessages();
  const practice = usePractice();
  const staff = useStaff();
  const step = ref<Step>('fixtures');
  const draft = shallowRef<MatchDraft | null>(null);
  const kept = useKnownLeagues();
  const today = ref('');
  /** The fixture looked at, among those listed. */
  const chosen = ref(0);
  /** The place whose score type is chosen. */
  const spot = shallowRef<Spot | null>(null);
  const starting = ref(false);
  const wantsPair = ref(true);
  const keeping = useKeepTeams(draft);
  const typing = useMatchTyping({ draft, step, spot });
  const { settle, goTo, ask, askNext, askTeam, write, enter } = typing;

  /** Whether two teams can meet on both lanes of this PC. */
  const canPair = computed(() => halves.isPair && draft.value?.teams.length === 2);
  /** Whether the match is to be bowled on the pair, home on the left lane. */
  const onPair = computed(() => canPair.value && wantsPair.value);
  const fixtures = computed(() =>
    listedFixtures(kept.list.leagues, today.value, halves.lane, kept.list.bowled),
  );
  const teams = computed(() => (draft.value === null ? [] : shownTeams(draft.value)));
  const faults = computed((): readonly ToldFault[] => {
    const { value: now } = draft;
    if (now === null) return [];
    const told = (fault: MatchFault): string => matchFaultText(house.text, house.language, now, fault);
    return matchFaults(now).map((fault) => ({ fault, sentence: told(fault) }));
  });

  /** How many things there were to settle at the line-ups; none once all are settled, or while teams are typed by hand. */
  const toSettle = ref(0);
  watch(
    () => (step.value === 'typing' && !typing.returns.value ? 0 : faults.value.length),
    (left) => {
      toSettle.value = left === 0 ? 0 : Math.max(toSettle.value, left);
    },
    { flush: 'sync' },
  );
  /** The number of the thing to settle next, of how many; null if the match can begin. */
  const settling = computed(() => {
    const left = faults.value.length;
    return left === 0 ? null : { now: toSettle.value - left + 1, of: toSettle.value };
  });

  async function load(day: string): Promise<void> {
    today.value = day;
    await kept.load();
    if (!isOutdated()) return;
    draft.value = null;
    spot.value = null;
    goTo('fixtures');
  }

  /** Whether the league of the match was removed or replaced meanwhile, or lost a name: its match is taken anew. */
  function isOutdated(): boolean {
    const from = draft.value?.from ?? null;
    const now = kept.list.leagues.find(({ id }) => id === from?.league.id);
    return from !== null && JSON.stringify(now?.league) !== JSON.stringify(from.league.league);
  }

  function change(next: MatchDraft): void {
    draft.value = next;
  }

  /** Goes to the line-ups of a fixture; only staff take one again that was bowled. The fixture chosen before keeps its state. */
  async function take({ league, fixture, bowled }: ListedFixture): Promise<void> {
    if (bowled !== null && !(await staff.staffFirst())) return;
    const now = JSON.stringify({ league, fixture });
    const isSame = draft.value !== null && JSON.stringify(draft.value.from) === now;
    if (!isSame) {
      draft.value = matchOfFixture(league, fixture);
      spot.value = null;
    }
    goTo('line-up');
  }

  /** Goes to two teams typed by hand; those typed before are still there. */
  function byHand(): void {
    const { home, visitors } = house.text.matchSetup;
    if (draft.value?.from !== null) draft.value = typedMatch([home, visitors]);
    goTo('typing');
    askNext(0);
  }

  /** Chooses the score type of the chosen place; a substitute and a game from before are asked for. */
  function chooseType(type: ScoreType): void {
    const { value: at } = spot;
    if (draft.value === null || at === null) return;
    if (type === 'substitute') {
      ask('who', at);
      return;
    }
    draft.value = typedAs(draft.value, at, type);
    if (type === 'pre-bowl') ask('score', at);
  }

  /** Fills the smaller team with vacancies. */
  function fill(): void {
    if (draft.value !== null) draft.value = filled(draft.value, house.text.facts.types.vacancy);
  }

  /** Answers the question about a name: a roster's bowler, or a new one. */
  function answer(at: Spot, who: RosterPlace | null): void {
    if (draft.value !== null) draft.value = answeredWho(draft.value, at, who);
  }

  /** Keeps teams typed by hand, or goes to what keeps them from it. */
  async function keepTeams(): Promise<void> {
    settle();
    if (faults.value.length > 0) showFirst();
    else await keeping.keep();
  }

  function choosePair(pair: boolean): void {
    wantsPair.value = pair;
  }

  /** Begins the first game, or goes to what keeps it from beginning. */
  function start(): Promise<void> {
    return startWith(async (order) => {
      if ((await here.changes.newGame(order)).ok) leave();
    });
  }

  /** Begins practice before the first game; on a pair on both lanes. The line-ups stay for the way back. */
  function practise(minutes: number | null): Promise<void> {
    return startWith((game) => practice.begin({ game, minutes }));
  }

  async function startWith(begin: (order: NewGameOrder) => Promise<unknown>): Promise<void> {
    settle();
    if (draft.value === null || starting.value || here.changes.busy) return;
    const order = orderOf(draft.value);
    if (!order.ok) {
      showFirst();
      return;
    }
    starting.value = true;
    try {
      await begin(onPair.value ? { ...order.value, half: 'both' } : order.value);
    } finally {
      starting.value = false;
    }
  }

  function showFirst(): void {
    const [first] = faults.value;
    if (first === undefined) return;
    messages.say(first.sentence);
    const { fault } = first;
    goTo(fault.kind === 'terms' || fault.kind === 'most-bowlers' ? 'terms' : 'line-up');
    if ('spot' in fault) spot.value = fault.spot;
  }

  /** Opens what settles the first fault: its question, or the place where it is shown. */
  function settleFirst(): void {
    const { fault } = faults.value[0] ?? {};
    if (fault === undefined) return;
    switch (fault.kind) {
      case 'score-missing':
        ask('score', fault.spot);
        break;
      case 'average-missing':
        ask('average', fault.spot);
        break;
      case 'nobody-replaced':
        ask('who', fault.spot);
        break;
      case 'figure':
        ask(fault.figure, fault.spot);
        break;
      case 'team-name':
        askTeam(fault.side);
        break;
      case 'nobody':
        askNext(fault.side);
        break;
      case 'name':
      case 'question':
      case 'namesake':
      case 'line-up':
      case 'team-size':
      case 'most-bowlers':
      case 'terms':
        showFirst();
    }
  }

  /** A place's handicap is none, because neither average nor handicap of its bowler is known. */
  function scratch(at: Spot): void {
    if (draft.value !== null) draft.value = withPlace(draft.value, at, { average: '', handicap: '0' });
    write('');
    enter();
  }

  function leave(): void {
    if (onPair.value) halves.goTo('left');
    draft.value = null;
    spot.value = null;
    wantsPair.value = true;
    keeping.leave();
    chosen.value = 0;
    goTo('fixtures');
  }

  const place = computed(() =>
    draft.value === null || spot.value === null ? null : placeAt(draft.value, spot.value),
  );

  return {
    ...typing,
    ...{ step, draft, chosen, spot, place, starting, fixtures, teams, faults, load, change, take, byHand },
    ...{ settling, settleFirst, scratch },
    ...{ chooseType, fill, answer, start, isKept: keeping.isKept, keepTeams },
    ...{ canPair, onPair, choosePair, practise, leave },
  };
});
