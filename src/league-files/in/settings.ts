import { USUAL_FORMAT, formatOf } from '../../core/formats/formats.ts';
import { USUAL_TERMS, leagueTerms } from '../../core/league/terms.ts';
import type { FaultFacts, Spot } from '../fault.ts';
import { shownStart } from './figures.ts';
import type { Settings } from './league.ts';
import type { Change, SettingValue } from './setting.ts';
import { settingCalled } from './setting-table.ts';

export const USUAL_SETTINGS: Settings = {
  ...{ name: null, format: USUAL_FORMAT, teamSize: null, rosterLimit: null },
  terms: USUAL_TERMS,
};

/** One row of a table of terms. */
export interface WrittenSetting {
  readonly setting: string;
  readonly value: SettingValue;
  readonly spot: Spot;
}

/** Applies the settings that were written. Reports the faults of those that are wrong. */
export function settingsOf(
  written: readonly WrittenSetting[],
  fault: (spot: Spot, facts: FaultFacts) => void,
): Settings {
  const changes: (readonly [Spot, Change])[] = [];
  const seen = new Set<string>();
  for (const { setting, value, spot } of written) {
    const known = settingCalled(setting);
    if (known === null) {
      fault(spot, { code: 'setting-unknown', setting: shownStart(setting) });
      continue;
    }
    const [name, { take }] = known;
    if (seen.has(name)) fault(spot, { code: 'setting-twice', setting: shownStart(setting) });
    seen.add(name);
    const taken = take(value);
    if (taken.ok) changes.push([spot, taken.value]);
    else fault(spot, taken.error);
  }
  const settings = changes.reduce((all, [, change]) => change(all), USUAL_SETTINGS);
  // Each figure is checked alone, so that all that are out of range are reported at once; what it is of may be chosen.
  const { absence } = settings.terms;
  const terms = { ...USUAL_SETTINGS.terms, ...(absence === undefined ? {} : { absence }) };
  for (const [spot, change] of changes) {
    const right = leagueTerms(change({ ...USUAL_SETTINGS, terms }).terms, formatOf(settings.format));
    if (!right.ok) fault(spot, { code: 'figure', refusal: right.error });
  }
  return settings;
}
