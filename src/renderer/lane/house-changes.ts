import type { Result } from '../../core/line/result.ts';
import type { Failure, Logo, LogoOrder, Settings, SettingsChange } from '../../contract/contract.ts';
import { useHouse } from './house.ts';
import { useMessages } from './messages.ts';
import { useStaff } from './staff.ts';

/** What is changed of the house; what only staff may change asks for the PIN. */
export interface HouseChanges {
  readonly changeSettings: (part: SettingsChange) => Promise<Result<Settings, Failure>>;
  /** Language and colours are the house's again: what one party chose is not the next one's. */
  readonly newParty: () => Promise<void>;
  readonly orderLogo: (order: LogoOrder) => Promise<Result<Logo | null, Failure>>;
}

/** The changes of this house. */
export function useHouseChanges(): HouseChanges {
  const house = useHouse();
  const { told } = useMessages();
  const { allowed } = useStaff();

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
    orderLogo: (order) => allowed(() => told(window.lane.logo.order(order))),
  };
}
