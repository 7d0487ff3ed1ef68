import { watchEffect } from 'vue';
import { useHouse } from '../lane/house.ts';

/** Sets the page's language and theme to main's. */
export function usePageTheme(): void {
  const house = useHouse();
  watchEffect(() => {
    const page = document.documentElement;
    page.lang = house.language;
    page.dataset['theme'] = house.settings.theme;
  });
}
