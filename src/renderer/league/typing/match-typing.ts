import { ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { KnownBowler } from '../../../contract/contract.ts';
import { useHouse } from '../../lane/house.ts';
import { withPlace, type MatchDraft, type Spot } from '../draft/match-draft.ts';
import { vacantPlace } from '../draft/settled.ts';
import type { Step } from '../match-setup.ts';
import { answered, answeredBy, askedOf, askedTeam, type Asked, type PlaceQuestion } from './asked.ts';

/** The parts of a match before its first game that typing changes. */
export interface TypedMatch {
  readonly draft: ShallowRef<MatchDraft | null>;
  readonly step: Ref<Step>;
  /** The place whose score type is chosen. */
  readonly spot: ShallowRef<Spot | null>;
}

/** What is asked for, one text at a time, and what happens with the answer. */
export interface MatchTyping {
  readonly asked: ShallowRef<Asked | null>;
  /** Whether the typing was opened for one thing of the line-ups, and returns there. */
  readonly returns: Ref<boolean>;
  /** Takes over what is typed: nothing is lost when something else is touched. */
  readonly settle: () => void;
  readonly goTo: (next: Step) => void;
  /** Asks for the next name of a team. */
  readonly askNext: (side: number) => void;
  /** Types something of a place. From the line-ups it returns there. */
  readonly ask: (what: PlaceQuestion, at: Spot) => void;
  readonly askTeam: (side: number) => void;
  readonly write: (text: string) => void;
  /** Takes over what is typed and asks for the next name; an empty name goes to the other team, and then on. */
  readonly enter: () => void;
  /** Somebody from a list, where a name is asked for. */
  readonly pick: (known: KnownBowler) => void;
  /** A place that nobody has, where a name is asked for. */
  readonly pickVacancy: () => void;
  /** Leaves the typing without what was typed last. */
  readonly forget: () => void;
}

/** The typing of the match that this set-up has. */
export function useMatchTyping({ draft, step, spot }: TypedMatch): MatchTyping {
  const house = useHouse();
  const asked = shallowRef<Asked | null>(null);
  const returns = ref(false);

  function settle(): void {
    if (draft.value !== null && asked.value !== null) draft.value = answered(draft.value, asked.value);
    asked.value = null;
  }

  function goTo(next: Step): void {
    settle();
    returns.value = false;
    step.value = next;
  }

  function askNext(side: number): void {
    ask('name', { side, place: draft.value?.teams[side]?.places.length ?? 0 });
  }

  function ask(what: PlaceQuestion, at: Spot): void {
    settle();
    if (draft.value === null) return;
    open(askedOf(draft.value, what, at));
  }

  function askTeam(side: number): void {
    settle();
    if (draft.value !== null) open(askedTeam(draft.value, side));
  }

  function open(question: Asked): void {
    if (step.value !== 'typing') returns.value = true;
    step.value = 'typing';
    asked.value = question;
  }

  function write(text: string): void {
    if (asked.value !== null) asked.value = { ...asked.value, text };
  }

  function enter(): void {
    const { value: was } = asked;
    settle();
    if (was !== null) goOn(was);
  }

  function goOn(was: Asked): void {
    const side = was.what === 'team' ? was.side : was.spot.side;
    if (returns.value) {
      spot.value = was.what === 'team' ? null : was.spot;
      goTo('line-up');
    } else if (was.what === 'name' && was.text.trim() === '') {
      if (side === 0 && (draft.value?.teams.length ?? 0) > 1) askNext(1);
      else goTo('line-up');
    } else askNext(side);
  }

  function pick(known: KnownBowler): void {
    const { value: was } = asked;
    if (was === null || draft.value === null) return;
    draft.value = answeredBy(draft.value, was, known);
    asked.value = null;
    goOn({ ...was, text: known.name });
  }

  function pickVacancy(): void {
    const { value: was } = asked;
    if (was === null || was.what === 'team' || draft.value === null) return;
    draft.value = withPlace(draft.value, was.spot, vacantPlace(house.text.facts.types.vacancy));
    asked.value = null;
    goOn({ ...was, text: 'vacancy' });
  }

  function forget(): void {
    asked.value = null;
    if (returns.value) goTo('line-up');
  }

  return {
    ...{ asked, returns, settle, goTo, askNext, ask, askTeam, write, enter, pick, pickVacancy, forget },
  };
}
