import { type SoundName, VOICES, type Voice } from './sounds.ts';

/* Makes the sounds: tones, and bands of one noise. */

/** As good as silent; an exponential fade never comes to nothing. */
const SILENCE = 0.0001;
const ATTACK = 3;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseIn(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

function noiseSource(context: BaseAudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = noiseIn(context);
  source.loop = true;
  return source;
}

/** Lets a sound be heard from `start` on, in the context's seconds. */
export function sound(context: BaseAudioContext, name: SoundName, start: number, out: AudioNode) {
  for (const voice of VOICES[name]) speak(context, voice, start, out);
}

function speak(context: BaseAudioContext, voice: Voice, start: number, out: AudioNode): void {
  const { wave, at = 0, ms, attack = ATTACK, from, to = from, narrow = 1, loud } = voice;
  const begin = start + at / 1000;
  const end = begin + ms / 1000;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + attack / 1000);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(out);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave === 'noise') {
    const source = noiseSource(context);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = narrow;
    glide(band.frequency);
    source.connect(band).connect(gain);
    source.start(begin);
    source.stop(end);
  } else {
    const source = context.createOscillator();
    source.type = wave;
    glide(source.frequency);
    source.connect(gain);
    source.start(begin);
    source.stop(end);
  }
}

/** Seconds in which the wind loses most of its strength. */
const CALM = 0.3;

/** The wind over the sand, until the function it gives back is called. */
export function wind(context: BaseAudioContext, out: AudioNode): () => void {
  const source = noiseSource(context);
  const low = context.createBiquadFilter();
  low.type = 'lowpass';
  low.frequency.value = 460;
  const gain = context.createGain();
  gain.gain.value = 0.3;
  const swell = context.createOscillator();
  swell.frequency.value = 0.07;
  const depth = context.createGain();
  depth.gain.value = 0.17;
  swell.connect(depth).connect(gain.gain);
  // It comes and goes as wind does: cut off, it would click.
  const fade = context.createGain();
  fade.gain.value = 0;
  fade.gain.setTargetAtTime(1, context.currentTime, CALM);
  source.connect(low).connect(gain).connect(fade).connect(out);
  source.start();
  swell.start();
  return () => {
    const silent = context.currentTime + 6 * CALM;
    fade.gain.setTargetAtTime(0, context.currentTime, CALM);
    source.stop(silent);
    swell.stop(silent);
    source.onended = () => fade.disconnect();
  };
}
