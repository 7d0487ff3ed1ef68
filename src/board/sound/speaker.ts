import { highest } from '../../core/line/extremes.ts';

/** One tone of a sound. */
export interface Tone {
  /** Start and duration, in milliseconds. */
  readonly at: number;
  readonly lasts: number;
  readonly hertz: number;
  readonly wave: 'sine' | 'triangle';
  /** 0 to 1; simultaneous tones add up to at most 1, so that no speaker clips. */
  readonly loudness: number;
}

/** The fade-in that avoids a click, in seconds. */
const FADE = 0.008;
/** Exponential fading never reaches 0. */
const SILENCE = 0.0001;

/** Plays one sound at a time; a new one ends the old. */
export interface Speaker {
  readonly play: (sound: readonly Tone[]) => void;
  /** Releases the audio device. */
  readonly end: () => void;
}

/**
 * A speaker on Web Audio that makes its tones without files. It sleeps between sounds, so that silence costs
 * nothing. A machine without audio stays silent, and nothing waits for a sound.
 */
export function createSpeaker(): Speaker {
  const audio = openAudio();
  if (audio === null) return { play: () => undefined, end: () => undefined };
  let sounding: GainNode | null = null;
  ignored(audio.suspend());

  function silence(): void {
    sounding?.disconnect();
    sounding = null;
  }

  /** Unless another sound is playing. */
  function sleep(ended: GainNode): void {
    if (sounding !== ended) return;
    silence();
    ignored(audio?.suspend());
  }

  return {
    play(sound) {
      silence();
      const whole = audio.createGain();
      whole.connect(audio.destination);
      sounding = whole;
      const last = highest(sound.map(endOf));
      for (const tone of sound) {
        const source = planned(audio, whole, tone);
        if (endOf(tone) === last)
          source.onended = () => {
            sleep(whole);
          };
      }
      // Audio time stops during sleep: planned tones start on waking.
      ignored(audio.resume());
    },
    end() {
      silence();
      ignored(audio.close());
    },
  };
}

/** Schedules a tone from now on. */
function planned(audio: AudioContext, into: AudioNode, tone: Tone): OscillatorNode {
  const [from, to] = [audio.currentTime + tone.at / 1000, audio.currentTime + endOf(tone) / 1000];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, from);
  gain.gain.exponentialRampToValueAtTime(tone.loudness, from + FADE);
  gain.gain.exponentialRampToValueAtTime(SILENCE, to);
  const source = audio.createOscillator();
  source.type = tone.wave;
  source.frequency.value = tone.hertz;
  source.connect(gain).connect(into);
  source.start(from);
  source.stop(to);
  return source;
}

function endOf({ at, lasts }: Tone): number {
  return at + lasts;
}

/** Null without audio: a missing sound must not stop scoring. */
function openAudio(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

/** A removed audio device never answers, and nothing waits for it. */
function ignored(answer: Promise<void> | undefined): void {
  answer?.catch(() => undefined);
}
