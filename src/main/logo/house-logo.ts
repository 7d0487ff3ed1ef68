import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../core/line/result.ts';
import {
  logoAddress,
  type Failure,
  type Logo,
  type LogoOrder,
  type LogoTrouble,
  type Notice,
} from '../../contract/contract.ts';
import type { Disk } from '../../saves/disk/disk.ts';
import { isPicture, type KeptLogo } from '../../saves/logo/kept-logo.ts';
import type { LogoFile } from '../../saves/logo/logo-file.ts';
import { sidesOf } from '../../saves/logo/png.ts';
import { OneAtATime } from '../../saves/disk/one-at-a-time.ts';
import { readBounded, type BoundedRead } from '../../saves/disk/read-bounded.ts';
import { codeOf } from '../../saves/disk/trouble.ts';

/** In bytes; a larger file is not opened. */
const LARGEST_PICTURE = 4 * 1024 * 1024;

export interface HouseLogoDeps {
  readonly disk: Disk;
  readonly logo: LogoFile;
  /** Whether staff are still in staff mode, which may have ended while a picture was chosen. */
  readonly mayChange: () => boolean;
  /** The path of the chosen picture; `cancelled` if staff chose none. */
  readonly choose: () => Promise<Result<string, 'none-found' | 'cancelled'>>;
  /** Decodes a file's bytes, unchecked so far, and draws the picture anew; stops when `ending` aborts. */
  readonly draw: (
    file: Uint8Array,
    ending: AbortSignal,
  ) => Promise<Result<KeptLogo, 'wrong-size' | 'broken'>>;
  readonly announce: (notice: Notice) => void;
}

interface Shown {
  readonly logo: Logo;
  readonly png: Uint8Array;
}

/** Owns the house's logo: a picture chosen by staff, redrawn and saved before it is shown. */
export class HouseLogo {
  readonly #deps: HouseLogoDeps;
  readonly #orders = new OneAtATime();
  #shown: Shown | null;
  #choosing = false;
  readonly #ending = new AbortController();

  constructor(deps: HouseLogoDeps) {
    this.#deps = deps;
    this.#shown = shownAs(deps.logo.current().logo);
  }

  get current(): Logo | null {
    return this.#shown?.logo ?? null;
  }

  /** The picture at this address below the pages' origin, or null. */
  at(address: string): Uint8Array | null {
    const shown = this.#shown;
    return shown !== null && address === logoAddress(shown.logo) ? shown.png : null;
  }

  /** Carries out an order. Fails with `bad-logo`, `not-saved`, `staff-only`; the earlier logo then stays. */
  async order(order: LogoOrder): Promise<Result<Logo | null, Failure>> {
    switch (order) {
      case 'choose':
        return this.#choose();
      case 'remove':
        return this.#orders.run(() => this.#keep(null));
    }
  }

  /** For the program's end: draws no more, and resolves once every request so far is saved or refused. */
  end(): Promise<void> {
    this.#ending.abort();
    return this.#orders.settled();
  }

  /** Nothing waits for this dialog, and only one can be open. */
  async #choose(): Promise<Result<Logo | null, Failure>> {
    if (this.#choosing) return ok(this.current);
    this.#choosing = true;
    try {
      const chosen = await this.#deps.choose();
      if (!chosen.ok) return chosen.error === 'cancelled' ? ok(this.current) : refused(chosen.error);
      return await this.#orders.run(() => this.#take(chosen.value));
    } finally {
      this.#choosing = false;
    }
  }

  async #take(path: string): Promise<Result<Logo | null, Failure>> {
    const { disk, draw } = this.#deps;
    const document = await readBounded(disk, path, LARGEST_PICTURE).catch(unread);
    if (document.kind !== 'bytes') return refused(isTooLarge(document) ? 'file-too-large' : 'unreadable');
    if (!isPicture(document.bytes)) return refused('not-a-picture');
    const drawn = await draw(document.bytes, this.#ending.signal);
    return drawn.ok ? this.#keep(drawn.value) : refused(drawn.error);
  }

  async #keep(logo: KeptLogo | null): Promise<Result<Logo | null, Failure>> {
    if (!this.#deps.mayChange()) return err({ code: 'staff-only' });
    const saved = await this.#deps.logo.change({ logo });
    if (!saved.ok) return err({ code: 'not-saved', trouble: saved.error });
    this.#shown = shownAs(logo);
    this.#deps.announce({ name: 'logoChanged', value: this.current });
    return ok(this.current);
  }
}

function refused(reason: LogoTrouble): Result<never, Failure> {
  return err({ code: 'bad-logo', reason });
}

function isTooLarge(document: BoundedRead): boolean {
  return document.kind === 'damaged' && document.reason === 'too-large';
}

/** A pulled stick cannot even be listed. */
function unread(error: unknown): BoundedRead {
  codeOf(error);
  return { kind: 'damaged', reason: 'unreadable' };
}

/** Named by its content, so that no window shows an old picture at a new logo's address. */
function shownAs(kept: KeptLogo | null): Shown | null {
  if (kept === null) return null;
  const { png, plate } = kept;
  const id = createHash('sha256').update(png).digest('hex').slice(0, 16);
  return { logo: { id, ...sidesOf(png), plate }, png };
}
