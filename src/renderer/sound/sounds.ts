import type { Tone } from '../../board/sound/speaker.ts';
import type { Game } from '../../core/game/game.ts';
import { exciterOf, type Feat } from '../../board/exciter/exciter.ts';

/** Three strikes in a row are a turkey; longer rows sound the same. */
const TURKEY = 3;

export const SOUND_NAMES = [
  'ball',
  'spare',
  'split-made',
  'strike',
  'turkey',
  'two-hundred',
  'perfect',
  'refusal',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** Semitones above the A of 440 Hz, in equal temperament. */
const NOTES = { C5: 3, E5: 7, G5: 10, A5: 12, C6: 15, E6: 19, G6: 22 } as const;
type Note = keyof typeof NOTES;

/** Notes in turn, `step` milliseconds apart; the last one rings. */
function run(notes: readonly Note[], step: number, ring: number, loudness: number): readonly Tone[] {
  return notes.map((note, index) => ({
    at: index * step,
    lasts: index === notes.length - 1 ? ring : step,
    ...{ hertz: hertzOf(note), wave: 'triangle', loudness },
  }));
}

function chord(notes: readonly Note[], at: number, lasts: number, loudness: number): readonly Tone[] {
  return notes.map((note) => ({ at, lasts, hertz: hertzOf(note), wave: 'triangle', loudness }));
}

function hertzOf(note: Note): number {
  return 440 * 2 ** (NOTES[note] / 12);
}

/**
 * Each sound's tones. Better results rise higher and last longer, but never longer than the band on the board; only a
 * refusal falls. An ordinary ball is an unobtrusive tick.
 */
export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  ball: [{ at: 0, lasts: 45, hertz: hertzOf('A5'), wave: 'sine', loudness: 0.08 }],
  spare: run(['G5', 'C6'], 90, 220, 0.3),
  'split-made': run(['C5', 'G5', 'C6'], 90, 260, 0.3),
  strike: run(['C5', 'E5', 'G5', 'C6'], 70, 300, 0.35),
  turkey: [...run(['C5', 'E5', 'G5'], 70, 70, 0.35), ...chord(['C6', 'E6'], 210, 420, 0.3)],
  'two-hundred': [...run(['G5', 'C6', 'E6'], 110, 110, 0.35), ...chord(['C6', 'E6', 'G6'], 330, 620, 0.25)],
  perfect: [
    ...run(['C5', 'E5', 'G5', 'C6', 'G5', 'C6', 'E6'], 130, 130, 0.35),
    ...chord(['C6', 'E6', 'G6'], 910, 1_000, 0.25),
  ],
  refusal: [
    { at: 0, lasts: 110, hertz: 330, wave: 'sine', loudness: 0.3 },
    { at: 110, lasts: 170, hertz: 247, wave: 'sine', loudness: 0.3 },
  ],
};

/** The sound of the newest event; null if it is not a ball, as only balls sound. */
export function soundOf(game: Game): SoundName | null {
  const step = game.done.at(-1);
  if (step?.event !== game.events.length || step.change.type !== 'ballRolled') return null;
  const exciter = exciterOf(game);
  return exciter === null ? 'ball' : soundOfFeat(exciter.feat);
}

function soundOfFeat(feat: Feat): SoundName {
  switch (feat.kind) {
    case 'strikes':
      return feat.row.length < TURKEY ? 'strike' : 'turkey';
    case 'spare':
    case 'split-made':
    case 'perfect':
      return feat.kind;
    case 'fine':
      return 'two-hundred';
  }
}
