export type Room = 'renderer' | 'board' | 'main' | 'preload' | 'front-desk' | 'house' | 'contract';

/** A test, by its file and its title or a part of it, as written in the source. */
export interface Finder {
  readonly file: string;
  readonly title: string;
}

/** A fault that a test of `npm test` has to find. */
export interface Planted {
  /** Its name, and that of its patch. */
  readonly patch: string;
  /** What a bowler or staff would say is wrong. */
  readonly name: string;
  readonly room: Room;
  /** The unit test that finds it; null if none does. */
  readonly unit: Finder | null;
  /** The test of the real program that finds it; null if none does, or none was looked for. */
  readonly program: Finder | null;
}
