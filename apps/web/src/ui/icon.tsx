const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  hint: 'M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3ZM9.5 19.5h5',
  rules: 'M5 4h9a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM9 9h5M9 13h5',
  log: 'M4 6h16M4 12h16M4 18h10',
  settings:
    'M12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
  back: 'M11 6 5 12l6 6M5.5 12H20',
  undo: 'M9 7H5V3M5 7a8 8 0 1 1-1.5 7',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5v14l11-7Z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3 2.8 3 5.5',
  chart: 'M5 20V11M12 20V4M19 20v-6',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6Z',
  up: 'M12 19V5M6 11l6-6 6 6',
  swap: 'M7 4 3 8l4 4M3.5 8H20M17 12l4 4-4 4M20.5 16H4',
  discard: 'M6 3h12v9H6ZM12 14.5V21M8.5 17.5 12 21l3.5-3.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  question: 'M8.5 8.8a3.5 3.5 0 1 1 5.2 3.1c-1.1.6-1.7 1.3-1.7 2.6M12 18.2v.1',
  cards: 'M8 5.5h9.5V19H8ZM8 8l-4 1.2L7 19',
  learn:
    'M12 6.5C9.8 4.9 6.9 4.5 3.5 5v13c3.4-.5 6.3-.1 8.5 1.5 2.2-1.6 5.1-2 8.5-1.5V5c-3.4-.5-6.3-.1-8.5 1.5ZM12 6.5v13',
  device:
    'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5ZM11 17.8h2',
  more: 'M5.5 11.5h1v1h-1ZM11.5 11.5h1v1h-1ZM17.5 11.5h1v1h-1Z',
  code: 'M5 8h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2ZM7.5 12h.01M12 12h.01M16.5 12h.01',
  sort: 'M4 7h9M4 12h7M4 17h5M17 5v14M13.5 15.5 17 19l3.5-3.5',
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
