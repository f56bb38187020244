import type { Settings } from '../../app/settings.ts';
import type { Synth } from './synth.ts';

export type SoundName =
  | 'lift'
  | 'place'
  | 'slide'
  | 'flip'
  | 'deal'
  | 'snatch'
  | 'claim'
  | 'close'
  | 'chip'
  | 'illegal'
  /** It is your turn: the one alert; all others are effects. */
  | 'turn';

export type Loudness = Pick<Settings, 'effects' | 'alerts' | 'muted'>;

/** Half the slider is already quiet: loudness is heard by powers. */
const CURVE = 2;

let loading: Promise<Synth> | null = null;

/**
 * Lets a sound be heard after `delay` seconds. Nothing is loaded before somebody has touched the page (browsers
 * would keep it silent anyway), and nothing sounds that is muted, or an effect of a page nobody looks at.
 */
export function playSound(name: SoundName, { effects, alerts, muted }: Loudness, delay = 0): void {
  const isAlert = name === 'turn';
  const volume = isAlert ? alerts : effects;
  if (muted || volume === 0 || (document.hidden && !isAlert)) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  loading ??= import('./synth.ts').then((module) => new module.Synth());
  loading.then(
    (synth) => synth.play(name, volume ** CURVE, delay),
    // Without sounds it is a quiet game.
    () => undefined,
  );
}
