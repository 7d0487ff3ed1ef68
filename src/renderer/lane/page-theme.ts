import { watchEffect } from 'vue';
import { useLane } from './store.ts';

/** Gives the page the language and the theme that main says. */
export function usePageLook(): void {
  const lane = useLane();
  watchEffect(() => {
    const page = document.documentElement;
    page.lang = lane.language;
    page.dataset['theme'] = lane.settings.theme;
  });
}
