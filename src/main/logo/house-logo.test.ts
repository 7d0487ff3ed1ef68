import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { err, ok, type Result } from '../../core/line/result.ts';
import { logoAddress, type Logo, type Notice } from '../../contract/contract.ts';
import { HouseLogo } from './house-logo.ts';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { LOGO_FILE, type LogoFile } from '../../saves/logo/logo-file.ts';
import { photograph, plainPng } from '../../saves/logo/testing/pictures.testing.ts';

type Chosen = Result<string, 'none-found' | 'cancelled'>;

const RED = plainPng(20, 16);
const BLUE = plainPng(40, 20, [0, 0, 200, 255]);

/** A lane whose staff choose files by name. The fake page returns pictures unchanged, or refuses them. */
class LogoLane {
  readonly disk: FailingDisk;
  readonly heard: Notice[] = [];
  readonly logo: HouseLogo;
  readonly data: string;
  staff = true;
  refusal: 'wrong-size' | 'broken' | null = null;
  /** Whether the page loops until the program ends. */
  hangs = false;
  /** The files that the page received. */
  readonly given: Uint8Array[] = [];
  chosen: () => Promise<Chosen> = () => Promise.resolve(err('cancelled'));

  private constructor(data: string, disk: FailingDisk, file: LogoFile) {
    this.data = data;
    this.disk = disk;
    this.logo = new HouseLogo({
      disk,
      logo: file,
      mayChange: () => this.staff,
      choose: () => this.chosen(),
      draw: (file, ending) => {
        const png = new Uint8Array(file);
        this.given.push(png);
        if (this.hangs)
          return new Promise((resolve) => {
            ending.addEventListener('abort', () => {
              resolve(err('broken'));
            });
          });
        return Promise.resolve(this.refusal === null ? ok({ png, plate: null }) : err(this.refusal));
      },
      announce: (notice) => void this.heard.push(notice),
    });
  }

  static async open(data: string): Promise<LogoLane> {
    const disk = new FailingDisk();
    const file = new KeptFile(disk, data, LOGO_FILE);
    await file.open();
    return new LogoLane(data, disk, file);
  }

  async choose(name: string, bytes: Uint8Array): Promise<ReturnType<HouseLogo['order']>> {
    const path = join(this.data, name);
    await writeFile(path, bytes);
    this.chosen = () => Promise.resolve(ok(path));
    return this.logo.order('choose');
  }
}

function logoOf(answer: Result<Logo | null, unknown>): Logo {
  if (!answer.ok || answer.value === null) expect.fail('no logo');
  return answer.value;
}

