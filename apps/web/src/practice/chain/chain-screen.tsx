import { freshId } from '@quartet/protocol/fresh-id';
import { useState } from 'preact/hooks';
import type { Settings } from '../../app/settings.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { useWords } from '../../app/words/index.ts';
import { loadGameParts } from '../../table/parts.ts';
import { type Clock, chooseClock, chosenClock } from './chain-best.ts';
import { ChainEnd } from './chain-end.tsx';
import { ChainRun } from './chain-run.tsx';
import { ChainStart } from './chain-start.tsx';

/** A run through a few deals, from the choice of a clock to what came of it. */
export function ChainScreen({ settings }: { readonly settings: Settings }) {
  const words = useWords();
  const [clock, setClock] = useState<Clock>(() => chosenClock(settings.lessMotion));
  const [seed, setSeed] = useState<string | null>(null);
  const [found, setFound] = useState<readonly number[] | null>(null);
  const parts = useLoaded(() => loadGameParts('linx', settings.language), [settings.language]);
  if (!parts) return <p class="page-wait">{words.loading}</p>;
  const choose = (chosen: Clock): void => {
    chooseClock(chosen);
    setClock(chosen);
  };
  const start = (): void => {
    setFound(null);
    setSeed(freshId());
  };
  if (seed === null) return <ChainStart {...{ settings, clock }} onClock={choose} onStart={start} />;
  if (found === null) return <ChainRun key={seed} {...{ parts, settings, clock, seed }} onEnd={setFound} />;
  return <ChainEnd {...{ parts, settings, clock, seed, found }} onAgain={start} />;
}
