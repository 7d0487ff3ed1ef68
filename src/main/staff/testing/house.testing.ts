import { plainSettings, type Notice, type Settings } from '../../../contract/contract.ts';
import { FailingDisk } from '../../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../../saves/games/testing/folder.testing.ts';
import type { KeptSecret } from '../../../saves/settings/kept-secret.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import { STAFF_FILE } from '../../../saves/settings/staff-file.ts';
import { StaffMode } from '../staff-mode.ts';

/** The staff PIN of a house that has one. */
export const PIN = '2468';

/** A lane and its house. */
export interface House {
  readonly staff: StaffMode;
  readonly disk: FailingDisk;
  readonly data: string;
  readonly announced: Notice[];
  readonly logged: string[];
  settings: Settings;
}

export async function start(
  data: string,
  disk = new FailingDisk(),
  log: (fact: string) => void = () => undefined,
  housePin: () => KeptSecret | null = () => null,
): Promise<House> {
  const file = new KeptFile(disk, data, STAFF_FILE);
  await file.open();
  const announced: Notice[] = [];
  const logged: string[] = [];
  const settings = { current: plainSettings('en') };
  const clock = (): string => new Date().toISOString();
  const staff = new StaffMode({
    ...{ file, housePin, settings, clock },
    announce: (notice) => announced.push(notice),
    log: (fact) => {
      logged.push(fact);
      log(fact);
    },
  });
  return {
    ...{ staff, disk, data, announced, logged },
    get settings() {
      return settings.current;
    },
    set settings(value) {
      settings.current = value;
    },
  };
}

/** A lane with a PIN, staff mode off. */
export async function guarded(): Promise<House> {
  const house = await start(await tempFolder());
  await house.staff.order({ kind: 'setPin', pin: PIN });
  await house.staff.order({ kind: 'leave' });
  return house;
}

/** The answer to a PIN: `on`, or the refusal. */
export const enter = async (house: House, pin: string): Promise<string> => {
  const answer = await house.staff.order({ kind: 'enter', pin });
  return answer.ok ? 'on' : answer.error.code;
};