describe('the house’s logo', () => {
  test('is missing until staff choose one; then it is saved, announced, and at its address after a restart', async () => {
    const data = await tempFolder();
    const lane = await LogoLane.open(data);
    expect([lane.logo.current, lane.logo.at(''), lane.logo.at('logo/.png')]).toEqual([null, null, null]);
    const logo = logoOf(await lane.choose('red.png', RED));
    expect(logo).toMatchObject({ width: 20, height: 16, plate: null });
    expect(lane.heard).toEqual([{ name: 'logoChanged', value: logo }]);
    for (const { logo: owner } of [lane, await LogoLane.open(data)]) {
      expect(owner.current).toEqual(logo);
      expect(owner.at(logoAddress(logo))).toEqual(RED);
      expect(owner.at(`${logoAddress(logo)}?`)).toBeNull();
    }
  });

  test('has a new address as soon as the picture changes, and the old address is gone', async () => {
    const lane = await LogoLane.open(await tempFolder());
    const red = logoOf(await lane.choose('logo.png', RED));
    const blue = logoOf(await lane.choose('logo.png', BLUE));
    expect(logoAddress(blue)).not.toBe(logoAddress(red));
    expect([lane.logo.at(logoAddress(red)), lane.logo.at(logoAddress(blue))]).toEqual([null, BLUE]);
    expect(await lane.logo.order('remove')).toEqual(ok(null));
    expect([lane.logo.current, lane.logo.at(logoAddress(blue))]).toEqual([null, null]);
    expect((await LogoLane.open(lane.data)).logo.current).toBeNull();
  });

  test('stays at its announced address while another is being saved, and the two are never mixed up', async () => {
    const lane = await LogoLane.open(await tempFolder());
    const red = logoOf(await lane.choose('red.png', RED));
    const seen: boolean[] = [];
    const changing = lane.choose('blue.png', BLUE);
    for (let changed = false; !changed;) {
      changed = await Promise.race([
        changing.then(() => true),
        new Promise<false>((go) => setImmediate(go, false)),
      ]);
      const there = lane.logo.at(logoAddress(red));
      seen.push(there === null ? lane.logo.current?.id !== red.id : Buffer.from(there).equals(RED));
    }
    expect(seen).not.toContain(false);
  });

  test.each(['broken', 'wrong-size'] as const)(
    'stays when the page that draws pictures finds this one %s',
    async (reason) => {
      const lane = await LogoLane.open(await tempFolder());
      const logo = logoOf(await lane.choose('red.png', RED));
      lane.refusal = reason;
      expect(await lane.choose('logo.jpg', photograph())).toEqual(err({ code: 'bad-logo', reason }));
      expect(lane.given).toEqual([RED, photograph()]);
      expect(lane.logo.current).toEqual(logo);
      expect(lane.heard).toHaveLength(1);
      expect((await LogoLane.open(lane.data)).logo.current).toEqual(logo);
    },
  );

  test.each<[string, Uint8Array]>([
    ['not-a-picture', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['not-a-picture', new Uint8Array()],
    ['file-too-large', Buffer.concat([RED, new Uint8Array(4 * 1024 * 1024 + 1 - RED.length)])],
  ])('stays when a file is %s, and no page receives it', async (reason, bytes) => {
    const lane = await LogoLane.open(await tempFolder());
    const logo = logoOf(await lane.choose('red.png', RED));
    expect(await lane.choose('logo.png', bytes)).toEqual(err({ code: 'bad-logo', reason }));
    expect(lane.given).toEqual([RED]);
    expect(lane.logo.current).toEqual(logo);
  });

  test('is drawn from a file of 4 MB, the largest allowed', async () => {
    const lane = await LogoLane.open(await tempFolder());
    lane.refusal = 'broken';
    const largest = new Uint8Array(4 * 1024 * 1024);
    largest.set(RED);
    await lane.choose('logo.png', largest);
    expect(lane.given).toEqual([largest]);
  });

  test.each([
    ['a folder', (path: string) => mkdir(path)],
    [
      'a link to a picture somewhere else',
      async (path: string) => {
        await writeFile(`${path}.elsewhere`, RED);
        await symlink(`${path}.elsewhere`, path);
      },
    ],
    ['nothing any more', () => Promise.resolve()],
  ])('stays when the chosen file is %s', async (_what, make) => {
    const lane = await LogoLane.open(await tempFolder());
    const path = join(lane.data, 'logo.png');
    await make(path);
    lane.chosen = () => Promise.resolve(ok(path));
    expect(await lane.logo.order('choose')).toEqual(err({ code: 'bad-logo', reason: 'unreadable' }));
  });

  test('stays when the dialog is cancelled, nothing is found, or the stick is pulled out meanwhile', async () => {
    const lane = await LogoLane.open(await tempFolder());
    const logo = logoOf(await lane.choose('red.png', RED));
    lane.chosen = () => Promise.resolve(err('cancelled'));
    expect(await lane.logo.order('choose')).toEqual(ok(logo));
    lane.chosen = () => Promise.resolve(err('none-found'));
    expect(await lane.logo.order('choose')).toEqual(err({ code: 'bad-logo', reason: 'none-found' }));
    lane.disk.fails = (call) => (call === 'look' ? 'EIO' : null);
    expect(await lane.choose('blue.png', BLUE)).toEqual(err({ code: 'bad-logo', reason: 'unreadable' }));
    expect(lane.logo.current).toEqual(logo);
  });

  test('stays when the disk is full, and the answer says so', async () => {
    const lane = await LogoLane.open(await tempFolder());
    const logo = logoOf(await lane.choose('red.png', RED));
    lane.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    const full = err({ code: 'not-saved', trouble: 'disk-full' });
    expect(await lane.choose('blue.png', BLUE)).toEqual(full);
    expect(await lane.logo.order('remove')).toEqual(full);
    expect([lane.logo.current, lane.logo.at(logoAddress(logo))]).toEqual([logo, RED]);
    expect(lane.heard).toHaveLength(1);
  });

  test('does not change if staff leave while they choose a picture', async () => {
    const lane = await LogoLane.open(await tempFolder());
    lane.staff = false;
    expect(await lane.choose('red.png', RED)).toEqual(err({ code: 'staff-only' }));
    expect(await lane.logo.order('remove')).toEqual(err({ code: 'staff-only' }));
    expect(lane.logo.current).toBeNull();
  });

  test('opens one file dialog at a time, and can be removed meanwhile', async () => {
    const lane = await LogoLane.open(await tempFolder());
    await lane.choose('red.png', RED);
    let answer: (chosen: Chosen) => void = () => undefined;
    let asked = 0;
    lane.chosen = () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    const first = lane.logo.order('choose');
    expect(await lane.logo.order('choose')).toEqual(ok(lane.logo.current));
    expect(asked).toBe(1);
    expect(await lane.logo.order('remove')).toEqual(ok(null));
    answer(err('cancelled'));
    expect(await first).toEqual(ok(null));
    expect(await lane.choose('blue.png', BLUE)).toMatchObject({ ok: true });
    await lane.logo.end();
  });

  test('does not hold up the end of the program: a picture that loops is given up, and the logo stays', async () => {
    const lane = await LogoLane.open(await tempFolder());
    await lane.choose('red.png', RED);
    lane.hangs = true;
    const looping = lane.choose('blue.png', BLUE);
    await expect.poll(() => lane.given).toHaveLength(2);
    await lane.logo.end();
    expect(await looping).toEqual(err({ code: 'bad-logo', reason: 'broken' }));
    expect((await LogoLane.open(lane.data)).logo.current).toMatchObject({ width: 20, height: 16 });
  });
});
