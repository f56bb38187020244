declare global {
  var starts: number;
  var rests: number;
  var shakes: unknown[];
}

/** In the page: counts what begins to sound, and when nothing is kept ready for it any more. */
export function countSounds(): void {
  globalThis.starts = 0;
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = source.prototype;
    source.prototype.start = function (...times: number[]) {
      globalThis.starts++;
      return start.apply(this, times as [number]);
    };
  }
  globalThis.rests = 0;
  const { suspend } = AudioContext.prototype;
  AudioContext.prototype.suspend = function () {
    globalThis.rests++;
    return suspend.apply(this);
  };
}

/** In the page: keeps how it shook. */
export function countShakes(): void {
  globalThis.shakes = [];
  navigator.vibrate = (pattern) => {
    globalThis.shakes.push(pattern);
    return true;
  };
}
