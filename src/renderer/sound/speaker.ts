import { highest } from '../../core/line/extremes.ts';
import { SOUNDS, type SoundName, type Tone } from './sounds.ts';

/** Every tone comes in without a click, in seconds. */
const FADE = 0.008;
/** Exponential fading never comes to 0. */
const SILENCE = 0.0001;

/** Plays one sound at a time; the next one ends it. */
export interface Speaker {
  readonly play: (name: SoundName) => void;
  /** Lets the machine's audio go. */
  readonly end: () => void;
}

/**
 * A speaker on Web Audio: the tones are made on the spot, and no file is loaded. Between two sounds it sleeps, so that a
 * silent lane costs nothing. A machine without audio stays silent; nobody waits for a sound.
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

  /** Unless something else sounds by now. */
  function sleep(ended: GainNode): void {
    if (sounding !== ended) return;
    silence();
    ignored(audio?.suspend());
  }

  return {
    play(name) {
      silence();
      const whole = audio.createGain();
      whole.connect(audio.destination);
      sounding = whole;
      const last = highest(SOUNDS[name].map(endOf));
      for (const tone of SOUNDS[name]) {
        const source = planned(audio, whole, tone);
        if (endOf(tone) === last)
          source.onended = () => {
            sleep(whole);
          };
      }
      // Its time stands still while it sleeps: what is planned begins when it is awake.
      ignored(audio.resume());
    },
    end() {
      silence();
      ignored(audio.close());
    },
  };
}

/** Plans a tone from now on. */
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

/** Null where the machine has no audio: a sound that cannot be made is no reason to stop scoring. */
function openAudio(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

/** An audio device that went away answers nothing, and nobody waits for it. */
function ignored(answer: Promise<void> | undefined): void {
  answer?.catch(() => undefined);
}
