import { computed, type ComputedRef } from 'vue';
import { useDesk } from '../console/desk/desk.ts';
import { useFrontDesk } from '../lane/front-desk.ts';
import { useHalves } from '../lane/game/halves.ts';
import { useHouse } from '../lane/house.ts';
import { useHouseLink } from '../lane/house-link.ts';
import { useMessages } from '../lane/messages.ts';
import { clockTime } from '../screen/clock.ts';

/** Help of the staff in words, for the lane with the keys. */
export interface StaffHelpSays {
  readonly state: 'none' | 'asked' | 'coming';
  /** For a narrow button. */
  readonly word: string;
  readonly title: string;
  readonly hint: string;
}

export interface StaffHelp {
  /** Null for a lane without a front desk. */
  readonly says: ComputedRef<StaffHelpSays | null>;
  /** Asks; where somebody waits already, shows how to take it back instead, so that a second press loses nothing. */
  readonly ask: () => void;
  /** Asks, or takes it back. */
  readonly turn: () => void;
}

/** Help of the staff for the lane with the keys. */
export function useStaffHelp(): StaffHelp {
  const desk = useDesk();
  const frontDesk = useFrontDesk();
  const halves = useHalves();
  const house = useHouse();
  const link = useHouseLink();
  const messages = useMessages();

  const asked = computed(() => frontDesk.help[halves.active]);
  const says = computed((): StaffHelpSays | null => {
    const text = house.text.frontDesk;
    if (link.state.house === null) return null;
    if (asked.value === null) return { state: 'none', word: text.staff, title: text.ask, hint: text.askHint };
    if (asked.value.state === 'coming')
      return { state: 'coming', word: text.coming, title: text.come, hint: text.comeHint };
    const title = text.asked(clockTime(house.language, new Date(asked.value.at)));
    return { state: 'asked', word: text.waits, title, hint: text.takeBack };
  });

  function ask(): void {
    if (says.value === null) return;
    // Whoever came may be gone again.
    if (asked.value?.state !== 'asked') void frontDesk.ask(halves.active);
    else if (desk.view === 'game' || desk.view === 'end') openHelp();
    else messages.say(says.value.title);
  }

  function openHelp(): void {
    desk.leaveEnd();
    if (desk.panel !== 'help') desk.open('help');
  }

  function turn(): void {
    void (asked.value === null ? frontDesk.ask(halves.active) : frontDesk.dismissHelp(halves.active));
  }

  return { says, ask, turn };
}
