import { motionOf, type Settings } from '../app/settings.ts';

/** Puts on the root of the page what style sheets and keys look up there. */
export function dress(settings: Settings): void {
  const { documentElement: root } = document;
  root.lang = settings.language;
  root.dataset.theme = settings.theme;
  root.dataset.text = settings.textSize;
  root.dataset.side = settings.leftHanded ? 'left' : 'right';
  root.dataset.keys = settings.letterKeys ? 'all' : 'few';
  root.dataset.motion = settings.lessMotion ? 'less' : 'full';
  root.style.setProperty('--motion', `${motionOf(settings)}`);
}
