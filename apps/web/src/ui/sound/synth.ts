import { type Noise, SCORES, type Tone, type Voice } from './scores.ts';
import type { SoundName } from './sounds.ts';

/** The same sound again within so many seconds is one sound. */
const TOO_SOON = 0.04;
/** After so many milliseconds without a sound the device makes none ready any more, which takes power. */
const REST = 20_000;
/** What an exponential ramp ends at: it cannot reach zero. */
const SILENCE = 0.0001;

/** Makes the sounds of cards out of tones and filtered noise. */
export class Synth {
  private readonly audio: BaseAudioContext;
  private readonly out: AudioNode;
  private readonly noise: AudioBuffer;
  private readonly latest = new Map<SoundName, number>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(audio: BaseAudioContext = new AudioContext({ latencyHint: 'interactive' })) {
    this.audio = audio;
    const limiter = audio.createDynamicsCompressor();
    limiter.connect(audio.destination);
    this.out = limiter;
    this.noise = whiteNoise(audio);
  }

  play(name: SoundName, volume: number, delay: number): void {
    const { audio } = this;
    if (audio instanceof AudioContext) {
      if (audio.state === 'suspended') void audio.resume();
      clearTimeout(this.resting);
      this.resting = setTimeout(() => void audio.suspend(), REST + delay * 1000);
    }
    const start = audio.currentTime + delay;
    if (start - (this.latest.get(name) ?? Number.NEGATIVE_INFINITY) < TOO_SOON) return;
    this.latest.set(name, start);
    const gain = audio.createGain();
    gain.gain.value = volume;
    gain.connect(this.out);
    for (const voice of SCORES[name]) this.sing(voice, start + voice.at, gain);
  }

  private sing(voice: Voice, start: number, out: AudioNode): void {
    const end = start + voice.lasts;
    const envelope = this.audio.createGain();
    envelope.gain.setValueAtTime(SILENCE, start);
    envelope.gain.linearRampToValueAtTime(voice.peak, start + voice.attack);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    envelope.connect(out);
    const source =
      'wave' in voice ? this.oscillate(voice, start, envelope) : this.rustle(voice, start, envelope);
    source.start(start);
    source.stop(end + 0.02);
    source.onended = () => envelope.disconnect();
  }

  private oscillate(
    { wave, from, to, lasts }: Tone,
    start: number,
    out: AudioNode,
  ): AudioScheduledSourceNode {
    const oscillator = this.audio.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, start);
    oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
    oscillator.connect(out);
    return oscillator;
  }

  private rustle({ band, from, to, lasts }: Noise, start: number, out: AudioNode): AudioScheduledSourceNode {
    const filter = this.audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = band;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
    const source = this.audio.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    source.connect(filter).connect(out);
    return source;
  }
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
