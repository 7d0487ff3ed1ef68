import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { DeskMessage, Half, Halves, HelpAsked } from '../../contract/contract.ts';
import { useMessages } from './messages.ts';
import { createNewest } from './newest.ts';

/** Help that bowlers asked for, and messages of the front desk, on each half. */
export const useFrontDesk = defineStore('front-desk', () => {
  const { told } = useMessages();
  const help = shallowRef<Halves<HelpAsked | null>>({ left: null, right: null });
  const messages = shallowRef<Halves<DeskMessage | null>>({ left: null, right: null });
  const newestHelp = createNewest<Halves<HelpAsked | null>>((now) => {
    help.value = now;
  });
  const newestMessages = createNewest<Halves<DeskMessage | null>>((now) => {
    messages.value = now;
  });

  async function ask(half: Half): Promise<void> {
    await told(window.lane.frontDesk.askHelp(half));
  }

  /** Help came, or is not needed. */
  async function dismissHelp(half: Half): Promise<void> {
    await told(window.lane.frontDesk.dismissHelp(half));
  }

  async function dismissMessage(id: string): Promise<void> {
    await told(window.lane.frontDesk.dismissMessage(id));
  }

  return { help, messages, newestHelp, newestMessages, ask, dismissHelp, dismissMessage };
});
