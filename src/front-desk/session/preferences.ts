import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { deskText } from '../../text/front-desk/front-desk.ts';
import { isLanguage, LANGUAGES, type Language } from '../../text/language.ts';

export const DESK_THEMES = ['night', 'day'] as const;
export type DeskTheme = (typeof DESK_THEMES)[number];

const LANGUAGE = 'headpin-language';
const THEME = 'headpin-theme';
const BELL = 'headpin-bell';

/** Language, theme and sound of this browser, for every account. */
export const usePreferences = defineStore('preferences', () => {
  const language = ref<Language>(firstLanguage());
  const theme = ref<DeskTheme>(read(THEME) === 'day' ? 'day' : 'night');
  /** Whether a call for help is heard. */
  const bell = ref(read(BELL) !== 'off');
  const text = computed(() => deskText(language.value));

  watch(
    [language, theme, bell],
    () => {
      document.documentElement.lang = language.value;
      document.documentElement.dataset['theme'] = theme.value;
      document.title = text.value.shell.title;
      keep(LANGUAGE, language.value);
      keep(THEME, theme.value);
      keep(BELL, bell.value ? 'on' : 'off');
    },
    { immediate: true },
  );

  return { language, theme, bell, text };
});

function firstLanguage(): Language {
  const kept = read(LANGUAGE);
  if (kept !== null && isLanguage(kept)) return kept;
  const asked = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => asked[0] === language) ?? 'en';
}

/** If the browser forbids storage, choices last until the page is closed. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As in `read`.
  }
}
