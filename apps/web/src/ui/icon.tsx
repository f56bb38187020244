const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  hint: 'M12 3a6 6 0 0 0-3.500 10.900V16h7v-2.100A6 6 0 0 0 12 3ZM9.500 19.500h5',
  rules: 'M5 4h9a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM9 9h5M9 13h5',
  log: 'M4 6h16M4 12h16M4 18h10',
  settings:
    'M12 8.600a3.400 3.400 0 1 0 0 6.800 3.400 3.400 0 0 0 0-6.800ZM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200',
  back: 'M11 6 5 12l6 6M5.500 12H20',
  undo: 'M9 7H5V3M5 7a8 8 0 1 1-1.500 7',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5v14l11-7Z',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3 20c0-3.500 2.500-6 6-6s6 2.500 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3 2.800 3 5.500',
  chart: 'M5 20V11M12 20V4M19 20v-6',
  history: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 8v4.500l3 2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6Z',
  up: 'M12 19V5M6 11l6-6 6 6',
  swap: 'M7 4 3 8l4 4M3.5 8H20M17 12l4 4-4 4M20.5 16H4',
  discard: 'M6 3h12v9H6ZM12 14.500V21M8.500 17.500 12 21l3.500-3.500',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500 20 20',
  question: 'M8.500 8.800a3.500 3.500 0 1 1 5.200 3.100c-1.100.6-1.700 1.300-1.700 2.600M12 18.200v.1',
  cards: 'M8 5.500h9.500V19H8ZM8 8l-4 1.200L7 19',
  learn:
    'M12 6.500C9.800 4.900 6.900 4.500 3.500 5v13c3.400-.5 6.300-.1 8.500 1.500 2.200-1.600 5.100-2 8.500-1.500V5c-3.400-.5-6.300-.1-8.500 1.500ZM12 6.500v13',
  device:
    'M8 3.500h8A1.500 1.500 0 0 1 17.500 5v14a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 19V5A1.500 1.500 0 0 1 8 3.500ZM11 17.800h2',
  more: 'M5.500 11.500h1v1h-1ZM11.500 11.500h1v1h-1ZM17.500 11.500h1v1h-1Z',
  code: 'M5 8h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2ZM7.500 12h.01M12 12h.01M16.500 12h.01',
  sort: 'M4 7h9M4 12h7M4 17h5M17 5v14M13.500 15.500 17 19l3.500-3.500',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing; what it means is said by the button around it. */
export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return <LineDrawing path={PATHS[name]} size={size} viewBox="0 0 24 24" />;
}

export function LineDrawing(props: {
  readonly path: string;
  readonly size: number;
  readonly viewBox: string;
}) {
  return (
    <svg
      width={props.size}
      height={props.size}
      viewBox={props.viewBox}
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={props.path} />
    </svg>
  );
}
