import { watchEffect } from 'vue';
import { useHouse } from '../lane/house.ts';

/** Gives the page the language and the theme that main says. */
export function usePageTheme(): void {
  const house = useHouse();
  watchEffect(() => {
    const page = document.documentElement;
    page.lang = house.language;
    page.dataset['theme'] = house.settings.theme;
  });
}
