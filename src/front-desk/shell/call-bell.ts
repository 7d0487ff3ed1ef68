import { onScopeDispose } from 'vue';
import { createSpeaker, type Speaker, type Tone } from '../../board/sound/speaker.ts';

/** Two notes of a desk bell. */
export const CALL: readonly Tone[] = [
  { at: 0, lasts: 400, hertz: 1_319, wave: 'sine', loudness: 0.4 },
  { at: 250, lasts: 700, hertz: 1_047, wave: 'sine', loudness: 0.4 },
];

/**
 * Rings for a call for help. The audio device is opened by the first call; a browser plays nothing before the page was
 * pressed once.
 */
export function useCallBell(makeSpeaker: () => Speaker = createSpeaker): () => void {
  let speaker: Speaker | null = null;
  onScopeDispose(() => {
    speaker?.end();
  });
  return () => {
    speaker ??= makeSpeaker();
    speaker.play(CALL);
  };
}
