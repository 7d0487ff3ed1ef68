import type { Result } from '../../core/line/result.ts';
import type { Failure, Logo, LogoOrder, Settings, SettingsChange } from '../../contract/contract.ts';
import { useHouse } from './house.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** Changes of the house; those for staff ask for the PIN. */
export interface HouseChanges {
  readonly changeSettings: (part: SettingsChange) => Promise<Result<Settings, Failure>>;
  /** Restores the house's language and colours for a new party. */
  readonly newParty: () => Promise<void>;
  readonly orderLogo: (order: LogoOrder) => Promise<Result<Logo | null, Failure>>;
}

export function useHouseChanges(): HouseChanges {
  const house = useHouse();
  const { told } = useMessages();
  const { allowed, request } = useStaff();

  async function changeSettings(part: SettingsChange): Promise<Result<Settings, Failure>> {
    return allowed(async () => {
      const take = house.newestSettings.asked();
      const result = await told(window.lane.settings.change(part));
      if (result.ok) take(result.value);
      return result;
    });
  }

  async function newParty(): Promise<void> {
    const { language, theme, houseLanguage, houseTheme } = house.settings;
    if (language === houseLanguage && theme === houseTheme) return;
    await changeSettings({ language: houseLanguage, theme: houseTheme });
  }

  return {
    changeSettings,
    newParty,
    orderLogo: (order) => request((lane) => lane.logo.order(order)),
  };
}
