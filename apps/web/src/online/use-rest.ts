import type { PlayProps } from './play-table.tsx';
import { useSecond } from './use-second.ts';
import { ONLINE_WORDS } from './words.ts';

/** The end of a round, which the server holds for everybody: whom it waits for, and for how long yet. */
export function useRest(
  { live, info, person, settings, act }: PlayProps,
  names: readonly string[],
  goOn: () => void,
) {
  const { rest } = info;
  useSecond(rest !== undefined);
  const words = ONLINE_WORDS[settings.language];
  const isMine = person !== null && (rest?.looking.includes(person) ?? false);
  const next = (): void => {
    if (isMine) act({ type: 'go-on' });
    else if (!rest || live.state?.viewer === 'table') goOn();
  };
  if (!rest) return { next, note: null };
  const seconds = Math.max(0, Math.ceil((rest.until - live.skew - Date.now()) / 1000));
  const looking = info.players.flatMap((one, seat) =>
    one.kind === 'person' && rest.looking.includes(one.person.id) ? [names[seat]!] : [],
  );
  return { next, note: isMine ? words.restsUntil(seconds) : words.restsFor(looking, seconds) };
}
