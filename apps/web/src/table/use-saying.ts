import { useEffect, useState } from 'preact/hooks';

/** How long a sentence stays, in milliseconds. */
const STAYS = 4000;

/** One sentence at the foot of the table; it goes by itself. */
export function useSaying(): [string, (sentence: string) => void] {
  const [said, say] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => say(''), STAYS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say];
}
