import { defineStore } from 'pinia';
import { computed, shallowRef } from 'vue';
import { plainSettings, type Logo, type Settings } from '../../contract/contract.ts';
import { textFor } from '../../text/index.ts';
import { createNewest } from './newest.ts';

/** The house's settings and logo as main has them, and its language's texts. */
export const useHouse = defineStore('house', () => {
  const settings = shallowRef<Settings>(plainSettings('en'));
  const logo = shallowRef<Logo | null>(null);
  const language = computed(() => settings.value.language);
  const text = computed(() => textFor(language.value));
  return {
    ...{ settings, logo, language, text },
    newestSettings: createNewest((now: Settings) => void (settings.value = now)),
    newestLogo: createNewest((now: Logo | null) => void (logo.value = now)),
  };
});
