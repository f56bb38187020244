import { LineDrawing } from '../ui/icon.tsx';

/** Scales, a shield, coins, a barrier. */
const PATHS = {
  balanced: 'M12 4.500V19M8 19.500h8M5 7.500h14M5 7.500 2.800 13.500h4.400ZM19 7.500l-2.200 6h4.400Z',
  cautious:
    'M12 3.500l7.500 2.800v5.200c0 4.300-3 7.300-7.500 9-4.500-1.700-7.500-4.700-7.500-9V6.300ZM9 12l2.200 2.200L15.200 10',
  greedy:
    'M9.500 5.500c3 0 5.500 1 5.500 2.300S12.500 10 9.500 10 4 9 4 7.800s2.500-2.300 5.500-2.300ZM4 7.800v8.400c0 1.300 2.500 2.300 5.500 2.300M15.500 11c2.800 0 5 .9 5 2s-2.200 2-5 2-5-.9-5-2 2.200-2 5-2ZM10.500 13v4.500c0 1.100 2.200 2 5 2s5-.9 5-2V13',
  blocking:
    'M4 8.500h16v5H4ZM6.500 13.500V20M17.500 13.500V20M6.500 8.500V5M17.500 8.500V5M8 13.500l4-5M13 13.500l4-5',
};

export const TEMPERS = Object.keys(PATHS) as (keyof typeof PATHS)[];

/** A bot's temper; the word stands beside it. */
export function TemperIcon({ temper }: { readonly temper: keyof typeof PATHS }) {
  return <LineDrawing path={PATHS[temper]} size={20} viewBox="0 0 24 24" />;
}
